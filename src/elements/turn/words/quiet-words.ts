import { inWords } from '../../../rules/words/in-words.ts';
import { capital } from '../../../rules/words/capital.ts';

/** What is read where nobody could be hit, and where nobody had a choice. */
export const QUIET_WORDS = {
  noHit: 'Nobody was hit.',
  rangeAfter: (range: string, before: string): string =>
    range === before ? `${capital(range)} range stays.` : `Then ${range} range.`,
  stillDown: 'still shut down',
  shutsDown: 'shuts down',
  startsUp: 'starts up again',
  times: (times: number): string => `${times} times`,

  // Turns that run at once
  noChoice: 'Nobody has a choice',
  turns: (first: number, last: number, range: string): string =>
    `${first === last ? `Turn ${first}` : `Turns ${first} to ${last}`} · ${range}`,
  bothOnly: (maneuver: string): string => `Both are shut down and can only ${maneuver}.`,
  allOnly: (maneuver: string): string => `All are shut down and can only ${maneuver}.`,
  oneEach: 'Each has one maneuver left.',
  atOnce: (turns: number): string =>
    turns === 1
      ? 'Nothing can hit, so the turn is played at once.'
      : `Nothing can hit, so ${inWords(turns)} turns are played at once. Each keeps its page and its line in the log.`,
  singly: 'Turn by turn',
  bothNext: (turn: number): string => `Turn ${turn} for both`,
} as const;
