import type { Range } from '../../../rules/vocabulary.ts';
import { CONSOLES, RANGES, bandOf, rangeOf } from '../../../rules/vocabulary.ts';
import type { Typed } from '../../form/typed.ts';
import { isTree, shown, valueAt } from '../../form/typed.ts';

/** The most rows of a card, and the most lines of weapons on a cover. */
export const [MOST_ROWS, MOST_LINES] = [32, 16];

/** The list at a path; an empty one where none is. */
export const listAt = (value: unknown, path: string): readonly unknown[] => {
  const list = valueAt(value, path);
  return Array.isArray(list) ? list : [];
};

/** A row of a card as it was typed. */
export interface TypedRow {
  /** Its place in the list, from 0. */
  readonly at: number;
  readonly row: Typed;
  readonly console: number | null;
  /** By its console; where it has none, as it says. */
  readonly range: Range | null;
}

/** What is typed at a path as words; '' for none. */
export const wordsAt = (typed: Typed, path: string): string => shown(valueAt(typed, path)) ?? '';

/** The rows of a card in its order; what is no row is an empty one. */
export const typedRows = (typed: Typed): readonly TypedRow[] =>
  listAt(typed, 'statCard.maneuvers').map((each, at) => {
    const row = isTree(each) ? each : {};
    const console = CONSOLES.find((number) => String(number) === wordsAt(row, 'console')) ?? null;
    const said = RANGES.find((range) => range === row['range']) ?? null;
    return { at, row, console, range: console === null ? said : rangeOf(console) };
  });

/** The consoles of a range that no row has. */
export const freeOf = (rows: readonly TypedRow[], range: Range): readonly number[] =>
  bandOf(range).filter((number) => rows.every(({ console }) => console !== number));

/** What a card has points of. */
export const suppliesOf = (typed: Typed): Typed => {
  const supplies = valueAt(typed, 'statCard.ammunition');
  return isTree(supplies) ? supplies : {};
};

/** The words of a card as it is typed, each once, in its order. */
export interface CardNames {
  readonly groups: readonly string[];
  readonly maneuvers: readonly string[];
  readonly weapons: readonly string[];
  /** The weapons of each maneuver that fires several. */
  readonly together: readonly (readonly string[])[];
}

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
