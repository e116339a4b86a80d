import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areBattles } from '../../../../src/rules/fight/lineup.ts';
import type { Called } from '../../../../src/elements/table/muster/mustering.ts';
import {
  aloneSide,
  musteringOf,
  onlyTwo,
  replanned,
  withHand,
  withSide,
} from '../../../../src/elements/table/muster/mustering.ts';
import type { SeatPlace } from '../../../../src/elements/table/plan/plan.ts';
import {
  lineupsOf,
  movedTo,
  placesOf,
  reseated,
} from '../../../../src/elements/table/plan/plan.ts';
import type { Side } from '../../../../src/rules/battle/battle.ts';
import { SIDES } from '../../../../src/rules/battle/battle.ts';

/** Pilots on the side of ◆, then those of ◇. */
const called = (lone: string, rival: string): readonly Called[] =>
  (
    [
      ['lone', lone],
      ['rival', rival],
    ] as const
  ).flatMap(([side, pilots]) =>
    pilots
      .split(' ')
      .filter(Boolean)
      .map((pilot) => ({ pilot, side, against: null })),
  );

const withSeats = (of: readonly Called[], seat: number, to: number): readonly Called[] =>
  replanned(of, (plan) => reseated(plan, seat, to));
const withPlace = (of: readonly Called[], seat: number, place: SeatPlace): readonly Called[] =>
  replanned(of, (plan) => movedTo(plan, seat, place));

/** Who fights whom, by name. */
const battles = (of: readonly Called[]): readonly string[] => {
  const { battles: all, seats } = musteringOf(of);
  return all.map((battle) => {
    const [lone, ...rivals] = battle.map((seat) => seats[seat]?.pilot);
    return `${lone} against ${rivals.join(', ')}`;
  });
};

test.each([
  ['', '', []],
  ['ada', '', []],
  ['ada ben', '', []],
  ['ada', 'ben', ['ada against ben']],
  ['ada', 'ben cleo', ['ada against ben, cleo']],
  ['ada ben', 'cleo', ['cleo against ada, ben']],
  ['ada ben', 'cleo dov', ['ada against cleo', 'ben against dov']],
  ['ada ben', 'cleo dov emil', ['ada against cleo, emil', 'ben against dov']],
])('%j on one side and %j on the other make the battles %j', (first, second, expected) => {
  expect(battles(called(first, second))).toEqual(expected);
});

test('the lone pilot is on the smaller side, or on ◆ if both are equal', () => {
  expect(aloneSide(called('ada', 'ben'))).toBe('lone');
  expect(aloneSide(called('ada ben', 'cleo'))).toBe('rival');
});

test('two available pilots are called against each other; with any other number, none is called', () => {
  expect(battles(onlyTwo(['ada', 'ben']))).toEqual(['ada against ben']);
  for (const fit of [[], ['ada'], ['ada', 'ben', 'cleo']]) expect(onlyTwo(fit)).toEqual([]);
});

test('a second tap removes a pilot; a tap on the other sign changes sides', () => {
  const ada = withSide([], 'ada', 'lone');
  expect(withSide(ada, 'ada', 'lone')).toEqual([]);
  expect(withSide(ada, 'ada', 'rival')).toEqual([{ pilot: 'ada', side: 'rival', against: null }]);
});

test('a ninth pilot gets no seat', () => {
  const eight = called('a b c d', 'e f g h');
  expect(withSide(eight, 'i', 'lone')).toBe(eight);
});

test('a pilot moved to another enemy stays there when more pilots come', () => {
  const three = called('ada ben', 'cleo dov emil');
  // Emil, in seat 5, goes from Ada to Ben.
  const put = withPlace(three, 4, { at: 1, of: null });
  expect(battles(put)).toEqual(['ada against cleo', 'ben against dov, emil']);
  expect(battles(withSide(put, 'finn', 'rival'))).toEqual([
    'ada against cleo, finn',
    'ben against dov, emil',
  ]);
});

test('in a single battle the pilot in the first seat fights alone', () => {
  const three = called('ada', 'ben cleo');
  expect(battles(withSeats(three, 0, 2))).toEqual(['cleo against ben, ada']);
  expect(battles(withPlace(three, 1, { at: 0, of: 0 }))).toEqual(['ben against ada, cleo']);
});

test('a computer pilot stays with its pilot through changes of seat and side', () => {
  const plain: readonly Called[] = ['ada', 'ben', 'cleo'].map((pilot, at) => ({
    ...{ pilot, side: at === 0 ? 'lone' : 'rival', against: null },
  }));
  const flown = withHand(plain, 'cleo', 'Iris');
  const handsOf = (after: readonly Called[]): unknown[] =>
    after.map(({ hand, pilot }) => (hand ? `${pilot}: ${hand}` : pilot));
  expect(handsOf(flown)).toEqual(['ada', 'ben', 'cleo: Iris']);
  expect(handsOf(withSeats(flown, 1, 2))).toEqual(['ada', 'cleo: Iris', 'ben']);
  expect(handsOf(withSide(flown, 'cleo', 'lone'))).toEqual(['ada', 'ben', 'cleo: Iris']);
  expect(handsOf(withHand(flown, 'cleo', null))).toEqual(['ada', 'ben', 'cleo']);
});

const PILOTS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];

test('law: every called pilot has a seat and an enemy, however pilots are called and moved', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          pilot: fc.constantFrom(...PILOTS),
          side: fc.constantFrom<Side>(...SIDES),
          seat: fc.nat(7),
          to: fc.nat(7),
        }),
        { maxLength: 24 },
      ),
      (taps) => {
        let now: readonly Called[] = [];
        for (const { pilot, side, seat, to } of taps) {
          now = withSide(now, pilot, side);
          const mustering = musteringOf(now);
          if (mustering.seats.length === 0) continue;
          if (to < mustering.seats.length && seat < mustering.seats.length)
            now = withSeats(now, seat, to);
          const plan = musteringOf(now);
          const rival = plan.battles.some(([lone]) => lone === seat) ? undefined : seat;
          const place = rival === undefined ? undefined : placesOf(plan.battles, rival)[to];
          if (rival !== undefined && place && rival < plan.seats.length)
            now = withPlace(now, rival, place);
        }
        const mustering = musteringOf(now);
        if (mustering.seats.length === 0) return;
        expect(areBattles(lineupsOf(mustering.battles), now.length)).toBe(true);
        expect(new Set(mustering.seats)).toEqual(new Set(now));
        const few = now.filter(({ side }) => side === aloneSide(now)).length;
        expect(mustering.battles).toHaveLength(few);
        expect(few).toBeLessThanOrEqual(now.length / 2);
      },
    ),
  );
});
