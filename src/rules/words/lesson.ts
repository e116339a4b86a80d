import type { Battle } from '../battle/battle.ts';
import { seatOf, sideOf } from '../battle/battle.ts';
import { DUEL, enemyIn } from '../battle/duel.ts';
import { whyShut } from '../battle/open-maneuvers.ts';
import type { Maneuver } from '../booklet/stat-card.ts';
import { maneuverAt } from '../booklet/stat-card.ts';
import type { FightRecord } from '../fight/record.ts';
import { sure } from '../sure.ts';
import type { Named } from './tell.ts';
import { possessive } from './tell.ts';
import { number, signed } from './words.ts';
import type { Exchange } from '../battle/exchange.ts';
import type { IncidentOf } from '../battle/incident.ts';

/** The reader of a sentence, and the battle. */
interface Said {
  readonly battle: Battle;
  readonly seat: number;
  /** The one to call. */
  readonly maneuver: Maneuver;
  readonly enemy: Named;
}

type Saying = (said: Said) => string;

/** What a pilot reads before a choice. */
interface Call {
  readonly console: number;
  readonly know: Saying;
  /** Why this number, after `Call 50: `. */
  readonly why: Saying;
  /** Replaces both once the number is picked. */
  readonly once?: string;
}

const aim: Saying = ({ battle, seat, enemy }) =>
  `Bring ${possessive(enemy.pilot)} armor from ${number(seatOf(battle, enemySeat(seat)).armor)} to 0: you win.`;

const told: Saying = (said) =>
  `Nobody was hit. ${possessive(said.enemy.pilot)} page rules out ${shutRows(said)} of your maneuvers.`;

const BOTH_CALLS = 'Both numbers together give a page. Lock it in.';
const YOUR_CALL = 'This is your call. Lock it in.';

/** By seat. */
export const COURSE_MECHS = ['rfl-3n', 'grf-1n'] as const;

/** The led turns of the lesson, by seat: the first brings the two closer without a hit, the second
 *  hits once, by SCORE and maneuver alone. A free turn follows. */
export const COURSE: readonly (readonly Call[])[] = [
  [
    { console: 50, know: aim, why: () => 'a shot that costs little heat.', once: BOTH_CALLS },
    { console: 64, know: aim, why: () => 'a jump brings you closer.', once: BOTH_CALLS },
  ],
  [
    {
      console: 32,
      know: told,
      why: ({ maneuver }) => `if it hits, it adds ${number(maneuver.score)} damage.`,
    },
    { console: 48, know: told, why: () => 'a jump may spoil a shot.' },
  ],
];

export const LESSON_TURNS = COURSE.length + 1;

/** The led calls of the third turn in older builds, by seat: their records say it was no draw. */
const LED_ONCE: readonly (readonly number[])[] = [[], [], [38, 46]];

/** Whether a lesson leads, or ever led, a seat to a number in a turn (from 1). */
export const isLedCall = (turn: number, seat: number, console: number): boolean =>
  COURSE[turn - 1]?.[seat]?.console === console || LED_ONCE[turn - 1]?.[seat] === console;

/** What a pilot reads before a choice. */
export interface Lesson {
  /** The turn of the course, from 1. */
  readonly turn: number;
  /** The console number to call; null in the free turn. */
  readonly console: number | null;
  readonly know: string;
  readonly call: string;
  /** The sentence once the number is picked; empty if it stays the same. */
  readonly once: string;
}

const enemySeat = (seat: number): number => enemyIn(DUEL, sideOf(seat));

/** How many maneuvers of the present range are shut. */
const shutRows = ({ battle, seat }: Pick<Said, 'battle' | 'seat'>): number => {
  const { maneuvers } = seatOf(battle, seat).booklet.statCard;
  return maneuvers.filter((maneuver) => whyShut(battle, seat, maneuver)?.kind === 'status').length;
};

/** Whether a record has the 'Mechs of the course and its turns so far. */
export const keepsCourse = ({ entrants, moves }: FightRecord): boolean =>
  entrants.every(({ booklet, starts }, seat) => booklet === COURSE_MECHS[seat] && !starts) &&
  COURSE.every((calls, turn) => {
    const move = moves[turn];
    return (
      move?.kind !== 'turn' ||
      calls.every(({ console }, seat) => move.orders.seats?.[seat]?.console === console)
    );
  });

/** Null after the lesson. */
export const lessonFor = (battle: Battle, seat: number, names: readonly Named[]): Lesson | null => {
  const me = sure(names[seat]);
  const turn = battle.turns + 1;
  if (turn === LESSON_TURNS)
    return {
      turn,
      console: null,
      know: `Heat adds up: at ${seatOf(battle, seat).shutdown} your ${me.mech} shuts down.`,
      call: 'Now call any open row.',
      once: YOUR_CALL,
    };
  const call = COURSE[battle.turns]?.[seat];
  const maneuver = call && maneuverAt(seatOf(battle, seat).booklet.statCard, call.console);
  if (!maneuver) return null;
  const said = { battle, seat, maneuver, enemy: sure(names[enemySeat(seat)]) };
  return {
    turn,
    console: call.console,
    know: call.know(said),
    call: `Call ${call.console}: ${call.why(said)}`,
    once: call.once ?? '',
  };
};

/** After the lesson: what was in it, and what was not. */
export const COURSE_OVER = [
  'Two numbers lead to a page. A SCORE on it is a hit, and maneuver and SCORE make the damage. At armor 0 a pilot is out.',
  "There is more: colors, critical letters, escape, and heat that shuts a 'Mech down. The rules have it all.",
] as const;

type Scored = IncidentOf<'scored'>;

/** The parts of a score: printed SCORE, maneuver and the rest, with signs. */
const partsOf = ({ ledger }: Scored): readonly [score: string, maneuver: string, rest: string] => {
  const points = { score: 0, maneuver: 0, rest: 0 };
  for (const row of ledger)
    if (row.from === 'view screen') points.score += row.points;
    else if (row.from === 'maneuver' || row.from === 'share') points.maneuver += row.points;
    else points.rest += row.points;
  const { score, maneuver, rest } = points;
  return [number(score), signed(maneuver), rest === 0 ? '' : `, ${signed(rest)} besides,`];
};

const sumText = (scored: Scored): string => {
  const [score, maneuver, rest] = partsOf(scored);
  const { damage } = scored;
  return `SCORE ${score} plus maneuver ${maneuver}${rest} makes ${damage > 0 ? `${damage} damage` : `${number(damage)}: a miss`}.`;
};

/** The score of a seat for a pilot who sees the first one: `SCORE 1 plus maneuver +5 makes 6
 *  damage. Letter B needs 7 damage: no effect.` Null if the seat saw no SCORE. */
export const scoreNote = (
  { incidents }: Pick<Exchange, 'incidents'>,
  seat: number,
): string | null => {
  const sentences = incidents.flatMap((incident) => {
    if (incident.kind === 'scored' && incident.seat === seat) return sumText(incident);
    if (incident.kind !== 'critical' || incident.seat !== seat) return [];
    const { letter, threshold } = incident.line;
    return `Letter ${letter} needs ${threshold} damage: ${incident.reached ? 'the critical takes effect and lasts' : 'no effect'}.`;
  });
  return sentences.length > 0 ? sentences.join(' ') : null;
};
