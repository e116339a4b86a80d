import { expect } from '@open-wc/testing';
import '../../../src/elements/stockpile/stockpile-stage.ts';
import type { StockpileStage } from '../../../src/elements/stockpile/stockpile-stage.ts';
import { sure } from '../../../src/rules/sure.ts';
import { expectAccessible } from '../../axe.ts';
import type { Evening } from '../../offline/hangars/evenings.ts';
import { adaAndFinn, cardsOf, done, evening } from '../../offline/hangars/evenings.ts';
import { withOwnDatabase } from '../../offline/fights/visits.ts';
import { hangarTable } from '../campaign/hangar-table.ts';
import { button, text } from '../parts.ts';
import { until } from '../until.ts';
import { stocked } from './stocked.ts';

before(() => withOwnDatabase('viewscreen-stockpiles'));
// A sheet left open would get in the way of the next test.
afterEach(() => document.querySelector('stockpile-stage')?.remove());

const shown = async (here: Evening, id: string) => {
  const stage = document.createElement('stockpile-stage');
  stage.hangarId = id;
  const said = hangarTable(here, stage);
  await until(() => stage.renderRoot.querySelector('h1') !== null);
  return { stage, said };
};

const rowsOf = (stage: StockpileStage): string[] =>
  [...stage.renderRoot.querySelectorAll('.groups li')].map(text);

/** The text right before the boxes of each damaged piece. */
const namesBeforeHits = (within: Element): string[] =>
  [...within.querySelectorAll('part-hits')].map((hits) => text(hits.previousElementSibling));

describe('the stockpiles', () => {
  it('say where parts come from while empty, and have nothing to give', async () => {
    const here = await evening();
    const { stage } = await shown(here, (await adaAndFinn(here)).id);
    expect(text(stage.renderRoot.querySelector('.empty'))).to.equal(
      "Parts come from 'Mechs you beat.",
    );
    expect(stage.renderRoot.querySelector('.dock')).to.equal(null);
    await expectAccessible(stage);
  });

  it("list a pilot's parts with origin and damage, and the 'Mech that a part would repair", async () => {
    const here = await evening();
    const { stage } = await shown(here, (await stocked(here)).id);
    expect(text(stage.renderRoot.querySelector('.heading p'))).to.contain('4 parts');
    expect(rowsOf(stage).slice(0, 4)).to.deep.equal([
      "1 Autocannon of Finn's own",
      "1 Engine of Finn's own, Pitban 240 +2 heat each turn",
      "1 Gyro mends Ada's own of Finn's own",
      "1 Left Leg Actuator of Finn's own",
    ]);
    // The boxes stand at the piece that was hit.
    const hits = sure(stage.renderRoot.querySelector('.groups .origin part-hits'));
    expect(text(hits.closest('.origin'))).to.equal("of Finn's own, Pitban 240 +2 heat each turn");
    await expectAccessible(stage);
  });

  it("show another pilot's stockpile at a tap", async () => {
    const here = await evening();
    const { stage } = await shown(here, (await stocked(here)).id);
    button(stage, /^Cleo/).click();
    await stage.updateComplete;
    expect(rowsOf(stage)).to.deep.equal([]);
    expect(text(stage.renderRoot.querySelector('.groups'))).to.equal(
      'Cleo has nothing stockpiled.',
    );
  });

  it('form a table of parts and pilots, whose numbers open the list of pieces', async () => {
    const here = await evening();
    const { stage } = await shown(here, (await stocked(here)).id);
    const row = [...stage.renderRoot.querySelectorAll('.matrix tbody tr')].find((each) =>
      text(each).startsWith('Engine'),
    );
    expect(text(row)).to.equal('Engine Ada: 1 of Engine, 1 hurt 1');
    const cell = sure(row?.querySelector('button'));
    expect(text(cell)).to.equal('Ada: 1 of Engine, 1 hurt');
    cell.click();
    await stage.updateComplete;
    const sheet = sure(stage.renderRoot.querySelector('sheet-dialog'));
    expect(sheet.open).to.equal(true);
    expect(text(sheet)).to.contain("Engine of Finn's own, Pitban 240: +2 heat each turn");
    expect(namesBeforeHits(sheet)).to.deep.equal(['Engine']);
  });

  it('K11: say that the stockpile of a retired pilot waits for a successor', async () => {
    const here = await evening();
    const hangar = await stocked(here);
    await done(hangar.do({ kind: 'retire', pilot: 'p1', line: '' }));
    const { stage } = await shown(here, hangar.id);
    expect(text(stage.renderRoot.querySelector('.waits'))).to.equal(
      "Ada's stockpile waits for a successor.",
    );
    button(stage, /^Ada/).click();
    await stage.updateComplete;
    expect(rowsOf(stage)).to.have.length.above(3);
  });

  it('K7: never show the same pilot as giver and receiver, whichever is changed', async () => {
    const here = await evening();
    const { stage } = await shown(here, (await stocked(here)).id);
    button(stage, 'Give…').click();
    await stage.updateComplete;
    const sheet = sure(stage.renderRoot.querySelector('give-sheet'));
    await sheet.updateComplete;
    const choices = [...sheet.renderRoot.querySelectorAll('select')];
    const names = (): (string | undefined)[] =>
      choices.map(({ selectedOptions }) => selectedOptions[0]?.label);
    expect(names()).to.deep.equal(['Ada', 'Finn']);
    for (const [choice, pilot, both] of [
      [0, 'p2', ['Finn', 'Ada']],
      [0, 'p3', ['Cleo', 'Ada']],
      [1, 'p2', ['Cleo', 'Finn']],
      [0, 'p2', ['Finn', 'Ada']],
      [1, 'p3', ['Finn', 'Cleo']],
      [0, 'p3', ['Cleo', 'Ada']],
      [0, 'p1', ['Ada', 'Finn']],
      [1, 'p3', ['Ada', 'Cleo']],
    ] as const) {
      const select = sure(choices[choice]);
      select.value = pilot;
      select.dispatchEvent(new Event('change'));
      await sheet.updateComplete;
      expect(names()).to.deep.equal(both);
    }
    const list = sure(sheet.renderRoot.querySelector('goods-list'));
    await list.updateComplete;
    sure(list.renderRoot.querySelector('label')).click();
    await sheet.updateComplete;
    expect(button(sheet, /^Ada gives Cleo /)).to.exist;
  });

  it('K7: let one pilot give a part to another, who then has it', async () => {
    const here = await evening();
    const { stage, said } = await shown(here, (await stocked(here)).id);
    button(stage, 'Give…').click();
    await stage.updateComplete;
    const sheet = sure(stage.renderRoot.querySelector('give-sheet'));
    await sheet.updateComplete;
    await expectAccessible(sheet);
    expect(button(sheet, 'Nothing is picked yet').disabled).to.equal(true);
    const list = sure(sheet.renderRoot.querySelector('goods-list'));
    await list.updateComplete;
    const gyro = [...list.renderRoot.querySelectorAll('label')].find((each) =>
      text(each).startsWith('Gyro'),
    );
    gyro?.click();
    await sheet.updateComplete;
    button(sheet, 'Ada gives Finn Gyro').click();
    await until(() => said.length > 0);
    expect(said).to.deep.equal(['Ada gave Finn Gyro.']);
    const after = await here.enter(stage.hangarId);
    expect(
      cardsOf(after).pilots.map(({ stockpile }) =>
        stockpile.map(({ name }) => name).includes('Gyro'),
      ),
    ).to.deep.equal([false, true, false]);
  });
});
