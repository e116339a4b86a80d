import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import '../../../src/elements/face/face-to-face.ts';
import type { FaceToFace } from '../../../src/elements/face/face-to-face.ts';
import type { HandWell } from '../../../src/elements/face/hand-well.ts';
import type { ShotHalf } from '../../../src/elements/face/shot-half.ts';
import type { HalfCard } from '../../../src/elements/face/half-card.ts';
import type { Pace } from '../../../src/elements/turn/film/pace.ts';
import { playedTurn } from '../../../src/elements/turn/facts/played-turn.ts';
import { Reel } from '../../../src/elements/turn/film/reel.ts';
import type { Battle } from '../../../src/rules/battle/battle.ts';
import { openManeuvers } from '../../../src/rules/battle/open-maneuvers.ts';
import { play } from '../../../src/rules/fight/moves.ts';
import { CALLED, LEAVE_OR_STAY, MARKS } from '../../../src/rules/fight/steps.ts';
import type { Choosing, Telling } from '../../../src/rules/fight/turn.ts';
import { beginTurn } from '../../../src/rules/fight/turn.ts';
import { sure } from '../../../src/rules/sure.ts';
import { allowed } from '../../allowed.ts';
import { expectAccessible } from '../../axe.ts';
import { holdClock, holdTimers } from '../clock.ts';
import { battleAfter, heard, names, text } from '../parts.ts';
import { until } from '../until.ts';

const across = ({ locked }: Pick<Choosing, 'locked'> = beginTurn(2)): Promise<FaceToFace> =>
  fixture(
    html`<face-to-face
      .battle=${battleAfter()}
      .names=${names}
      .turn=${{ kind: 'choosing', locked }}
    ></face-to-face>`,
  );
/** One half; while a turn is shown both are inside its film. */
const half = ({ renderRoot }: FaceToFace, side: string): Element => {
  const root = renderRoot.querySelector('table-film')?.renderRoot ?? renderRoot;
  return sure(root.querySelector(`.half.${side}`));
};
const within = <Tag extends keyof HTMLElementTagNameMap>(
  table: FaceToFace,
  side: string,
  tag: Tag,
): HTMLElementTagNameMap[Tag] => sure(half(table, side).querySelector(tag));
const well = (table: FaceToFace, side: string): HandWell => within(table, side, 'hand-well');
const card = (table: FaceToFace, side: string): HalfCard => within(table, side, 'half-card');
const told = (table: FaceToFace, side: string): ShotHalf => within(table, side, 'shot-half');
const boxes = (table: FaceToFace, side: string): string[] =>
  [...told(table, side).renderRoot.querySelectorAll('.box')].map(text);

/** Ada charges, Ben cools off: she knocks him down for 6. The table follows its film from step to step. */
const telling = async (
  turn: Partial<Telling> = {},
  orders: readonly [number, number] = [52, 62],
  battle = battleAfter(),
) => {
  const seats = orders.map((console) => ({ console }));
  const played = allowed(play(battle, { seats }));
  const table: FaceToFace = await fixture(
    html`<face-to-face
      .battle=${battle}
      .played=${played}
      .names=${names}
      .turn=${{ kind: 'telling', orders: seats, step: MARKS, decided: true, ...turn }}
    ></face-to-face>`,
  );
  table.addEventListener('step-reached', ({ detail }) => {
    table.turn = { ...table.turn, ...detail } as Telling;
  });
  return table;
};

