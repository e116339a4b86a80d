import type { Gun, Roles } from './armament.ts';
import type { WeaponRole } from './card-table.ts';

const alone = (gun: Gun | null): readonly Gun[] => (gun ? [gun] : []);

/** The weapons fired in a role (F7), in the order in which they are named; possibly none. */
export const firedBy = (roles: Roles, role: WeaponRole): readonly Gun[] => {
  const { a, b, long, isJoined, 'other long': otherLong } = roles;
  const isLongJoined = isJoined && long !== otherLong;
  switch (role) {
    case 'joined':
      return isJoined && a && b ? [b, a] : [];
    case 'long joined':
      return isLongJoined && long && otherLong ? [otherLong, long] : [];
    case 'long':
      return isLongJoined ? [] : alone(long);
    case 'a':
    case 'b':
    case 'c':
    case 'close':
    case 'other close':
    case 'other long':
      return alone(roles[role]);
  }
};
