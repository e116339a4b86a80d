import type { Colour } from '../../rules/vocabulary.ts';
import type { Warning } from './warning.ts';

/** Parts of a row for a screen reader. */
interface RowWords {
  /** The number to call in the duel that teaches. */
  readonly call: boolean;
  readonly name: string;
  readonly colour: Colour;
  readonly console: number;
  readonly adds: number;
  readonly round: boolean;
  /** What rivals at other ranges hear. */
  readonly heard: readonly string[];
  /** Sum of the answers. */
  readonly answers: string;
  /** Before and after the maneuver. */
  readonly heat: readonly [from: number, to: number];
  readonly warnings: readonly Warning[];
  /** 0 to 1; null unless the coach was asked. */
  readonly often: number | null;
}

const inHundred = (often: number): string => String(Math.round(100 * often));

export const CARD_WORDS = {
  shutDown: 'only Cool Off or Duck',
  heading: (mech: string): string => `Stat card of the ${mech}`,
  own: (mech: string): string => `Your ${mech}`,
  opening: (pilots: string): string => `At the opening of ${pilots}:`,
  /** The pilots these rows attack. */
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
  /** Label of a bar. */
  often: (often: number): string => `${inHundred(often)} in 100`,
  nobodyHit: (oneTap: boolean): readonly [string, string] => [
    'Nobody can be hit this turn.',
    `Choose for heat and for range.${oneTap ? ' One tap locks in.' : ''}`,
  ],
  lockIn: 'Lock in',
  /** `Sidestep, green, 58. Heat 8 to 10. Then long range. Locks in at once.` */
  deadRow: (words: string, ranges: string): string =>
    `${words} Then ${ranges} range. Locks in at once.`,
  /** Above and below the ring of a held row. */
  holding: (console: number): readonly [string, string] => [
    `Keep holding: lock in ${console}`,
    `Lift now and ${console} is only picked.`,
  ],
} as const;
