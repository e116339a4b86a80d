import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../../src/elements/table/setup/setup-stage.ts';
import type { OpponentButton } from '../../../../src/elements/opponent/opponent-button.ts';
import type { SetupStage } from '../../../../src/elements/table/setup/setup-stage.ts';
import { expectAccessible } from '../../../axe.ts';
import { elementsIn } from '../../composed.ts';
import { button, text } from '../../parts.ts';
import type { Table } from '../../table.ts';
import { flownBy } from '../../opponent/flown-by.ts';
import { layTable } from '../../table.ts';
import { withOwnDatabase } from '../../../offline/fights/visits.ts';
import { forgetDrafts } from '../../drafts.ts';
import { until } from '../../until.ts';

/** The address of a fight, before its name. */
const FIGHT = '#/fight/';

interface Laid extends Table {
  readonly stage: SetupStage;
}

/** Opens the setup of a fight on a device where Zoe and Yan played last. */
const setUp = async (): Promise<Laid> => {
  const table = await layTable({ pilots: ['Zoe', 'Yan'], mechs: ['rfl-3n', 'grf-1n'] });
  const stage: SetupStage = await fixture(html`<setup-stage></setup-stage>`, {
    parentNode: table.place,
  });
  await until(() => stage.renderRoot.querySelector('form') !== null);
  return { ...table, stage };
};
const settled = async ({ stage }: Laid): Promise<void> => {
  await stage.updateComplete;
  for (const part of stage.renderRoot.querySelectorAll<SetupStage>('seat-row, place-sheet'))
    await part.updateComplete;
};

const labelled = ({ stage }: Laid, label: string): HTMLInputElement => {
  const found = elementsIn(stage.renderRoot).find(
    (each) => each instanceof HTMLLabelElement && text(each.querySelector('.unseen')) === label,
  );
  const field = found?.querySelector('input');
  if (!field) throw new Error(`There is no field ${label}.`);
  return field;
};
const byName = ({ stage }: Laid, name: string): HTMLElement => {
  const found = elementsIn(stage.renderRoot).find(
    (each) => each.getAttribute('aria-label') === name,
  );
  if (!(found instanceof HTMLElement)) throw new Error(`There is nothing called ${name}.`);
  return found;
};
const seats = ({ stage }: Laid): string[] =>
  elementsIn(stage.renderRoot)
    .filter((each) => each.localName === 'button' && each.hasAttribute('data-seat'))
    .map((seat) => text(seat.querySelector('span')));
const aloud = ({ stage }: Laid): string => text(stage.renderRoot.querySelector('[role="status"]'));
const battles = ({ stage }: Laid): string[] =>
  [...stage.renderRoot.querySelectorAll('.battle header')].map(text);
const meaning = ({ stage }: Laid): string[] =>
  [...stage.renderRoot.querySelectorAll('.who.panel:not(section) p')].map(text);
const another = async (laid: Laid, pilot = 'Zoe'): Promise<void> => {
  button(laid.stage, `Another against ${pilot}`).click();
  await settled(laid);
};
/** Chooses who flies in a seat, counted from 0. */
const fly = async (laid: Laid, seat: number, who: string): Promise<void> => {
  const door =
    laid.stage.renderRoot.querySelectorAll<OpponentButton>('.hands opponent-button')[seat];
  if (!door) throw new Error(`There is no seat ${seat + 1}.`);
  await flownBy(door, who);
  await settled(laid);
};
const type = async (laid: Laid, label: string, name: string): Promise<void> => {
  const field = labelled(laid, label);
  field.value = name;
  for (const what of ['input', 'change']) field.dispatchEvent(new Event(what, { bubbles: true }));
  await settled(laid);
};

