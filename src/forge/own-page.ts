import type { Range } from '../rules/vocabulary.ts';
import type { Gun } from './armament.ts';
import type { TableCell } from './cell.ts';
import { rangeOfCell } from './cell-range.ts';
import type { Machine } from './machine.ts';

/** The pages of cells shown otherwise than usual. */
const SHOWN_ON = { behind: 17, turned: 31, kick: 45, aside: 43, dodge: 47 } as const;

/** The page of a weapon fired at close range: the card's first, its second, or neither (F10). */
const closePage = ({ roles }: Machine, guns: readonly (Gun | null)[]): number => {
  const fires = (gun: Gun | null): boolean => gun !== null && guns.includes(gun);
  if (!roles.close) return 21;
  return fires(roles.close) ? 21 : fires(roles['other close']) ? 19 : 5;
};

/** The page of an owner who shoots in passing: punched, or pushed away if unarmed at close range (F10). */
const fists = ({ roles }: Machine): number => (roles.close ? 5 : 21);

const closeRange = (machine: Machine, owner: number): number => {
  const { roles, jets } = machine;
  switch (owner) {
    case 2:
    case 14:
      return 45;
    case 4:
      return 21;
    case 6:
    case 28:
    case 30:
      return 25;
    case 8:
      return 5;
    case 12:
      return 19;
    case 18:
      return closePage(machine, [roles.a, roles.b]);
    case 20:
    case 22:
    case 40:
    case 44:
      return closePage(machine, [roles.a]);
    case 26:
    case 32:
      return closePage(machine, [roles.b]);
    case 38:
    case 42:
    case 46:
      return closePage(machine, [roles.c]);
    case 34:
      return jets && !roles['other close'] ? 19 : 5;
    default:
      return fists(machine);
  }
};

const mediumRange = ({ roles, jets }: Machine, owner: number): number => {
  switch (owner) {
    case 4:
      return roles.close === roles.b ? 63 : 51;
    case 12:
      return roles['other close'] === roles.b ? 63 : 51;
    case 6:
    case 30:
    case 58:
      return 7;
    case 18:
    case 56:
      return 3;
    case 20:
    case 44:
      return 51;
    case 22:
    case 38:
      return 1;
    case 26:
    case 32:
    case 50:
    case 54:
      return 63;
    case 28:
    case 62:
      return 55;
    case 40:
    case 42:
    case 52:
      return 47;
    case 46:
      return 37;
    case 8:
    case 10:
    case 14:
      return jets ? 11 : 1;
    default:
      return 11;
  }
};

const longRange = (owner: number): number => {
  switch (owner) {
    case 18:
    case 56:
      return 57;
    case 28:
    case 62:
      return 49;
    case 36:
    case 48:
    case 60:
    case 64:
      return 29;
    case 50:
    case 54:
      return 39;
    case 52:
      return 53;
    default:
      return 43;
  }
};

/** The page of a cell in which the owner is not hit (F10). */
export const ownPage = (machine: Machine, { holder, owner, shown }: TableCell): number => {
  if (shown) return SHOWN_ON[shown];
  const pages: Readonly<Record<Range, () => number>> = {
    close: () => closeRange(machine, owner),
    medium: () => mediumRange(machine, owner),
    long: () => longRange(owner),
  };
  return pages[rangeOfCell(holder, owner)]();
};
