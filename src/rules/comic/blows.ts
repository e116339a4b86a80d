import { seatOf } from '../battle/battle.ts';
import { pairingWith } from '../battle/duel.ts';
import type { IncidentOf } from '../battle/incident.ts';
import { sure } from '../sure.ts';
import type { Claim } from './comic-page.ts';
import { COMIC_WORDS } from './comic-words.ts';
import type { Sound } from './sounds.ts';
import { soundOfBlow } from './sounds.ts';
import type { SeenView, ToldBattle } from './told-battle.ts';
import { after, before, doneIn, happened, hitsIn, nameOf } from './told-battle.ts';
import { sightsIn, takenIn, warmedIn } from './told-battle.ts';

/** What stands in a panel besides its windows. */
export interface Spoken {
  /** The same in several ways, each shorter. */
  readonly captions: readonly string[];
  readonly note?: readonly string[];
  readonly plate?: string;
  readonly sound?: Sound | null;
}

/** Things of one turn follow each other. */
export const MOMENT_KINDS = ['blow', 'explosion', 'shutdown', 'wreck'] as const;

/** What may become a panel. */
export interface Moment {
  readonly claim: Claim;
  readonly kind: (typeof MOMENT_KINDS)[number];
  /** The place of its turn, from 0. */
  readonly at: number;
  /** The windows that would show it, the best first: one, or a pair. */
  readonly ways: readonly (readonly SeenView[])[];
  readonly say: (sights: readonly SeenView[]) => Spoken;
}

/** A blow of so many points is called big. */
const BIG = 10;

/** The windows that show the blows of a turn: a pair where two hit each other, then each page by its damage, and by
 *  what its 'Mech did or was heated. */
export const blowWays = (told: ToldBattle, at: number): Moment['ways'] => {
  const sights = sightsIn(told, at);
  const singles = sights.toSorted(
    (one, other) =>
      takenIn(other) - takenIn(one) ||
      doneIn(other) - doneIn(one) ||
      warmedIn(told, at, other.seen) - warmedIn(told, at, one.seen),
  );
  const both = (sight: SeenView): number => takenIn(sight) + doneIn(sight);
  const pairs = sights
    .filter((sight) => sight.by === 0 && takenIn(sight) > 0 && doneIn(sight) > 0)
    .toSorted((one, other) => both(other) - both(one))
    .map((one) => [one, sure(sights.find(({ by }) => by === one.seen))]);
  return [...pairs, ...singles.map((sight) => [sight])];
};

/** The loudest blow among windows of a turn, also one by who is seen alone; null if nobody hits. */
export const soundOf = (told: ToldBattle, sights: readonly SeenView[]): Sound | null => {
  const [loud] = sights
    .flatMap(({ at, by, deeds, seen }) => [
      ...(deeds ? [{ ...deeds.mine, at, seat: by }] : []),
      ...(deeds ? [{ ...deeds.theirs, at, seat: seen }] : []),
    ])
    .toSorted((one, other) => other.damage - one.damage);
  if (!loud || loud.damage === 0) return null;
  const called = happened(told, loud.at, 'called').find(({ seat }) => seat === loud.seat);
  return soundOfBlow(sure(called).maneuver, loud.sees.screen.picture, loud.damage);
};

/** What was scored on a page. */
const scoredIn = (told: ToldBattle, { at, by, seen }: SeenView): IncidentOf<'scored'> | undefined =>
  happened(told, at, 'scored').find(({ on, seat }) => on === seen && seat === by);

/** What one blow did: a critical first, several on one, a big one, the armor that is left. */
const blowCaptions = (told: ToldBattle, sight: SeenView): readonly string[] => {
  const { at, by, seen } = sight;
  const [who, damage] = [nameOf(told, seen), takenIn(sight)];
  const critical = happened(told, at, 'critical').find(
    ({ on, reached, seat }) => reached && on === seen && seat === by,
  );
  const isIgnored = happened(told, at, 'ignored').some(
    (each) => each.seat === seen && each.by === by,
  );
  if (critical && !isIgnored) return COMIC_WORDS.critical(who, critical.line.critical);
  const [hits, all] = [hitsIn(told, at), sightsIn(told, at)].map(
    (sights) => sights.filter((each) => each.seen === 0).length,
  );
  if (seen === 0 && sure(hits) > 1) return COMIC_WORDS.someHit(sure(hits), sure(all), who);
  const { from, to } = sure(scoredIn(told, sight));
  return damage >= BIG ? COMIC_WORDS.bigBlow(damage) : COMIC_WORDS.damage(who, damage, from, to);
};

/** A page on which nobody is hit: what is seen, and what it did or the heat that it cost. */
const shownCaptions = (told: ToldBattle, sight: SeenView): readonly string[] => {
  const { at, by, screen, seen } = sight;
  const who = nameOf(told, seen);
  if (doneIn(sight) > 0) return COMIC_WORDS.does(who, screen.title, doneIn(sight));
  // A page with a SCORE shows a hit; where it did no damage nothing is said of it but the miss.
  if (screen.score !== null)
    return scoredIn(told, sight) ? COMIC_WORDS.misses(nameOf(told, by)) : [];
  const { heat } = seatOf(after(told, at), seen);
  return COMIC_WORDS.shows(who, screen.title, warmedIn(told, at, seen) > 0 ? heat : null);
};

const captionsOf = (told: ToldBattle, [sight, other]: readonly SeenView[], isFirst: boolean) => {
  const one = sure(sight);
  const { at, by, seen } = one;
  const pairing = pairingWith(before(told, at), { rival: Math.max(by, seen) });
  if (other) return COMIC_WORDS.bothHit(sure(pairing).range);
  if (takenIn(one) === 0) return shownCaptions(told, one);
  return isFirst && hitsIn(told, at).length === 1
    ? COMIC_WORDS.firstHit(nameOf(told, seen), takenIn(one))
    : blowCaptions(told, one);
};

/** What the windows of a turn say of its blows; `isFirst` of the first turn in which anybody hits. */
export const sayBlows =
  (told: ToldBattle, isFirst = false): Moment['say'] =>
  (sights) => ({ captions: captionsOf(told, sights, isFirst), sound: soundOf(told, sights) });
