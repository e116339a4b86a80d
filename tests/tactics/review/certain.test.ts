import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyOptions, anySeed } from '../../rules/battle/play-out.ts';
import { booklets, griffin, scene } from '../../rules/battle/table-top.ts';
import { randomFrom, randomOrders } from '../../tools/random-play.ts';
import type { Battle, Side } from '../../../src/rules/battle/battle.ts';
import { OTHER_SIDE, openBattle, seatOf } from '../../../src/rules/battle/battle.ts';
import { DUEL, pairingOfDuel, seatIn } from '../../../src/rules/battle/duel.ts';
import { exchange } from '../../../src/rules/battle/exchange.ts';
import { openManeuvers } from '../../../src/rules/battle/open-maneuvers.ts';
import type { SeatOrder } from '../../../src/rules/battle/orders.ts';
import { sure } from '../../../src/rules/sure.ts';
import type { Certain } from '../../../src/tactics/review/certain.ts';
import { certainOf } from '../../../src/tactics/review/certain.ts';
import { always, oddBooklet, wornEntry } from '../odd-booklets.ts';

const POSITIONS = 500;

/** The turns that come of a number of one side against whatever is open to the other, who stays or escapes. */
const turnsWith = (battle: Battle, side: Side, console: number) => {
  const enemy = seatIn(DUEL, OTHER_SIDE[side]);
  const answers = openManeuvers(battle, enemy).flatMap(({ console: answer }): SeatOrder[] => [
    { console: answer },
    { console: answer, leaves: 'escapes' },
  ]);
  return answers.map((answer) => {
    const seats = [{ console }, { console }].with(enemy, answer);
    const { battle: after, pairings } = exchange(battle, { seats });
    const { deeds } = sure(pairingOfDuel({ pairings }));
    return { deeds, isGone: seatOf(after, enemy).out === 'escaped' };
  });
};

/** Holds what is said to be certain to the rules. */
const holds = (battle: Battle, thing: Certain): void => {
  const { side } = thing;
  const enemy = OTHER_SIDE[side];
  switch (thing.kind) {
    case 'forced win':
      expect(thing.line).toHaveLength(thing.turns);
      expect(thing.line[0]!.armor[0]).toBe(seatOf(battle, seatIn(DUEL, enemy)).armor);
      expect(thing.line.map(({ turn }) => turn)).toEqual(
        thing.line.map((_, place) => battle.turns + 1 + place),
      );
      for (const { answers } of thing.line) expect(answers.length).toBeGreaterThan(0);
      break;
    case 'sure hit':
      for (const { console, damage } of thing.maneuvers) {
        const turns = turnsWith(battle, side, console);
        expect(Math.min(...turns.map(({ deeds }) => deeds[side].damage))).toBe(damage);
        expect(turns.some(({ isGone }) => isGone)).toBe(false);
        expect(damage).toBeGreaterThan(0);
      }
      break;
    case 'sure safety':
      for (const console of thing.consoles)
        for (const { deeds } of turnsWith(battle, side, console))
          expect(deeds[enemy].damage).toBe(0);
      break;
    case 'lock':
      for (const console of thing.consoles)
        for (const { deeds } of turnsWith(battle, side, console))
          expect(deeds[side].damage).toBeGreaterThan(0);
      break;
    case 'last round':
      expect(seatOf(battle, seatIn(DUEL, side)).ammunition[thing.ammunition]).toBe(1);
  }
};

const kinds = (battle: Battle): readonly string[] =>
  certainOf(battle, POSITIONS).map(({ kind, side }) => `${side} ${kind}`);

describe('what is certain', () => {
  test('law: it holds by the rules, in random battles of any two booklets, worn or not', () => {
    fc.assert(
      fc.property(anySeed, anyOptions, (seed, options) => {
        const random = randomFrom(seed);
        const any = [...booklets, oddBooklet(random)];
        const [lone, rival] = [0, 1].map(() =>
          wornEntry(sure(any[Math.floor(random() * any.length)]), any, random),
        );
        let battle = openBattle({ options, lone: lone!, rivals: [rival!] });
        while (!battle.outcome && battle.turns < 15) {
          for (const thing of certainOf(battle, 50)) holds(battle, thing);
          battle = exchange(battle, randomOrders(battle, random)).battle;
        }
        expect(battle.outcome ? certainOf(battle, 50) : []).toEqual([]);
      }),
      { numRuns: 12 },
    );
  });

  test('a lock is certain where both stand in it, and ends with the rounds', () => {
    const locked = scene({ loneSees: 59, rivalSees: 57 });
    expect(kinds(locked)).toContain('lone lock');
    expect(kinds(locked)).toContain('lone sure hit');
    const dry = scene({ loneSees: 59, rivalSees: 57, seats: [{ ammunition: { autocannon: 0 } }] });
    expect(kinds(dry)).not.toContain('lone lock');
  });

  test('the line of a win that nothing prevents: what each answer meets with, armor and rounds', () => {
    const battle = scene({ loneSees: 59, rivalSees: 57, seats: [{}, { armor: 4 }] });
    const [win] = certainOf(battle, 1000);
    expect(win).toMatchObject({
      ...{ kind: 'forced win', side: 'lone', turns: 2 },
      line: [
        {
          ...{ turn: battle.turns + 1, console: 54, armor: [4, 2] },
          answers: [
            { console: 58, damage: 2, screen: 59 },
            { console: 62, damage: 2, screen: 59 },
          ],
          rounds: { ammunition: 'autocannon', left: 7 },
        },
        { turn: battle.turns + 2, console: 54, armor: [2, 0] },
      ],
    });
  });

  test.each([
    ['is certain', '39', true],
    ['is not certain where it may be gone before', '29', false],
  ])(
    'E1: a hit on an enemy who is never missed %s: every answer shows it on page %s',
    (_, page, isSure) => {
      const battle = scene({ rival: always(page) });
      expect(kinds(battle).includes('lone sure hit')).toBe(isSure);
      const turned = scene({ lone: always(page, [], 'rfl-3n'), rival: griffin });
      expect(kinds(turned).includes('rival sure hit')).toBe(isSure);
    },
  );

  test('whoever stands far off with nothing that reaches is safe from whatever is called', () => {
    const spent = { ammunition: { missile: 0 }, heat: 40, shutDown: true };
    const safe = certainOf(scene({ seats: [{}, spent] }), POSITIONS).filter(
      ({ kind, side }) => kind === 'sure safety' && side === 'lone',
    );
    expect(safe).toMatchObject([{ all: true }]);
  });

  test('the last round is told where it counts', () => {
    const seats = [{ ammunition: { autocannon: 1 } }] as const;
    expect(kinds(scene({ seats }))).toContain('lone last round');
    expect(kinds(scene({ seats, ammunition: 'ignored' }))).not.toContain('lone last round');
  });
});
