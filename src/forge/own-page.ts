import { sure } from '../rules/sure.ts';
import type { Range } from '../rules/vocabulary.ts';
import type { Gun, Machine } from './machine.ts';
import { firedBy } from './machine.ts';
import type { TableCell } from './cell.ts';
import { rangeOf } from '../rules/vocabulary.ts';

/** The range that two numbers lead to (F9), the same in both orders, so that two forged booklets
 *  always agree. It equals the print in all cells but the Griffin's five misprints. */
export const rangeOfCell = (one: number, other: number): Range => {
  const has = (...numbers: readonly number[]): boolean =>
    numbers.includes(one) || numbers.includes(other);
  const coming = [52, 64];
  switch (rangeOf(one)) {
    case 'close':
      // Running away (16) succeeds, unless a wild swing (2) or a push (10) holds on.
      return has(16) && !has(2, 10) ? 'medium' : 'close';
    case 'medium':
      // Backing off (36) leads to long range; forward and from above (24, 34) to close range,
      // unless a shot (32, 44) stops it.
      if (has(36)) return has(24, 34) ? 'medium' : 'long';
      return has(24, 34) && !has(32, 44) ? 'close' : 'medium';
    case 'long':
      // One who charges or comes forward (52, 64) is met half way, two meet; back (60) keeps away.
      if (coming.includes(one) && coming.includes(other)) return 'close';
      return has(...coming) && !has(60) ? 'medium' : 'long';
  }
};

/** The pages of cells shown otherwise than usual. */
const SHOWN_ON = { behind: 17, turned: 31, kick: 45, aside: 43, dodge: 47 } as const;

/** The page of a weapon fired at close range: the card's first, its second, or neither (F10). */
const closePage = ({ roles }: Machine, guns: readonly (Gun | null)[]): number => {
  const fires = (gun: Gun | null): boolean => gun !== null && guns.includes(gun);
  if (!roles.close) return 21;
  return fires(roles.close) ? 21 : fires(roles['other close']) ? 19 : 5;
};

/** A page, or what chooses it for a machine, and the owners whom it shows. */
type Shows = readonly [number | ((machine: Machine) => number), ...owners: number[]];

/** The pages that show an owner who is not hit (F10), by range; at last those of all other owners. */
const SHOWS: Readonly<Record<Range, readonly Shows[]>> = {
  close: [
    [45, 2, 14],
    [21, 4],
    [25, 6, 28, 30],
    [5, 8],
    [19, 12],
    [(machine) => closePage(machine, firedBy(machine.roles, 'joined')), 18],
    [(machine) => closePage(machine, [machine.roles.a]), 20, 22, 40, 44],
    [(machine) => closePage(machine, [machine.roles.b]), 26, 32],
    [(machine) => closePage(machine, [machine.roles.c]), 38, 42, 46],
    [({ roles, jets }) => (jets && !roles['other close'] ? 19 : 5), 34],
    // Who shoots in passing is pushed away where there is nothing to fire, else punched.
    [({ roles }) => (roles.close ? 5 : 21)],
  ],
  medium: [
    [({ roles }) => (roles.close === roles.b ? 63 : 51), 4],
    [({ roles }) => (roles['other close'] === roles.b ? 63 : 51), 12],
    [7, 6, 30, 58],
    [3, 18, 56],
    [51, 20, 44],
    [1, 22, 38],
    [63, 26, 32, 50, 54],
    [55, 28, 62],
    [47, 40, 42, 52],
    [37, 46],
    [({ jets }) => (jets ? 11 : 1), 8, 10, 14],
    [11],
  ],
  long: [[57, 18, 56], [49, 28, 62], [29, 36, 48, 60, 64], [39, 50, 54], [53, 52], [43]],
};

/** The page of a cell in which the owner is not hit (F10): its own picture at that range. */
export const ownPage = (machine: Machine, { holder, owner, shown }: TableCell): number => {
  if (shown) return SHOWN_ON[shown];
  const rows = SHOWS[rangeOfCell(holder, owner)];
  const [page] = sure(rows.find(([, ...owners]) => owners.includes(owner)) ?? rows.at(-1));
  return typeof page === 'number' ? page : page(machine);
};
