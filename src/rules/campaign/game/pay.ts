import { isLost } from '../history/stand.ts';
import type { FindBooklet } from '../../fight/replay.ts';
import { sure } from '../../sure.ts';
import { rewarded, sharesOf } from '../acts/experience.ts';
import type { Game } from '../history/game.ts';
import type { Hangar } from '../hangar/hangar.ts';
import { mechBooklet, mechOf, pilotOf, withMech, withPilot } from '../hangar/hangar.ts';
import { isUsable, wornBy } from '../card/part.ts';
import { fieldOf } from '../history/stand.ts';
import { stockpiled } from '../hangar/stockpile.ts';

/**
 * The hangar after a game, before anybody chooses: games counted (K4), criticals and supplies carried
 * (K8, K9), experience, victories and rings given (K1), 'Mechs lost, pilots dead (K10, K11), and the parts
 * of a friend's fallen 'Mech with its own pilot (K5).
 */
export const paid = (hangar: Hangar, game: Game, find: FindBooklet): Hangar => {
  const places = [...game.stand.fighters.keys()];
  const steps = [worn, victorious, lost];
  return steps.reduce(
    (before, step) => places.reduce((each, place) => step(each, game, place, find), before),
    hangar,
  );
};

type PayStep = (hangar: Hangar, game: Game, place: number, find: FindBooklet) => Hangar;

const at = (game: Game, place: number) => ({
  ...sure(game.muster.fighters[place]),
  stand: sure(game.stand.fighters[place]),
});

/** K4, K8, K9: a game more, the criticals on its parts, the supplies that are left. */
const worn: PayStep = (hangar, game, place) => {
  const { pilot, mech, stand } = at(game, place);
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

/** K1: what a 'Mech that went out is worth to those who were still in. */
const victorious: PayStep = (hangar, game, place, find) => {
  const { mech, stand } = at(game, place);
  if (stand.victors.length === 0) return hangar;
  const { tonnage } = mechBooklet(mechOf(hangar, mech), find).mech;
  const hollow = stand.out === 'escaped';
  const shares = sharesOf(tonnage, hollow, stand.victors.length);
  return stand.victors.reduce((before, { fighter }, rank) => {
    const victor = at(game, fighter);
    const share = sure(shares[rank]);
    const given = rewarded(before, victor.pilot, share);
    return share.victory === 0
      ? given
      : withMech(given, victor.mech, {
          rings: [...mechOf(given, victor.mech).rings, { game: game.id, mech, hollow }],
        });
  }, hangar);
};

/** K10, K11: who has lost the 'Mech, and who has died; a friend's usable parts go to its own pilot (K5). */
const lost: PayStep = (hangar, game, place) => {
  const { pilot, mech, stand } = at(game, place);
  if (!isLost(stand)) return hangar;
  const [victor] = stand.victors;
  const { parts } = mechOf(hangar, mech);
  const isFriends = fieldOf(game.stand) === stand.side;
  const wrecked = withMech(hangar, mech, {
    fate: {
      kind: 'lost',
      game: game.id,
      to: victor ? at(game, victor.fighter).pilot : null,
    },
    ...(isFriends ? { parts: parts.filter((part) => !isUsable(part)) } : {}),
  });
  const without = withPilot(wrecked, pilot, {
    mech: null,
    ...(stand.killedBy ? { end: { kind: 'killed', game: game.id, line: '' } } : {}),
  });
  return isFriends ? stockpiled(without, pilot, parts.filter(isUsable)) : without;
};
