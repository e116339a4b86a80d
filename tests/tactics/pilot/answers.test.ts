import rfl from '../../../books/rfl-3n.json';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyOptions, anyParty, anySeed, playOut } from '../../rules/battle/play-out.ts';
import { griffin, opened, rifleman, scene } from '../../rules/battle/table-top.ts';
import { twoAmmunitions } from '../../two-ammunitions.ts';
import type { Battle } from '../../../src/rules/battle/battle.ts';
import { exchange } from '../../../src/rules/battle/exchange.ts';
import { openManeuvers } from '../../../src/rules/battle/open-maneuvers.ts';
import { parseBooklet } from '../../../src/rules/check/parse-booklet.ts';
import type { SeatOrders } from '../../../src/rules/battle/orders.ts';
import { answered, undecidedOf } from '../../../src/rules/fight/undecided.ts';
import { sure } from '../../../src/rules/sure.ts';
import { answerOfPilot, leaveOfPilot, wantsDraw } from '../../../src/tactics/pilot/answers.ts';
import type { Judging } from '../../../src/tactics/judge/judgment.ts';
import { roughly } from '../../../src/tactics/judge/judgment.ts';
import { POSITIONS, forcedWin } from '../../../src/tactics/duel/proof.ts';

const read = parseBooklet(twoAmmunitions(rfl));
const armed = read.ok ? read.booklet : rifleman;
/** Judges every position alike: by how much the lone seat is ahead. */
const always =
  (edge: number, isRough = false): Judging =>
  () => ({ isRough, edge: () => edge });
const NOBODY = { kind: 'nobody', by: 'agreed' } as const;
const called: SeatOrders = [{ console: 62 }, { console: 62 }];

describe('besides its order, a computer pilot', () => {
  test('H4: gives up the supply whose point is worth least, here the one that fewer maneuvers spend', () => {
    const battle = scene({
      lone: armed,
      seats: [{ heat: 40, shutdown: 60, ammunition: { autocannon: 1, grenade: 1 } }],
    });
    const [question] = undecidedOf(exchange(battle, { seats: called }), called);
    expect(answerOfPilot(battle, called, sure(question), roughly)).toEqual({
      kind: 'ammunition lost',
      seat: 0,
      ammunition: 'grenade',
    });
  });

  test('H4: gives up the first of supplies whose points are worth the same', () => {
    const battle = scene({ lone: armed, seats: [{ heat: 40, shutdown: 60 }] });
    const [question] = undecidedOf(exchange(battle, { seats: called }), called);
    expect(answerOfPilot(battle, called, sure(question), always(0))).toMatchObject({
      ammunition: 'autocannon',
    });
  });

  test('K3: ignores every critical that it may ignore', () => {
    const battle = scene({ seats: [{}, { ignores: ['VI'] }] });
    const orders: SeatOrders = [{ console: 52 }, { console: 62 }];
    const [question] = undecidedOf(exchange(battle, { seats: orders }), orders);
    expect(answerOfPilot(battle, orders, sure(question), roughly)).toEqual({
      kind: 'critical ignored',
      seat: 1,
      ignores: true,
    });
  });

  test('law: answers whatever a turn asks, until no question is left (H4, M4, K3)', () => {
    let asked = 0;
    fc.assert(
      fc.property(anyParty, anySeed, anyOptions, (party, seed, options) => {
        playOut(party, seed, options, (battle, { seats }) => {
          let orders: SeatOrders = seats.map((order) => order && { console: order.console });
          for (let times = 0; times < 20; times += 1) {
            const played = exchange(battle, { seats: orders });
            const [question] = undecidedOf(played, orders);
            if (!question) return;
            asked += 1;
            orders = sure(
              answered(played, orders, answerOfPilot(battle, orders, question, roughly)),
            );
          }
          expect.fail('It never ends.');
        });
      }),
      { numRuns: 60 },
    );
    expect(asked).toBeGreaterThan(0);
  });

  test('D14, D15: wants a draw in the worse position, but not in the better one', () => {
    const battle = scene({ lone: griffin, seats: [{ armor: 5 }, { armor: 30 }] });
    expect([0, 1].map((seat) => wantsDraw(battle, seat, roughly))).toEqual([true, false]);
  });

  test.each<readonly [string, readonly number[], Battle['outcome'], readonly boolean[]]>([
    ['the lone pilot is out', [0], null, [true, false]],
    ['the rival is out', [1], null, [false, true]],
    ['both are out', [0, 1], null, [false, false]],
    ['the battle is drawn', [], NOBODY, [false, false]],
  ])('D14: if by the shown turn %s, wants a draw only if it alone has lost', (...at) => {
    const [, out, outcome, wanted] = at;
    const battle = scene({ seats: [{ armor: 5 }, { armor: 30 }] });
    const seats = battle.seats.map((seat, place) =>
      out.includes(place) ? { ...seat, out: 'fell' as const } : seat,
    );
    const after = { ...battle, seats, outcome };
    expect([0, 1].map((seat) => wantsDraw(battle, seat, always(0.4), after))).toEqual(wanted);
  });
});

