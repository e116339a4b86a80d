import type { Livery } from '../battle/livery.ts';
import type { Booklet } from '../booklet/booklet.ts';
import { liveryOf } from '../campaign/hangar/livery.ts';
import type { Mech } from '../campaign/card/mech.ts';
import { criticalsOf } from '../campaign/card/part.ts';
import type { Wear } from './wear.ts';
import { hurtIn, visibleWear, wearWords } from './wear.ts';

/** What one can see of a 'Mech in its livery with these parts hurt; null where there is nothing to see. */
export const wearIn = (livery: Livery | null, hurt: readonly string[] = []): Wear | null =>
  visibleWear({
    ...hurtIn(hurt),
    ...{ torn: 0, hot: false, dark: false },
    ...(livery ? { livery } : {}),
  });

/**
 * What one can see of a 'Mech between two games: what its parts suffer from, its paint, its rings, and plates
 * scorched by games and criticals; armor is whole again. So it goes into its next game. Null where there is
 * nothing to see.
 */
export const wearOfMech = (mech: Pick<Mech, 'games' | 'paint' | 'parts' | 'rings'>): Wear | null =>
  wearIn(
    liveryOf(mech),
    mech.parts.flatMap((part) => new Array<string>(criticalsOf(part)).fill(part.name)),
  );

/** A 'Mech of a hangar as it stands, for those who do not see it: `A Rifleman, left arm hanging.` */
export const mechWearText = (booklet: Pick<Booklet, 'mech'> | null, wear: Wear | null): string =>
  `${[`A ${booklet?.mech.name ?? "'Mech"}`, ...(wear ? wearWords(wear) : ['unmarked'])].join(', ')}.`;
