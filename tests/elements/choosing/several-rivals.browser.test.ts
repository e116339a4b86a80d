import { expect, fixture, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import '../../../src/elements/choosing/choosing-stage.ts';
import type { ChoosingStage } from '../../../src/elements/choosing/choosing-stage.ts';
import type { Battle } from '../../../src/rules/battle/battle.ts';
import { openBattle } from '../../../src/rules/battle/battle.ts';
import { fresh } from '../../../src/rules/battle/entry.ts';
import { USUAL_OPTIONS } from '../../../src/rules/battle/options.ts';
import { play } from '../../../src/rules/fight/moves.ts';
import { sure } from '../../../src/rules/sure.ts';
import { allowed } from '../../allowed.ts';
import { expectAccessible } from '../../axe.ts';
import { button, griffin, heard, press, rifleman, text } from '../parts.ts';

const PILOTS = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fay', 'Gus', 'Hana'];
const names = PILOTS.map((pilot) => ({ pilot, mech: 'Rifleman' }));

/** Ada's Rifleman against Griffins, and every third a Rifleman, after these numbers. */
const against = (rivals: number, ...turns: readonly (readonly number[])[]): Battle =>
  turns.reduce(
    (battle, numbers) =>
      allowed(play(battle, { seats: numbers.map((console) => ({ console })) })).battle,
    openBattle({
      options: USUAL_OPTIONS,
      lone: fresh(rifleman, 'Ada'),
      rivals: PILOTS.slice(1, rivals + 1).map((pilot, index) =>
        fresh(index === 2 || index === 5 ? rifleman : griffin, pilot),
      ),
    }),
  );

/** All at medium range: Ben and Cleo leave eleven maneuvers, Dora six. */
const conflict = (): Battle => against(3, [52, 62, 62, 58]);
/** Ben at close range, Dora at medium, Cleo at long. */
const threeRanges = (): Battle =>
  against(3, [64, 54, 54, 58], [24, 28, 46, 46], [16, 2, 6, 2], [6, 6, 40, 16], [40, 2, 36, 44]);
/** Two of three at one range leave equally few, and not the same. */
const tie = (): Battle =>
  against(3, [62, 62, 54, 64], [62, 56, 60, 30], [38, 58, 62, 38], [32, 48, 26, 32]);

const choosing = async (battle: Battle): Promise<ChoosingStage> => {
  const stage: ChoosingStage = await fixture(
    html`<choosing-stage .battle=${battle} .names=${names}></choosing-stage>`,
  );
  await settled(stage);
  return stage;
};

/** Until the large parts are drawn too. */
const settled = async (stage: ChoosingStage): Promise<void> => {
  await stage.updateComplete;
  for (const part of stage.renderRoot.querySelectorAll<ChoosingStage>(
    'rival-strip, stat-card, page-face, what-if-strip, choosing-dock, study-sheet',
  ))
    await part.updateComplete;
};

const within = ({ renderRoot }: ChoosingStage, part: string, what: string): HTMLElement[] => [
  ...(renderRoot.querySelector(part)?.shadowRoot?.querySelectorAll<HTMLElement>(what) ?? []),
];
const ranges = (stage: ChoosingStage): (string | null)[] =>
  within(stage, 'rival-strip', '[role="radio"]').map((radio) => radio.getAttribute('aria-label'));
const attacked = (stage: ChoosingStage): string | undefined =>
  within(stage, 'rival-strip', '[role="radio"][aria-checked="true"]')[0]?.dataset['range'];
const turned = (stage: ChoosingStage): string =>
  text(within(stage, 'rival-strip', '[aria-pressed="true"] .who')[0]);
const told = (stage: ChoosingStage): string[] => within(stage, 'stat-card', '.status').map(text);
const rows = (stage: ChoosingStage): string[] =>
  within(stage, 'stat-card', 'button.row').map((row) => row.dataset['console'] ?? '');
const hears = ({ renderRoot }: ChoosingStage): string => text(renderRoot.querySelector('.heard'));
const strip = (stage: ChoosingStage): string => text(within(stage, 'what-if-strip', 'h2')[0]);

const touch = async (stage: ChoosingStage, part: string, what: string): Promise<void> => {
  sure(within(stage, part, what)[0]).click();
  await settled(stage);
};

describe('the lone player chooses', () => {
  it('rivals are grouped by range, and each group says which maneuvers it leaves', async () => {
    expect(ranges(await choosing(conflict()))).to.deep.equal([
      "Medium range: Ben, Cleo, Dora; Dora's status holds, 6 open",
    ]);
    expect(ranges(await choosing(threeRanges()))).to.deep.equal([
      'Close range: Ben; 5 open',
      'Medium range: Dora; 14 open',
      'Long range: Cleo; 6 open',
    ]);
  });

  it('a first choice alone explains the range to attack; the note covers nothing and goes with a pick', async () => {
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
    const card = sure(stage.renderRoot.querySelector('.own')).getBoundingClientRect();
    expect(around.bottom <= card.top || around.right <= card.left).to.equal(true);
    const read = heard(stage, 'note-read');
    button(stage, 'Got it').click();
    expect(read).to.deep.equal([{ note: 'attack' }]);
    stage.picked = sure(Number(rows(stage)[0]));
    await settled(stage);
    expect(stage.renderRoot.querySelector('docked-note')).to.equal(null);
  });

  it('all others look away, and are named', async () => {
    const stage = await choosing(conflict());
    expect(text(within(stage, 'choosing-dock', '.lock small')[0])).to.equal(
      'Everyone else looks away: Ben, Cleo and Dora',
    );
  });

  it('M6: of several statuses the one that holds is marked, and a shut row names who gave it', async () => {
    const stage = await choosing(conflict());
    expect(told(stage)).to.deep.equal([
      'Ben and Cleo told you: No Run (22, 38) and no Autocannon (32, 26) leaves 11',
      'Dora told you: Only G Green or Y Yellow holds: leaves 6',
    ]);
    const shut = sure(within(stage, 'stat-card', '[data-shut="44"]')[0]);
    expect(text(shut.querySelector('.why'))).to.equal('Dora: no Red');
    expect(shut.getAttribute('aria-label')).to.contain('Ruled out by Dora: only Green or Yellow');
  });

  it('M6: where two statuses tie both hold, and what they leave together is shown', async () => {
    const stage = await choosing(tie());
    expect(told(stage)).to.deep.equal([
      'Ben told you: No Large Laser (44, 20) and no Dodge (42, 40) leaves 10',
      'Cleo told you: No O Orange and no B Blue holds: leaves 9',
      'Dora told you: No O Orange and no R Red holds: leaves 9',
      'Together they leave 5',
    ]);
    expect(ranges(stage)).to.deep.equal([
      "Medium range: Ben, Cleo, Dora; Cleo's and Dora's statuses hold, 5 open",
    ]);
  });

  it('M2: a tap on a group attacks there; a pick at another range is dropped', async () => {
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

  it('M3: each row says which number the other ranges will hear, and so does a line for the pick', async () => {
    const stage = await choosing(threeRanges());
    const row = sure(within(stage, 'stat-card', '[data-console="14"]')[0]);
    expect(text(row.querySelector('.no'))).to.equal('14 med. 48 long 58');
    expect([...row.querySelectorAll('.hears')].map(text)).to.deep.equal(['48', '58']);
    expect(row.getAttribute('aria-label')).to.contain(', Dora hears 48, Cleo hears 58.');
    expect(hears(stage)).to.equal('');
    row.click();
    await settled(stage);
    expect(hears(stage)).to.equal('Ben hears 14 Dora hears 48 Cleo hears 58');
  });

  it('what-if is shown for each rival: at another range by the number that it hears', async () => {
    const stage = await choosing(threeRanges());
    await press(stage, '1', '4');
    await settled(stage);
    expect(strip(stage)).to.equal('If you call 14');
    await touch(stage, 'rival-strip', '[data-rival="2"]');
    expect(attacked(stage), 'the attack stays where it was').to.equal('close');
    expect(strip(stage)).to.equal('If Cleo hears 58');
    expect(within(stage, 'what-if-strip', '.column').length).to.be.greaterThan(1);
    await touch(stage, 'what-if-strip', '.column');
    expect(text(within(stage, 'page-face', '.title')[0])).to.match(/^If Cleo calls \d+ 58 and/);
  });

  it('a tap on a rival attacks there too, until something is picked', async () => {
    const stage = await choosing(threeRanges());
    await touch(stage, 'rival-strip', '[data-rival="3"]');
    expect([attacked(stage), turned(stage)]).to.deep.equal(['medium', 'Dora']);
  });

  it('Alt and a number turn to a rival, A attacks there, and a number is picked at any range', async () => {
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

  it('arrows go from range to range on the headings', async () => {
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

  it('each rival shows at a glance how many of its numbers the pick hits and is hit by', async () => {
    const stage = await choosing(threeRanges());
    const would = (): string[] => within(stage, 'rival-strip', '.would').map(text);
    expect(would()).to.deep.equal([]);
    await press(stage, '1', '4');
    await settled(stage);
    for (const rival of [1, 2, 3]) {
      await touch(stage, 'rival-strip', `[data-rival="${rival}"]`);
      const columns = within(stage, 'what-if-strip', '.column').map((column) =>
        (['do', 'take'] as const).map(
          (which) => column.querySelector(`.blow.${which} svg`) !== null,
        ),
      );
      const [hit, taken] = [0, 1].map((which) => columns.filter((each) => each[which]).length);
      const tile = sure(within(stage, 'rival-strip', `[data-rival="${rival}"]`)[0]);
      expect(text(tile.querySelector('.would'))).to.equal(`${hit} ${taken} of ${columns.length}`);
      expect(text(tile.querySelector('.unseen'))).to.contain(
        `Against ${columns.length} open numbers: hits ${hit === 0 ? 'none' : hit}`,
      );
    }
    await press(stage, 'Escape');
    await settled(stage);
    expect(would()).to.deep.equal([]);
  });

  it('on a phone a tap on the rival turned to shows its page, and another tap the card', async () => {
    await setViewport({ width: 390, height: 844 });
    const stage = await choosing(threeRanges());
    const face = (): string =>
      stage.renderRoot.querySelector('.stage')?.classList.contains('page') ? 'page' : 'card';
    const title = (): string => text(within(stage, 'page-face', '.title')[0]);
    await touch(stage, 'rival-strip', '[data-rival="2"]');
    expect([face(), turned(stage)]).to.deep.equal(['card', 'Cleo']);
    await touch(stage, 'rival-strip', '[data-rival="2"]');
    expect(face()).to.equal('page');
    expect(title()).to.match(/^What you see now: \d+$/);
    await touch(stage, 'rival-strip', '[data-rival="3"]');
    expect([face(), turned(stage)]).to.deep.equal(['page', 'Dora']);
    await touch(stage, 'rival-strip', '[data-rival="3"]');
    expect(face()).to.equal('card');
    button(stage, /^Study/).click();
    await settled(stage);
    expect(stage.renderRoot.querySelector('study-sheet')).not.to.equal(null);
  });

  it('in a wide window a tap on the rival turned to shows its open page beside the card', async () => {
    await setViewport({ width: 1440, height: 900 });
    const stage = await choosing(threeRanges());
    await press(stage, '1', '4', 'ArrowRight');
    await settled(stage);
    expect(within(stage, 'what-if-strip', '.here')).to.have.lengthOf(1);
    await touch(stage, 'rival-strip', '[data-rival="1"]');
    expect(within(stage, 'what-if-strip', '.here')).to.have.lengthOf(0);
    expect(stage.renderRoot.querySelector('stat-card')?.checkVisibility()).to.equal(true);
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

  it('a 2-rival and a 7-rival choice are accessible, with a pick and without', async () => {
    for (const battle of [against(2), against(7), conflict(), threeRanges()]) {
      const stage = await choosing(battle);
      await expectAccessible(stage);
      await press(stage, 'ArrowDown');
      await settled(stage);
      await expectAccessible(stage);
    }
  });
});
