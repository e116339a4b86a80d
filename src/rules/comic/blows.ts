import { seatOf } from '../battle/battle.ts';
import { pairingWith } from '../battle/duel.ts';
import type { IncidentOf } from '../battle/incident.ts';
import { sure } from '../sure.ts';
import { COMIC_WORDS } from './comic-words.ts';
import type { Moment } from './moment.ts';
import type { Sound } from './sounds.ts';
import { soundOfBlow } from './sounds.ts';
import type { SeenView, ToldBattle } from './told-battle.ts';
import {
  after,
  before,
  doneIn,
  happened,
  hitsIn,
  nameOf,
  sightsIn,
  takenIn,
  warmedIn,
} from './told-battle.ts';

/** A blow of so many points is called big. */
const BIG = 10;

/** The loudest blow among some windows, also one by who is seen alone; null if nobody hits. */
export const soundOf = (told: ToldBattle, sights: readonly SeenView[]): Sound | null => {
  const [loud] = sights
    .flatMap(({ at, by, deeds, seen }) =>
      deeds
        ? [
            { ...deeds.mine, at, seat: by },
            { ...deeds.theirs, at, seat: seen },
          ]
        : [],
    )
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

/** What the windows of a turn say of its blows; `isFirst` of the first turn in which anybody hits. */
export const sayBlows =
  (told: ToldBattle, isFirst = false): Moment['say'] =>
  (sights) => {
    const [one, other] = sights;
    const sight = sure(one);
    const { at, by, seen } = sight;
    const captions = (): readonly string[] => {
      if (other)
        return COMIC_WORDS.bothHit(
          sure(pairingWith(before(told, at), { rival: Math.max(by, seen) })).range,
        );
      if (takenIn(sight) === 0) return shownCaptions(told, sight);
      return isFirst && hitsIn(told, at).length === 1
        ? COMIC_WORDS.firstHit(nameOf(told, seen), takenIn(sight))
        : blowCaptions(told, sight);
    };
    return { captions: captions(), sound: soundOf(told, sights) };
  };
