import type { Category } from '../../vocabulary.ts';
import { CATEGORY_NAMES } from '../../vocabulary.ts';
import { signed } from '../words.ts';

/** Points that were learned or bought: `Laser +1, Piloting +2`. */
export const pointsWords = (points: readonly Category[]): string =>
  [...new Set(points)]
    .map((category) => {
      const many = points.filter((each) => each === category).length;
      return `${CATEGORY_NAMES[category]} ${signed(many)}`;
    })
    .join(', ');
