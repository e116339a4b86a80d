import type { Pairing } from '../battle/battle.ts';
import { OTHER_SIDE } from '../battle/battle.ts';
import { viewScreen } from '../booklet/booklet.ts';
import { OPENING } from '../vocabulary.ts';
import type { Fight, FightBattle } from './fight.ts';
import {
  battleName,
  battleOf,
  fightersIn,
  freePilots,
  isRunning,
  runningBattles,
  standingOf,
} from './fight.ts';
import type { Lineup } from './lineup.ts';

/** The result of a join: many against one; one of several leaves to fight the joiner alone; or two
 *  free pilots meet. */
type Becomes = 'many against one' | 'two battles' | 'a duel';

/** A way to join a battle (M7), or to meet another free pilot. */
export interface Join {
  readonly pilot: number;
  /** The name of the battle joined; for a free enemy, the last one of theirs. */
  readonly battle: string;
  /** The enemy the pilot will face. */
  readonly against: number;
  readonly becomes: Becomes;
  /** The battles that open: one with the pilot, or the rest of the joined one and a duel. */
  readonly opens: readonly Lineup[];
}

/** The ways a free pilot may join a battle, battle by battle: a single enemy then faces many; of
 *  several, any one can be made to leave (M7). Free enemies can be met. Empty for other pilots. */
export const joinsOf = (fight: Fight, pilot: number): readonly Join[] =>
  freePilots(fight).includes(pilot)
    ? [
        ...runningBattles(fight).flatMap((joined) => joinsOfBattle(fight, joined, pilot)),
        ...freePilots(fight)
          .filter((other) => fight.sides[other] !== fight.sides[pilot])
          .map((other) => meeting(fight, pilot, other)),
      ]
    : [];

const meeting = (fight: Fight, pilot: number, against: number): Join => ({
  pilot,
  battle: battleOf(fight, against).name,
  against,
  becomes: 'a duel',
  opens: [duelOf(fight, pilot, against)],
});

const joinsOfBattle = (fight: Fight, joined: FightBattle, pilot: number): readonly Join[] => {
  const fighters = fightersIn(joined);
  const isEnemy = (other: number): boolean => fight.sides[other] !== fight.sides[pilot];
  const enemies = fighters.filter(isEnemy);
  const friends = fighters.filter((other) => !isEnemy(other));
  const base = { pilot, battle: joined.name };
  return enemies.map((against) => {
    const others = enemies.filter((enemy) => enemy !== against);
    const [alone] = friends;
    return others.length === 0 || alone === undefined
      ? {
          ...base,
          against,
          becomes: 'many against one',
          opens: [{ lone: against, rivals: [...friends, pilot] }],
        }
      : {
          ...base,
          against,
          becomes: 'two battles',
          opens: [{ lone: alone, rivals: others }, duelOf(fight, pilot, against)],
        };
  });
};

/** A duel of two, the pilot of the smaller side first. */
const duelOf = ({ sides }: Fight, one: number, other: number): Lineup =>
  sides[one] === 'few' ? { lone: one, rivals: [other] } : { lone: other, rivals: [one] };

/** The fight after a pilot joins a battle, between two turns. Pilots who already fight each other
 *  keep range and pages, a new pairing opens at view screen 49, every 'Mech stays as it is, and
 *  quiet turns start again from 0 (M7, M12). The battle goes on under a new name with its count of
 *  turns. */
export const join = (fight: Fight, { pilot, against, battle: name, opens }: Join): Fight => {
  const moves = fight.moves + 1;
  return {
    ...fight,
    moves,
    sittingOut: fight.sittingOut.filter((each) => each !== pilot && each !== against),
    battles: [
      ...fight.battles.map((each) =>
        each.name === name && isRunning(each) ? { ...each, goneOver: true } : each,
      ),
      ...opens.map((lineup, place) => ({
        ...opened(fight, name, lineup),
        name: battleName(fight.battles.length + place),
        touched: moves,
        goneOver: false,
      })),
    ],
  };
};

const opened = (
  fight: Fight,
  joined: string,
  { lone, rivals }: Lineup,
): Pick<FightBattle, 'pilots' | 'battle'> => {
  const pilots = [lone, ...rivals];
  const { options, battles } = fight;
  return {
    pilots,
    battle: {
      options,
      seats: pilots.map((pilot) => standingOf(fight, pilot)),
      pairings: rivals.map((rival, place) => pairingOf(fight, lone, rival, place + 1)),
      turns: battles.find(({ name }) => name === joined)?.battle.turns ?? 0,
      quiet: 0,
      outcome: null,
    },
  };
};

/** The pairing of two pilots: the one they have, whichever was alone in it, or a new one. */
const pairingOf = (fight: Fight, lone: number, rival: number, seat: number): Pairing => {
  const before = battleOf(fight, lone);
  const [wasLone, wasRival] = [lone, rival].map((pilot) => before.pilots.indexOf(pilot));
  const kept = before.battle.pairings.find((pairing) =>
    wasLone === 0 ? pairing.rival === wasRival : wasRival === 0 && pairing.rival === wasLone,
  );
  if (!kept)
    return {
      rival: seat,
      range: 'long',
      sees: {
        lone: viewScreen(standingOf(fight, rival).booklet, OPENING),
        rival: viewScreen(standingOf(fight, lone).booklet, OPENING),
      },
      saw: null,
    };
  return wasLone === 0 ? { ...kept, rival: seat } : turnedRound(kept, seat);
};

/** The same pairing with its rival as the lone pilot. */
const turnedRound = ({ range, sees, saw }: Pairing, rival: number): Pairing => ({
  rival,
  range,
  sees: { lone: sees[OTHER_SIDE.lone], rival: sees[OTHER_SIDE.rival] },
  saw: saw && { lone: saw[OTHER_SIDE.lone], rival: saw[OTHER_SIDE.rival] },
});

/** The join that opens these battles for a pilot; null if there is none. */
export const joinInto = (fight: Fight, pilot: number, opens: readonly Lineup[]): Join | null =>
  joinsOf(fight, pilot).find((each) => sameLineups(each.opens, opens)) ?? null;

const sameLineups = (some: readonly Lineup[], others: readonly Lineup[]): boolean =>
  JSON.stringify(some.map(({ lone, rivals }) => [lone, rivals])) ===
  JSON.stringify(others.map(({ lone, rivals }) => [lone, rivals]));
