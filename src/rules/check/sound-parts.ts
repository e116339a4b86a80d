import * as v from 'valibot';
import type { ManeuverDocument, ViewScreenDocument } from '../document/booklet-document.ts';
import {
  cellDocument,
  maneuverDocument,
  viewScreenDocument,
} from '../document/booklet-document.ts';

/** A cell as a document has it: its consoles are texts. */
export interface SoundCell {
  readonly holder: string;
  readonly owner: string;
  readonly cell: string;
}

/** The parts of a document that are sound in themselves. A document with faults of shape is checked
 *  as far as these go, so that an author sees everything at once. */
export interface SoundParts {
  readonly maneuvers: readonly { readonly index: number; readonly maneuver: ManeuverDocument }[];
  /** Whether no row of the card was left out as unsound. */
  readonly cardIsWhole: boolean;
  /** Ammunition of the card, by kind; null if unsound. */
  readonly ammunition: Readonly<Record<string, unknown>> | null;
  readonly screens: ReadonlyMap<number, ViewScreenDocument>;
  /** Whether each of the 32 view screens is sound. */
  readonly screensAreWhole: boolean;
  readonly cells: readonly SoundCell[];
  /** The consoles that are objects at all, with every number they list, sound or not. */
  readonly consoles: ReadonlyMap<string, readonly string[]>;
  readonly cellsAreWhole: boolean;
}

const entries = (value: unknown): readonly (readonly [string, unknown])[] =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? Object.entries(value) : [];
/** An own property of any value; undefined if there is none. */
export const at = (value: unknown, key: string): unknown =>
  value !== null && typeof value === 'object' && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined;

export const soundParts = (document: unknown): SoundParts => {
  const card = at(document, 'statCard');
  const rows = at(card, 'maneuvers');
  const list: readonly unknown[] = Array.isArray(rows) ? rows.slice(0, 64) : [];
  const maneuvers = list.flatMap((row, index) => {
    const read = v.safeParse(maneuverDocument, row);
    return read.success ? [{ index, maneuver: read.output }] : [];
  });
  const screens = new Map<number, ViewScreenDocument>();
  for (const [key, screen] of entries(at(document, 'viewScreens')).slice(0, 64)) {
    const read = v.safeParse(viewScreenDocument, screen);
    if (read.success && /^[1-9]\d?$/.test(key)) screens.set(Number(key), read.output);
  }
  const consoles = entries(at(document, 'consoles')).slice(0, 64);
  const all = consoles.flatMap(([holder, table]) =>
    entries(table)
      .slice(0, 64)
      .map(([owner, cell]) => ({ holder, owner, cell })),
  );
  const cells = all.flatMap(({ holder, owner, cell }) =>
    v.is(cellDocument, cell) ? [{ holder, owner, cell }] : [],
  );
  const ammunition = at(card, 'ammunition');
  return {
    maneuvers,
    cardIsWhole: list.length > 0 && maneuvers.length === list.length,
    ammunition:
      ammunition !== null && typeof ammunition === 'object'
        ? (ammunition as Record<string, unknown>)
        : null,
    screens,
    screensAreWhole: screens.size === 32,
    cells,
    consoles: new Map(
      consoles
        .filter(([, table]) => table !== null && typeof table === 'object')
        .map(([holder, table]) => [holder, entries(table).map(([owner]) => owner)]),
    ),
    cellsAreWhole: cells.length === all.length && consoles.length === 32,
  };
};