describe('face to face, while both choose', () => {
  it('each hand well offers the open numbers of its own pilot', async () => {
    const table = await across();
    for (const [seat, side] of ['lone', 'rival'].entries())
      expect(well(table, side).open).to.deep.equal(
        openManeuvers(table.battle, seat).map(({ console }) => console),
      );
  });

  it('a choice locked in or taken back is reported with its pilot and number', async () => {
    const table = await across();
    const [locked, back] = [heard(table, 'maneuver-locked-in'), heard(table, 'choice-taken-back')];
    const detail = { console: 62 };
    well(table, 'rival').dispatchEvent(new CustomEvent('number-locked-in', { detail }));
    expect(locked).to.deep.equal([{ seat: 1, console: 62 }]);
    well(table, 'rival').dispatchEvent(new CustomEvent('number-taken-back'));
    expect(back).to.deep.equal([{ seat: 1 }]);
  });

  it('each half shows what the other pilot may call, in words and with a sign for each color', async () => {
    const table = await across();
    const may = half(table, 'lone').querySelector('.may');
    expect(text(may)).to.match(/^Ben may call 8 .*: 2 orange, 1 red, 1 blue, 2 green, 2 yellow/);
    expect(may?.querySelectorAll('.sign')).to.have.length(5);
  });

  it('each player has Study the right way up on their own side, and it opens facing them', async () => {
    await setViewport({ width: 700, height: 1000 });
    const table = await across();
    const study = sure(table.renderRoot.querySelector('table-study'));
    const sheet = sure(study.renderRoot.querySelector('sheet-dialog'));
    const buttons = [...table.renderRoot.querySelectorAll<HTMLElement>('.study')];
    expect(buttons.map((each) => each.getAttribute('aria-label'))).to.deep.equal([
      'Study, facing Ben',
      'Study, facing Ada',
    ]);
    const [bens, adas] = buttons.map((each) => each.getBoundingClientRect());
    // Each is at the right hand of its player.
    expect(sure(bens).left + sure(adas).right).to.be.closeTo(700, 2);
    expect(sure(bens).right).to.be.below(350);
    for (const [at, turned] of [true, false].entries()) {
      const { transform } = getComputedStyle(sure(buttons[at]?.closest('.end')));
      expect(transform.startsWith('matrix(-1')).to.equal(turned);
      buttons[at]?.click();
      await table.updateComplete;
      await study.updateComplete;
      expect([sheet.open, sheet.turned]).to.deep.equal([true, turned]);
      sure(sheet.renderRoot.querySelector<HTMLElement>('.close')).click();
      await table.updateComplete;
    }
    await expectAccessible(table);
  });

  it('a shut row gives its reason in a word or two', async () => {
    const table = await across();
    table.battle = battleAfter([52, 62]);
    await table.updateComplete;
    const { renderRoot, updateComplete } = card(table, 'lone');
    await updateComplete;
    const whys = [...renderRoot.querySelectorAll('.why')].map(text);
    expect(new Set(whys)).to.deep.equal(new Set(['Status: no Run', 'Status: no Autocannon']));
    expect(renderRoot.querySelectorAll('.row')).to.have.length(15);
  });

  it('a row says aloud, by name, what would become of the other pilot', async () => {
    await setViewport({ width: 820, height: 1180 });
    const table = await across();
    const { seats, ...battle } = battleAfter([52, 62]);
    table.battle = { ...battle, seats: seats.map((seat) => ({ ...seat, armor: 3 })) };
    await table.updateComplete;
    for (const [side, other] of [
      ['lone', 'Ben'],
      ['rival', 'Ada'],
    ] as const) {
      const { renderRoot, updateComplete } = card(table, side);
      await updateComplete;
      const aloud = [...renderRoot.querySelectorAll('.row .unseen')].map(text).join(' ');
      expect(aloud).to.contain(`${other}'s 'Mech is out`);
      expect(aloud).not.to.contain('enemy');
    }
    await setViewport({ width: 800, height: 600 });
  });

  it('neither half gives a choice away', async () => {
    const looks: string[] = [];
    for (const number of [52, 62]) {
      const table = await across({ locked: [number, null] });
      looks.push(
        ['lone', 'rival']
          .map((side) => half(table, side).outerHTML + well(table, side).renderRoot.textContent)
          .join('\n')
          .replaceAll(/<!--.*?-->/g, ''),
      );
    }
    expect(looks[0]).to.equal(looks[1]);
  });

  it('the table passes axe while both choose', async () => {
    await expectAccessible(await across());
  });
});

