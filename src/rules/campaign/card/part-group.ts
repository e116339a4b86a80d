import type { PartName } from './names.ts';
import { categoryOf } from './part-category.ts';

/** The groups of parts, as stockpiles list them. */
export const PART_GROUPS = ['weapons', 'ammunition bins', 'inside', 'limbs'] as const;
export type PartGroup = (typeof PART_GROUPS)[number];

const BIN = /\b(?:ammo|ammunition|magazine|bin)\b/i;
const LIMB = /\b(?:arm|hand|shoulder|leg|hip|thigh|knee|foot|feet)\b/i;

/** The group of a part, by its name: one that is no bin, limb or weapon is inside. */
export const groupOf = (part: PartName): PartGroup => {
  if (BIN.test(part)) return 'ammunition bins';
  if (LIMB.test(part)) return 'limbs';
  const category = categoryOf(part);
  return category === null || category === 'VII' || category === 'VIII' ? 'inside' : 'weapons';
};
