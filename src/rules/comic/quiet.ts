import { seatOf } from '../battle/battle.ts';
import type { ToldBattle } from './told-battle.ts';
import { after, before } from './told-battle.ts';

/** Turns in a row in which no armor fell, by their places from 0. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** From so many turns on a stretch has a caption, and from so many a strip. */
const CAPTION_FROM = 3;
const STRIP_FROM = 10;
/** Windows of a strip. */
export const STRIP_WINDOWS = 5;

/** D15 counts them. */
const isQuiet = (told: ToldBattle, at: number): boolean =>
  after(told, at).quiet > before(told, at).quiet;

const lengthOf = ({ from, to }: Stretch): number => to - from + 1;

/** The longest stretch without these turns and without the last; the earlier of two. */
const longest = (told: ToldBattle, but: readonly number[]): Stretch | null => {
  const stretches: Stretch[] = [];
  for (let at = 0; at < told.last; at += 1) {
    if (!isQuiet(told, at) || but.includes(at)) continue;
    const open = stretches.at(-1);
    if (open?.to === at - 1) stretches[stretches.length - 1] = { ...open, to: at };
    else stretches.push({ from: at, to: at });
  }
  const [most = null] = stretches.toSorted((one, other) => lengthOf(other) - lengthOf(one));
  return most;
};

/** The stretch that a strip shows; null if none is long enough. */
export const stripOf = (told: ToldBattle, but: readonly number[]): Stretch | null => {
  const found = longest(told, but);
  return found && lengthOf(found) >= STRIP_FROM ? found : null;
};

/** The stretch that a caption tells of; null if none is long enough. */
export const toldStretch = (told: ToldBattle, but: readonly number[]): Stretch | null => {
  const found = longest(told, but);
  return found && lengthOf(found) >= CAPTION_FROM ? found : null;
};

/** The places of a strip's windows: first, last, and between them. */
export const stripPlaces = ({ from, to }: Stretch): readonly number[] =>
  Array.from({ length: STRIP_WINDOWS }, (_, window) =>
    Math.round(from + ((to - from) * window) / (STRIP_WINDOWS - 1)),
  );

/** Whether everybody was shut down before each turn of a stretch. */
export const isShutThroughout = (told: ToldBattle, { from, to }: Stretch): boolean =>
  told.battles
    .slice(from, to + 1)
    .every(({ seats }) => seats.every((_, seat) => seatOf({ seats }, seat).shutDown));
