import { expect } from '@open-wc/testing';
import type { LitElement } from 'lit';
import '../../../src/elements/cards/card-act.ts';
import type { CardAct } from '../../../src/elements/cards/card-act.ts';
import type { Hangar } from '../../../src/rules/campaign/hangar/hangar.ts';
import { foundHangar } from '../../../src/rules/campaign/hangar/hangar.ts';
import type { Mech } from '../../../src/rules/campaign/card/mech.ts';
import { newMech } from '../../../src/rules/campaign/card/mech.ts';
import type { Pilot } from '../../../src/rules/campaign/card/pilot-card.ts';
import { newPilot } from '../../../src/rules/campaign/card/pilot-card.ts';
import type { Choice, Step } from '../../../src/rules/campaign/history/choice.ts';
import { sure } from '../../../src/rules/sure.ts';
import { expectAccessible } from '../../axe.ts';
import { libraryOf } from '../../offline/booklets/libraries.ts';
import { button, griffin, heard, rifleman, text } from '../parts.ts';
import { tableWith } from '../table.ts';
import { until } from '../until.ts';
import { inside, wordsOf } from './cards-table.ts';

const find = (id: string) => [rifleman, griffin].find((booklet) => booklet.id === id);

/** Ada in a Rifleman, after one named Tall Order was lost. */
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

/** A working act of Ada's, on a sheet or as a panel: what is drafted in it is handed back to it. */
const atWork = async (
  hangar: Hangar,
  step: Step,
  more: { readonly panel?: boolean; readonly first?: Choice } = {},
) => {
  const table = tableWith({ library: libraryOf(rifleman, griffin) });
  const card: CardAct = document.createElement('card-act');
  Object.assign(card, { hangar, step, find, pilot: 'p1', open: true, ...more });
  card.addEventListener('choice-drafted', ({ detail }) => {
    card.draft = detail.choice;
  });
  table.append(card);
  const act = await inside<LitElement>(card, 'act-form');
  const drawn = async (): Promise<void> => {
    await card.updateComplete;
    await act.updateComplete;
  };
  const press = async (words: string | RegExp): Promise<void> => {
    button(act, words).click();
    await drawn();
  };
  const pick = async (words: RegExp): Promise<void> => {
    const rows = [...act.renderRoot.querySelectorAll<HTMLElement>('.row')];
    sure(rows.find((row) => words.test(text(row)))).click();
    await drawn();
  };
  return { card, act, drawn, press, pick, chosen: heard(card, 'act-chosen') };
};

describe('buying back a penalty (K10)', () => {
  it('shows a track for each category, with what was paid and what could be used', async () => {
    const { act, card } = await atWork(replaced.hangar, 'buy back', { panel: true });
    expect(text(act.renderRoot.querySelector('.line'))).to.equal('Left to spend 50');
    expect(wordsOf(act, '.category .name')).to.deep.equal([
      'Autocannon 6 maneuvers; no part serves',
      'Laser 10 maneuvers; one part serves',
      'Physical 3 maneuvers; 150 t of experience spent',
      'Piloting 16 maneuvers; 50 t of experience spent; Right Foot of Tall Order built in; one part serves',
    ]);
    expect(
      [...act.renderRoot.querySelectorAll('.track')].map((track) => track.ariaLabel),
    ).to.deep.equal(['Autocannon −3', 'Laser −3', 'Physical 0', 'Piloting −1']);
    expect(wordsOf(act, '.ways')).to.have.length(3);
    expect(wordsOf(card, 'footer')).to.deep.equal([]);
    await expectAccessible(card);
  });

  it('can be paid for with experience or with a whole part, which is then built in for good', async () => {
    const { card, chosen, press } = await atWork(replaced.hangar, 'buy back', { panel: true });
    await press('+1 by Left Foot of Tall Order, in Piloting');
    button(card, 'Build it in: Piloting 0').click();
    await press(/^Give back/);
    await press('+1 for 50 t in Piloting');
    button(card, 'Spend it: Piloting 0').click();
    await expectAccessible(card);
    const buys = (by: unknown) => ({
      choice: { step: 'buy back', pilot: 'p1', points: [{ category: 'VIII', by }] },
    });
    expect(chosen).to.deep.equal([buys({ of: 'm1', name: 'Left Foot' }), buys('experience')]);
  });

  it('allows several points at once, but no more than the pilot can pay for', async () => {
    const { act, card, press } = await atWork(replaced.hangar, 'buy back', { panel: true });
    await press('+1 for 50 t in Laser');
    expect(text(act.renderRoot.querySelector('.line'))).to.equal('Left to spend 50 to 0');
    expect(button(act, '+1 for 50 t in Autocannon')).to.have.property('disabled', true);
    await press(/^\+1 by Large Laser/);
    expect(button(card, 'Buy 2 points back')).to.exist;
  });
});