describe('setting up a fight', () => {
  before(() => withOwnDatabase('viewscreen-setup'));
  beforeEach(async () => {
    await forgetDrafts();
    history.replaceState(null, '', '#/fight');
  });

  it('starts with the last two pilots and a third against the first, and says what that means', async () => {
    const laid = await setUp();
    expect(seats(laid)).to.deep.equal(['Zoe', 'Yan', 'Cleo']);
    expect(battles(laid)).to.deep.equal(['The battle one against two: outnumbered']);
    expect(meaning(laid)).to.have.lengthOf(1);
    const rules = laid.stage.renderRoot.querySelector('a.more');
    expect(rules?.getAttribute('href')).to.equal('#/rules/many');
    expect(meaning(laid)[0]).to.match(/^Zoe is alone against two/);
    await expectAccessible(laid.stage);
  });

  it('adds pilots, with the focus on the new name, until the table is full at eight', async () => {
    const laid = await setUp();
    await another(laid);
    await until(() => laid.stage.shadowRoot?.activeElement === labelled(laid, 'Name in seat 4'));
    for (let more = 4; more < 8; more += 1) await another(laid);
    expect(seats(laid)).to.have.lengthOf(8);
    expect(text(laid.stage.renderRoot.querySelector('.full'))).to.contain('The table is full');
    expect(() => button(laid.stage, 'Another against Zoe')).to.throw();
    await expectAccessible(laid.stage);
  });

  it('gives a number to a name already taken', async () => {
    const laid = await setUp();
    await type(laid, 'Name in seat 3', 'Yan');
    expect(seats(laid)).to.deep.equal(['Zoe', 'Yan', 'Yan 2']);
  });

  it('swaps two seats with an arrow key, says so, and keeps the focus on the pilot who moved', async () => {
    const laid = await setUp();
    const seat = byName(laid, 'Seat 3: Cleo. Arrow keys move it.');
    seat.focus();
    seat.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true, composed: true }),
    );
    await settled(laid);
    expect(seats(laid)).to.deep.equal(['Zoe', 'Cleo', 'Yan']);
    expect(aloud(laid)).to.equal('Cleo has seat 2, Yan seat 3.');
    const row = laid.stage.renderRoot.querySelector('seat-row')?.shadowRoot;
    await until(() => row?.activeElement === byName(laid, 'Seat 2: Cleo. Arrow keys move it.'));
  });

  it('announces a computer pilot by name when it changes seats', async () => {
    const laid = await setUp();
    await fly(laid, 2, 'Iris veteran');
    byName(laid, 'Seat 3: Iris. Arrow keys move it.').dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true, composed: true }),
    );
    await settled(laid);
    expect(aloud(laid)).to.equal('Iris has seat 2, Yan seat 3.');
  });

  it('moves no pilot past the first or the last seat', async () => {
    const laid = await setUp();
    for (const [name, key] of [
      ['Seat 1: Zoe. Arrow keys move it.', 'ArrowLeft'],
      ['Seat 3: Cleo. Arrow keys move it.', 'ArrowDown'],
    ] as const)
      byName(laid, name).dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, composed: true }),
      );
    await settled(laid);
    expect(seats(laid)).to.deep.equal(['Zoe', 'Yan', 'Cleo']);
    expect(aloud(laid)).to.equal('');
  });

  it("asks on a sheet whether a pilot takes the lone pilot's place or is removed", async () => {
    const laid = await setUp();
    byName(laid, 'Move or remove Cleo').click();
    await settled(laid);
    await expectAccessible(laid.stage);
    button(laid.stage, "Alone, in Zoe's place").click();
    await settled(laid);
    expect(seats(laid)).to.deep.equal(['Cleo', 'Yan', 'Zoe']);
    expect(aloud(laid)).to.equal('Cleo has seat 1, Zoe seat 3.');
    byName(laid, 'Move or remove Yan').click();
    await settled(laid);
    button(laid.stage, 'Remove Yan').click();
    await settled(laid);
    expect(seats(laid)).to.deep.equal(['Cleo', 'Zoe']);
    expect(aloud(laid)).to.equal('Yan is removed.');
    expect(battles(laid)).to.deep.equal(['The battle one against one']);
    expect(meaning(laid)).to.deep.equal([]);
    expect(text(button(laid.stage, /^Start/))).to.match(/^Start the duel/);
  });

  it('fills another battle with spare pilots, and lets opponents be exchanged', async () => {
    const laid = await setUp();
    button(laid.stage, /^Add another battle/).click();
    await settled(laid);
    expect(battles(laid)).to.deep.equal(['Battle 1 one against one', 'Battle 2 one against one']);
    byName(laid, 'Move or remove Cleo').click();
    await settled(laid);
    button(laid.stage, "Against Zoe, in Yan's place").click();
    await settled(laid);
    expect(aloud(laid)).to.equal('Cleo has moved.');
    expect(text(laid.stage.renderRoot.querySelector('.battle'))).to.contain('Another against Zoe');
  });

  for (const [what, more] of [
    ['one battle', []],
    ['two battles', [/^Add another battle/]],
  ] as const)
    it(`starts a fight of ${what} as set up, saves it and remembers the setup`, async () => {
      const laid = await setUp();
      for (const name of more) button(laid.stage, name).click();
      await settled(laid);
      await type(laid, 'Name in seat 3', 'Wim');
      const counted = elementsIn(laid.stage.renderRoot).find((each) => each.role === 'switch');
      (counted as HTMLInputElement).click();
      button(laid.stage, /^Start the fight/).click();
      await until(() => location.hash.startsWith(FIGHT), 'the fight comes');
      const kept = await laid.saves.get(location.hash.slice(FIGHT.length));
      if (!kept || 'unreadable' in kept) throw new Error('the fight is not kept');
      expect(kept.record)
        .to.contain('Zoe')
        .and.to.contain('Wim')
        .and.to.contain('ammunition: ignored');
      expect(kept.battles?.length ?? 1).to.equal(more.length + 1);
      const again = await setUp();
      expect(seats(again)).to.deep.equal(seats(laid));
      expect(battles(again)).to.deep.equal(battles(laid));
    });

  it('keeps a switched option even if no fight is started', async () => {
    const laid = await setUp();
    const counted = elementsIn(laid.stage.renderRoot).find((each) => each.role === 'switch');
    expect(laid.settings().ammunition).to.equal('counted');
    (counted as HTMLInputElement).click();
    expect(laid.settings().ammunition).to.equal('ignored');
  });

  it('lets a computer pilot fly in any seat, and remembers it', async () => {
    const laid = await setUp();
    await fly(laid, 2, 'Iris veteran');
    expect(aloud(laid)).to.equal('Iris flies in seat 3.');
    expect(seats(laid)).to.deep.equal(['Zoe', 'Yan', 'Iris']);
    await fly(laid, 0, 'Iris veteran');
    expect(seats(laid)).to.deep.equal(['Iris', 'Yan', 'Iris 2']);
    expect(laid.settings().opponent).to.equal('Iris');
    await another(laid, 'Iris');
    expect(seats(laid)[3]).to.equal('Sable');
    await expectAccessible(laid.stage);
    button(laid.stage, /^Start the fight/).click();
    await until(() => location.hash.startsWith(FIGHT), 'the fight comes');
    const kept = await laid.saves.get(location.hash.slice(FIGHT.length));
    if (!kept || 'unreadable' in kept) throw new Error('the fight is not kept');
    expect(kept.chooses?.map((each) => (each === 'person' ? each : each.pilot))).to.deep.equal([
      ...['Iris', 'person', 'Iris', 'Sable'],
    ]);
    expect(laid.settings().hands).to.deep.equal(['Iris', null]);
  });

  it('cannot start unless a person plays, and says so', async () => {
    const laid = await setUp();
    for (const seat of [0, 1, 2]) await fly(laid, seat, 'Tuck recruit');
    expect(text(laid.stage.renderRoot.querySelector('.nobody'))).to.contain(
      'At least one person plays',
    );
    const begin = button(laid.stage, /^Start the fight/);
    expect(begin.disabled).to.equal(true);
    laid.stage.renderRoot.querySelector('form')!.dispatchEvent(new SubmitEvent('submit'));
    await settled(laid);
    expect(location.hash.startsWith(FIGHT)).to.equal(false);
    await expectAccessible(laid.stage);
    await fly(laid, 1, 'Yan');
    expect(begin.disabled).to.equal(false);
    expect(laid.stage.renderRoot.querySelector('.nobody')).to.equal(null);
  });

  it('starts the fight on Enter in a name', async () => {
    const laid = await setUp();
    labelled(laid, 'Name in seat 1').focus();
    await sendKeys({ press: 'Enter' });
    await until(() => location.hash.startsWith(FIGHT), 'the fight comes');
  });
});
