import type { Review, ReviewedTurn } from '../../tactics/asked.ts';
import type { Opponents } from '../../tactics/words.ts';
import type { Both, Side } from '../../rules/battle/battle.ts';
import { OTHER_SIDE } from '../../rules/battle/battle.ts';
import type { Maneuver } from '../../rules/booklet/stat-card.ts';
import { maneuverAt } from '../../rules/booklet/stat-card.ts';
import { sure } from '../../rules/sure.ts';

// Chances are stored for the lone seat; either of the two can be the reader.

/** A chance of the lone seat as `reader` sees it, in whole points. */
export const asRead = (chance: number, reader: Side): number =>
  reader === 'lone' ? chance : 100 - chance;

/** Place of the turn that cost one of the two most, by a bad choice or by luck. */
export const costliest = ({ turns }: Pick<Review, 'turns'>, reader: Side): number => {
  const bad = turns.map(({ labels, lost }) =>
    labels[reader] === null || labels[reader] === 'sound' ? 0 : lost[reader],
  );
  const fell = turns.map(
    ({ ledger }) => (reader === 'lone' ? 1 : -1) * (ledger.before - ledger.after),
  );
  const costs = bad.some((each) => each > 0) ? bad : fell;
  return Math.max(0, costs.indexOf(Math.max(...costs)));
};

/** A maneuver with at least this share of the mix (0 to 1) counts as called by a good pilot. */
const IN_MIX = 0.01;

export interface EdgeLine {
  readonly maneuver: Maneuver;
  /** Share in the best mix, 0 to 1. */
  readonly often: number;
  /** A good pilot calls it sometimes. */
  readonly isInMix: boolean;
  readonly isPlayed: boolean;
}

export interface ReadMatrix {
  readonly rows: readonly EdgeLine[];
  readonly columns: readonly EdgeLine[];
  /** The reader's chance after the turn, in points. */
  readonly chance: (row: number, column: number) => number;
}

export const readMatrix = (
  { called, matrix: { chances, mixes, open } }: Pick<ReviewedTurn, 'called' | 'matrix'>,
  { booklets }: Pick<Opponents, 'booklets'>,
  reader: Side,
): ReadMatrix => {
  const linesOf = (side: Side): readonly (EdgeLine & { readonly place: number })[] =>
    open[side]
      .map((console, place) => {
        const often = sure(mixes[side][place]);
        return {
          ...{ place, often, isInMix: often >= IN_MIX, isPlayed: console === called[side] },
          maneuver: sure(maneuverAt(booklets[side].statCard, console)),
        };
      })
      .toSorted((one, other) => one.maneuver.console - other.maneuver.console);
  const [rows, columns] = [linesOf(reader), linesOf(OTHER_SIDE[reader])];
  const across = open.rival.length;
  return {
    ...{ rows, columns },
    chance: (row, column) => {
      const [own, answer] = [sure(rows[row]).place, sure(columns[column]).place];
      const [lone, rival] = reader === 'lone' ? [own, answer] : [answer, own];
      return asRead(sure(chances[lone * across + rival]), reader);
    },
  };
};

export const numbersOfBoth = (reader: Side, own: number, enemy: number): Both<number> =>
  reader === 'lone' ? { lone: own, rival: enemy } : { lone: enemy, rival: own };

export const isSameSquare = (one: Both<number>, other: Both<number>): boolean =>
  one.lone === other.lone && one.rival === other.rival;

/** The lone seat's chance after a square of a turn, in points. */
export const squareChance = (
  { matrix: { chances, open } }: Pick<ReviewedTurn, 'matrix'>,
  { lone, rival }: Both<number>,
): number => sure(chances[open.lone.indexOf(lone) * open.rival.length + open.rival.indexOf(rival)]);
