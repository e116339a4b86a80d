import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sure } from '../../../src/rules/sure.ts';
import type { Step } from '../../../src/rules/fight/steps.ts';
import {
  CALLED,
  LEAVE_OR_STAY,
  MARKS,
  SPLIT,
  isBeforeDamage,
} from '../../../src/rules/fight/steps.ts';
import type { Telling, TurnInProgress } from '../../../src/rules/fight/turn.ts';
import { beginTurn, numbersOf, passingOrder, queueOf } from '../../../src/rules/fight/turn.ts';
import {
  fittingTurn,
  leave,
  lockIn,
  ordersLeaving,
  playedSoFar,
  reach,
  stay,
  withAnswer,
} from '../../../src/rules/fight/progress.ts';
import { openManeuvers } from '../../../src/rules/battle/open-maneuvers.ts';
import { anyOptions, anySeed } from '../battle/play-out.ts';
import { griffin, opened, playTurn, rifleman, scene } from '../battle/table-top.ts';
import { undecidedOf } from '../../../src/rules/fight/undecided.ts';
import {
  LONE_SCORES,
  anyArmedParty,
  armedRifleman,
  called,
  choosing,
  playTurns,
} from './turn-play.ts';

const RIVAL_SCORES: Step = { kind: 'score', seat: 1, on: 0 };

describe('an exchange, step by step', () => {
  const played = playTurn(scene(), 52, 62);
  const heated = scene();
  const seats = heated.seats.map((seat) => ({ ...seat, heat: 30 }));
  const hot = playTurn({ ...heated, seats }, 52, 62);
  const decided: Telling = { ...called(52, 62), decided: true, step: LONE_SCORES };

  test('no damage is shown until it is decided whether anybody leaves', () => {
    for (const step of [LONE_SCORES, MARKS]) expect(reach(played, called(52, 62), step)).toBeNull();
    expect(reach(played, called(52, 62), LEAVE_OR_STAY)?.step).toEqual(LEAVE_OR_STAY);
    expect(stay(played, called(52, 62))).toEqual(decided);
    expect(reach(played, decided, MARKS), 'the turn leaves nothing behind').toBeNull();
    expect(reach(hot, decided, MARKS)?.step).toEqual(MARKS);
    expect(reach(hot, called(52, 62), MARKS)).toBeNull();
  });

  test('goes back to any step without undoing the decision', () => {
    expect(reach(played, decided, CALLED)).toEqual({ ...decided, step: CALLED });
  });

  test('never reaches a step of another exchange or a score that does not exist', () => {
    expect(reach(played, decided, { kind: 'look up', rival: 2 })).toBeNull();
    expect(reach(played, decided, RIVAL_SCORES)).toBeNull();
  });

  test('a question about lost ammunition does not hold up any step', () => {
    const asking = scene({
      lone: armedRifleman,
      seats: [{ heat: 27, ammunition: { autocannon: 8, grenade: 2 } }],
    });
    const turn: Telling = { ...called(54, 62), decided: true };
    const exploding = sure(playedSoFar(asking, turn));
    expect(undecidedOf(exploding, turn.orders)).toHaveLength(1);
    expect(reach(exploding, turn, MARKS)?.step).toEqual(MARKS);
  });

  test('if nobody hits, deciding to stay does not move to another step', () => {
    expect(stay(playTurn(scene(), 58, 58), called(58, 58)).step).toEqual(LEAVE_OR_STAY);
  });

  test('pilots may leave only until it is decided who stays (D7)', () => {
    const both = [
      { seat: 0, leaves: 'escapes' },
      { seat: 1, leaves: 'bails out' },
    ] as const;
    expect(ordersLeaving(called(52, 62), both)).toEqual([
      { console: 52, leaves: 'escapes' },
      { console: 62, leaves: 'bails out' },
    ]);
    expect(ordersLeaving(decided, both)).toBeNull();
  });
});

