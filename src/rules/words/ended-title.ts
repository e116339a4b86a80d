import type { Side } from '../battle/battle.ts';
import { SIDES } from '../battle/battle.ts';
import type { Ended } from '../battle/ended.ts';

/** Who won: `Ada wins`. */
export const endedTitle = (ended: Ended, names: readonly { readonly pilot: string }[]): string => {
  const pilot = (side: Side): string => names[SIDES.indexOf(side)]?.pilot ?? side;
  switch (ended.kind) {
    case 'win':
      return `${pilot(ended.winner)} wins`;
    case 'nobody':
      return 'Nobody wins';
    case 'escape': {
      const [one = 'lone', other] = ended.escaped;
      return other ? 'Both escape' : `${pilot(one)} escapes`;
    }
  }
};
