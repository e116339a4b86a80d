import { expect, fixture, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { listAt } from '../../../src/elements/workshop/draft/card-list.ts';
import type { CardForm } from '../../../src/elements/workshop/card/card-form.ts';
import type { ManeuverForm } from '../../../src/elements/workshop/card/maneuver-form.ts';
import type { WorkshopStage } from '../../../src/elements/workshop/workshop-stage.ts';
import '../../../src/elements/workshop/workshop-stage.ts';
import type { Typed } from '../../../src/elements/form/typed.ts';
import { valueAt } from '../../../src/elements/form/typed.ts';
import { namedBy } from '../../../src/rules/workshop/renamed.ts';
import { sure } from '../../../src/rules/sure.ts';
import { expectAccessible } from '../../axe.ts';
import { libraryOf } from '../../offline/booklets/libraries.ts';
import { withOwnDatabase } from '../../offline/fights/visits.ts';
import { forgetDrafts, loadDrafts } from '../drafts.ts';
import { button, dropFiles, griffin, rifleman, text } from '../parts.ts';
import { tableWith } from '../table.ts';
import { until } from '../until.ts';

let drafts = 0;

/** The card of a draft of the Griffin, changed, on the stage. */
const cardOf = async (
  changed: object = {},
): Promise<{ readonly stage: WorkshopStage; readonly card: CardForm }> => {
  drafts += 1;
  const library = libraryOf(rifleman, griffin);
  const stage: WorkshopStage = await fixture(
    html`<workshop-stage .draftId=${`card${drafts}`}></workshop-stage>`,
    { parentNode: tableWith({ drafts: loadDrafts, library }) },
  );
  await until(() => stage.renderRoot.querySelector('stage-bar') !== null);
  dropFiles(stage, { 'a.json': JSON.stringify({ ...griffin.document, ...changed }) });
  button(stage, /^Card/).click();
  await until(() => stage.renderRoot.querySelector('card-form') !== null);
  const card = sure(stage.renderRoot.querySelector('card-form'));
  await until(() => 'consoles' in card.typed);
  return { stage, card };
};

const formOf = (card: CardForm): ManeuverForm | null =>
  card.renderRoot.querySelector('maneuver-form');
const open = async (card: CardForm, at: number): Promise<ManeuverForm> => {
  sure(card.renderRoot.querySelector<HTMLElement>(`[data-row="${at}"]`)).click();
  await card.updateComplete;
  const form = sure(formOf(card));
  await form.updateComplete;
  return form;
};
const field = (form: CardForm | ManeuverForm, name: string): HTMLInputElement =>
  sure(form.renderRoot.querySelector<HTMLInputElement>(`[name="${name}"]`));
/** Types into a field without leaving it. */
const begin = async (form: CardForm | ManeuverForm, name: string, value: string): Promise<void> => {
  const input = field(form, name);
  input.focus();
  input.value = value;
  input.dispatchEvent(new Event('input'));
  await form.updateComplete;
};
const type = async (form: CardForm | ManeuverForm, name: string, value: string): Promise<void> => {
  await begin(form, name, value);
  field(form, name).dispatchEvent(new Event('change'));
  await form.updateComplete;
};
const at = (card: CardForm, path: string): unknown => valueAt(card.typed, path);
const rowNamed = (typed: Typed, name: string): number =>
  listAt(typed, 'statCard.maneuvers').findIndex((row) => valueAt(row, 'name') === name);

describe('the card of a draft', () => {
  before(() => withOwnDatabase('viewscreen-card-form'));
  beforeEach(forgetDrafts);
  afterEach(forgetDrafts);

  it('changes a row, whose console sets its range', async () => {
    const { card } = await cardOf();
    const form = await open(card, 0);
    const path = 'statCard.maneuvers.0';
    await type(form, `${path}.heat`, '-3');
    const console = field(form, `${path}.console`);
    console.value = '18';
    console.dispatchEvent(new Event('change'));
    await form.updateComplete;
    expect(at(card, `${path}.heat`)).to.equal('-3');
    expect(at(card, `${path}.range`)).to.equal('medium');
    expect(at(card, `${path}.conversions.medium`)).to.equal(undefined);
    await expectAccessible(card);
  });

  it('carries a new name into statuses and criticals, and takes it back in one step', async () => {
    const { card, stage } = await cardOf();
    const before = card.typed;
    const name = 'Jump Up';
    const row = rowNamed(before, name);
    const named = namedBy(before, 'maneuver', name);
    const form = await open(card, row);
    await type(form, `statCard.maneuvers.${row}.name`, 'Leap');
    expect(namedBy(card.typed, 'maneuver', 'Leap')).to.deep.equal(named);
    sure(stage.renderRoot.querySelector<HTMLElement>('.undo')).click();
    await card.updateComplete;
    await stage.updateComplete;
    await card.updateComplete;
    expect(card.typed).to.deep.equal(before);
  });

  it('adds a row on the first free console of its range, takes it out again, and keeps the focus', async () => {
    const { card } = await cardOf();
    sure(card.renderRoot.querySelector<HTMLElement>('[data-add="medium"]')).click();
    await until(() =>
      formOf(card)?.shadowRoot?.activeElement?.getAttribute('name')?.endsWith('.name'),
    );
    const form = sure(formOf(card));
    expect(at(card, `statCard.maneuvers.${form.row}.console`)).to.equal(18);
    const full = sure(card.renderRoot.querySelector('[data-add="long"]'));
    expect(full.getAttribute('aria-disabled')).to.equal('true');
    button(form, 'Take it out').click();
    await until(() => formOf(card) === null && card.shadowRoot?.activeElement !== null);
    await expectAccessible(card);
    expect(card.typed).to.deep.equal((await cardOf()).card.typed);
  });

  it('keeps what the sources say with the rows and lines that they are about', async () => {
    const of = ['statCard.maneuvers.0.colour', 'statCard.maneuvers.2.name', 'mech.weapons.0'];
    const { card } = await cardOf({
      sources: { note: 'x', cells: [{ of, is: 'lost', why: 'x' }] },
    });
    button(await open(card, 0), 'Take it out').click();
    await card.updateComplete;
    const said = (): unknown => at(card, 'sources.cells.0.of');
    expect(said()).to.deep.equal(['statCard.maneuvers.1.name', 'mech.weapons.0']);
    sure(card.renderRoot.querySelector<HTMLElement>('[data-add="close"]')).click();
    await card.updateComplete;
    sure(
      card.renderRoot.querySelector<HTMLElement>('[aria-label="Take out Weapons, line 1"]'),
    ).click();
    expect(said()).to.deep.equal(['statCard.maneuvers.1.name']);
  });

  it('keeps what takes a row out in sight beside the card', async () => {
    await setViewport({ width: 1440, height: 700 });
    const { card } = await cardOf();
    const form = await open(card, 0);
    await until(() => card.renderRoot.querySelector('.beside') !== null);
    const panel = sure(card.renderRoot.querySelector('.beside')).getBoundingClientRect();
    const out = button(sure(formOf(card) ?? form), 'Take it out').getBoundingClientRect();
    await setViewport({ width: 800, height: 600 });
    expect(out.bottom).to.be.at.most(panel.bottom);
  });

  it('chooses a color by its letter', async () => {
    const { card } = await cardOf();
    const form = await open(card, 0);
    const orange = sure(form.renderRoot.querySelector<HTMLElement>('[name$="colour.orange"]'));
    orange.focus();
    orange.dispatchEvent(new KeyboardEvent('keydown', { key: 'y', bubbles: true }));
    await form.updateComplete;
    expect(at(card, 'statCard.maneuvers.0.colour')).to.equal('yellow');
    await until(() => text(form.shadowRoot?.activeElement) === 'Y Yellow');
  });

  it('leads to the field of a fault', async () => {
    const { card } = await cardOf();
    card.place = ['statCard', 'maneuvers', 3, 'console'];
    await until(
      () =>
        (formOf(card)?.shadowRoot?.activeElement as HTMLSelectElement | null)?.name ===
        'statCard.maneuvers.3.console',
    );
    card.place = ['mech', 'name'];
    await until(
      () => (card.shadowRoot?.activeElement as HTMLInputElement | null)?.name === 'mech.name',
    );
  });

  it('renames ammunition wherever it is spent', async () => {
    const { card } = await cardOf();
    await type(card, 'ammunition.missile', 'rocket');
    await until(() => at(card, 'statCard.ammunition.rocket') === 6);
    const row = rowNamed(card.typed, 'Missile High');
    expect(at(card, `statCard.maneuvers.${row}.ammunition`)).to.equal('rocket');
  });

  it('has a name before its field is left, and never that of another one on the way', async () => {
    const { card, stage } = await cardOf();
    const before = card.typed;
    const form = await open(card, rowNamed(before, 'Missile High'));
    const fires = `statCard.maneuvers.${form.row}.fires`;
    await begin(form, fires, 'Laser');
    expect(at(card, fires)).to.deep.equal(['Missile', 'Laser']);
    await type(form, fires, 'Laser ');
    const armed = card.typed;
    const fired = (typed: Typed): number => JSON.stringify(typed).split('"Missile"').length;
    for (const name of ['Laser', 'Lasers']) await begin(card, 'weapon.Missile', name);
    expect(fired(card.typed)).to.be.below(fired(armed));
    expect(at(card, fires)).to.deep.equal(['Lasers', 'Laser']);
    expect(field(card, 'weapon.Missile').value).to.equal('Lasers');
    await begin(card, 'weapon.Missile', 'Laser');
    expect(card.typed).to.equal(armed);
    await type(card, 'weapon.Missile', 'Lasers');
    for (const then of [armed, before]) {
      sure(stage.renderRoot.querySelector<HTMLElement>('.undo')).click();
      await until(() => card.typed === then);
    }
    await begin(card, 'ammunition.', 'rocket');
    expect(at(card, 'statCard.ammunition')).to.deep.equal({ missile: 6, rocket: '' });
    for (const kind of ['missile', 'missiles']) await begin(card, 'ammunition.', kind);
    expect(at(card, 'statCard.ammunition')).to.deep.equal({ missile: 6, missiles: '' });
  });

  it('keeps ammunition whose points are typed anew, takes in a new kind, and says what may be carried on', async () => {
    const { card } = await cardOf();
    await type(card, 'statCard.ammunition.missile', '');
    expect(at(card, 'statCard.ammunition.missile')).to.equal('');
    await type(card, 'ammunition.', 'rocket');
    expect(at(card, 'statCard.ammunition.rocket')).to.equal('');
    const row = rowNamed(card.typed, 'Missile High');
    const form = await open(card, row);
    expect(text(form.renderRoot.querySelector('form'))).to.contain('Named by the status of 47.');
    await type(form, `statCard.maneuvers.${row}.group`, 'Rockets');
    button(form, 'Change Missile to Rockets in the other row too').click();
    await until(() => namedBy(card.typed, 'group', 'Rockets').statuses.includes('47'));
    expect(namedBy(card.typed, 'group', 'Missile').statuses).to.deep.equal([]);
  });

  it('takes the figure of another one of the shelf, or the one that the forge builds, and gives its own back', async () => {
    const { card, stage } = await cardOf();
    const own = at(card, 'figure');
    const figure = sure(card.renderRoot.querySelector('figure-choice'));
    const choose = async (words: string): Promise<void> => {
      const select = sure(figure.renderRoot.querySelector('select'));
      const option = [...select.options].find((each) => text(each) === words);
      select.value = sure(option).value;
      select.dispatchEvent(new Event('change'));
      await figure.updateComplete;
    };
    await choose('Like the Rifleman');
    await until(() => at(card, 'figure.arms') === 'twin guns');
    expect(at(card, 'figure.mounts')).to.equal(undefined);
    await until(() => figure.renderRoot.querySelectorAll('view-window').length === 3);
    await choose('As the forge would build it');
    await until(() => at(card, 'figure.arms') === 'hands');
    await until(() =>
      text(figure.renderRoot.querySelector('[role]')).includes('Built without ten-tube'),
    );
    await choose('As it is');
    await until(() => at(card, 'figure') === own);
    await choose('Like the Rifleman');
    await until(() => at(card, 'figure.arms') === 'twin guns');
    sure(stage.renderRoot.querySelector<HTMLElement>('.undo')).click();
    await until(() => at(card, 'figure') === own);
    await until(() => figure.renderRoot.querySelector('select')?.value === 'as it is');
  });

  it('gives a figure back that was not there, and stays with it where the forge builds none', async () => {
    const { card } = await cardOf({ figure: undefined });
    const figure = sure(card.renderRoot.querySelector('figure-choice'));
    await until(() => 'mech' in figure.typed);
    const select = sure(figure.renderRoot.querySelector('select'));
    const choose = (value: string): void => {
      select.value = value;
      select.dispatchEvent(new Event('change'));
    };
    choose('by the forge');
    await until(() => at(card, 'figure') !== undefined);
    choose('as it is');
    await until(() => at(card, 'figure') === undefined);
    const poor = await cardOf({ figure: undefined, mech: {} });
    const none = sure(poor.card.renderRoot.querySelector('figure-choice'));
    await until(() => 'mech' in none.typed);
    const chosen = sure(none.renderRoot.querySelector('select'));
    chosen.value = 'by the forge';
    chosen.dispatchEvent(new Event('change'));
    await until(() => text(none.renderRoot.querySelector('[role]')).includes('The forge needs'));
    await until(() => chosen.value === 'as it is');
  });

  it('says that other ammunition has a name, and not that a blank cover is missing', async () => {
    const { card } = await cardOf({ mech: {}, sources: undefined });
    await until(() => card.faults.has('sources'));
    const told = [...card.renderRoot.querySelectorAll('details .why')];
    expect(told.filter((each) => !each.closest('.entry')).map(text)).to.deep.equal([
      'Weapons: This is missing.',
    ]);
    await type(card, 'ammunition.', 'long range');
    await type(card, 'ammunition.long range', 'missile');
    const named = field(card, 'ammunition.long range');
    expect(named.value).to.equal('missile');
    const why = card.renderRoot.querySelector(`[id="${named.getAttribute('aria-describedby')}"]`);
    expect(text(why)).to.equal('Other ammunition already has this name.');
    expect(at(card, 'statCard.ammunition.long range')).to.equal('');
  });

  it('offers a new name to other rows only while the row bears it', async () => {
    const { card, stage } = await cardOf();
    const row = rowNamed(card.typed, 'Missile High');
    const form = await open(card, row);
    await type(form, `statCard.maneuvers.${row}.group`, 'Rockets');
    expect(text(form.renderRoot.querySelector('form'))).to.contain('Change Missile to Rockets');
    sure(stage.renderRoot.querySelector<HTMLElement>('.undo')).click();
    await until(() => at(card, `statCard.maneuvers.${row}.group`) === 'Missile');
    await until(() => !text(form.renderRoot.querySelector('form')).includes('Change Missile'));
    expect(text(field(form, `statCard.maneuvers.${row}.console`))).not.to.match(/\d, (?:$|\d)/);
  });

  it('shows what no field can hold, and keeps it until it is taken out', async () => {
    const strange = {
      mech: { weapons: { a: 1 }, name: ['x'] },
      statCard: { armor: {}, ammunition: [3], maneuvers: 'none' },
      ...{ figure: 'x', sources: 5 },
    };
    const { card } = await cardOf(strange);
    await type(card, 'mech.engine', 'Fusion 200');
    expect(card.typed).to.deep.include({
      ...strange,
      mech: { ...strange.mech, engine: 'Fusion 200' },
    });
    sure(card.renderRoot.querySelector<HTMLElement>('button[name="statCard.maneuvers"]')).click();
    await until(() => at(card, 'statCard.maneuvers') === undefined);
    const rows = [
      null,
      7,
      { console: '18', fires: 'x', categories: {} },
      { console: 18, conversions: 4 },
    ];
    card.typed = { statCard: { maneuvers: rows } };
    await card.updateComplete;
    await open(card, 2);
    await type(await open(card, 0), 'statCard.maneuvers.0.name', 'Kick');
    expect(at(card, 'statCard.maneuvers')).to.deep.equal([{ name: 'Kick' }, ...rows.slice(1)]);
  });
});