describe('fitting a turn in progress to its battle', () => {
  test('leaves a turn that fits as it is', () => {
    const fits: readonly TurnInProgress[] = [
      beginTurn(2),
      choosing(null, 62),
      { ...choosing(52, null), picked: [null, 62] },
      { ...called(52, 62), step: LEAVE_OR_STAY },
      { ...called(52, 62), step: LEAVE_OR_STAY, decided: true },
      { ...called(52, 62), step: LONE_SCORES, decided: true },
    ];
    for (const turn of fits) expect(fittingTurn(scene(), turn)).toBe(turn);
  });

  test('drops a console that is not on the card or not open, and keeps the other', () => {
    for (const lone of [34, 44]) {
      const told: Telling = { ...called(lone, 62), step: MARKS, decided: true };
      expect(fittingTurn(scene(), told)).toEqual(choosing(null, 62));
      expect(fittingTurn(scene(), choosing(lone, 62))).toEqual(choosing(null, 62));
    }
  });

  test('drops an announcement that is not possible, and starts the exchange again', () => {
    const said: Telling = {
      kind: 'telling',
      orders: [{ console: 52, loses: 'autocannon' }, { console: 62 }],
      step: MARKS,
      decided: true,
    };
    expect(fittingTurn(scene(), said)).toEqual(called(52, 62));
  });

  test('starts the exchange if everybody is locked in', () => {
    expect(fittingTurn(scene(), choosing(52, 62))).toEqual(called(52, 62));
  });

  test('moves an unknown score to the next step, needless marks to the last, and a step of another battle to the first', () => {
    const at = (step: Step): Telling => ({ ...called(52, 62), decided: true, step });
    expect(fittingTurn(scene(), at(RIVAL_SCORES))).toEqual(at(LONE_SCORES));
    expect(fittingTurn(scene(), at(MARKS))).toEqual(at(LONE_SCORES));
    expect(fittingTurn(scene(), at({ kind: 'look up', rival: 4 }))).toEqual(at(CALLED));
  });

  test('keeps the seats that fit if the turn has more or fewer than the battle', () => {
    expect(fittingTurn(scene(), choosing(52))).toEqual(choosing(52, null));
    expect(fittingTurn(scene(), choosing(52, null, 62))).toEqual(choosing(52, null));
    const three = { ...called(52, 62), orders: [{ console: 52 }, { console: 62 }, null] };
    expect(fittingTurn(scene(), three)).toEqual(called(52, 62));
  });

  test('drops every choice once the battle is over', () => {
    const over = playTurn(scene(), 52, 62, [{ leaves: 'bails out' }, { leaves: 'bails out' }]);
    for (const turn of [beginTurn(2), choosing(52, null), called(52, 62)])
      expect(fittingTurn(over.battle, turn)).toEqual(beginTurn(2));
  });
});

