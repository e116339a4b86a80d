import type { Booklet } from '../booklet/booklet.ts';
import { liveryOf } from '../campaign/livery.ts';
import type { Mech } from '../campaign/mech.ts';
import type { Part } from '../campaign/part.ts';
import { criticalsOf, isWhole } from '../campaign/part.ts';
import type { Wear } from './wear.ts';
import { hurtIn, seen, wearWords } from './wear.ts';

/** So many criticals on all parts together leave plates scorched, torn, and in tatters. */
const TORN_FROM = [2, 5, 9] as const;

/**
 * What one can see of a 'Mech between two games, by its parts: armor is whole again (K8), and its plates show
 * how many criticals it carries. Null where there is nothing to see.
 */
export const wearOfParts = (parts: readonly Part[]): Wear | null => {
  const criticals = parts.reduce((sum, part) => sum + criticalsOf(part), 0);
  return seen({
    ...hurtIn(parts.filter((part) => !isWhole(part)).map(({ name }) => name)),
    torn: TORN_FROM.filter((from) => criticals >= from).length,
    hot: false,
    dark: false,
  });
};

/**
 * What one can see of a 'Mech between two games: what its parts suffer from, its paint, its rings, and plates
 * scorched by games and criticals; armor is whole again. So it goes into its next game. Null where there is
 * nothing to see.
 */
export const wearOfMech = (
  mech: Pick<Mech, 'games' | 'paint' | 'parts' | 'rings'>,
): Wear | null => {
  const livery = liveryOf(mech);
  return seen({
    ...hurtIn(mech.parts.filter((part) => !isWhole(part)).map(({ name }) => name)),
    ...{ torn: 0, hot: false, dark: false },
    ...(livery ? { livery } : {}),
  });
};

/** A 'Mech of a hangar as it stands, for those who do not see it: `A Rifleman, left arm hanging.` */
export const mechWords = (booklet: Pick<Booklet, 'mech'> | null, wear: Wear | null): string =>
  `${[`A ${booklet?.mech.name ?? "'Mech"}`, ...(wear ? wearWords(wear) : ['nothing to be seen on it'])].join(', ')}.`;
