import type { FindBooklet } from '../../fight/replay.ts';
import { sure } from '../../sure.ts';
import type { Share } from '../acts/experience.ts';
import { sharesOf } from '../acts/experience.ts';
import type { Fighter, Game } from '../history/game.ts';
import { isMember, membersOf } from '../history/game.ts';
import type { Hangar } from '../hangar/hangar.ts';
import { fighterBooklet, gamesOf } from '../hangar/hangar.ts';
import type { MechId, PilotId } from '../card/names.ts';
import type { FighterStand } from '../history/stand.ts';
import { fieldOf } from '../history/stand.ts';

/** A 'Mech that a pilot beat in a game, or that escaped, alone or with others. */
export interface Beaten {
  readonly fighter: Fighter;
  /** How it went out. */
  readonly stand: FighterStand;
  readonly share: Share;
}

export interface Flown {
  readonly game: Game;
  /** The game's number in the hangar, from 1. */
  readonly number: number;
  readonly mech: MechId;
  /** The pilot in that 'Mech. */
  readonly fighter: Fighter;
  /** How the pilot came out of it. */
  readonly stand: FighterStand;
  /** Whether the pilot's side holds the field. */
  readonly won: boolean;
  readonly beat: readonly Beaten[];
  /** The fighter with the victory over this pilot; null if there is none. */
  readonly beatenBy: Fighter | null;
  /** All the tons it brought (K1). */
  readonly tons: number;
}

/** A pilot's games, oldest first. */
export const flownBy = (hangar: Hangar, id: PilotId, find: FindBooklet): readonly Flown[] =>
  gamesOf(hangar).flatMap((game, index): readonly Flown[] => {
    const { muster, stand } = game;
    const member = membersOf(muster).find(({ pilot }) => pilot === id);
    if (!member) return [];
    const { mech, place } = member;
    const own = sure(stand.fighters[place]);
    const beat = beatenIn(hangar, game, place, find);
    const [victor] = own.victors;
    return [
      {
        game,
        number: index + 1,
        mech,
        fighter: sure(muster.fighters[place]),
        stand: own,
        won: fieldOf(stand) === own.side,
        beat,
        beatenBy: victor ? sure(muster.fighters[victor.fighter]) : null,
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
    const fighter = sure(muster.fighters[at]);
    const { tonnage } = fighterBooklet(hangar, fighter, find).mech;
    const shares = sharesOf(tonnage, fallen.out === 'escaped', fallen.victors.length);
    return [{ fighter, stand: fallen, share: sure(shares[rank]) }];
  });

/** One pilot's victories over another, or over all foes (null); halves for escapes. */
export interface BeatWhom {
  readonly winner: PilotId;
  readonly loser: PilotId | null;
  readonly victories: number;
}

/** The victories of pilots of a hangar over each other and over foes, in the order of the first ones. */
export const whoBeatWhom = (hangar: Pick<Hangar, 'history'>): readonly BeatWhom[] => {
  const found = new Map<string, BeatWhom>();
  for (const { stand, muster } of gamesOf(hangar))
    stand.fighters.forEach(({ victors, out }, at) => {
      const [victor] = victors;
      const by = victor && sure(muster.fighters[victor.fighter]);
      const fallen = sure(muster.fighters[at]);
      if (!by || !isMember(by)) return;
      const [winner, loser] = [by.pilot, isMember(fallen) ? fallen.pilot : null];
      const victories = found.get(`${winner} ${loser}`)?.victories ?? 0;
      found.set(`${winner} ${loser}`, {
        winner,
        loser,
        victories: victories + (out === 'escaped' ? 0.5 : 1),
      });
    });
  return [...found.values()];
};
