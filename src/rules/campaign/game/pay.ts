import { isLost } from '../history/stand.ts';
import type { FindBooklet } from '../../fight/replay.ts';
import { sure } from '../../sure.ts';
import { rewarded, sharesOf } from '../acts/experience.ts';
import type { Foe, Game, Member } from '../history/game.ts';
import { foesOf, isMember, membersOf } from '../history/game.ts';
import type { FighterStand } from '../history/stand.ts';
import type { Hangar } from '../hangar/hangar.ts';
import {
  fighterBooklet,
  mechBooklet,
  mechOf,
  pilotOf,
  withMech,
  withPilot,
} from '../hangar/hangar.ts';
import { isUsable, partsOf, wornBy } from '../card/part.ts';
import { PAINTS, newMech } from '../card/mech.ts';
import type { Mech } from '../card/mech.ts';
import { wreckId } from '../card/names.ts';
import type { GameId } from '../card/names.ts';
import { fieldOf } from '../history/stand.ts';
import { stockpiled } from '../hangar/stockpile.ts';

/** The hangar after a game, before any choice: games counted (K4), criticals and supplies carried
 *  over (K8, K9), experience, victories and rings given (K1), 'Mechs lost, pilots dead (K10, K11),
 *  and usable parts of a friend's fallen 'Mech with its own pilot (K5). A foe is paid nothing, and
 *  leaves a victory and a wreck (K13). */
export const paid = (before: Hangar, game: Game, find: FindBooklet): Hangar => {
  const members = membersOf(game.muster).map((member): Came => ({
    ...member,
    game,
    stand: sure(game.stand.fighters[member.place]),
  }));
  const settled = members.reduce(worn, before);
  const victories = game.stand.fighters.reduce(
    (hangar, _, place) => victorious(hangar, game, place, find),
    settled,
  );
  return withWrecks(members.reduce(lost, victories), game, find);
};

/** K13: the 'Mechs of foes who fell or left theirs, with their parts as the game left them. */
const withWrecks = (hangar: Hangar, game: Game, find: FindBooklet): Hangar => ({
  ...hangar,
  mechs: [
    ...hangar.mechs,
    ...foesOf(game.muster).flatMap(({ place, ...foe }): readonly Mech[] => {
      const stand = sure(game.stand.fighters[place]);
      return isLost(stand) ? [wreckOf(game.id, place, foe, stand, find)] : [];
    }),
  ],
});

const wreckOf = (
  game: GameId,
  place: number,
  foe: Foe,
  { criticals }: FighterStand,
  find: FindBooklet,
): Mech => {
  const booklet = mechBooklet(foe, find);
  const id = wreckId(game, place);
  const words = { ...foe, name: booklet.mech.name, paint: PAINTS[0] };
  return {
    ...newMech(booklet, { id, pilot: null, replacement: null }, words),
    ammunition: {},
    parts: wornBy(partsOf(booklet, id), criticals),
    fate: { kind: 'wreck', game, foe: foe.foe },
  };
};

interface Came extends Member {
  readonly game: Game;
  readonly stand: FighterStand;
}

/** The pilot at a place; null for a foe. */
const memberAt = ({ muster }: Game, place: number): Member | null => {
  const fighter = sure(muster.fighters[place]);
  return isMember(fighter) ? fighter : null;
};

/** K4, K8, K9: one game more, the criticals on the parts, the supplies left. */
const worn = (hangar: Hangar, { game, pilot, mech, stand }: Came): Hangar => {
  const { games, parts, ammunition } = mechOf(hangar, mech);
  const ignored = game.muster.options.ammunition === 'ignored';
  return withMech(withPilot(hangar, pilot, { games: pilotOf(hangar, pilot).games + 1 }), mech, {
    games: games + 1,
    parts: wornBy(parts, stand.criticals),
    ammunition: ignored
      ? ammunition
      : Object.fromEntries(
          Object.entries(ammunition).map(([kind, points]) => [
            kind,
            Math.min(points, stand.ammunition[kind] ?? points),
          ]),
        ),
  });
};

/** K1: gives the worth of a 'Mech that went out to those who were still in. */
const victorious = (hangar: Hangar, game: Game, place: number, find: FindBooklet): Hangar => {
  const stand = sure(game.stand.fighters[place]);
  if (stand.victors.length === 0) return hangar;
  const { tonnage } = fighterBooklet(hangar, sure(game.muster.fighters[place]), find).mech;
  const mech = memberAt(game, place)?.mech ?? null;
  const hollow = stand.out === 'escaped';
  const shares = sharesOf(tonnage, hollow, stand.victors.length);
  return stand.victors.reduce((before, { fighter }, rank) => {
    const victor = memberAt(game, fighter);
    if (!victor) return before;
    const share = sure(shares[rank]);
    const given = rewarded(before, victor.pilot, share);
    return share.victory === 0
      ? given
      : withMech(given, victor.mech, {
          rings: [...mechOf(given, victor.mech).rings, { game: game.id, mech, hollow }],
        });
  }, hangar);
};

/** K10, K11: takes a lost 'Mech or a dead pilot; a friend's usable parts go to its own pilot (K5). */
const lost = (hangar: Hangar, { game, pilot, mech, stand }: Came): Hangar => {
  if (!isLost(stand)) return hangar;
  const [victor] = stand.victors;
  const { parts } = mechOf(hangar, mech);
  const isFriends = fieldOf(game.stand) === stand.side;
  const wrecked = withMech(hangar, mech, {
    fate: {
      kind: 'lost',
      game: game.id,
      to: victor ? (memberAt(game, victor.fighter)?.pilot ?? null) : null,
    },
    ...(isFriends ? { parts: parts.filter((part) => !isUsable(part)) } : {}),
  });
  const without = withPilot(wrecked, pilot, {
    mech: null,
    ...(stand.killedBy ? { end: { kind: 'killed', game: game.id, line: '' } } : {}),
  });
  return isFriends ? stockpiled(without, pilot, parts.filter(isUsable)) : without;
};
