import type { Ended } from '../fight/fight.ts';
import { listed } from './listed.ts';

/** By side. */
export type PilotsOf<Side extends string> = Readonly<Record<Side, readonly string[]>>;

/** Who won: `Ada wins`, `Ben and Cleo win`. */
export const endedTitle = <Side extends string>(
  ended: Ended<Side>,
  pilots: PilotsOf<Side>,
): string => {
  const did = (side: Side, word: string): string =>
    `${listed(pilots[side])} ${word}${pilots[side].length > 1 ? '' : 's'}`;
  switch (ended.kind) {
    case 'win':
      return did(ended.winner, 'win');
    case 'nobody':
      return 'Nobody wins';
    case 'escape': {
      const [one, other] = ended.escaped;
      if (one === undefined || other === undefined) return one ? did(one, 'escape') : 'Nobody wins';
      return pilots[one].length + pilots[other].length > 2 ? 'Everybody escapes' : 'Both escape';
    }
  }
};
