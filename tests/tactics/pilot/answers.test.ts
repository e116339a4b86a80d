import rfl from '../../../books/rfl-3n.json';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyOptions, anyParty, anySeed, playOut } from '../../rules/battle/play-out.ts';
import { griffin, rifleman, scene } from '../../rules/battle/table-top.ts';
import { twoAmmunitions } from '../../two-ammunitions.ts';
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
const called: SeatOrders = [{ console: 62 }, { console: 62 }];

describe('what a computer pilot says besides its order', () => {
  test('H4: the supply whose point is worth least: of two last points the one that fewer maneuvers spend', () => {
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

  test('K3: a critical that may be ignored is', () => {
    const battle = scene({ seats: [{}, { ignores: ['VI'] }] });
    const orders: SeatOrders = [{ console: 52 }, { console: 62 }];
    const [question] = undecidedOf(exchange(battle, { seats: orders }), orders);
    expect(answerOfPilot(battle, orders, sure(question), roughly)).toEqual({
      kind: 'critical ignored',
      seat: 1,
      ignores: true,
    });
  });

  test('law: whatever a turn asks is answered, until nothing is left to be asked (H4, M4, K3)', () => {
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

  test('D14, D15: who stands worse would have nobody win, who stands better would not', () => {
    const battle = scene({ lone: griffin, seats: [{ armor: 5 }, { armor: 30 }] });
    expect([0, 1].map((seat) => wantsDraw(battle, seat, roughly))).toEqual([true, false]);
  });
});

describe('whether a computer pilot leaves (D7)', () => {
  const hurt = scene({ seats: [{}, { armor: 1 }] });
  const killed = exchange(hurt, { seats: [{ console: 52 }, { console: 62 }] });

  test.each([
    ['hangar game', 'bails out'],
    ['fight', null],
    ['single duel', null],
  ] as const)('who would be killed in a %s: %s', (stakes, leaves) => {
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
    'E1: %s is shown fleeing with next to no armor, in a %s: %s',
    (pilot, stakes, leaves) => {
      const begun = scene({ seats: [{}, { armor: 1, heat: 20 }] });
      const fleeing = exchange(begun, { seats: [{ console: 62 }, { console: 60 }] });
      expect(leaveOfPilot([begun], fleeing, 1, pilot, roughly, stakes)).toBe(leaves);
    },
  );

  test('E1: who stands well stays', () => {
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

    test('it yields once it has been proved lost for three turns, and who wins never does', () => {
      expect(turns.length).toBeGreaterThan(2);
      expect([leaves(1, 1), leaves(2, 1), leaves(2, 0)]).toEqual([null, 'bails out', null]);
    });

    test('it fights on in the turn that ends the duel', () => {
      expect(leaves(turns.length, 1)).toBeNull();
    });

    test('it yields where it judges so by what was learned, not roughly', () => {
      const hopeless = scene({ seats: [{}, { armor: 30 }] });
      const played = exchange(hopeless, { seats: [{ console: 62 }, { console: 60 }] });
      const judge =
        (isRough: boolean): Judging =>
        () => ({ isRough, edge: () => 0.49 });
      const said = [true, false].map((isRough) =>
        leaveOfPilot([hopeless, hopeless], played, 1, 'Iris', judge(isRough), 'single duel'),
      );
      expect(said).toEqual([null, 'bails out']);
    });
  });
});
