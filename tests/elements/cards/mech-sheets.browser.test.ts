import { expect, fixture, html } from '@open-wc/testing';
import { ContextProvider } from '@lit/context';
import '../../../src/elements/cards/buy-back-sheet.ts';
import type { BuyBackSheet } from '../../../src/elements/cards/buy-back-sheet.ts';
import '../../../src/elements/cards/buy-back.ts';
import type { BuyBackList } from '../../../src/elements/cards/buy-back.ts';
import '../../../src/elements/cards/load-sheet.ts';
import type { LoadSheet } from '../../../src/elements/cards/load-sheet.ts';
import '../../../src/elements/cards/new-mech-sheet.ts';
import type { NewMechSheet } from '../../../src/elements/cards/new-mech-sheet.ts';
import { libraryContext } from '../../../src/elements/common/contexts.ts';
import type { Hangar } from '../../../src/rules/campaign/hangar/hangar.ts';
import { foundHangar } from '../../../src/rules/campaign/hangar/hangar.ts';
import type { Mech } from '../../../src/rules/campaign/card/mech.ts';
import { newMech } from '../../../src/rules/campaign/card/mech.ts';
import type { Pilot } from '../../../src/rules/campaign/card/pilot-card.ts';
import { newPilot } from '../../../src/rules/campaign/card/pilot-card.ts';
import { sure } from '../../../src/rules/sure.ts';
import { expectAccessible } from '../../axe.ts';
import { libraryOf } from '../../offline/booklets/libraries.ts';
import { button, griffin, heard, rifleman, text } from '../parts.ts';
import { until } from '../until.ts';
import { inside, wordsOf } from './cards-table.ts';

const find = (id: string) => [rifleman, griffin].find((booklet) => booklet.id === id);

/** Ada in a Rifleman, after a lost one of the name Tall Order. */
const withAda = (
  ada: Partial<Pilot>,
  flown: Partial<Mech>,
): { hangar: Hangar; pilot: Pilot; mech: Mech } => {
  const words = { booklet: 'rfl-3n', edition: rifleman.edition, paint: 'none' } as const;
  const mechOf = (id: string, name: string): Mech =>
    newMech(rifleman, { id, pilot: 'p1', replacement: null }, { ...words, name });
  const lost = {
    ...mechOf('m1', 'Tall Order'),
    parts: [],
    fate: { kind: 'lost', game: 'g', to: null },
  } as const;
  const mech = { ...mechOf('m2', 'Quiet Harold'), ...flown };
  const named = { name: 'Ada', nickname: '', unit: '' };
  const pilot = { ...newPilot('p1', named, null), mech: 'm2', ...ada };
  const founding = { name: 'Tuesdays', replacements: 3, on: '2026-11-17' } as const;
  return {
    hangar: { ...foundHangar(founding), pilots: [pilot], mechs: [lost, mech] },
    pilot,
    mech,
  };
};

const foot = { of: 'm1', name: 'Left Foot', engine: null, scars: [] };
const laser = { of: 'm1', name: 'Large Laser', engine: null, scars: [] };

const replaced = withAda(
  { experience: 100, spent: 50, stockpile: [foot, laser] },
  {
    replacement: {
      penalty: 3,
      boughtBack: [
        { category: 'VIII', by: { ...foot, name: 'Right Foot' } },
        { category: 'VIII', by: 'experience' },
        ...(['VII', 'VII', 'VII'] as const).map((category) => ({
          category,
          by: 'experience' as const,
        })),
      ],
    },
  },
);

