import type { Reach, Status } from '../document/booklet-document.ts';
import type { Category, Colour, Range } from '../vocabulary.ts';
import { RANGES } from '../vocabulary.ts';

/** One row of the stat card. */
export interface Maneuver {
  /** Even, 2–64. */
  readonly console: number;
  readonly range: Range;
  readonly group: string;
  readonly categories: readonly Category[];
  readonly name: string;
  readonly colour: Colour;
  /** D8. */
  readonly score: number;
  /** Negative if it cools (D3). */
  readonly heat: number;
  /** Conversion numbers for the other ranges (M3). */
  readonly conversions: { readonly [R in Range]?: number };
  /** Weapon names. */
  readonly fires: readonly string[];
  /** The ammunition that it spends a point of (D4). */
  readonly ammunition: string | null;
  /** Its place in a `ManeuverSet`. */
  readonly bit: number;
}

/** Some of the maneuvers of one card as bits: bit n − 1 for console 2n. Thirty-two consoles fit one
 *  integer, so that finding what is open takes a few operations a turn. */
export type ManeuverSet = number;

export interface StatCard {
  readonly armor: number;
  /** H2. */
  readonly shutdown: number;
  /** Starting points by kind, in print order. */
  readonly ammunition: Readonly<Record<string, number>>;
  /** In print order. */
  readonly maneuvers: readonly Maneuver[];
  /** By console number halved. */
  readonly byConsole: readonly (Maneuver | undefined)[];
  readonly ofRange: Readonly<Record<Range, ManeuverSet>>;
  /** Those that fire no weapon and spend nothing, which are always possible (D13). */
  readonly weaponless: ManeuverSet;
  /** Those that a shut-down 'Mech may do (H3). */
  readonly cooling: ManeuverSet;
  /** By ammunition, those that spend it (A2). */
  readonly spending: Readonly<Record<string, ManeuverSet>>;
}

/** What a shut-down 'Mech may do (H3). */
export const COOLING_NAMES: readonly string[] = ['Cool Off', 'Duck'];

/** The bit of a console number (even, 2–64). */
const bitOf = (console: number): number => 1 << ((console >> 1) - 1);

export const maneuverAt = (card: StatCard, console: number): Maneuver | null =>
  (console % 2 === 0 && card.byConsole[console >> 1]) || null;

const setOf = (
  maneuvers: readonly Maneuver[],
  meant: (maneuver: Maneuver) => boolean,
): ManeuverSet =>
  maneuvers.reduce((set, maneuver) => (meant(maneuver) ? set | maneuver.bit : set), 0);

/** The maneuvers of a card that one of a critical's words reaches (C5). */
export const reached = (maneuvers: readonly Maneuver[], of: readonly Reach[]): ManeuverSet =>
  setOf(maneuvers, (maneuver) => of.some((reach) => reaches(reach, maneuver)));

const reaches = (reach: Reach, { name, group, fires, range }: Maneuver): boolean => {
  if ('any' in reach)
    return (
      (reach.any === 'maneuver' || fires.length > 0) &&
      (reach.range === undefined || reach.range === range)
    );
  if ('weapon' in reach) return fires.includes(reach.weapon);
  if ('weapons' in reach) return reach.weapons.every((weapon) => fires.includes(weapon));
  if ('group' in reach) return group === reach.group;
  if ('maneuver' in reach) return name === reach.maneuver;
  return name === reach.manner || name.startsWith(`${reach.manner} `);
};

/** The maneuvers of every range that a status display allows (D11). `by` says whether its words may
 *  be groups, or colors and names only (D12). */
export const allowedBy = (
  maneuvers: readonly Maneuver[],
  { except, only }: Status,
  by: 'every word' | 'colors and names',
): ManeuverSet =>
  setOf(maneuvers, (maneuver) => {
    const named = (word: string): boolean =>
      word === maneuver.colour ||
      word === maneuver.name ||
      (by === 'every word' && word === maneuver.group);
    return (!except || !except.some(named)) && (!only || only.some(named));
  });

/** Makes a card with its sets from its rows in print order. */
export const makeStatCard = (
  printed: Pick<StatCard, 'armor' | 'shutdown' | 'ammunition'>,
  rows: readonly Omit<Maneuver, 'bit'>[],
): StatCard => {
  const maneuvers = rows.map((row) => ({ ...row, bit: bitOf(row.console) }));
  const byConsole: (Maneuver | undefined)[] = new Array<Maneuver | undefined>(33).fill(undefined);
  for (const maneuver of maneuvers) byConsole[maneuver.console >> 1] = maneuver;
  return {
    ...printed,
    maneuvers,
    byConsole,
    ofRange: Object.fromEntries(
      RANGES.map((range) => [range, setOf(maneuvers, (maneuver) => maneuver.range === range)]),
    ) as Record<Range, ManeuverSet>,
    weaponless: setOf(
      maneuvers,
      ({ fires, ammunition }) => fires.length === 0 && ammunition === null,
    ),
    cooling: setOf(maneuvers, ({ name }) => COOLING_NAMES.includes(name)),
    spending: Object.fromEntries(
      Object.keys(printed.ammunition).map((kind) => [
        kind,
        setOf(maneuvers, ({ ammunition }) => ammunition === kind),
      ]),
    ),
  };
};
