import type { Category } from '../../vocabulary.ts';
import type { PartName } from './names.ts';

/**
 * K10: which category a part belongs to: a weapon, rack or bin to its weapon's, an arm to VII, what it
 * walks and jumps with to VIII; any other to none. The first that fits.
 */
const BELONGS: readonly (readonly [RegExp, Category])[] = [
  [/machine ?gun/i, 'IV'],
  [/flamer/i, 'II'],
  [/laser/i, 'III'],
  [/ppc|particle/i, 'VI'],
  [/auto ?cannon|\bac\b|cannon|gauss/i, 'I'],
  [/missile|\b[ls]rm|rocket|\brack\b/i, 'V'],
  [/\barms?\b/i, 'VII'],
  [/\b(?:legs?|hips?|foot|feet|gyros?|jump ?jets?)\b/i, 'VIII'],
];

/** The category in which a part can buy back a point (K10); null where it belongs to none. */
export const categoryOf = (part: PartName): Category | null =>
  BELONGS.find(([words]) => words.test(part))?.[1] ?? null;