describe('a computer pilot that may leave (D7)', () => {
  const hurt = scene({ seats: [{}, { armor: 1 }] });
  const killed = exchange(hurt, { seats: [{ console: 52 }, { console: 62 }] });

  test.each([
    ['hangar game', 'bails out'],
    ['fight', null],
    ['single duel', null],
  ] as const)('if it would be killed in a %s, decides: %s', (stakes, leaves) => {
    expect(leaveOfPilot([hurt], killed, 1, 'Sable', roughly, stakes)).toBe(leaves);
    expect(leaveOfPilot([hurt], killed, 0, 'Sable', roughly, stakes)).toBeNull();
  });

  test.each([
    ['Sable', 'fight', 'escapes'],
    ['Sable', 'hangar game', 'escapes'],
    ['Sable', 'single duel', null],
    ['Tuck', 'fight', null],
    ['Marlow', 'hangar game', null],
  ] as const)(
    'E1: %s, shown fleeing with hardly any armor in a %s, decides: %s',
    (pilot, stakes, leaves) => {
      const begun = scene({ seats: [{}, { armor: 1, heat: 20 }] });
      const fleeing = exchange(begun, { seats: [{ console: 62 }, { console: 60 }] });
      expect(leaveOfPilot([begun], fleeing, 1, pilot, roughly, stakes)).toBe(leaves);
    },
  );

  test.each([
    [-0.39, null],
    [-0.41, 'escapes'],
  ])('E1: Iris, alone against two and judged %d against each, decides: %s', (edge, leaves) => {
    const begun = opened(griffin, [rifleman, rifleman]);
    const seats = [{ console: 60 }, { console: 62 }, { console: 62 }];
    const played = exchange(begun, { seats });
    expect(leaveOfPilot([begun], played, 0, 'Iris', always(edge), 'fight')).toBe(leaves);
  });

  test('E1: stays if it is in a good position', () => {
    const begun = scene({ seats: [{ armor: 4 }, {}] });
    const turns = openManeuvers(begun, 0).map(({ console }) =>
      exchange(begun, { seats: [{ console }, { console: 60 }] }),
    );
    for (const turn of turns)
      expect(leaveOfPilot([begun], turn, 1, 'Sable', roughly, 'fight')).toBeNull();
  });

  describe('in a single duel', () => {
    const begun = scene({ loneSees: 59, rivalSees: 57, seats: [{}, { armor: 8 }] });
    const { line } = sure(forcedWin(begun, 'lone', POSITIONS.play));
    /** The duel turn by turn, the lone seat winning whatever the other does. */
    const turns = line.reduce<ReturnType<typeof exchange>[]>((before, { answer, maneuver }) => {
      const seats = [{ console: maneuver.console, ignores: [true] }, { console: answer.console }];
      return [...before, exchange(before.at(-1)?.battle ?? begun, { seats })];
    }, []);
    const battles = [begun, ...turns.map(({ battle }) => battle)];
    const leaves = (turn: number, seat: number, judge = roughly) =>
      leaveOfPilot(
        battles.slice(0, turn),
        sure(turns[turn - 1]),
        seat,
        'Tuck',
        judge,
        'single duel',
      );

    test('yields once it has been proved lost for three turns, and never if it wins', () => {
      expect(turns.length).toBeGreaterThan(2);
      expect([leaves(1, 1), leaves(2, 1), leaves(2, 0)]).toEqual([null, 'bails out', null]);
    });

    test('fights on in the turn that ends the duel', () => {
      expect(leaves(turns.length, 1)).toBeNull();
    });

    const hopeless = scene({ seats: [{}, { armor: 30 }] });
    const played = exchange(hopeless, { seats: [{ console: 62 }, { console: 60 }] });
    const over = { ...played, battle: { ...played.battle, outcome: NOBODY } };
    test.each([
      ['a rival as good as beaten', 1, always(0.49), 2, played, 'bails out'],
      ['a lone pilot as good as beaten', 0, always(-0.49), 2, played, 'bails out'],
      ['a rival as good as beaten for longer', 1, always(0.49), 5, played, 'bails out'],
      ['a rival that is judged roughly', 1, always(0.49, true), 2, played, null],
      ['a rival that is not beaten yet', 1, always(0), 2, played, null],
      ['a lone pilot that wins', 0, always(0.49), 2, played, null],
      ['a rival whose duel is over', 1, always(0.49), 2, over, null],
    ] as const)('yields or not by what was learned: %s', (_, seat, judge, length, now, said) => {
      const before = Array.from({ length }, () => hopeless);
      expect(leaveOfPilot(before, now, seat, 'Iris', judge, 'single duel')).toBe(said);
    });
  });
});
