import type { Critical, ViewScreen } from '../booklet/booklet.ts';
import { isShutting } from '../booklet/critical.ts';
import type { Maneuver, ManeuverSet } from '../booklet/stat-card.ts';
import type { Range } from '../vocabulary.ts';
import { RANGES } from '../vocabulary.ts';
import type { Battle, Pairing } from './battle.ts';
import { OTHER_SIDE, pairingsOf, seatOf, sideOf } from './battle.ts';
import type { Options } from './options.ts';
import type { Seat } from './seat.ts';

export type Shut =
  | { readonly kind: 'out' }
  | { readonly kind: 'range'; readonly ranges: readonly Range[] }
  | { readonly kind: 'shut down' }
  | { readonly kind: 'critical'; readonly critical: Critical }
  | { readonly kind: 'ammunition'; readonly ammunition: string }
  | ShutByStatus;

/** Shut by a status that seat `by` reads out; with several rivals, by one that holds (M6). */
export interface ShutByStatus {
  readonly kind: 'status' | 'still knocked down';
  readonly screen: ViewScreen;
  readonly by: number;
  /** Further seats whose holding statuses shut it too. */
  readonly others?: readonly ShutByStatus[];
}

/** The view screen that shows a seat to its enemy in a pairing; its status governs the seat (D11). */
export const governing = ({ sees }: Pairing, seat: number): ViewScreen =>
  sees[OTHER_SIDE[sideOf(seat)]];

/** The maneuvers that a view screen's status allows at this range (D11, D12). */
const statusSet = (screen: ViewScreen, { range }: Pairing): ManeuverSet =>
  screen.range === range ? screen.allows : screen.allowsAbroad;

/** The Knocked Down status of the turn before, if it still holds (C6). */
const stillDown = ({ wounds }: Seat, { saw }: Pairing, seat: number): ViewScreen | null => {
  if (!wounds.downLonger || !saw) return null;
  const screen = saw[OTHER_SIDE[sideOf(seat)]];
  return screen.picture === 'knocked-down' ? screen : null;
};

/** The maneuvers whose ammunition is spent (A2). */
const spentSet = (options: Options, { ammunition, booklet }: Seat): ManeuverSet => {
  if (options.ammunition === 'ignored') return 0;
  let spent = 0;
  for (const kind in ammunition)
    if ((ammunition[kind] ?? 0) <= 0) spent |= booklet.statCard.spending[kind] ?? 0;
  return spent;
};

/** The maneuvers open in one pairing: D2, H3, C6 and D13 in that order. */
const openIn = (options: Options, mech: Seat, pairing: Pairing, seat: number): ManeuverSet => {
  const { ofRange, weaponless, cooling } = mech.booklet.statCard;
  const ofThisRange = ofRange[pairing.range];
  const able = ofThisRange & ~mech.wounds.forbidden & ~spentSet(options, mech);
  if (mech.shutDown) return able & cooling || ofThisRange & cooling || ofThisRange & weaponless;
  const allowed = able & statusSet(governing(pairing, seat), pairing);
  const down = stillDown(mech, pairing, seat);
  return (down && allowed & down.allows) || allowed || able || ofThisRange & weaponless;
};

/** What a status allows the lone player at a range, and whether it holds there (M6). */
export interface Holding {
  readonly pairing: Pairing;
  /** How many maneuvers the status leaves. */
  readonly leaves: number;
  readonly holds: boolean;
}

interface HoldingSet extends Holding {
  readonly open: ManeuverSet;
}

const sizeOf = (set: ManeuverSet): number => {
  let size = 0;
  for (let left = set; left !== 0; left &= left - 1) size += 1;
  return size;
};

/** M6 for the pairings of one range: the status that leaves the fewest possible maneuvers holds. In
 *  a tie all of them hold, or only the first if together they leave none. */
const holdingsOf = (options: Options, mech: Seat, pairings: readonly Pairing[]): HoldingSet[] => {
  const sets = pairings.map((pairing) => openIn(options, mech, pairing, 0));
  const fewest = Math.min(...sets.map(sizeOf));
  const strict = sets.filter((open) => sizeOf(open) === fewest);
  const together = strict.reduce((all, open) => all & open, -1) !== 0;
  const first = sets.indexOf(strict[0] ?? 0);
  return pairings.map((pairing, index) => {
    const open = sets[index] ?? 0;
    const leaves = sizeOf(open);
    return { pairing, open, leaves, holds: leaves === fewest && (together || index === first) };
  });
};

/** The statuses that bear on the lone player at a range, in the order of the rivals' seats (M6).
 *  Empty if nobody is at that range, or the battle is over. */
