import type { Range } from '../rules/vocabulary.ts';
import type { PictureKind } from '../rules/booklet/picture-kinds.ts';

/** The weapons fired on a page; `both` are those fired together at long range, or else at medium. */
export type FiredOn = 'a' | 'b' | 'close' | 'other close' | 'other long' | 'both';

/** A page (F10, F13) without the words of a 'Mech. */
export interface PageRow {
  readonly range: Range;
  /** Also shown if weapons are to be fired and the 'Mech has none of them. */
  readonly picture: PictureKind;
  readonly fires: FiredOn | null;
  /** `~` is Run or Jump, `a` and `b` the groups of those weapons. */
  readonly except: readonly string[];
  readonly only: readonly string[];
  readonly bonus: { readonly to: 'red' | 'blue' | 'any'; readonly score: number } | null;
  /** Null if the picture shows no hit. */
  readonly score: number | null;
}

type Told = Partial<Omit<PageRow, 'range' | 'picture'>>;

const page = (range: Range, picture: PictureKind, told: Told = {}): PageRow => ({
  ...{ range, picture, fires: null, except: [], only: [], bonus: null, score: null },
  ...told,
});

const except = (...words: readonly string[]): Told => ({ except: words });
const only = (...words: readonly string[]): Told => ({ only: words });
const firing = (fires: FiredOn, told: Told): Told => ({ ...told, fires });
const hit = (score: number, told: Told): Told => ({ ...told, score });
const bonus = (to: 'red' | 'blue' | 'any', score: number, told: Told = {}): Told => ({
  ...told,
  bonus: { to, score },
});

/** The pages of both printed booklets, which differ only in Run or Jump, weapons and letters. */
export const PAGES: Readonly<Record<number, PageRow>> = {
  1: page('medium', 'running-and-firing', bonus('red', 1, except('orange', 'Dodge'))),
  3: page('medium', 'dodging-and-firing', firing('both', except('~', 'Dodge'))),
  5: page('close', 'punching', except('blue')),
  7: page('medium', 'ducking', bonus('blue', 1, except('orange', 'red'))),
  9: page('close', 'leg-hit', hit(-1, except('orange', 'blue'))),
  11: page('medium', 'jumping-up', except('orange', 'Dodge', '~')),
  13: page('close', 'knocked-down', hit(-2, only('Defense'))),
  15: page('medium', 'critical-hit-head', hit(1, only('green', 'yellow'))),
  17: page('close', 'behind-you', bonus('any', 2)),
  19: page('close', 'landing', firing('other close', except('Wild Swing', '~ Away'))),
  21: page('close', 'pushing', firing('close', except('Punch', 'Push'))),
  23: page('medium', 'leg-hit', hit(-1, except('orange', 'blue'))),
  25: page('close', 'ducking', bonus('blue', 2, except('orange', 'red'))),
  27: page('medium', 'knocked-down', hit(-2, only('green', 'yellow'))),
  29: page('long', 'jumping-back', except('orange')),
  31: page('close', 'turned-around', only('green')),
  33: page('close', 'torso-hit', hit(-3, except('orange'))),
  35: page('medium', 'torso-hit', hit(-3, except('orange'))),
  37: page('medium', 'firing-from-cover', except('orange', 'Dodge', '~')),
  39: page('long', 'sidestepping', firing('other long', except('orange'))),
  41: page('close', 'arm-hit', hit(-1, except('orange', 'red'))),
  43: page('long', 'sidestepping', except('yellow')),
  45: page('close', 'kicking', except('blue', 'yellow')),
  47: page('medium', 'dodging-and-firing', except('~', 'b')),
  49: page('long', 'cooling-down'),
  51: page('medium', 'dodging-and-firing', firing('a', except('~'))),
  53: page('long', 'charging', except('green', 'yellow')),
  55: page('medium', 'cooling-down'),
  57: page('long', 'sidestepping', firing('both', except('orange', 'yellow'))),
  59: page('long', 'torso-hit', hit(-3, only('green'))),
  61: page('medium', 'arm-hit', hit(-1, except('orange', 'red'))),
  63: page('medium', 'dodging-and-firing', firing('b', except('a', 'Dodge'))),
};
