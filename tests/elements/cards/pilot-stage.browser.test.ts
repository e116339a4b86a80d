import { expect } from '@open-wc/testing';
import type { LitElement } from 'lit';
import type { SheetDialog } from '../../../src/elements/common/sheet-dialog.ts';
import '../../../src/elements/cards/pilot-stage.ts';
import type { PilotStage } from '../../../src/elements/cards/pilot-stage.ts';
import type { Evening } from '../../offline/hangars/evenings.ts';
import { cardsOf, done, evening, mustered, tuesday } from '../../offline/hangars/evenings.ts';
import { withOwnDatabase } from '../../offline/fights/visits.ts';
import { expectAccessible } from '../../axe.ts';
import { refusingEach } from '../campaign/refusing.ts';
import { button, text } from '../parts.ts';
import { until } from '../until.ts';
import {
  afterAGame,
  inside,
  layStage,
  onDisk,
  openSheet,
  putAway,
  wordsOf,
} from './cards-table.ts';

before(() => withOwnDatabase('viewscreen-pilot-cards'));

const stageOf = async (
  here: Evening,
  hangar: string,
  pilot: string,
): Promise<{ stage: PilotStage; said: readonly string[] }> => {
  const stage = document.createElement('pilot-stage');
  stage.hangarId = hangar;
  stage.pilotId = pilot;
  return { stage, said: await layStage(here, stage) };
};

const type = (within: SheetDialog, field: string, typed: string): void => {
  const found = within.querySelector<HTMLInputElement | HTMLTextAreaElement>(field)!;
  found.value = typed;
};