describe('face to face, while a turn is shown', () => {
  it('each half shows first what happened to its own pilot, then what that pilot did', async () => {
    const table = await telling();
    const [toAda, byAda] = boxes(table, 'lone');
    expect(toAda).to.match(/^You are not hit\. Ben sees page 47/);
    expect(byAda).to.match(
      /^6 You hit Ben for 6\. SCORE on page 27 −2 O Charge \+8 Ben's armor 36 to 30 6/,
    );
    expect(byAda).to.match(/Sensors\. Griffin: all weapons −1$/);
    const [toBen, byBen] = boxes(table, 'rival');
    expect(toBen).to.match(/^6 Ada hits you for 6\. Armor 36 to 30/);
    expect(toBen).to.match(/Sensors\. You: all weapons −1$/);
    expect(byBen).to.equal(
      'No hit. Ada charged and hit you for 6; you cooled off. Your Missile High would have hit for 5.',
    );
    expect(boxes(table, 'rival').at(-1)).to.match(/Ada tells you: Only G Green or Y Yellow$/);
  });

  it('no damage is shown before it is decided whether a pilot leaves', async () => {
    for (const step of [CALLED, LEAVE_OR_STAY]) {
      const table = await telling({ step, decided: false });
      expect(boxes(table, 'lone').join(' ')).to.equal(
        'You called 52 O Charge, orange Ben called 62 G Cool Off, green',
      );
    }
  });

  it('either pilot can go on to the next turn, and two taps at once count as one', async () => {
    const table = await telling();
    const finished = heard(table, 'turn-finished');
    for (const side of ['lone', 'rival']) {
      expect(text(half(table, side).querySelector('.on'))).to.equal('Next turn for both');
      half(table, side).querySelector<HTMLButtonElement>('.on')?.click();
    }
    expect(finished).to.have.length(1);
  });

  it('only the pilot who would fall can decide to stay, after a pause, and both halves say so', async () => {
    const battle = battleAfter();
    const frail = {
      ...battle,
      seats: battle.seats.map((seat, at) => (at === 1 ? { ...seat, armor: 3 } : seat)),
    };
    const clock = holdClock();
    const table = await telling({ step: LEAVE_OR_STAY, decided: false }, [52, 62], frail);
    const stays = heard(table, 'pilots-stay');
    const words = ['lone', 'rival'].map((side) => [
      text(told(table, side).renderRoot.querySelector('.hazard')),
      text(half(table, side).querySelector('.on')),
    ]);
    expect(words).to.deep.equal([
      ['This would put the Griffin out: armor 3. Ben may bail out.', 'Ben stays or leaves'],
      ['This would put your Griffin out: armor 3. You may bail out.', 'I stay: the score'],
    ]);
    const on = (side: string): void =>
      half(table, side).querySelector<HTMLButtonElement>('.on')?.click();
    on('rival');
    await clock.goOn(750);
    on('lone');
    half(table, 'lone').dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(stays).to.be.empty;
    await clock.goOn(750);
    on('rival');
    expect(stays).to.have.length(1);
  });

  it('the end of a duel tells each pilot who won, and what became of the loser', async () => {
    const battle = battleAfter();
    const seats = battle.seats.map((seat, at) => (at === 1 ? { ...seat, armor: 3 } : seat));
    const table = await telling({}, [52, 62], { ...battle, seats });
    // After the fall comes the shot that sums up the turn.
    half(table, 'lone').querySelector<HTMLButtonElement>('.on')?.click();
    await until(() => told(table, 'lone').shot.kind === 'meaning');
    await told(table, 'rival').updateComplete;
    expect(['lone', 'rival'].map((side) => boxes(table, side)[0])).to.deep.equal([
      'You win. Ben walks away from the wreck.',
      'You lose. Ben walks away from the wreck.',
    ]);
  });

  it('Back in the browser goes back one scene', async () => {
    const table = await telling();
    expect(told(table, 'lone').shot.kind).to.equal('meaning');
    history.back();
    await until(() => told(table, 'lone').shot.kind === 'page');
  });

  it('the film can go back and forward shot by shot without anything being decided again', async () => {
    const table = await telling();
    const [stays, finished] = [heard(table, 'pilots-stay'), heard(table, 'turn-finished')];
    const seen: string[] = [];
    for (const press of ['.back', '.back', '.back', '.on', '.on', '.on']) {
      half(table, 'lone').querySelector<HTMLButtonElement>(press)?.click();
      await table.updateComplete;
      seen.push(told(table, 'rival').shot.kind);
    }
    expect(seen).to.deep.equal(['page', 'consoles', 'called', 'consoles', 'page', 'meaning']);
    expect([...stays, ...finished]).to.be.empty;
  });

  it('the film runs by itself from the numbers to the page, and waits there if leaving would save a pilot', async () => {
    const battle = battleAfter();
    const frail = { ...battle, seats: battle.seats.map((seat) => ({ ...seat, armor: 3 })) };
    const lasts = (before: Battle, pace: Pace): readonly (number | null)[] => {
      const played = allowed(play(before, { seats: [{ console: 52 }, { console: 62 }] }));
      const reel = new Reel({
        ...{ turn: playedTurn(before, played, names), pace, step: CALLED, decided: false },
        ...{ undecided: [], leaving: [], ready: true, putAway: null },
        form: { manner: 'table', laid: 'pair' },
      });
      return reel.shots.map(({ step }) => reel.lasts({ step, within: 0 }));
    };
    expect(lasts(battle, null)).to.deep.equal([1000, 1000, 1700, null]);
    expect(lasts(battle, 'at a tap')).to.deep.equal([null, null, null, null]);
    expect(lasts(frail, null).slice(0, 3)).to.deep.equal([1000, 1000, null]);
    await emulateMedia({ reducedMotion: 'reduce' });
    expect(lasts(battle, null)).to.deep.equal([1000, 1000, null, null]);
    await emulateMedia({ reducedMotion: 'no-preference' });
  });

  it('a hand resting on the table does not move the film back', async () => {
    const table = await telling();
    const timers = holdTimers();
    half(table, 'lone').dispatchEvent(
      new PointerEvent('pointerdown', { bubbles: true, composed: true }),
    );
    timers.goOn(700);
    await nextFrame();
    expect(told(table, 'lone').shot.kind).to.equal('meaning');
  });

  it('the table passes axe while a turn is shown', async () => {
    await expectAccessible(await telling());
    await expectAccessible(await telling({ step: CALLED, decided: false }));
  });
});
