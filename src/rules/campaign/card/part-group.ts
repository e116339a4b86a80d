import type { PartName } from './names.ts';
import { categoryOf } from './part-category.ts';

/** What kinds of parts there are, as stockpiles list them. */
export const PART_GROUPS = ['weapons', 'ammunition bins', 'inside', 'limbs'] as const;
export type PartGroup = (typeof PART_GROUPS)[number];

const BIN = /\b(?:ammo|ammunition|magazine|bin)\b/i;
const LIMB = /\b(?:arm|hand|shoulder|leg|hip|thigh|knee|foot|feet)\b/i;

/** Which group a part belongs to, by its name: what is no bin, no limb and no weapon is inside. */
export const groupOf = (part: PartName): PartGroup => {
  if (BIN.test(part)) return 'ammunition bins';
  if (LIMB.test(part)) return 'limbs';
  const category = categoryOf(part);
  return category === null || category === 'VII' || category === 'VIII' ? 'inside' : 'weapons';
};
