import type { Booklet } from '../booklet/booklet.ts';
import type { Facing } from '../check/facings.ts';
import type { Lock } from '../check/locks.ts';
import { deadEndsOf, locksOf } from '../check/locks.ts';
import { listed } from './listed.ts';

/** Pages in a line: `39, 43 or 57`. */
const pagesText = (facings: readonly Facing[]): string =>
  listed(
    [...new Set(facings.map(({ one }) => one))].toSorted((one, other) => one - other).map(String),
    'or',
  );

/** Groups locks that differ only in the page of the one who holds. */
const alike = (locks: readonly Lock[]): readonly (readonly Lock[])[] => {
  const kinds = locks.map(
    ({ other, range, maneuvers }) =>
      `${other} ${range} ${maneuvers.map(({ console }) => console).join(' ')}`,
  );
  return [...new Set(kinds)].map((kind) => locks.filter((_, at) => kinds[at] === kind));
};

/** The locks in which one booklet's pilot holds another's, a line each. */
const heldText = (one: Booklet, other: Booklet): readonly string[] =>
  alike(locksOf(one, other)).flatMap((locks) => {
    const [first] = locks;
    if (!first) return [];
    const by = listed(
      first.maneuvers.map(({ console, name }) => `${console} ${name}`),
      'or',
    );
    return `${one.id} on view screen ${pagesText(locks)} hits ${other.id} on ${first.other} at ${first.range} range for ever, by ${by}`;
  });

/** The locks and dead ends of two booklets, for authors: a line each. */
export const locksText = (one: Booklet, other: Booklet): readonly string[] => [
  ...heldText(one, other),
  ...(one === other ? [] : heldText(other, one)),
  ...deadEndsOf(one, other).map(
    (end) =>
      `${one.id} on view screen ${end.one} and ${other.id} on ${end.other}, at ${end.range} range, never hit each other again`,
  ),
];
