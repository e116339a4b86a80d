import { expect } from '@open-wc/testing';
import type { LitElement } from 'lit';
import type { SheetDialog } from '../../../src/elements/common/sheet-dialog.ts';
import '../../../src/elements/cards/mech-stage.ts';
import type { MechStage } from '../../../src/elements/cards/mech-stage.ts';
import type { Evening } from '../../offline/hangars/evenings.ts';
import { withOwnDatabase } from '../../offline/fights/visits.ts';
import { expectAccessible } from '../../axe.ts';
import { button, press, text } from '../parts.ts';
import { until } from '../until.ts';
import {
  afterAGame,
  afterTwoGames,
  inside,
  layStage,
  onDisk,
  openSheet,
  putAway,
  wordsOf,
} from './cards-table.ts';

before(() => withOwnDatabase('viewscreen-mech-pages'));

const stageOf = async (here: Evening, hangar: string, mech: string) => {
  const stage: MechStage = document.createElement('mech-stage');
  stage.hangarId = hangar;
  stage.mechId = mech;
  const said = await layStage(here, stage);
  const part = (tag: string): Promise<LitElement> => inside<LitElement>(stage, tag);
  return { stage, said, part };
};

describe("the page of a 'Mech", () => {
  it('shows its numbers and where they come from (K4, K9)', async () => {
    const { here, hangar } = await afterAGame();
    const { stage, part } = await stageOf(here, hangar.id, 'm1');
    expect(wordsOf(await part('mech-facts'), 'dl > div')).to.deep.equal([
      'Shutdown number 29 30 when new, 1 less with each game.',
      'Autocannon rounds 5/8 halfhalffull next load: half, 4',
      'Games in it 1 after 9 more, a new one for 120 t of experience',
    ]);
    expect(text((await part('mech-portrait')).renderRoot.querySelector('.rings'))).to.equal(
      "Finn's own",
    );
    await until(() => stage.renderRoot.querySelector('.log'));
    expect(wordsOf(stage, '.log li').map((line) => line.replace(/\d+ \w+ p/, 'p'))).to.deep.equal([
      "Game 1 put out Finn's own",
    ]);
    expect(button(stage, /^New 'Mech/)).to.have.property('disabled', true);
    await expectAccessible(stage);
  });

  it('lists its parts by location, each with its criticals and what they do (K8)', async () => {
    const { here, hangar } = await afterAGame();
    const { part } = await stageOf(here, hangar.id, 'm1');
    const plan = await part('parts-plan');
    expect(wordsOf(plan, 'h3')).to.deep.equal([
      ...['Its right', 'Inside', 'Its left', 'Weapons and ammunition'],
    ]);
    expect(wordsOf(plan, '.left li')).to.deep.equal([
      ...['left Arm', 'left Hip', 'left Leg Actuator Dodges −1', 'left Foot'],
    ]);
    expect(wordsOf(plan, '.hurt')).to.deep.equal(['left Leg Actuator Dodges −1']);
  });

  it("offers a repair from the pilot's stockpile, and says where the old part went (K6, K7)", async () => {
    const { here, hangar } = await afterAGame();
    const { stage, said, part } = await stageOf(here, hangar.id, 'm1');
    const mend = await part('.repair');
    expect(wordsOf(mend, 'h2')).to.deep.equal(['What would repair it']);
    expect(wordsOf(await inside(mend, 'act-form'), '.row')).to.deep.equal([
      "Left Leg Actuator of Finn's own from the stockpile, whole",
      'Leave it Dodges −1 in the next game too',
    ]);
    await expectAccessible(mend);
    button(mend, 'Fit the Left Leg Actuator').click();
    await until(() => stage.renderRoot.querySelector('.more .repair'));
    const mended = await part('.repair');
    expect([...wordsOf(mended, 'h2'), ...wordsOf(mended, 'footer')]).to.deep.equal([
      'Nothing to repair',
    ]);
    expect(said).to.deep.equal([
      "Left Leg Actuator of Finn's own fitted; old Left Leg Actuator to the stockpile.",
    ]);
    const plan = await part('parts-plan');
    expect(wordsOf(plan, '.left li')).to.include("left Leg Actuator of Finn's own");
    const { pilots } = await onDisk(here, hangar);
    expect(pilots[0]?.stockpile.map(({ of }) => of)).to.deep.equal(['m1']);
  });

  it('goes on with Enter to whatever is due, unless something else has the focus', async () => {
    const { here, hangar } = await afterAGame();
    const { stage, part } = await stageOf(here, hangar.id, 'm1');
    await part('.repair');
    const gone: string[] = [];
    stage.renderRoot.querySelector('.dock .main')?.addEventListener('click', (event) => {
      event.preventDefault();
      gone.push((event.currentTarget as HTMLAnchorElement).hash);
    });
    button(stage, 'Rename…').dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true }),
    );
    expect(gone).to.deep.equal([]);
    await press(stage, 'Enter');
    expect(gone).to.deep.equal([`#/hangar/${hangar.id}/muster`]);
  });

  it('can change the name and the paint', async () => {
    const { here, hangar } = await afterAGame();
    const { stage, part } = await stageOf(here, hangar.id, 'm1');
    button(stage, 'Rename…').click();
    const sheet = await openSheet(stage);
    sheet.querySelector('input')!.value = '';
    button(sheet, 'Call it so').click();
    await until(() => text(sheet.renderRoot.querySelector('.fault')) !== '');
    sheet.querySelector('input')!.value = 'Old  Thunder ';
    button(sheet, 'Call it so').click();
    await until(() => text(stage.renderRoot.querySelector('stage-bar')).startsWith('Old Thunder'));
    const paint = await part('paint-choice');
    paint.renderRoot.querySelectorAll<HTMLInputElement>('input')[2]!.click();
    await until(() => text(paint.renderRoot.querySelector('.chosen')) === 'Stripes');
    await until(async () => (await onDisk(here, hangar)).mechs[0]?.paint === 'stripes');
    expect((await onDisk(here, hangar)).mechs[0]?.name).to.equal('Old Thunder');
  });

  it("forgets a typed name that was not saved, for this 'Mech and the next", async () => {
    const { here, hangar } = await afterAGame();
    const { stage } = await stageOf(here, hangar.id, 'm1');
    const opens = async (named: string): Promise<SheetDialog> => {
      button(stage, 'Rename…').click();
      const sheet = await openSheet(stage);
      expect(sheet.querySelector('input')?.value).to.equal(named);
      sheet.querySelector('input')!.value = 'Old Thunder';
      return sheet;
    };
    await putAway(await opens("Ada's own"));
    await putAway(await opens("Ada's own"), () => (stage.mechId = 'm3'));
    await putAway(await opens('Second of p2'));
  });

  it('loads rounds only once on a double tap (K9)', async () => {
    const { here, hangar } = await afterTwoGames();
    const { stage, said, part } = await stageOf(here, hangar.id, 'm1');
    button(await part('mech-facts'), 'Load from the stockpile: 4…').click();
    const sheet = await part('.reload');
    const act = await inside<LitElement>(sheet, 'act-form');
    for (const _ of [4, 3, 2]) {
      button(act, '−').click();
      await stage.updateComplete;
      await sheet.updateComplete;
      await act.updateComplete;
    }
    const load = button(sheet, 'Load 1 round');
    load.click();
    load.click();
    await until(() => said.length > 0);
    // The next act comes after both taps.
    button(stage, 'Rename…').click();
    const name = await openSheet(stage);
    name.querySelector('input')!.value = 'Old Thunder';
    button(name, 'Call it so').click();
    await until(() => text(stage.renderRoot.querySelector('stage-bar')).startsWith('Old Thunder'));
    expect(said).to.deep.equal(['1 round loaded.']);
    expect((await onDisk(here, hangar)).mechs[0]?.ammunition).to.deep.equal({ autocannon: 5 });
  });

  it('shows the penalty of a replacement, and says if there is nothing to buy points back with (K10)', async () => {
    const { here, hangar } = await afterAGame();
    const { stage, part } = await stageOf(here, hangar.id, 'm3');
    await until(() => text(stage.renderRoot.querySelector('.told')).includes('game 1'));
    expect(text(stage.renderRoot.querySelector('.told'))).to.equal(
      "A replacement: Finn lost Finn's own in game 1. It scores −3 with everything until points are bought back.",
    );
    const back = await part('.buy-back');
    const act = await inside<LitElement>(back, 'act-form');
    expect(wordsOf(act, '.category .name')).to.deep.equal([
      'Autocannon 6 maneuvers; no part serves',
      'Laser 10 maneuvers; no part serves',
      'Physical 3 maneuvers; no part serves',
      'Piloting 16 maneuvers; no part serves',
    ]);
    expect(wordsOf(act, '.body > p')[1]).to.equal(
      'There is nothing to spend: 0 t of experience left, and no whole part in the stockpile that belongs there.',
    );
    expect(act.renderRoot.querySelector('button')).to.equal(null);
    await expectAccessible(back);
  });

  it("says in which game and to whom a 'Mech was lost, and offers nothing more for it", async () => {
    const { here, hangar } = await afterAGame();
    const { stage, part } = await stageOf(here, hangar.id, 'm2');
    await until(() => text(stage.renderRoot.querySelector('.told')).includes('game 1'));
    expect(text(stage.renderRoot.querySelector('.told'))).to.equal('Lost in game 1 to Ada.');
    expect(stage.renderRoot.querySelector('card-act[panel], paint-choice')).to.equal(null);
    const plan = await part('parts-plan');
    expect(wordsOf(plan, 'h2')).to.deep.equal(['Parts as it was last seen']);
    expect(wordsOf(stage, '.dock a')).to.deep.equal(['Second of p2 Enter']);
    await expectAccessible(stage);
  });

  it("says so if there is no such 'Mech", async () => {
    const { here, hangar } = await afterAGame();
    const { stage } = await stageOf(here, hangar.id, 'm9');
    expect(text(stage.renderRoot.querySelector('[role=alert]'))).to.equal(
      "This hangar has no such 'Mech.",
    );
  });
});
