import { expect } from '@open-wc/testing';
import type { ChoosingStage } from '../../../src/elements/choosing/choosing-stage.ts';
import { sure } from '../../../src/rules/sure.ts';
import { expectAccessible } from '../../axe.ts';
import { button, heard, press, text } from '../parts.ts';
import {
  against,
  attacked,
  choosing,
  conflict,
  rows,
  settled,
  strip,
  threeRanges,
  tie,
  touch,
  turned,
  within,
} from './several-rivals.ts';

const ranges = (stage: ChoosingStage): (string | null)[] =>
  within(stage, 'rival-strip', '[role="radio"]').map((radio) => radio.getAttribute('aria-label'));
const told = (stage: ChoosingStage): string[] => within(stage, 'own-state', '.status').map(text);
const hears = ({ renderRoot }: ChoosingStage): string => text(renderRoot.querySelector('.heard'));

describe('choosing alone against several rivals', () => {
  it('rivals are grouped by range, and each group says how many maneuvers it leaves open', async () => {
    expect(ranges(await choosing(conflict()))).to.deep.equal([
      "Medium range: Ben, Cleo, Dora; Dora's status holds, 6 open",
    ]);
    expect(ranges(await choosing(threeRanges()))).to.deep.equal([
      'Close range: Ben; 5 open',
      'Medium range: Dora; 14 open',
      'Long range: Cleo; 6 open',
    ]);
  });

  it('the note mentions no small number while all rivals are at one range', async () => {
    const stage = await choosing(conflict());
    stage.unread = ['attack'];
    await settled(stage);
    const note = sure(stage.renderRoot.querySelector('docked-note'));
    expect(text(note.shadowRoot?.querySelector('p'))).to.equal(
      'You attack every rival at one range. All of them are at the same one now.',
    );
  });

  it('only a first choice explains the range to attack; the note covers nothing and goes with a pick', async () => {
    const stage = await choosing(threeRanges());
    expect(stage.renderRoot.querySelector('docked-note')).to.equal(null);
    stage.unread = ['attack'];
    await settled(stage);
    const note = sure(stage.renderRoot.querySelector('docked-note'));
    expect(text(note.shadowRoot?.querySelector('p'))).to.equal(
      'You attack every rival at one range. The others hear the small number on your card.',
    );
    await expectAccessible(stage);
    const above = sure(stage.renderRoot.querySelector('rival-strip')).getBoundingClientRect();
    const around = note.getBoundingClientRect();
    expect(around.top).to.be.at.least(above.bottom);
    const card = sure(stage.renderRoot.querySelector('stat-card')).getBoundingClientRect();
    expect(around.top >= card.bottom || around.right <= card.left).to.equal(true);
    const read = heard(stage, 'note-read');
    button(stage, 'Got it').click();
    expect(read).to.deep.equal([{ note: 'attack' }]);
    stage.picked = sure(Number(rows(stage)[0]));
    await settled(stage);
    expect(stage.renderRoot.querySelector('docked-note')).to.equal(null);
  });

  it('the dock names everyone who has to look away', async () => {
    const stage = await choosing(conflict());
    expect(text(within(stage, 'choosing-dock', '.lock small')[0])).to.equal(
      'Everyone else looks away: Ben, Cleo and Dora',
    );
  });

  it('M6: the one of several statuses that holds is marked, and a shut row names who gave it', async () => {
    const stage = await choosing(conflict());
    expect(told(stage)).to.deep.equal([
      'Ben and Cleo told you: No Run and no Autocannon leaves 11',
      'Dora told you: Only G Green or Y Yellow holds: leaves 6',
    ]);
    const shut = sure(within(stage, 'stat-card', '[data-shut="44"]')[0]);
    expect(text(shut.closest('.group'))).to.match(/^Dora: no Red: R 44 Laser High,/);
  });

  it('M6: if two statuses tie, both hold, and the count they leave together is shown', async () => {
    const stage = await choosing(tie());
    expect(told(stage)).to.deep.equal([
      'Ben told you: No Large Laser and no Dodge leaves 10',
      'Cleo told you: No O Orange and no B Blue holds: leaves 9',
      'Dora told you: No O Orange and no R Red holds: leaves 9',
      'Together they leave 5',
    ]);
    expect(ranges(stage)).to.deep.equal([
      "Medium range: Ben, Cleo, Dora; Cleo's and Dora's statuses hold, 5 open",
    ]);
  });

  it('M2: tapping a group attacks at its range, and drops a pick at another range', async () => {
    const stage = await choosing(threeRanges());
    const picked = heard(stage, 'maneuver-picked');
    expect([attacked(stage), turned(stage)]).to.deep.equal(['close', 'Ben']);
    await press(stage, '1', '4');
    await touch(stage, 'rival-strip', '[data-range="long"]');
    expect([attacked(stage), turned(stage)]).to.deep.equal(['long', 'Cleo']);
    expect(rows(stage)).to.include('62');
    expect(rows(stage)).not.to.include('14');
    expect(picked).to.deep.equal([{ console: 14 }, { console: null }]);
    expect(text(within(stage, 'choosing-dock', '.lock')[0])).to.match(/Pick a maneuver/);
  });

  it('M3: each row gives the numbers rivals at other ranges will hear, and a line does so for the pick', async () => {
    const stage = await choosing(threeRanges());
    const row = sure(within(stage, 'stat-card', '[data-console="14"]')[0]);
    expect(text(row.querySelector('.no'))).to.equal('14 med. 48 long 58');
    expect(row.getAttribute('aria-label')).to.contain(', Dora hears 48, Cleo hears 58. Hits ');
    expect(hears(stage)).to.equal('');
    row.click();
    await settled(stage);
    expect(hears(stage)).to.equal('Ben hears 14 Dora hears 48 Cleo hears 58');
  });

  it('what-if can be shown for each rival, by the number that rival hears', async () => {
    const stage = await choosing(threeRanges());
    await press(stage, '1', '4');
    await settled(stage);
    expect(strip(stage)).to.equal('If you call 14');
    await touch(stage, 'rival-strip', '[data-rival="2"]');
    expect(attacked(stage), 'the attack stays where it was').to.equal('close');
    expect(strip(stage)).to.equal('If Cleo hears 58');
    expect(within(stage, 'what-if-strip', '.column').length).to.be.greaterThan(1);
    await touch(stage, 'what-if-strip', '.column');
    expect(text(stage.renderRoot.querySelector('.versus p'))).to.match(/^58 against \S+ \d+$/);
    expect(text(within(stage, 'answer-page', 'h2')[0])).to.match(/^You see \d+/);
  });

  it('tapping a rival attacks at its range too, as long as nothing is picked', async () => {
    const stage = await choosing(threeRanges());
    await touch(stage, 'rival-strip', '[data-rival="3"]');
    expect([attacked(stage), turned(stage)]).to.deep.equal(['medium', 'Dora']);
  });

  it('Alt and a digit turn to a rival, A attacks there, and numbers can be picked at any range', async () => {
    const stage = await choosing(threeRanges());
    const alt = async (code: string): Promise<void> => {
      window.dispatchEvent(new KeyboardEvent('keydown', { key: '¡', code, altKey: true }));
      await settled(stage);
    };
    const locked = heard(stage, 'maneuver-locked-in');
    await press(stage, '1', '4');
    await alt('Digit2');
    expect([attacked(stage), turned(stage)]).to.deep.equal(['close', 'Cleo']);
    await press(stage, 'a');
    await settled(stage);
    expect(attacked(stage)).to.equal('long');
    await alt('Digit7');
    expect(turned(stage), 'nobody sits there').to.equal('Cleo');
    await press(stage, '3', '0', 'Enter');
    await settled(stage);
    expect(attacked(stage)).to.equal('medium');
    expect(locked).to.deep.equal([{ seat: 0, console: 30 }]);
  });

  it('arrow keys on the headings move from range to range', async () => {
    const stage = await choosing(threeRanges());
    const [radio] = within(stage, 'rival-strip', '[role="radio"]');
    sure(radio).dispatchEvent(
      new KeyboardEvent('keydown', {
        key: 'ArrowRight',
        bubbles: true,
        composed: true,
        cancelable: true,
      }),
    );
    await settled(stage);
    expect(attacked(stage)).to.equal('medium');
  });

  it('the rows name whom they attack only if rivals are at several ranges', async () => {
    expect(text(within(await choosing(threeRanges()), 'stat-card', '.at')[0])).to.equal(
      'close at Ben',
    );
    expect(within(await choosing(conflict()), 'stat-card', '.at')).to.have.lengthOf(0);
  });

  it('every rival can be studied', async () => {
    const stage = await choosing(conflict());
    await press(stage, 's');
    await settled(stage);
    expect(within(stage, 'study-sheet', '.enemies button').map(text)).to.deep.equal([
      'Ben',
      'Cleo',
      'Dora',
    ]);
    sure(within(stage, 'study-sheet', '.enemies button')[2]).click();
    await settled(stage);
    expect(turned(stage)).to.equal('Dora');
  });

  it('choices against 2 and 7 rivals pass axe, with and without a pick', async () => {
    for (const battle of [against(2), against(7), conflict(), threeRanges()]) {
      const stage = await choosing(battle);
      await expectAccessible(stage);
      await press(stage, 'ArrowDown');
      await settled(stage);
      await expectAccessible(stage);
    }
  });
});
