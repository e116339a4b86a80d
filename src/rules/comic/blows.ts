import { seatOf } from '../battle/battle.ts';
import { pairingWith } from '../battle/duel.ts';
import type { IncidentOf } from '../battle/incident.ts';
import { sure } from '../sure.ts';
import type { Range } from '../vocabulary.ts';
import { COMIC_WORDS } from './comic-words.ts';
import type { Sound } from './comic-page.ts';
import type { Spoken } from './moment.ts';
import { soundOfBlow } from './sounds.ts';
import type { SeenView, ToldBattle } from './told-battle.ts';
import { after, before, doneIn, happened, sightsIn, takenIn } from './told-battle.ts';

/** A blow of so many points is called big. */
const BIG = 10;

/** The range at which two met in a turn. */
const rangeOf = (told: ToldBattle, { at, by, seen }: SeenView): Range =>
  sure(pairingWith(before(told, at), { rival: Math.max(by, seen) })).range;

/** The critical that a sight's blow did, unless it was ignored. */
const criticalIn = (
  told: ToldBattle,
  { at, by, seen }: SeenView,
): IncidentOf<'critical'> | null => {
  const did = happened(told, at, 'critical').find(
    ({ on, reached, seat }) => reached && on === seen && seat === by,
  );
  const ignored = happened(told, at, 'ignored').some(
    (each) => each.seat === seen && each.by === by,
  );
  return did && !ignored ? did : null;
};

const nameOf = ({ names }: ToldBattle, seat: number) => sure(names[seat]);

/** The loudest blow among some windows, also one by who is seen alone; null if nobody hits. */
export const soundOf = (told: ToldBattle, sights: readonly SeenView[]): Sound | null => {
  const blows = sights.flatMap(({ at, by, deeds, seen }) =>
    deeds
      ? [
          { at, seat: by, deed: deeds.mine },
          { at, seat: seen, deed: deeds.theirs },
        ]
      : [],
  );
  const [loud] = blows.toSorted((one, other) => other.deed.damage - one.deed.damage);
  if (!loud || loud.deed.damage === 0) return null;
  const called = happened(told, loud.at, 'called').find(({ seat }) => seat === loud.seat);
  const { damage, sees } = loud.deed;
  return soundOfBlow(sure(called).maneuver, sees.screen.picture, damage);
};

/** How many hit the lone player in a turn, of how many. */
const hitsOnLone = (told: ToldBattle, at: number): readonly [hits: number, of: number] => {
  const on = sightsIn(told, at).filter(({ seen }) => seen === 0);
  return [on.filter((sight) => takenIn(sight) > 0).length, on.length];
};

/** What one blow did: a critical first, several on one, a big one, the armor that is left. */
const blowCaptions = (told: ToldBattle, sight: SeenView): readonly string[] => {
  const who = nameOf(told, sight.seen);
  const critical = criticalIn(told, sight);
  if (critical) return COMIC_WORDS.critical(who, critical.line.critical);
  const [hits, of] = hitsOnLone(told, sight.at);
  if (sight.seen === 0 && hits > 1) return COMIC_WORDS.someHit(hits, of, who);
  const damage = takenIn(sight);
  if (damage >= BIG) return COMIC_WORDS.bigBlow(damage);
  const { from, to } = sure(
    happened(told, sight.at, 'scored').find(
      ({ on, seat }) => on === sight.seen && seat === sight.by,
    ),
  );
  return COMIC_WORDS.damage(who, damage, from, to);
};

/** A page on which nobody is hit: what is seen, and what it did or the heat that it cost. */
const shownCaptions = (told: ToldBattle, sight: SeenView): readonly string[] => {
  const { at, by, screen, seen } = sight;
  if (doneIn(sight) > 0) return COMIC_WORDS.does(nameOf(told, seen), screen.title, doneIn(sight));
  // A page with a SCORE shows a hit; where it did no damage nothing is said of it but the miss.
  if (screen.score !== null)
    return happened(told, at, 'scored').some(({ on, seat }) => on === seen && seat === by)
      ? COMIC_WORDS.misses(nameOf(told, by))
      : [];
  const [was, is] = [seatOf(before(told, at), seen).heat, seatOf(after(told, at), seen).heat];
  return COMIC_WORDS.shows(nameOf(told, seen), screen.title, is > was ? is : null);
};

/** What the windows of a turn say of its blows. */
export const sayBlows =
  (told: ToldBattle) =>
  (sights: readonly SeenView[]): Spoken => {
    const [one, other] = sights;
    const sight = sure(one);
    const sound = soundOf(told, sights);
    if (other) return { captions: COMIC_WORDS.bothHit(rangeOf(told, sight)), sound };
    return takenIn(sight) > 0
      ? { captions: blowCaptions(told, sight), sound }
      : { captions: shownCaptions(told, sight), sound };
  };

/** The same of the first turn in which anybody hits. */
export const sayFirstHit =
  (told: ToldBattle) =>
  (sights: readonly SeenView[]): Spoken => {
    const said = sayBlows(told)(sights);
    const [sight, other] = sights;
    const hits = sight ? sightsIn(told, sight.at).filter((each) => takenIn(each) > 0) : [];
    if (!sight || other || hits.length > 1 || takenIn(sight) === 0) return said;
    return {
      ...said,
      captions: COMIC_WORDS.firstHit(nameOf(told, sight.seen), takenIn(sight)),
    };
  };