describe("a pilot's card", () => {
  it('follows the printed card: rank, unit, name, victories, experience, categories, stockpile', async () => {
    const { here, hangar } = await afterAGame();
    const { stage } = await stageOf(here, hangar.id, 'p1');
    const card = await inside(stage, 'pilot-card');
    expect(text(card.renderRoot.querySelector('h2'))).to.equal('Pilot · Night PostAda');
    expect(text(card.renderRoot.querySelector('.won'))).to.equal('victory 1');
    expect(text(card.renderRoot.querySelector('.words'))).to.equal(
      'Experience 60 t · 190 t to the next +1',
    );
    expect(wordsOf(card, '.skills li')).to.have.lengthOf(8);
    expect(wordsOf(card, '.skills .up')).to.deep.equal([]);
    expect(wordsOf(card, '.stock li')).to.deep.equal(['Left Leg Actuator 1']);
    await expectAccessible(stage);
  });

  it('lists each game: who was beaten, in what, when, and what it earned', async () => {
    const { here, hangar } = await afterAGame();
    const winner = await stageOf(here, hangar.id, 'p1');
    const won = await inside(winner.stage, 'pilot-history');
    await until(() => wordsOf(won, '.games li').length === 1);
    expect(wordsOf(won, 'h2')[0]).to.equal('One game, one victory');
    expect(wordsOf(won, '.title')).to.deep.equal(['Beat Finn, its page']);
    expect(wordsOf(won, '.lines')).to.deep.equal(["Finn's own, Rifleman, in turn 7: bailed out."]);
    expect(wordsOf(won, '.tons')).to.deep.equal(['+60 t']);
    expect(wordsOf(won, '.ranks .at')).to.deep.equal(['Pilot 1 victory']);
    // The whole row is a link to the game.
    const row = won.renderRoot.querySelector('.games li')!;
    const touched = getComputedStyle(row.querySelector('.title a')!, '::after');
    expect(parseFloat(touched.height)).to.be.at.least(40);
    expect(parseFloat(touched.width)).to.equal(row.clientWidth);
    const loser = await stageOf(here, hangar.id, 'p2');
    const lost = await inside(loser.stage, 'pilot-history');
    await until(() => wordsOf(lost, '.games li').length === 1);
    expect(wordsOf(lost, '.title')).to.deep.equal(['Beaten by Ada, its page']);
    expect(wordsOf(lost, '.flown p')).to.deep.equal([
      'Second of p2 Rifleman, no games, still flying',
      "Finn's own Rifleman, one game, lost in game 1 to Ada",
    ]);
  });

  it('says so if past games cannot be read, instead of waiting for them', async () => {
    const { here, hangar } = await afterAGame();
    refusingEach(here, 'past');
    const { stage } = await stageOf(here, hangar.id, 'p1');
    const history = await inside(stage, 'pilot-history');
    await until(() =>
      wordsOf(history, '.wait')[0]?.startsWith('The past of this hangar could not be read.'),
    );
  });

  it('switches to the games of another pilot when it shows that pilot', async () => {
    const { here, hangar } = await afterAGame();
    const { stage } = await stageOf(here, hangar.id, 'p1');
    const history = await inside(stage, 'pilot-history');
    await until(() => wordsOf(history, '.title').length === 1);
    stage.pilotId = 'p2';
    const card = await inside(stage, 'pilot-card');
    await until(() => text(card.renderRoot.querySelector('h2')).endsWith('Finn'));
    await history.updateComplete;
    expect(wordsOf(history, '.title')).to.deep.equal(['Beaten by Ada, its page']);
  });

  it('keeps a half-typed name while another tab renames the pilot, and shows the rest of that change', async () => {
    const { here, hangar } = await tuesday();
    const { stage } = await stageOf(here, hangar.id, 'p1');
    button(stage, 'Change name, unit…').click();
    const rename = await openSheet(stage);
    type(rename, '[name=name]', 'Half a na');
    const inAnotherTab = await (await evening()).enter(hangar.id);
    await done(
      inAnotherTab.do({
        kind: 'rename pilot',
        pilot: 'p1',
        words: { name: 'Grace', nickname: 'Lantern', unit: '' },
      }),
    );
    const card = await inside(stage, 'pilot-card');
    await until(() => text(card.renderRoot.querySelector('h2')).endsWith('Grace'));
    const fields = [...rename.querySelectorAll('input')];
    expect(fields.map(({ value }) => value)).to.deep.equal(['Half a na', 'Lantern', '']);
    await putAway(rename);
  });

  for (const [words, field, own] of [
    ['Change name, unit…', '[name=nickname]', ''],
    ['Change name, unit…', '[name=unit]', 'Night Post'],
    ['Retire…', 'textarea', ''],
  ] as const)
    it(`forgets unsaved text in ${field}, for this pilot and the next`, async () => {
      const { here, hangar } = await tuesday();
      const { stage } = await stageOf(here, hangar.id, 'p1');
      const opens = async (): Promise<SheetDialog> => {
        button(stage, words).click();
        const asked = await openSheet(stage);
        const typed = asked.querySelector<HTMLInputElement | HTMLTextAreaElement>(field);
        expect(typed?.value).to.equal(own);
        return asked;
      };
      const asked = await opens();
      type(asked, field, 'A slip');
      await putAway(asked);
      const again = await opens();
      type(again, field, 'A slip');
      await putAway(again, () => (stage.pilotId = 'p2'));
      await putAway(await opens());
    });

  it('takes a new name, nickname and unit, but refuses the name of another pilot', async () => {
    const { here, hangar } = await tuesday();
    const { stage } = await stageOf(here, hangar.id, 'p1');
    button(stage, 'Change name, unit…').click();
    const rename = await openSheet(stage);
    type(rename, '[name=name]', 'Finn');
    button(rename, 'Write it on the card').click();
    await until(
      () => text(rename.renderRoot.querySelector('.fault')) === 'Finn flies here already.',
    );
    type(rename, '[name=name]', ' Ada Okafor ');
    type(rename, '[name=nickname]', 'Lantern');
    type(rename, '[name=unit]', '');
    await expectAccessible(rename);
    button(rename, 'Write it on the card').click();
    const card = await inside(stage, 'pilot-card');
    await until(() => text(card.renderRoot.querySelector('h2')) === 'RecruitAda Okafor');
    expect(text(card.renderRoot.querySelector('.tab'))).to.equal('“Lantern”');
    expect(rename).to.have.property('open', false);
  });

  it('asks twice before a pilot retires, then shows the date and the line (K11)', async () => {
    const { here, hangar } = await tuesday();
    const { stage } = await stageOf(here, hangar.id, 'p1');
    button(stage, 'Retire…').click();
    const retire = await openSheet(stage);
    type(retire, 'textarea', ' Gone\n fishing. ');
    const goesOn = button(retire, 'Retire…');
    goesOn.focus();
    goesOn.click();
    await stage.updateComplete;
    expect(button(retire, 'Retire for good')).to.equal(retire.querySelector(':focus'));
    expect(button(retire, 'Fly on')).to.exist;
    expect((await onDisk(here, hangar)).pilots[0]?.end).to.equal(null);
    button(retire, 'Retire for good').click();
    await until(() => stage.renderRoot.querySelector('.ended'));
    expect(text(stage.renderRoot.querySelector('.ended p'))).to.match(
      /^Retired \d+ \w+\. No successor yet\.$/,
    );
    expect(text(stage.renderRoot.querySelector('blockquote'))).to.equal('Gone fishing.');
    await expectAccessible(stage);
  });

  it('retires a pilot only once on a double tap, with no refusal shown', async () => {
    const { here, hangar } = await tuesday();
    const { stage, said } = await stageOf(here, hangar.id, 'p1');
    button(stage, 'Retire…').click();
    const retire = await openSheet(stage);
    button(retire, 'Retire…').click();
    await stage.updateComplete;
    const last = button(retire, 'Retire for good');
    last.click();
    last.click();
    await until(() => stage.renderRoot.querySelector('.ended'));
    // The next act comes after both taps.
    await done(hangar.do({ kind: 'retire', pilot: 'p2', line: '' }));
    await until(() => said.length > 0);
    await stage.updateComplete;
    expect(said).to.deep.equal(['Ada has retired.']);
    expect(text(retire.renderRoot.querySelector('.fault'))).to.equal('');
  });

  it('names the successor of a remembered pilot, and whom that successor took over from', async () => {
    const { here, hangar } = await tuesday();
    await done(hangar.do({ kind: 'retire', pilot: 'p1', line: '' }));
    const { booklet, edition } = cardsOf(hangar).mechs[1]!;
    const mech = { booklet, edition, name: 'Old Thunder', paint: 'none' } as const;
    await done(
      hangar.do({
        kind: 'enlist',
        after: 'p1',
        who: { name: 'Dora', nickname: '', unit: '', mech },
      }),
    );
    const { stage } = await stageOf(here, hangar.id, 'p1');
    await until(() => stage.renderRoot.querySelector('.ended'));
    expect(text(stage.renderRoot.querySelector('.ended p'))).to.contain('Dora took over.');
    stage.pilotId = 'p3';
    await until(() => text(stage.renderRoot.querySelector('p.line')) === 'Successor of Ada');
  });

  it('lets the line of a remembered pilot be rewritten, starting from the current one', async () => {
    const { here, hangar } = await tuesday();
    await done(hangar.do({ kind: 'retire', pilot: 'p1', line: 'Gone fishing.' }));
    const { stage, said } = await stageOf(here, hangar.id, 'p1');
    await until(() => stage.renderRoot.querySelector('.ended'));
    button(stage, 'Change the line…').click();
    const asked = await inside<LitElement>(stage, '.memorial');
    const act = await inside<LitElement>(asked, 'act-form');
    const line = act.renderRoot.querySelector('input')!;
    expect(line.value).to.equal('Gone fishing.');
    line.value = ' Home again. ';
    line.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    await stage.updateComplete;
    await expectAccessible(asked);
    button(asked, 'Keep this line').click();
    await until(() => text(stage.renderRoot.querySelector('blockquote')) === 'Home again.');
    expect(said).to.deep.equal(['The line is saved.']);
  });

  it('cannot be changed while its pilot has a game to finish', async () => {
    const { here, hangar } = await tuesday();
    await mustered(hangar, 'with paper');
    const { stage } = await stageOf(here, hangar.id, 'p1');
    expect(text(stage.renderRoot.querySelector('p.line'))).to.contain('A game to finish.');
    expect(button(stage, 'Retire…').disabled).to.equal(true);
    expect(button(stage, 'Change name, unit…').disabled).to.equal(true);
  });

  it("offers another 'Mech of the same tonnage after the last one was lost (K10)", async () => {
    const { here, hangar } = await afterAGame({ replaced: false });
    const { stage } = await stageOf(here, hangar.id, 'p2');
    button(stage, "Another 'Mech…").click();
    const asked = await inside<LitElement>(stage, '.replacement');
    const act = await inside<LitElement>(await inside(asked, 'act-form'), 'replacement-act');
    expect(wordsOf(act, '.row')).to.deep.equal([
      'A replacement 60 tons, −3 to every maneuver; points can be bought back',
      "A new 'Mech only after 10 games in the lost one",
      '−3, as printed Autocannon & Large Laser 12 becomes 9, Large Laser 8 becomes 5',
      '−2 Autocannon & Large Laser 12 becomes 10, Large Laser 8 becomes 6',
      '−1 Autocannon & Large Laser 12 becomes 11, Large Laser 8 becomes 7',
    ]);
    const choice = await inside(act, 'mech-choice');
    expect(wordsOf(choice, 'option')).to.deep.equal(['Rifleman RFL-3N, 60 t']);
    await expectAccessible(asked);
    await until(() => asked.renderRoot.querySelector('.main'));
    button(asked, /^Take /).click();
    await until(() => stage.renderRoot.querySelector('.dock a.main'));
    const { pilots, mechs } = await onDisk(here, hangar);
    expect(pilots[1]?.mech).to.equal('m3');
    expect(mechs[2]?.replacement?.penalty).to.equal(3);
  });

  it('says so if there is no such pilot, and links back', async () => {
    const { here, hangar } = await tuesday();
    const { stage } = await stageOf(here, hangar.id, 'p9');
    expect(text(stage.renderRoot.querySelector('[role=alert]'))).to.equal(
      'This hangar has no such pilot.',
    );
    expect(stage.renderRoot.querySelector('a')?.getAttribute('href')).to.equal(
      `#/hangar/${hangar.id}`,
    );
  });
});
