import type { Booklet } from '../booklet/booklet.ts';
import type { Finding } from './finding.ts';
import type { Lock } from './locks.ts';
import { deadEndsOf, locksOf } from './locks.ts';

/** Groups locks that differ only in the page of the one who holds. */
const alike = (locks: readonly Lock[]): readonly (readonly Lock[])[] => {
  const kinds = locks.map(
    ({ other, range, maneuvers }) =>
      `${other} ${range} ${maneuvers.map(({ console }) => console).join(' ')}`,
  );
  return [...new Set(kinds)].map((kind) => locks.filter((_, at) => kinds[at] === kind));
};

const pageOf = ({ id }: Booklet, page: number): Pick<Finding, 'place'> => ({
  place: { in: 'booklet', booklet: id, keys: ['viewScreens', String(page)] },
});

/** The locks in which one booklet's pilot holds another's. */
const holding = (one: Booklet, other: Booklet): readonly Finding[] =>
  alike(locksOf(one, other)).flatMap((locks): readonly Finding[] => {
    const [first] = locks;
    if (!first) return [];
    const { other: on, range, maneuvers } = first;
    const pages = [...new Set(locks.map((lock) => lock.one))].toSorted((a, b) => a - b);
    const by = maneuvers.map(({ console, name }) => ({ console, name }));
    return [
      { ...pageOf(other, on), kind: 'lock', holder: one.id, pages, held: other.id, on, range, by },
    ];
  });

/** The locks and dead ends of two booklets, by pages alone; the place is the page of the one who is held. */
export const lockFindings = (one: Booklet, other: Booklet): readonly Finding[] => [
  ...holding(one, other),
  ...(one === other ? [] : holding(other, one)),
  ...deadEndsOf(one, other).map((end): Finding => ({
    ...{ ...pageOf(one, end.one), kind: 'dead end', range: end.range },
    sides: [
      { booklet: one.id, screen: end.one },
      { booklet: other.id, screen: end.other },
    ],
  })),
];