describe('one against two', () => {
  const battle = opened(rifleman, [griffin, griffin]);
  const told = (...orders: readonly number[]): Telling => ({
    kind: 'telling',
    orders: orders.map((console) => ({ console })),
    step: LEAVE_OR_STAY,
    decided: false,
  });
  const playedBy = (turn: TurnInProgress) => sure(playedSoFar(battle, turn));

  test('the device goes from the first seat to the last, and back in the next turn', () => {
    expect([0, 1].map((turns) => passingOrder(turns, 4))).toEqual([
      [0, 1, 2, 3],
      [3, 2, 1, 0],
    ]);
  });

  test('a pilot who is locked in or out is skipped', () => {
    const later = { ...battle, turns: 1 };
    const fallen = battle.seats.map((seat, at) =>
      at === 1 ? { ...seat, out: 'fell' as const } : seat,
    );
    expect(queueOf(battle, beginTurn(3))).toEqual([0, 1, 2]);
    expect(queueOf(later, choosing(null, null, 62))).toEqual([1, 0]);
    expect(queueOf({ ...battle, seats: fallen }, beginTurn(3))).toEqual([0, 2]);
  });

  test('if both rivals are hit, no score is shown before the modifier is shared (M4)', () => {
    const turn = stay(playedBy(told(52, 62, 62)), told(52, 62, 62));
    expect(turn.step).toEqual(SPLIT);
    const score: Step = { kind: 'score', seat: 0, on: 1 };
    for (const step of [score, MARKS]) expect(reach(playedBy(turn), turn, step)).toBeNull();
    for (const step of [CALLED, SPLIT]) expect(reach(playedBy(turn), turn, step)?.step).toBe(step);
    const shared = sure(
      withAnswer(playedBy(turn), turn, { kind: 'modifier shared', seat: 0, shares: [3, 5] }),
    );
    expect(shared.orders[0]).toEqual({ console: 52, shares: [3, 5] });
    expect(reach(playedBy(shared), shared, score)?.step).toEqual(score);
    expect(fittingTurn(battle, shared)).toBe(shared);
  });

  test('if only one rival is hit, there is nothing to share', () => {
    const turn = stay(playedBy(told(52, 62, 58)), told(52, 62, 58));
    expect(turn.step).toEqual(LONE_SCORES);
    expect(reach(playedBy(turn), turn, { kind: 'score', seat: 0, on: 2 })).toBeNull();
    expect(reach(playedBy(turn), turn, MARKS)?.step, 'among several, always').toEqual(MARKS);
  });

  test('if one rival bails out, the turn goes on for the others (M8)', () => {
    const turn = sure(leave(battle, told(52, 62, 62), [{ seat: 2, leaves: 'bails out' }]));
    expect(turn).toStrictEqual({
      ...told(52, 62, 62),
      orders: [{ console: 52 }, { console: 62 }, { console: 62, leaves: 'bails out' }],
      step: LONE_SCORES,
      decided: true,
    });
    expect(leave(battle, turn, [{ seat: 1, leaves: 'bails out' }])).toBeNull();
    const out: Telling = { ...told(52, 62, 62), orders: [{ console: 52 }, null, { console: 62 }] };
    const leaves = 'bails out';
    expect(
      ordersLeaving(
        out,
        [1, 2].map((seat) => ({ seat, leaves })),
      ),
    ).toStrictEqual([{ console: 52 }, null, { console: 62, leaves }]);
  });

  test.each([
    ['the lone player leaves', [{ seat: 0, leaves: 'bails out' }]],
    [
      'all rivals leave',
      [
        { seat: 1, leaves: 'bails out' },
        { seat: 2, leaves: 'bails out' },
      ],
    ],
    ['a rival escapes who may not', [{ seat: 1, leaves: 'escapes' }]],
  ] as const)('the exchange does not go on if %s', (_, leaving) => {
    expect(leave(battle, told(52, 62, 62), leaving)).toBeNull();
  });

  test('if rivals are at several ranges, the number of the lone player decides which it attacks (M2)', () => {
    const far = {
      ...battle,
      pairings: battle.pairings.map((pairing) =>
        pairing.rival === 2 ? { ...pairing, range: 'medium' as const } : pairing,
      ),
    };
    const turn = lockIn(far, choosing(null, 62, 28), 0, 28);
    expect(turn?.kind === 'telling' && turn.orders).toEqual([
      { console: 28, attacks: 2 },
      { console: 62 },
      { console: 28 },
    ]);
  });
});

test('law: every turn in progress fits its battle, asks nobody without a choice, and shows no damage before the decision', () => {
  fc.assert(
    fc.property(anyArmedParty, anySeed, anyOptions, (party, seed, options) => {
      const strange: TurnInProgress[] = [];
      playTurns(party, seed, options, (battle, turn) => {
        const fits = fittingTurn(battle, turn) === turn;
        const whole = numbersOf(turn).length === battle.seats.length;
        const asked = numbersOf(turn).every(
          (number, seat) => number !== null || openManeuvers(battle, seat).length !== 1,
        );
        const silent =
          turn.kind === 'choosing'
            ? playedSoFar(battle, turn) === null
            : turn.decided || isBeforeDamage(turn.step);
        if (!fits || !whole || !asked || !silent) strange.push(turn);
      });
      expect(strange).toEqual([]);
    }),
    { numRuns: 25 },
  );
});
