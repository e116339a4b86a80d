import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { HeldBooklet, KeptPicture } from '../../../src/offline/pictures/room.ts';
import { bytesKept, goingFor, isHeld, keptByBooklet } from '../../../src/offline/pictures/room.ts';

const picture = fc.record({
  booklet: fc.constantFrom('grf-1n', 'rfl-3n', ''),
  whole: fc.boolean(),
  bytes: fc.integer({ min: 1, max: 100 }),
  seen: fc.integer({ min: 0, max: 50 }),
});
const keptOf = (pictures: readonly Omit<KeptPicture, 'address'>[]): readonly KeptPicture[] =>
  pictures.map((each, at) => ({ ...each, address: `https://game/${at}` }));
const some = fc.array(picture, { maxLength: 30 }).map(keptOf);
const holds = fc.array(
  fc.record({
    booklet: fc.constantFrom('grf-1n', 'rfl-3n'),
    since: fc.integer({ min: 0, max: 50 }),
  }),
  { maxLength: 3 },
);

/** What stays, where something goes. */
const staying = (kept: readonly KeptPicture[], going: readonly KeptPicture[]) =>
  kept.filter((each) => !going.includes(each));

test('law: what goes makes enough room, and nothing goes that need not', () => {
  fc.assert(
    fc.property(some, holds, fc.nat(200), fc.nat(1000), (kept, held, bytes, most) => {
      const going = goingFor(kept, bytes, { held, most });
      if (!going) {
        const atBest = kept.filter((each) => isHeld(each, held));
        expect(bytesKept(atBest) + bytes).toBeGreaterThan(most);
        return;
      }
      expect(bytesKept(staying(kept, going)) + bytes).toBeLessThanOrEqual(most);
      const last = going.at(-1);
      if (last) expect(bytesKept(staying(kept, going.slice(0, -1))) + bytes).toBeGreaterThan(most);
    }),
  );
});

test('law: the longest unseen go first, and nothing that is held', () => {
  fc.assert(
    fc.property(some, holds, fc.nat(200), fc.nat(1000), (kept, held, bytes, most) => {
      const going = goingFor(kept, bytes, { held, most }) ?? [];
      expect(going.filter((each) => isHeld(each, held))).toEqual([]);
      const stay = staying(kept, going).filter((each) => !isHeld(each, held));
      for (const gone of going) for (const each of stay) expect(each.seen >= gone.seen).toBe(true);
    }),
  );
});

const page = (seen: number, whole: boolean): KeptPicture => ({
  ...{ address: '', booklet: 'grf-1n', bytes: 1 },
  ...{ seen, whole },
});

test.each<readonly [string, KeptPicture, readonly HeldBooklet[], boolean]>([
  [
    'a whole page of a booklet that is open',
    page(1, true),
    [{ booklet: 'grf-1n', since: 5 }],
    true,
  ],
  ['a worn page seen since', page(5, false), [{ booklet: 'grf-1n', since: 5 }], true],
  ['a worn page seen before', page(4, false), [{ booklet: 'grf-1n', since: 5 }], false],
  ['a page of another booklet', page(9, true), [{ booklet: 'rfl-3n', since: 5 }], false],
])('%s', (_, kept, held, isIt) => {
  expect(isHeld(kept, held)).toBe(isIt);
});

test('what is kept is summed by booklet, the most first, and says which is open', () => {
  const kept = keptOf([
    { booklet: 'rfl-3n', whole: true, bytes: 3, seen: 0 },
    { booklet: 'grf-1n', whole: true, bytes: 2, seen: 0 },
    { booklet: 'grf-1n', whole: false, bytes: 2, seen: 0 },
  ]);
  expect(keptByBooklet(kept, [{ booklet: 'rfl-3n', since: 0 }])).toEqual([
    { booklet: 'grf-1n', pictures: 2, bytes: 4, open: false },
    { booklet: 'rfl-3n', pictures: 1, bytes: 3, open: true },
  ]);
});
