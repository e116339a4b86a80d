import type { Colour } from '../../rules/vocabulary.ts';
import type { Warning } from './warning.ts';

/** What is read out of a row of the stat card. */
interface RowWords {
  /** The one to call, in the duel that teaches. */
  readonly call: boolean;
  readonly name: string;
  readonly colour: Colour;
  readonly console: number;
  readonly adds: number;
  /** It spends a round. */
  readonly round: boolean;
  /** What others hear of it. */
  readonly heard: readonly string[];
  /** What it would come to. */
  readonly answers: string;
  /** Before and after it. */
  readonly heat: readonly [from: number, to: number];
  readonly warnings: readonly Warning[];
  /** How often a good pilot calls it (0 to 1); null where nobody asked. */
  readonly often: number | null;
}

/** How often of 100 times. */
const inHundred = (often: number): string => String(Math.round(100 * often));

/** What the stat card says. */
export const CARD_WORDS = {
  shutDown: 'only Cool Off or Duck',
  heading: (mech: string): string => `Stat card of the ${mech}`,
  own: (mech: string): string => `Your ${mech}`,
  opening: (pilots: string): string => `At the opening of ${pilots}:`,
  /** Whom the rows of a range attack. */
  at: (pilots: string): string => `at ${pilots}`,
  ruledOut: 'Ruled out:',
  /** `Missile High, red, 32, adds 8, one round. Hits 8 of 14, for 5 to 9; is hit by 9, for 2 to 7. Heat 17 to 22.` */
  row: (row: RowWords): string => {
    const { adds, answers, call, colour, console, heard, heat, name, often, round, warnings } = row;
    return [
      `${call ? 'Call this: ' : ''}${[
        ...[name, colour, console, `adds ${adds < 0 ? 'minus ' : ''}${Math.abs(adds)}`],
        ...(round ? ['one round'] : []),
        ...heard,
      ].join(', ')}.`,
      ...(answers ? [answers] : []),
      `Heat ${heat.join(' to ')}${warnings.length > 0 ? `: ${warnings.join(', ')}` : ''}.`,
      ...(often === null ? [] : [`A good pilot calls it ${inHundred(often)} times in 100.`]),
    ].join(' ');
  },
  /** At the end of a bar. */
  often: (often: number): string => `${inHundred(often)} in 100`,
  nobodyHit: (oneTap: boolean): readonly [string, string] => [
    'Nobody can be hit this turn.',
    `Choose for heat and for range.${oneTap ? ' One tap locks in.' : ''}`,
  ],
  lockIn: 'Lock in',
  /** `Sidestep, green, 58. Heat 8 to 10. Then long range. Locks in at once.` */
  deadRow: (words: string, ranges: string): string =>
    `${words} Then ${ranges} range. Locks in at once.`,
  /** Over the ring round a finger that holds a row down. */
  holding: (console: number): readonly [string, string] => [
    `Keep holding: lock in ${console}`,
    `Lift now and ${console} is only picked.`,
  ],
} as const;
