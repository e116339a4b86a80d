import type { Battle } from '../battle/battle.ts';
import { seatOf, sideOf } from '../battle/battle.ts';
import { DUEL, enemyIn } from '../battle/duel.ts';
import { heatAfter } from '../battle/heat.ts';
import { whyShut } from '../battle/open-maneuvers.ts';
import type { Maneuver } from '../booklet/stat-card.ts';
import { maneuverAt } from '../booklet/stat-card.ts';
import type { FightRecord } from '../fight/record.ts';
import { sure } from '../sure.ts';
import type { Named } from './tell.ts';
import { possessive } from './tell.ts';
import { number } from './words.ts';

/** What a sentence of the lesson is made of: whom it is for, and how the battle stands. */
interface Said {
  readonly battle: Battle;
  readonly seat: number;
  /** The maneuver that is to be called. */
  readonly maneuver: Maneuver;
  readonly me: Named;
  readonly enemy: Named;
}

type Saying = (said: Said) => string;

/** What a pilot reads before a choice of the lesson. */
interface Call {
  readonly console: number;
  /** What there is to know. */
  readonly know: Saying;
  /** Why this number: it follows `Call 50: `. */
  readonly why: Saying;
  /** Said in the place of both once it is picked. */
  readonly once?: Saying;
}

const aim: Saying = ({ battle, seat, enemy }) =>
  `Bring ${possessive(enemy.pilot)} armor from ${number(seatOf(battle, enemySeat(seat)).armor)} to 0: you win.`;

const told: Saying = (said) =>
  `Nobody was hit. ${possessive(said.enemy.pilot)} page rules out ${shutRows(said)} of your maneuvers.`;

const answers: Saying = ({ enemy }) =>
  `Each column is one of ${possessive(enemy.pilot)} numbers. Lock it in.`;

/** The 'Mechs of the course, by seat. */
export const COURSE_MECHS = ['rfl-3n', 'grf-1n'] as const;

/**
 * The duel that is led, turn by turn, for each seat. The first turn hits nobody and comes closer, the
 * second hits once, by SCORE and maneuver alone, and in the third one letter takes effect and another does not.
 */
export const COURSE: readonly (readonly Call[])[] = [
  [
    { console: 50, know: aim, why: () => 'a shot that costs little heat.', once: answers },
    { console: 64, know: aim, why: () => 'a jump brings you closer.', once: answers },
  ],
  [
    {
      console: 32,
      know: told,
      why: ({ maneuver }) => `if it hits, it adds ${number(maneuver.score)} damage.`,
    },
    { console: 48, know: told, why: () => 'a jump may spoil a shot.' },
  ],
  [
    {
      console: 38,
      know: ({ battle, seat, me }) =>
        `Heat adds up. At ${seatOf(battle, seat).shutdown} your ${me.mech} shuts down.`,
      why: ({ battle, seat, maneuver }) =>
        `it runs and fires; heat goes to ${heatAfter(seatOf(battle, seat), maneuver)}.`,
    },
    {
      console: 46,
      know: (said) =>
        `${possessive(said.enemy.pilot)} page rules out ${shutRows(said)} of your maneuvers, most of your weapons.`,
      why: ({ battle, seat, maneuver }) =>
        `it still fires; heat goes to ${heatAfter(seatOf(battle, seat), maneuver)}.`,
    },
  ],
];

/** The sentences before a choice of the lesson. */
export interface Lesson {
  /** The turn of the course, from 1. */
  readonly turn: number;
  /** The console number to call. */
  readonly console: number;
  readonly know: string;
  readonly call: string;
  /** The sentence once the number is picked; empty where that is the same. */
  readonly once: string;
}

const enemySeat = (seat: number): number => enemyIn(DUEL, sideOf(seat));

/** How many maneuvers of the present range are shut. */
const shutRows = ({ battle, seat }: Pick<Said, 'battle' | 'seat'>): number => {
  const { maneuvers } = seatOf(battle, seat).booklet.statCard;
  return maneuvers.filter((maneuver) => whyShut(battle, seat, maneuver)?.kind === 'status').length;
};

/** Whether these are the 'Mechs and the finished turns of the course, as far as they go. */
export const keepsCourse = ({ entrants, moves }: FightRecord): boolean =>
  entrants.every(({ booklet, starts }, seat) => booklet === COURSE_MECHS[seat] && !starts) &&
  COURSE.every((calls, turn) => {
    const move = moves[turn];
    return (
      move?.kind !== 'turn' ||
      calls.every(({ console }, seat) => move.orders.seats?.[seat]?.console === console)
    );
  });

/** What a seat reads before its choice; null after the lesson. */
export const lessonFor = (battle: Battle, seat: number, names: readonly Named[]): Lesson | null => {
  const call = COURSE[battle.turns]?.[seat];
  const maneuver = call && maneuverAt(seatOf(battle, seat).booklet.statCard, call.console);
  if (!maneuver) return null;
  const said = {
    battle,
    seat,
    maneuver,
    me: sure(names[seat]),
    enemy: sure(names[enemySeat(seat)]),
  };
  return {
    turn: battle.turns + 1,
    console: call.console,
    know: call.know(said),
    call: `Call ${call.console}: ${call.why(said)}`,
    once: call.once?.(said) ?? '',
  };
};

/** The sentences after the lesson, under *That is all of it*. */
export const COURSE_OVER =
  'Numbers lead to pages, a SCORE is a hit, critical letters break parts, heat adds up. A pilot whose armor reaches 0 is out.';
