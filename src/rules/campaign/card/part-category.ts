import type { Category } from '../../vocabulary.ts';
import type { PartName } from './names.ts';

/** K10: the categories of parts, the first that fits: weapons, racks and bins go with their weapon,
 *  arms with VII, parts to walk and jump with VIII; the rest have none. */
const BELONGS: readonly (readonly [RegExp, Category])[] = [
  [/machine ?gun/i, 'IV'],
  [/flamer/i, 'II'],
  [/laser/i, 'III'],
  [/ppc|particle|plasma/i, 'VI'],
  [/auto ?cannon|\bac\b|cannon|gauss/i, 'I'],
  [/missile|\b[ls]rm|rocket|\brack\b/i, 'V'],
  [/\barms?\b/i, 'VII'],
  [/\b(?:legs?|hips?|foot|feet|gyros?|jump ?jets?)\b/i, 'VIII'],
];

/** The category in which a part can buy back a point (K10); null if none. */
export const categoryOf = (part: PartName): Category | null =>
  BELONGS.find(([words]) => words.test(part))?.[1] ?? null;
