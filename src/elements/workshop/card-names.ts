import { valueAt } from '../form/typed.ts';
import type { Typed } from '../form/typed.ts';

/** The words of a card as it is typed, each once, in its order. */
export interface CardNames {
  readonly groups: readonly string[];
  readonly maneuvers: readonly string[];
  readonly weapons: readonly string[];
  /** The weapons of each maneuver that fires several. */
  readonly together: readonly (readonly string[])[];
}

export const listAt = (value: unknown, path: string): readonly unknown[] => {
  const list = valueAt(value, path);
  return Array.isArray(list) ? list : [];
};

/** The words among these values, each once. */
export const wordsAmong = (values: readonly unknown[]): readonly string[] => [
  ...new Set(values.filter((each): each is string => typeof each === 'string' && each !== '')),
];

/** The words of the card, of sound rows or not; with a range, only those there. */
export const cardNames = (typed: Typed, range?: unknown): CardNames => {
  const rows = listAt(typed, 'statCard.maneuvers').filter(
    (row) => range === undefined || valueAt(row, 'range') === range,
  );
  const fired = rows.map((row) => wordsAmong(listAt(row, 'fires')));
  return {
    groups: wordsAmong(rows.map((row) => valueAt(row, 'group'))),
    maneuvers: wordsAmong(rows.map((row) => valueAt(row, 'name'))),
    weapons: wordsAmong(fired.flat()),
    together: fired.filter((weapons) => weapons.length > 1),
  };
};
