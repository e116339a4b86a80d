import type { Range } from '../rules/vocabulary.ts';
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
