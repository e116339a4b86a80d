import type { FindBooklet } from '../../fight/replay.ts';
import { sure } from '../../sure.ts';
import type { Share } from '../acts/experience.ts';
import { sharesOf } from '../acts/experience.ts';
import type { Game } from '../history/game.ts';
import type { Hangar } from '../hangar/hangar.ts';
import { mechBooklet, gamesOf, mechOf } from '../hangar/hangar.ts';
import type { MechId, PilotId } from '../card/names.ts';
import type { FighterStand } from '../history/stand.ts';
import { fieldOf } from '../history/stand.ts';

/** One 'Mech that a pilot has beaten in a game, or that has escaped, alone or with others. */
export interface Beaten {
  readonly pilot: PilotId;
  readonly mech: MechId;
  /** How it went out. */
  readonly stand: FighterStand;
  /** What it brought. */
  readonly share: Share;
}

/** A game in a pilot's history. */
export interface Flown {
  readonly game: Game;
  /** Which game of the hangar it is, from 1. */
  readonly number: number;
  readonly mech: MechId;
  /** How the pilot came out of it. */
  readonly stand: FighterStand;
  /** Whether the pilot's side holds the field. */
  readonly won: boolean;
  readonly beat: readonly Beaten[];
  /** Who has the victory over this pilot; null where nobody has. */
  readonly beatenBy: PilotId | null;
  /** All tons that it brought (K1). */
  readonly tons: number;
}

/** The games that a pilot has flown, in their order. */
export const flownBy = (hangar: Hangar, id: PilotId, find: FindBooklet): readonly Flown[] =>
  gamesOf(hangar).flatMap((game, index): readonly Flown[] => {
    const { muster, stand } = game;
    const place = muster.fighters.findIndex(({ pilot }) => pilot === id);
    if (place < 0) return [];
    const own = sure(stand.fighters[place]);
    const beat = beatenIn(hangar, game, place, find);
    const [victor] = own.victors;
    return [
      {
        game,
        number: index + 1,
        mech: sure(muster.fighters[place]).mech,
        stand: own,
        won: fieldOf(stand) === own.side,
        beat,
        beatenBy: victor ? sure(muster.fighters[victor.fighter]).pilot : null,
        tons: beat.reduce((sum, { share }) => sum + share.tons, 0),
      },
    ];
  });

const beatenIn = (
  hangar: Hangar,
  { stand, muster }: Game,
  place: number,
  find: FindBooklet,
): readonly Beaten[] =>
  stand.fighters.flatMap((fallen, at): readonly Beaten[] => {
    const rank = fallen.victors.findIndex(({ fighter }) => fighter === place);
    if (rank < 0) return [];
    const { pilot, mech } = sure(muster.fighters[at]);
    const { tonnage } = mechBooklet(mechOf(hangar, mech), find).mech;
    const shares = sharesOf(tonnage, fallen.out === 'escaped', fallen.victors.length);
    return [{ pilot, mech, stand: fallen, share: sure(shares[rank]) }];
  });

/** Who has how many victories over whom: halves for escapes. */
export interface BeatWhom {
  readonly winner: PilotId;
  readonly loser: PilotId;
  readonly victories: number;
}

/** Who beat whom in all games of a hangar, in the order in which they first did. */
export const whoBeatWhom = (hangar: Pick<Hangar, 'history'>): readonly BeatWhom[] => {
  const found = new Map<string, BeatWhom>();
  for (const { stand, muster } of gamesOf(hangar))
    stand.fighters.forEach(({ victors, out }, at) => {
      const [victor] = victors;
      if (!victor) return;
      const winner = sure(muster.fighters[victor.fighter]).pilot;
      const loser = sure(muster.fighters[at]).pilot;
      const victories = found.get(`${winner} ${loser}`)?.victories ?? 0;
      found.set(`${winner} ${loser}`, {
        winner,
        loser,
        victories: victories + (out === 'escaped' ? 0.5 : 1),
      });
    });
  return [...found.values()];
};
