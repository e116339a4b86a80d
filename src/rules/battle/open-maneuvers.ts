import type { Battle, Pairing, Seat, Side } from './battle.ts';
import { bookletOf, pairingsOf, seatOf } from './battle.ts';
import type { Booklet, Critical, ViewScreen } from '../booklet/booklet.ts';
import type { Maneuver, ManeuverSet } from '../booklet/stat-card.ts';
import { suffered } from './wounds.ts';

/** Why a maneuver is shut. */
export type Shut =
  | { readonly kind: 'range'; readonly ranges: readonly Pairing['range'][] }
  | { readonly kind: 'shut down' }
  | { readonly kind: 'critical'; readonly critical: Critical }
  | { readonly kind: 'ammunition'; readonly ammunition: string }
  | { readonly kind: 'told'; readonly screen: ViewScreen }
  | { readonly kind: 'still knocked down'; readonly screen: ViewScreen };

const other: Readonly<Record<Side, Side>> = { lone: 'rival', rival: 'lone' };

/** How many maneuvers a set holds. */
export const sizeOf = (set: ManeuverSet): number => {
  let size = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) size += 1;
  return size;
};

/** What a view screen's status leaves at this range (D11, D12). */
const statusSet = (screen: ViewScreen, pairing: Pairing): ManeuverSet =>
  screen.range === pairing.range ? screen.allows : screen.allowsAbroad;

/** What the Knocked Down status of the turn before still leaves; all where there is none (C6). */
const stillDown = ({ wounds }: Seat, { saw }: Pairing, side: Side): ViewScreen | null => {
  const screen = saw?.[other[side]];
  return wounds.downLonger && screen?.picture === 'knocked-down' ? screen : null;
};

/** The maneuvers whose ammunition is spent (A2). */
const spentSet = (
  { options }: Battle,
  { ammunition }: Seat,
  { statCard }: Booklet,
): ManeuverSet => {
  if (options.ammunition === 'ignored') return 0;
  let spent = 0;
  for (const kind in ammunition)
    if ((ammunition[kind] ?? 0) <= 0) spent |= statCard.spending[kind] ?? 0;
  return spent;
};

/** What may be done in one pairing: D2, H3, C6 and D13 in that order. */
const openIn = (
  battle: Battle,
  booklet: Booklet,
  seat: Seat,
  pairing: Pairing,
  side: Side,
): ManeuverSet => {
  const { ofRange, weaponless, cooling } = booklet.statCard;
  const ofThisRange = ofRange[pairing.range];
  const able = ofThisRange & ~seat.wounds.forbidden & ~spentSet(battle, seat, booklet);
  if (seat.shutDown) return able & cooling || ofThisRange & cooling || ofThisRange & weaponless;
  const told = able & statusSet(pairing.sees[other[side]], pairing);
  const down = stillDown(seat, pairing, side);
  return (down && told & down.allows) || told || able || ofThisRange & weaponless;
};

/** The maneuvers a seat may choose from, as a set. */
export const openSet = (battle: Battle, seat: number): ManeuverSet => {
  const mech = seatOf(battle, seat);
  if (battle.outcome || mech.out) return 0;
  const booklet = bookletOf(battle, seat);
  const { pairings } = battle;
  if (seat > 0) return openIn(battle, booklet, mech, pairings[seat - 1] as Pairing, 'rival');
  if (pairings.length === 1) return openIn(battle, booklet, mech, pairings[0] as Pairing, 'lone');
  return pairingsOf(battle, 0).reduce(
    (set, { pairing }) => set | openIn(battle, booklet, mech, pairing, 'lone'),
    0,
  );
};

/**
 * The maneuvers a seat may choose from, in print order (D2). The only source of choices; none once
 * the battle or the seat's part in it is over.
 */
export const openManeuvers = (battle: Battle, seat: number): readonly Maneuver[] => {
  const set = openSet(battle, seat);
  return bookletOf(battle, seat).statCard.maneuvers.filter(({ bit }) => (set & bit) !== 0);
};

/** Whether a seat may choose this maneuver. */
export const isOpen = (battle: Battle, seat: number, { bit }: Maneuver): boolean =>
  (openSet(battle, seat) & bit) !== 0;

/** Why a seat may not choose this maneuver of its own card; null where it may. */
export const whyShut = (battle: Battle, seat: number, maneuver: Maneuver): Shut | null => {
  if (isOpen(battle, seat, maneuver)) return null;
  const mech = seatOf(battle, seat);
  const booklet = bookletOf(battle, seat);
  const pairings = pairingsOf(battle, seat);
  const here = pairings.find(({ pairing }) => pairing.range === maneuver.range);
  if (!here)
    return {
      kind: 'range',
      ranges: [...new Set(pairings.map(({ pairing }) => pairing.range))],
    };
  if (mech.shutDown && !(booklet.statCard.cooling & maneuver.bit)) return { kind: 'shut down' };
  if (mech.wounds.forbidden & maneuver.bit)
    for (const { critical, times } of suffered(mech.wounds))
      for (const [index, effect] of critical.effects.entries())
        if (
          effect.effect === 'forbid' &&
          times >= (effect.received ?? 1) &&
          (critical.reaches[index] ?? 0) & maneuver.bit
        )
          return { kind: 'critical', critical };
  if (spentSet(battle, mech, booklet) & maneuver.bit)
    return { kind: 'ammunition', ammunition: maneuver.ammunition ?? '' };
  const told = here.pairing.sees[other[here.side]];
  if (!(statusSet(told, here.pairing) & maneuver.bit)) return { kind: 'told', screen: told };
  return {
    kind: 'still knocked down',
    screen: stillDown(mech, here.pairing, here.side) ?? told,
  };
};
