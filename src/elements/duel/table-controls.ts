import { SIDES } from '../../rules/battle/battle.ts';
import { DUEL, seatIn } from '../../rules/battle/duel.ts';
import type { Exchange } from '../../rules/battle/exchange.ts';
import { mayEscape } from '../../rules/battle/leaving.ts';
import type { Step } from '../../rules/record/steps.ts';
import { CALLED, LEAVE_OR_STAY, isBeforeDamage, stepBefore } from '../../rules/record/steps.ts';
import type { Telling } from '../../rules/record/turn.ts';
import type { Question } from '../../rules/record/undecided.ts';
import { waitWords } from '../telling/turn-questions.ts';
import type { Running } from './table-run.ts';

/** How long each step before the score stands across a table (milliseconds); the score stays. */
const TIMES: Readonly<Partial<Record<Step['kind'], number>>> = {
  called: 1000,
  'look up': 1000,
  'leave or stay': 1700,
};

/** Whether leaving is worth a thought: the turn ends the duel, or somebody may escape. */
const isGrave = ({ battle, pairings }: Exchange): boolean =>
  battle.seats.some(({ out }) => out !== null) ||
  SIDES.some((side) => mayEscape(battle, seatIn(DUEL, side), pairings));

/** What runs at a step; a turn in which somebody has gone back waits for a tap at each. */
export const runningAt = (
  { step, decided }: Telling,
  played: Exchange,
  rewound: boolean,
): Running | null => {
  if (!isBeforeDamage(step)) return null;
  const waits = rewound || (step.kind === 'leave or stay' && !decided && isGrave(played));
  const time = waits ? null : (TIMES[step.kind] ?? null);
  return { key: `${played.battle.turns} ${step.kind} ${time}`, time };
};

/** The step that is told before one across a table, where all scores are told at once. */
export const backFrom = (step: Step, played: Exchange): Step | null => {
  if (!isBeforeDamage(step)) return LEAVE_OR_STAY;
  return step.kind === CALLED.kind ? null : stepBefore(played, step);
};

/** What the button is called that goes on, and that either pilot taps. */
export const onWords = (
  { step, decided }: Telling,
  { battle }: Exchange,
  waiting: Question | undefined,
): string => {
  if (waiting) return waitWords(waiting);
  if (step.kind === 'leave or stay' && !decided) return 'Both stay: score it';
  if (isBeforeDamage(step)) return 'Go on';
  return battle.outcome ? 'See the end' : `Ready for turn ${battle.turns + 1}`;
};
