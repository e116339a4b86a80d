import type { Category } from '../../vocabulary.ts';
import { CATEGORIES } from '../../vocabulary.ts';
import type { GameId, PilotId } from '../card/names.ts';
import { columnOf, waitingEnemy } from './column.ts';
import { missionOver } from './contract.ts';
import { dieOf, shuffled } from './draws.ts';
import type { Contract, FightResult } from './state.ts';
import { missionOf } from './state.ts';
import type { Mission } from './tables.ts';
import { PILOT_GRADES } from './tables.ts';

/** From this turn on an escape ends a patrol done (S10). */
export const AWAY_FROM = 6;

/** What a fight of a contract is read from: how the two of it came out. */
export interface FightStand {
  readonly turns: number;
  readonly own: { readonly out: string | null; readonly turn: number | null };
  readonly foe: { readonly out: string | null };
}

/** S10: what a fight comes to. */
export const fightResult = (
  { type, limit }: Pick<Mission, 'type' | 'limit'>,
  { turns, own, foe }: FightStand,
): FightResult => {
  if (type === 'Patrol' && own.out === 'escaped' && (own.turn ?? 0) >= AWAY_FROM) return 'away';
  if (foe.out !== null) return 'done';
  return own.out === null && limit !== undefined && turns >= limit ? 'held' : 'lost';
};

/** A fight that is over. */
export interface OverFight {
  readonly game: GameId;
  readonly pilot: PilotId;
  /** The enemy's name. */
  readonly foe: string;
  readonly stand: FightStand;
}

/** The contract after one of its fights; the last one, or one that is lost, ends the mission.
 *  `lessons` are those of each pilot so far, null for one who no longer flies. */
export const fightOver = (
  contract: Contract,
  { foe, game, pilot, stand }: OverFight,
  lessons: (pilot: PilotId) => number | null,
): Contract => {
  const { mission } = contract;
  const { card } = waitingEnemy(contract, foe);
  if (!mission) return contract;
  const result = fightResult(missionOf(mission.name), stand);
  const isOut = stand.foe.out === 'fell' || stand.foe.out === 'bailed out';
  const fights = [...mission.fights, { foe: card, pilot, game, result }];
  const now: Contract = {
    ...contract,
    out: isOut ? [...contract.out, card] : contract.out,
    mission: { ...mission, fights },
  };
  if (result === 'lost') return missionOver(now, 'lost');
  if (result === 'away') return withLessons(missionOver(now, 'away'), mission.number, lessons);
  return columnOf(now).some((enemy) => enemy.result === null)
    ? now
    : withLessons(missionOver(now, 'done'), mission.number, lessons);
};

/** A pilot's grade after so many lessons (S15). */
export const gradeAfter = (lessons: number): (typeof PILOT_GRADES)[number] =>
  PILOT_GRADES[Math.min(lessons, PILOT_GRADES.length - 1)] ?? PILOT_GRADES[0];

/** S15: who flew in a mission that was done may have learned something. */
const withLessons = (
  contract: Contract,
  number: number,
  lessons: (pilot: PilotId) => number | null,
): Contract => {
  const pilots = [...new Set(contract.last?.fights.map(({ pilot }) => pilot))];
  const due = pilots.flatMap((pilot): Contract['lessons'] => {
    const had = lessons(pilot);
    if (had === null) return [];
    const { chooses, learns } = gradeAfter(had);
    const name = `mission ${number} lesson ${pilot}`;
    if (dieOf(contract.seed, name) > learns) return [];
    return [{ pilot, category: chooses ? null : drawnCategory(contract, name) }];
  });
  return { ...contract, lessons: [...contract.lessons, ...due] };
};

const drawnCategory = ({ seed }: Contract, name: string): Category =>
  shuffled<Category>(seed, `${name} category`, CATEGORIES)[0] ?? 'I';