describe('a penalty that is bought back (K10)', () => {
  it('is a track for each category of the card: what was bought by what, and what serves', async () => {
    const { hangar, mech, pilot } = replaced;
    const back = await fixture<BuyBackList>(
      html`<buy-back
        .hangar=${hangar}
        .pilot=${pilot}
        .mech=${mech}
        .booklet=${rifleman}
      ></buy-back>`,
    );
    expect(text(back.renderRoot.querySelector('header p'))).to.equal(
      '50 of 100 experience left to spend',
    );
    expect(wordsOf(back, 'li p')).to.deep.equal([
      'Autocannon 6 maneuvers; no part serves',
      'Laser 10 maneuvers; one part serves',
      'Physical 3 maneuvers; 150 experience spent',
      'Piloting 16 maneuvers; 50 experience spent; Right Foot of Tall Order built in; one part serves',
    ]);
    expect(
      [...back.renderRoot.querySelectorAll('.track')].map((track) => track.ariaLabel),
    ).to.deep.equal(['Autocannon −3', 'Laser −3', 'Physical 0', 'Piloting −1']);
    expect(back.renderRoot.querySelectorAll('button')[2]).to.have.property('disabled', true);
    await expectAccessible(back);
    const asked = heard(back, 'point-asked');
    button(back, '+1…').click();
    expect(asked).to.deep.equal([{ category: 'I' }]);
  });

  it('asks by what: a whole part first, which is built in for good', async () => {
    const { hangar, mech, pilot } = replaced;
    const sheet = await fixture<BuyBackSheet>(
      html`<buy-back-sheet
        .hangar=${hangar}
        .pilot=${pilot}
        .mech=${mech}
        .category=${'VIII'}
      ></buy-back-sheet>`,
    );
    expect(wordsOf(sheet, '.choice')).to.deep.equal([
      '50 experience50 left to spend',
      'Left Footof Tall Order; it is built in for good',
    ]);
    await expectAccessible(sheet);
    const bought = heard(sheet, 'point-bought');
    button(sheet, 'Build it in: Piloting 0').click();
    sheet.renderRoot.querySelector<HTMLInputElement>('input')!.click();
    await sheet.updateComplete;
    button(sheet, 'Spend it: Piloting 0').click();
    expect(bought).to.deep.equal([
      { category: 'VIII', by: { of: 'm1', name: 'Left Foot' } },
      { category: 'VIII', by: 'experience' },
    ]);
  });
});

describe('rounds of the stockpile (K9)', () => {
  it('are loaded as many as are wanted, never more than there is room for', async () => {
    const loading = { ammunition: 'autocannon', is: 5, full: 8, most: 3 };
    const sheet = await fixture<LoadSheet>(html`<load-sheet .loading=${loading}></load-sheet>`);
    expect(button(sheet, 'Load 3: 8 of 8')).to.exist;
    const [less, more] = sheet.renderRoot.querySelectorAll<HTMLButtonElement>('.stepper button');
    expect(more).to.have.property('disabled', true);
    less?.click();
    await sheet.updateComplete;
    await expectAccessible(sheet);
    const loaded = heard(sheet, 'rounds-loaded');
    button(sheet, 'Load 2: 7 of 8').click();
    expect(loaded).to.deep.equal([{ ammunition: 'autocannon', points: 2 }]);
  });

  it('stay as many as were chosen while the same is asked, as far as there is room', async () => {
    const loading = { ammunition: 'autocannon', is: 4, full: 8, most: 4 };
    const sheet = await fixture<LoadSheet>(html`<load-sheet .loading=${loading}></load-sheet>`);
    const asks = async (asked: LoadSheet['loading']): Promise<void> => {
      sheet.loading = asked;
      await sheet.updateComplete;
    };
    sheet.renderRoot.querySelector<HTMLButtonElement>('.stepper button')?.click();
    await asks({ ...loading });
    expect(button(sheet, 'Load 3: 7 of 8')).to.exist;
    await asks({ ...loading, is: 6, most: 2 });
    expect(button(sheet, 'Load 2: 8 of 8')).to.exist;
    await asks({ ...loading, ammunition: 'grenade' });
    expect(button(sheet, 'Load 4: 8 of 8')).to.exist;
    sheet.renderRoot.querySelector<HTMLButtonElement>('.stepper button')?.click();
    await asks(null);
    await asks({ ...loading, ammunition: 'grenade' });
    expect(button(sheet, 'Load 4: 8 of 8')).to.exist;
  });
});

describe("a new 'Mech after ten games (K4)", () => {
  it('says what each costs today, and lets those be taken that one can pay', async () => {
    const { hangar, pilot } = withAda({ experience: 95 }, { games: 12 });
    const table = document.createElement('div');
    const hand = new ContextProvider(table, {
      context: libraryContext,
      initialValue: libraryOf(rifleman, griffin),
    });
    expect(hand).to.exist;
    const sheet: NewMechSheet = document.createElement('new-mech-sheet');
    Object.assign(sheet, { hangar, pilot, find, open: true });
    table.append(sheet);
    document.body.append(table);
    after(() => table.remove());
    await until(() => wordsOf(sheet, 'li').length === 2);
    expect(wordsOf(sheet, 'li')).to.deep.equal([
      'Rifleman RFL-3Nonly 95 left, not enough for 100 100 experience',
      'Griffin GRF-1N 90 experience',
    ]);
    const choice = await inside(sheet, 'mech-choice');
    await until(() => wordsOf(choice, 'option').length === 1);
    expect(wordsOf(choice, 'option')).to.deep.equal(['Griffin GRF-1N, 55 t']);
    await expectAccessible(sheet);
    const chosen = heard(sheet, 'mech-chosen');
    button(sheet, 'Take it').click();
    expect(chosen).to.have.lengthOf(1);
    expect(sure(chosen[0])).to.include({ booklet: 'grf-1n', as: 'new', paint: 'none' });
  });
});