describe('rounds from the stockpile (K9)', () => {
  const loading = (is: number, rounds: number) =>
    withAda({ rounds: { autocannon: rounds } }, { ammunition: { autocannon: is } }).hangar;
  const first: Choice = {
    ...{ step: 'reload', pilot: 'p1', excess: 'stockpiled' },
    load: { autocannon: 4 },
  };

  it('can be loaded in any number that fits', async () => {
    const { act, card, chosen, press } = await atWork(loading(4, 9), 'reload', { first });
    expect(button(card, 'Load 4 rounds')).to.exist;
    expect(text(act.renderRoot.querySelector('.line'))).to.equal('autocannon 4 to 8/8');
    expect(button(act, '+')).to.have.property('disabled', true);
    await press('−');
    await expectAccessible(card);
    button(card, 'Load 3 rounds').click();
    expect(chosen).to.deep.equal([{ choice: { ...first, load: { autocannon: 3 } } }]);
  });

  it('stay as picked, or as many as still fit, after another tab has loaded some', async () => {
    const { card, drawn, press } = await atWork(loading(4, 9), 'reload', { first });
    await press('−');
    card.hangar = loading(5, 8);
    await drawn();
    expect(button(card, 'Load 3 rounds')).to.exist;
    card.hangar = loading(6, 7);
    card.first = { ...first, load: { autocannon: 2 } } as Choice;
    await drawn();
    expect(button(card, 'Load 2 rounds')).to.exist;
  });

  it('cannot be loaded while none are picked', async () => {
    const { card, chosen } = await atWork(loading(4, 9), 'reload');
    const load = button(card, 'Load nothing');
    expect(load.ariaDisabled).to.equal('true');
    load.click();
    expect(chosen).to.deep.equal([]);
  });
});

describe('a step kept for later (K2)', () => {
  it("teaches one of eight categories, each listed with the maneuvers it affects on the pilot's card", async () => {
    const { hangar } = withAda({ experience: 760, learned: ['III', 'III'] }, {});
    const { act, card, chosen, pick } = await atWork(hangar, 'experience');
    expect(wordsOf(act, '.skill')).to.have.lengthOf(8);
    expect(wordsOf(act, '.skill')[2]).to.equal('III Laser 10 of 31 on the Rifleman +2');
    await expectAccessible(card);
    button(card, 'Choose a category').click();
    expect(chosen).to.deep.equal([]);
    await pick(/^V Missiles/);
    button(card, 'Learn Missiles').click();
    expect(chosen).to.deep.equal([{ choice: { step: 'experience', pilot: 'p1', learn: ['V'] } }]);
  });
});

describe("a new 'Mech after ten games (K4)", () => {
  it("shows today's price of each booklet, and offers those the pilot can afford", async () => {
    const { hangar } = withAda({ experience: 95 }, { games: 12 });
    const { act: form, card, chosen } = await atWork(hangar, 'replacement');
    const act = await inside<LitElement>(form, 'replacement-act');
    await until(() => wordsOf(act, 'li').length === 2);
    expect(wordsOf(act, 'li')).to.deep.equal([
      'Rifleman RFL-3Nonly 95 t left, not enough for 100 t 100 t of experience',
      'Griffin GRF-1N 90 t of experience',
    ]);
    const choice = await inside(act, 'mech-choice');
    await until(() => wordsOf(choice, 'option').length === 1);
    expect(wordsOf(choice, 'option')).to.deep.equal(['Griffin GRF-1N, 55 t']);
    await until(() => text(card.renderRoot.querySelector('.main')).startsWith('Take '));
    await expectAccessible(card);
    button(card, /^Take /).click();
    const [{ choice: taken }] = chosen as [{ readonly choice: Choice }];
    expect(taken.step === 'replacement' && taken.mech).to.include({
      ...{ booklet: 'grf-1n', as: 'new', paint: 'none' },
    });
  });
});