export const holdingAt = (battle: Battle, range: Range): readonly Holding[] =>
  battle.outcome ? [] : holdingSetsAt(battle, range);

const holdingSetsAt = ({ options, seats, pairings }: Battle, range: Range): HoldingSet[] =>
  holdingsOf(
    options,
    seatOf({ seats }, 0),
    pairings.filter((pairing) => pairing.range === range),
  );

/** The lone player's maneuvers of every range it fights at (M2), under the statuses that hold (M6). */
const openToLone = (battle: Battle): ManeuverSet => {
  const [only, another] = battle.pairings;
  if (only && !another) return openIn(battle.options, seatOf(battle, 0), only, 0);
  let open = 0;
  for (const range of RANGES) {
    const holding = holdingSetsAt(battle, range).filter(({ holds }) => holds);
    if (holding.length > 0) open |= holding.reduce((all, each) => all & each.open, -1);
  }
  return open;
};

const openSet = (battle: Battle, seat: number): ManeuverSet => {
  const mech = seatOf(battle, seat);
  if (battle.outcome) return 0;
  if (seat === 0) return openToLone(battle);
  const pairing = battle.pairings.find(({ rival }) => rival === seat);
  return pairing ? openIn(battle.options, mech, pairing, seat) : 0;
};

/** The maneuvers a seat may choose from, in print order (D2). The only source of choices; empty
 *  once the battle is over or the seat is out. */
export const openManeuvers = (battle: Battle, seat: number): readonly Maneuver[] => {
  const open = openSet(battle, seat);
  return seatOf(battle, seat).booklet.statCard.maneuvers.filter(({ bit }) => (open & bit) !== 0);
};

/** The only open maneuver of a seat; null if it has several, or none. */
export const onlyOpenManeuver = (battle: Battle, seat: number): Maneuver | null => {
  const [only, another] = openManeuvers(battle, seat);
  return only && !another ? only : null;
};

export const isOpen = (battle: Battle, seat: number, { bit }: Maneuver): boolean =>
  (openSet(battle, seat) & bit) !== 0;

/** Why a seat may not choose this maneuver of its own card; null if it may. */
export const whyShut = (battle: Battle, seat: number, maneuver: Maneuver): Shut | null => {
  if (isOpen(battle, seat, maneuver)) return null;
  const mech = seatOf(battle, seat);
  const pairings = pairingsOf(battle, seat);
  if (battle.outcome || pairings.length === 0) return { kind: 'out' };
  const here = pairings.filter(({ range }) => range === maneuver.range);
  const [first] = here;
  if (!first) return { kind: 'range', ranges: [...new Set(pairings.map(({ range }) => range))] };
  if (mech.shutDown && !(mech.booklet.statCard.cooling & maneuver.bit))
    return { kind: 'shut down' };
  const critical = forbidding(mech, maneuver);
  if (critical) return { kind: 'critical', critical };
  if (maneuver.ammunition !== null && spentSet(battle.options, mech) & maneuver.bit)
    return { kind: 'ammunition', ammunition: maneuver.ammunition };
  const shutting =
    here.length > 1
      ? holdingSetsAt(battle, maneuver.range).filter(
          ({ holds, open }) => holds && !(open & maneuver.bit),
        )
      : [];
  const shutIn = (pairing: Pairing): ShutByStatus => shutByStatus(mech, pairing, seat, maneuver);
  const [by, ...besides] = shutting.map(({ pairing }) => shutIn(pairing));
  if (!by) return shutIn(first);
  return besides.length > 0 ? { ...by, others: besides } : by;
};

/** The status of a pairing that shuts a maneuver: the new one, or the one of the turn before (C6). */
const shutByStatus = (
  mech: Seat,
  pairing: Pairing,
  seat: number,
  { bit }: Maneuver,
): ShutByStatus => {
  const by = seat === 0 ? pairing.rival : 0;
  const screen = governing(pairing, seat);
  const down = stillDown(mech, pairing, seat);
  return down && statusSet(screen, pairing) & bit
    ? { kind: 'still knocked down', screen: down, by }
    : { kind: 'status', screen, by };
};

/** The first critical that forbids a maneuver (C4). */
const forbidding = ({ wounds }: Seat, { bit }: Maneuver): Critical | null =>
  wounds.suffered.find(({ critical: { effects, reaches }, times }) =>
    effects.some(
      (effect, index) =>
        isShutting(effect) &&
        times >= (effect.received ?? 1) &&
        ((reaches[index] ?? 0) & bit) !== 0,
    ),
  )?.critical ?? null;
