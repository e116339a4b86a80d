import type { Category } from '../../vocabulary.ts';
import { sure } from '../../sure.ts';
import { CATEGORIES } from '../../vocabulary.ts';
import type { PilotId } from '../card/names.ts';
import { columnOf, waitingEnemy } from './column.ts';
import { missionOver } from './contract.ts';
import { dieOf, shuffled } from './draws.ts';
import type { Contract, FightResult, MissionFight } from './state.ts';
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

/** The contract after one of its fights; the last one, or one that is lost, ends the mission.
 *  `foe` is the enemy's name; `lessons` are those of each pilot so far, null for one who no longer flies. */
export const fightOver = (
  contract: Contract,
  {
    foe,
    stand,
    ...flown
  }: Pick<MissionFight, 'game' | 'pilot'> & { readonly foe: string; readonly stand: FightStand },
  lessons: (pilot: PilotId) => number | null,
): Contract => {
  const { card } = waitingEnemy(contract, foe);
  const mission = sure(contract.mission);
  const result = fightResult(missionOf(mission.name), stand);
  const isOut = stand.foe.out === 'fell' || stand.foe.out === 'bailed out';
  const now: Contract = {
    ...contract,
    out: isOut ? [...contract.out, card] : contract.out,
    mission: { ...mission, fights: [...mission.fights, { ...flown, foe: card, result }] },
  };
  if (result === 'lost') return missionOver(now, 'lost');
  if (result !== 'away' && columnOf(now).some((enemy) => !enemy.result)) return now;
  const over = missionOver(now, result === 'away' ? 'away' : 'done');
  return withLessons(over, mission.number, lessons);
};

/** A pilot's grade after so many lessons (S15). */
export const gradeAfter = (lessons: number): (typeof PILOT_GRADES)[number] =>
  PILOT_GRADES[Math.min(lessons, PILOT_GRADES.length - 1)] ?? PILOT_GRADES[0];

/** S15: who flew in a mission that was done may have learned something; a lesson that waits counts for the grade. */
const withLessons = (
  contract: Contract,
  number: number,
  lessons: (pilot: PilotId) => number | null,
): Contract => {
  const pilots = [...new Set(contract.last?.fights.map(({ pilot }) => pilot))];
  const due = pilots.flatMap((pilot): Contract['lessons'] => {
    const had = lessons(pilot);
    if (had === null) return [];
    const waiting = contract.lessons.filter((lesson) => lesson.pilot === pilot);
    const { chooses, learns } = gradeAfter(had + waiting.length);
    const name = `mission ${number} lesson ${pilot}`;
    if (dieOf(contract.seed, name) > learns) return [];
    const [drawn = null] = shuffled<Category>(contract.seed, `${name} category`, CATEGORIES);
    return [{ pilot, category: chooses ? null : drawn }];
  });
  return { ...contract, lessons: [...contract.lessons, ...due] };
};
