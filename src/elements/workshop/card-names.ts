import { valueAt } from '../form/typed.ts';
import type { Typed } from '../form/typed.ts';

/** The words of a card as it is typed, each once, in its order. */
export interface CardNames {
  readonly groups: readonly string[];
  readonly maneuvers: readonly string[];
}

const each = (rows: readonly unknown[], key: string): readonly string[] => [
  ...new Set(
    rows
      .map((row) => valueAt(row, key))
      .filter((name): name is string => typeof name === 'string' && name !== ''),
  ),
];

/** The groups and maneuvers of the card, sound or not; with a range, only the names there. */
export const cardNames = (typed: Typed, range?: unknown): CardNames => {
  const rows = valueAt(typed, 'statCard.maneuvers');
  const all: readonly unknown[] = Array.isArray(rows) ? rows : [];
  const there = range === undefined ? all : all.filter((row) => valueAt(row, 'range') === range);
  return { groups: each(there, 'group'), maneuvers: each(there, 'name') };
};
