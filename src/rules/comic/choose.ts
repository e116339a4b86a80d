import { seatOf } from '../battle/battle.ts';
import type { Moment, Spoken } from './blows.ts';
import { MOMENT_KINDS, blowWays, sayBlows } from './blows.ts';
import { COMIC_WORDS } from './comic-words.ts';
import { endMoments, eventsOf, explosionsIn } from './events.ts';
import type { WinChances } from './swings.ts';
import { TOLD_SWING, decidedIn, largestSwing, swingsOf } from './swings.ts';
import type { SeenView, ToldBattle } from './told-battle.ts';
import { after, before, hitsIn, turnAt, warmedIn } from './told-battle.ts';

/** A moment with its windows. */
export interface ChosenMoment extends Omit<Moment, 'ways' | 'say'>, Spoken {
  readonly sights: readonly SeenView[];
}

/** Turns in a row in which no armor fell, by their places from 0. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** The panels of a battle in the order of time, and the stretch of its strip. */
export interface Choice {
  readonly panels: readonly ChosenMoment[];
  readonly strip: Stretch | null;
}

/** Turns up to which a battle has so many panels, with the covers and a strip. */
const PANELS = [0, 0, 0, 1, 2, 3, 6, 9, 12] as const;
/** With more than two there is more to tell. */
const MORE_OF_SEVERAL = 1;
const MOST_EVENTS = 3;
/** From so many turns on a stretch has a caption, and from so many a strip. */
export const CAPTION_FROM = 3;
const STRIP_FROM = 10;

/** How many panels a battle of so many turns and seats has at most, with the covers. */
export const panelsFor = (turns: number, seats: number): number => {
  const found = PANELS.findIndex((most) => turns <= most);
  return (found < 0 ? PANELS.length : found) + (seats > 2 ? MORE_OF_SEVERAL : 0);
};

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
  const many = areShut ? told.names.length : 0;
  return COMIC_WORDS.quiet(turnAt(told, from), turnAt(told, to), many);
};

/** A page of a booklet, the same for all copies of it. */
const pageKey = ({ booklet, screen }: SeenView): string => `${booklet.edition} ${screen.number}`;

/** What is told of a battle: its end, the turn that decided, events, swings and the first hit; where that does not fill
 *  the page, smaller blows, and then what was hottest. None whose pages are all taken, none of a turn that a strip shows,
 *  one of a kind a turn but for wrecks, and no page without a hit of a turn that is told. */
export const chooseOf = (told: ToldBattle, chances: WinChances): Choice => {
  const swings = swingsOf(told, chances);
  const largest = largestSwing(told, swings);
  const decided = decidedIn(told, chances);
  const strip = quietOf(told, largest === null ? [] : [largest], STRIP_FROM);
  const room = panelsFor(told.last + 1, told.names.length) - 1 - (strip ? 1 : 0);
  const chosen: ChosenMoment[] = [];
  const pages = new Set<string>();
  const isHit = (at: number): boolean => hitsIn(told, at).length > 0;

  const isTaken = ({ at, kind }: Moment): boolean =>
    (strip !== null && at >= strip.from && at <= strip.to) ||
    chosen.some(
      (each) =>
        each.at === at && (each.kind === kind ? kind !== 'wreck' : kind === 'blow' && !isHit(at)),
    );

  /** Takes as many of these as there is room for, at most so many. */
  const take = (moments: readonly (Moment | null)[], most = room): void => {
    const full = Math.min(room, chosen.length + most);
    for (const moment of moments) {
      if (!moment || chosen.length >= full || isTaken(moment)) continue;
      const { ways, say, ...rest } = moment;
      const sights = ways.find((way) => {
        const keys = new Set(way.map(pageKey));
        return keys.size === way.length && ![...keys].some((key) => pages.has(key));
      });
      if (!sights) continue;
      chosen.push({ ...rest, sights, ...say(sights) });
      sights.forEach((sight) => pages.add(pageKey(sight)));
    }
  };

  const blowAt = (claim: Moment['claim'], at: number): Moment => ({
    ...{ claim, kind: 'blow', at, ways: blowWays(told, at) },
    say: sayBlows(told, claim === 'first hit'),
  });
  const swingAt = (at: number): Moment => blowAt('swing', at);
  /** Told to have decided, if it is sure. */
  const deciding = (moment: Moment | null): Moment | null =>
    decided && moment?.kind !== 'wreck' && moment?.at === largest
      ? { ...moment, say: (way) => ({ ...moment.say(way), captions: COMIC_WORDS.decided }) }
      : moment;
  const weight = (at: number): number => Math.abs(swings[at] ?? 0);
  const warmed = (at: number): number =>
    Math.max(...told.names.map((_, seat) => warmedIn(told, at, seat)));
  const bySwing = [...swings.keys()].toSorted((one, other) => weight(other) - weight(one));
  const others = bySwing.filter((at) => weight(at) < TOLD_SWING);

  take(endMoments(told).map(deciding));
  if (largest !== null && largest < told.last) {
    // Where nobody hits it is what exploded that swings.
    const [exploded] = isHit(largest) ? [] : explosionsIn(told, largest);
    take([deciding({ ...(exploded ?? swingAt(largest)), claim: 'decided' })]);
  }
  take(eventsOf(told, swings), MOST_EVENTS);
  take(bySwing.filter((at) => weight(at) >= TOLD_SWING).map(swingAt));
  const first = [...swings.keys()].find(isHit);
  take(first === undefined ? [] : [blowAt('first hit', first)]);
  take(others.filter(isHit).map(swingAt));
  take(others.toSorted((one, other) => warmed(other) - warmed(one)).map(swingAt));
  const inTime = chosen.toSorted(
    (one, other) =>
      one.at - other.at || MOMENT_KINDS.indexOf(one.kind) - MOMENT_KINDS.indexOf(other.kind),
  );
  return { panels: inTime, strip };
};
