import { seatOf } from '../battle/battle.ts';
import { COMIC_WORDS } from './comic-words.ts';
import type { ToldBattle } from './told-battle.ts';
import { after, before, turnAt } from './told-battle.ts';

/** Turns in a row in which no armor fell, by their places from 0. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** From so many turns on a stretch has a caption, and from so many a strip. */
export const CAPTION_FROM = 3;
export const STRIP_FROM = 10;

/** The longest stretch of at least so many turns without these and without the last; the earlier of two. D15 counts it. */
export const quietOf = (
  told: ToldBattle,
  but: readonly number[],
  least: number,
): Stretch | null => {
  const isQuiet = (at: number): boolean =>
    at < told.last && after(told, at).quiet > before(told, at).quiet && !but.includes(at);
  const stretches: Stretch[] = [];
  for (let from = 0; from < told.last; from += 1) {
    let to = from;
    while (isQuiet(to)) to += 1;
    if (to - from >= least) stretches.push({ from, to: to - 1 });
    from = to;
  }
  return stretches.toSorted((one, other) => other.to - other.from - one.to + one.from)[0] ?? null;
};

/** What is said of a stretch; also that everybody was shut down before each turn of it. */
export const quietWords = (told: ToldBattle, { from, to }: Stretch): readonly string[] => {
  const areShut = told.battles
    .slice(from, to + 1)
    .every(({ seats }) => seats.every((_, seat) => seatOf({ seats }, seat).shutDown));
  const many = areShut ? before(told, from).seats.length : 0;
  return COMIC_WORDS.quiet(turnAt(told, from), turnAt(told, to), many);
};
