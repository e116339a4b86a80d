import { describe, expect, test } from 'vitest';
import { exchange } from '../../../src/rules/battle/exchange.ts';
import { openManeuvers } from '../../../src/rules/battle/open-maneuvers.ts';
import type { Booklet } from '../../../src/rules/booklet/booklet.ts';
import { readBooklet } from '../../../src/rules/booklet/read-booklet.ts';
import { deadEndsOf, locksOf } from '../../../src/rules/check/locks.ts';
import { griffin, printed, rifleman, scene } from '../battle/table-top.ts';
import type { Draft } from './drafts.ts';
import { draft } from './drafts.ts';

/** Forged booklets are tested in `tests/forge/box.test.ts`. */
const printedPairs = printed.flatMap((one) => printed.map((other) => [one, other] as const));

/** Each lock as the pages that show the two, with the console numbers that keep it. */
const listed = (one: Booklet, other: Booklet): readonly string[] =>
  locksOf(one, other)
    .map(
      ({ maneuvers, ...at }) =>
        `${at.one} ${at.other} ${at.range} ${maneuvers.map(({ console }) => console).join(' ')}`,
    )
    .sort();

const made = (change: (document: Draft) => void, file?: string): Booklet =>
  readBooklet(draft(change, file), 'made');

/** Every pair of numbers at long range leads to one page. */
const allTo = ({ consoles }: Draft, page: string): void => {
  for (const table of Object.values(consoles))
    for (const [owner, cell] of Object.entries(table))
      if (Number(owner) >= 50 && cell !== '00') table[owner] = page;
};

describe('a lock', () => {
  test.each(printedPairs)(
    'exists in each printed pair (%#): at long range 54 hits all that page 59 leaves open, and shows 59 again',
    (one, other) => {
      expect(listed(one, other)).toEqual(['39 59 long 54', '43 59 long 54', '57 59 long 54']);
    },
  );

  test('does not exist if 54 misses one of the two maneuvers that page 59 leaves open', () => {
    for (const answer of ['58', '62']) {
      const mended = made(
        ({ consoles }) => void Object.assign(consoles['54']!, { [answer]: '39' }),
      );
      expect(listed(griffin, mended)).toEqual([]);
      expect(listed(mended, griffin)).not.toEqual([]);
    }
  });

  test('may alternate between two pages', () => {
    const swinging = made(({ consoles, viewScreens }) => {
      viewScreens['35'] = { ...viewScreens['59']!, status: { only: ['Run Back'] } };
      for (const [owner, page] of Object.entries({ 58: '35A', 62: '35A', 60: '59A' }))
        consoles['54']![owner] = page;
    });
    const pages = locksOf(rifleman, swinging).map(({ other }) => other);
    expect(new Set(pages)).toEqual(new Set([35, 59]));
  });

  test('law: by the rules it hits every answer and leads to a lock again', () => {
    for (const [one, other] of printedPairs) {
      const locks = locksOf(one, other);
      for (const { maneuvers, ...at } of locks) {
        const battle = scene({
          ...{ lone: one, rival: other, range: at.range },
          ...{ loneSees: at.other, rivalSees: at.one },
        });
        const [{ console } = { console: 0 }] = maneuvers;
        for (const answer of openManeuvers(battle, 1)) {
          const { battle: after } = exchange(battle, {
            seats: [{ console }, { console: answer.console }],
          });
          expect(after.seats[1]!.armor).toBeLessThan(battle.seats[1]!.armor);
          const { sees, range } = after.pairings[0]!;
          expect(locks).toContainEqual(
            expect.objectContaining({ one: sees.rival.number, other: sees.lone.number, range }),
          );
        }
      }
    }
  });
});

describe('a dead end', () => {
  test.each(printedPairs)('does not exist in any printed pair (%#)', (one, other) => {
    expect(deadEndsOf(one, other)).toEqual([]);
  });

  test('is a facing that nobody can leave and in which nobody is hit', () => {
    const harmless = [
      made((document) => allTo(document, '49'), 'rfl-3n'),
      made((document) => allTo(document, '49'), 'grf-1n'),
    ] as const;
    expect(deadEndsOf(...harmless)).toEqual([{ one: 49, other: 49, range: 'long' }]);
    expect(deadEndsOf(harmless[0], griffin)).toEqual([]);
  });

  test('does not exist if two pages hit each other forever: that is a lock for both', () => {
    const open = (document: Draft): void => {
      document.viewScreens['59'] = { ...document.viewScreens['59']!, score: 1, status: {} };
      allTo(document, '59A');
    };
    const [one, other] = [made(open, 'rfl-3n'), made(open, 'grf-1n')];
    expect(deadEndsOf(one, other)).toEqual([]);
    for (const locks of [locksOf(one, other), locksOf(other, one)])
      expect(locks).toContainEqual(expect.objectContaining({ one: 59, other: 59 }));
  });
});
