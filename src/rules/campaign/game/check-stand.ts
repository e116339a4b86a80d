import { canonical } from '../../canonical.ts';
import { sure } from '../../sure.ts';
import type { FightSide } from '../../fight/fight.ts';
import type { FindBooklet } from '../../fight/replay.ts';
import { hinder } from '../card/hindrance.ts';
import { areRounds } from '../card/shapes.ts';
import type { Hangar } from '../hangar/hangar.ts';
import type { Muster, OpenGame } from '../history/game.ts';
import type { FighterStand, Stand } from '../history/stand.ts';
import { fitsArmor } from '../history/stand.ts';
import { MOST_TOLD, askedIn, canBeTold } from './asked.ts';
import { paperAccountOf, paperFault, paperStand } from './paper.ts';

/** Whether all who lost, or got away, are out (M10). */
const fitsOutcome = ({ fighters, outcome }: Stand): boolean => {
  const out = (side: FightSide): readonly FighterStand['out'][] =>
    fighters.flatMap((each) => (each.side === side ? [each.out] : []));
  switch (outcome.kind) {
    case 'win':
      return out(outcome.winner === 'few' ? 'many' : 'few').every((each) => each !== null);
    case 'escape':
      return outcome.escaped.every(
        (side) => out(side).includes('escaped') && out(side).every((each) => each !== null),
      );
    case 'nobody':
      return true;
  }
};

/** Whether a stand fits the muster: the fighters, and victors of the other side in order (K1). */
const isOfGame = ({ muster }: Pick<OpenGame, 'muster'>, stand: Stand): boolean => {
  const { fighters } = stand;
  return (
    fighters.length === muster.fighters.length &&
    fighters.every(fitsArmor) &&
    fighters.every(({ ammunition }) => areRounds(ammunition)) &&
    fitsOutcome(stand) &&
    fighters.every(({ side, out, turn, killedBy, victors }, place) => {
      const isFew = muster.battles.some(({ lone }) => lone === place);
      return (
        (side === 'few') === isFew &&
        (out === null) === (turn === null) &&
        (killedBy === null || out === 'fell') &&
        (out !== null || victors.length === 0) &&
        new Set(victors.map(({ fighter }) => fighter)).size === victors.length &&
        victors.every(({ damage }, rank) => damage <= (victors[rank - 1]?.damage ?? damage)) &&
        victors.every(({ fighter }) => {
          const victor = fighters[fighter];
          return victor !== undefined && victor.side !== side;
        })
      );
    })
  );
};

/** Whether the form for paper games could have given this stand. */
const isTold = (hangar: Hangar, muster: Muster, stand: Stand, find: FindBooklet): boolean => {
  const account = paperAccountOf(stand);
  return (
    stand.turns >= 1 &&
    stand.turns <= MOST_TOLD &&
    account.fighters.every(({ damage }) =>
      Object.values(damage).every((done) => done === undefined || done <= MOST_TOLD),
    ) &&
    muster.fighters.every((fighter, place) =>
      canBeTold(sure(account.fighters[place]), askedIn(hangar, fighter, find), muster.options),
    ) &&
    paperFault(muster, account) === null &&
    canonical(paperStand(muster, account)) === canonical(stand)
  );
};

/** Hinders if the game cannot have ended like this. With a record, the stand must match it; one
 *  entered by hand must pass every check of the form, wherever it comes from. */
export const checkStand = (
  /** Before the game. */
  hangar: Hangar,
  { muster, record }: Pick<OpenGame, 'muster' | 'record'>,
  stand: Stand,
  find: FindBooklet,
): void => {
  if (muster.mission && record === null) hinder({ kind: 'fight of a contract' });
  if (!isOfGame({ muster }, stand) || (record === null && !isTold(hangar, muster, stand, find)))
    hinder({ kind: 'other stand' });
};
