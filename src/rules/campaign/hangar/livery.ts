import type { Livery, Scorched } from '../../battle/livery.ts';
import { parseRecord } from '../../fight/parse.ts';
import type { Liveries } from '../../fight/record.ts';
import type { Deed } from '../history/deed.ts';
import type { Game, OpenGame } from '../history/game.ts';
import { isMember, fighterPlace } from '../history/game.ts';
import type { Hangar } from './hangar.ts';
import type { Mech } from '../card/mech.ts';
import type { GameId } from '../card/names.ts';
import { criticalsOf } from '../card/part.ts';

/** Games in a 'Mech for each degree of scorched plates. */
const GAMES = [4, 7, 10] as const;
/** The same by criticals on all its parts together. */
const CRITICALS = [2, 5, 9] as const;

const scorchedBy = (games: number, criticals: number): number =>
  Math.max(reached(games, GAMES), reached(criticals, CRITICALS));

const reached = (count: number, from: readonly number[]): number =>
  from.filter((each) => count >= each).length;

const worn = (paint: Mech['paint'], rings: Mech['rings'], scorched: number): Livery | null =>
  paint === 'none' && rings.length === 0 && scorched === 0
    ? null
    : {
        paint,
        rings: rings.map(({ hollow }) => (hollow ? 'hollow' : 'whole')),
        scorched: scorched as Scorched,
      };

/** A 'Mech's livery now: paint, rings, scorched plates; null if there is none of these. */
export const liveryOf = ({
  games,
  paint,
  parts,
  rings,
}: Pick<Mech, 'games' | 'paint' | 'parts' | 'rings'>): Livery | null => {
  const criticals = parts.reduce((sum, part) => sum + criticalsOf(part), 0);
  return worn(paint, rings, scorchedBy(games, criticals));
};

/** What a 'Mech wore when it went into a game; `games` are those of the history. */
const liveryIn = (
  { id: mech, paint, rings }: Pick<Mech, 'id' | 'paint' | 'rings'>,
  { game, criticals }: { readonly game: GameId; readonly criticals: number },
  games: readonly Game[],
): Livery | null => {
  const at = games.findIndex(({ id }) => id === game);
  const before = at < 0 ? games : games.slice(0, at);
  const known = new Set(before.map(({ id }) => id));
  const flown = before.filter(({ muster }) => fighterPlace(muster, { mech }) >= 0);
  return worn(
    paint,
    rings.filter((ring) => known.has(ring.game)),
    scorchedBy(flown.length, criticals),
  );
};

/** What the 'Mechs of a game wore in it, by fighter: their rings then, plates scorched by the games
 *  until then and by the criticals that the record begins with, in today's paint. `past` is the
 *  whole history; a game that is not in it follows all of it. */
export const liveriesIn = (
  { mechs }: Pick<Hangar, 'mechs'>,
  { id, muster, record }: Pick<OpenGame, 'id' | 'muster' | 'record'>,
  past: readonly (Deed | Game)[],
): Liveries => {
  const games = past.filter((each) => each.kind === 'game');
  const entrants = record === null ? [] : (parseRecord(record).record?.entrants ?? []);
  return muster.fighters.map((who, fighter) => {
    const known = isMember(who) ? mechs.find(({ id: mech }) => mech === who.mech) : null;
    const brought = entrants[fighter]?.starts?.criticals ?? [];
    const criticals = brought.reduce((sum, { times }) => sum + times, 0);
    return known ? liveryIn(known, { game: id, criticals }, games) : null;
  });
};
