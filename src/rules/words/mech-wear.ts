import type { Livery } from '../battle/livery.ts';
import { liveryOf } from '../campaign/hangar/livery.ts';
import type { Mech } from '../campaign/card/mech.ts';
import { criticalsOf } from '../campaign/card/part.ts';
import { capital, withArticle } from './capital.ts';
import type { Wear } from './wear.ts';
import { hurtIn, visibleWear, wearWords } from './wear.ts';

/** The visible state of a 'Mech in its livery with these hurt parts; null if there is nothing to
 *  see. */
export const wearIn = (livery: Livery | null, hurt: readonly string[] = []): Wear | null =>
  visibleWear({
    ...hurtIn(hurt),
    ...{ torn: 0, hot: false, dark: false },
    ...(livery ? { livery } : {}),
  });

/** The visible state of a 'Mech between games: hurt parts, paint, rings, and plates scorched by
 *  games and criticals; armor is whole again. This is how it enters its next game. Null if there is
 *  nothing to see. */
export const wearOfMech = (mech: Pick<Mech, 'games' | 'paint' | 'parts' | 'rings'>): Wear | null =>
  wearIn(
    liveryOf(mech),
    mech.parts.flatMap((part) => new Array<string>(criticalsOf(part)).fill(part.name)),
  );

/** A 'Mech of a hangar for readers who do not see it: `A Rifleman, left arm hanging.` */
export const mechWearText = (
  booklet: { readonly mech: { readonly name: string } } | null,
  wear: Wear | null,
): string =>
  `${[capital(withArticle(booklet?.mech.name ?? "'Mech")), ...(wear ? wearWords(wear) : ['unmarked'])].join(', ')}.`;
