import type { Side } from '../battle/battle.ts';
import type { Ended } from '../battle/ended.ts';
import { listed } from './listed.ts';

type Pilots = readonly { readonly pilot: string }[];

/** The pilots of a side: the lone player, or every rival, whoever of them is still in. */
export const pilotsOf = (side: Side, names: Pilots): string => {
  const pilots = side === 'lone' ? names.slice(0, 1) : names.slice(1);
  return listed(pilots.map(({ pilot }) => pilot)) || side;
};

/** Who won: `Ada wins`, `Ben and Cleo win`. */
export const endedTitle = (ended: Ended, names: Pilots): string => {
  const several = (side: Side): boolean => side === 'rival' && names.length > 2;
  switch (ended.kind) {
    case 'win':
      return `${pilotsOf(ended.winner, names)} ${several(ended.winner) ? 'win' : 'wins'}`;
    case 'nobody':
      return 'Nobody wins';
    case 'escape': {
      const [one = 'lone', other] = ended.escaped;
      if (other) return names.length > 2 ? 'Everybody escapes' : 'Both escape';
      return `${pilotsOf(one, names)} ${several(one) ? 'escape' : 'escapes'}`;
    }
  }
};
