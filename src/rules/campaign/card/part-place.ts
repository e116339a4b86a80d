import type { PartName } from './names.ts';
import { categoryOf } from './part-category.ts';

/** Where parts are on a 'Mech's plan; sides are the 'Mech's own. */
const PART_PLACES = ['right', 'inside', 'left', 'weapons'] as const;
export type PartPlace = (typeof PART_PLACES)[number];

const SIDED = /^(left|right)\s+/i;

/** The place of a part on the plan, by its name; weapons, racks and bins have their own. */
export const partPlace = (part: PartName): PartPlace => {
  const category = categoryOf(part);
  if (category !== null && category !== 'VII' && category !== 'VIII') return 'weapons';
  const side = SIDED.exec(part)?.[1]?.toLowerCase();
  return side === 'left' || side === 'right' ? side : 'inside';
};

/** The name of a part where its side is already given: `Arm`. */
export const withoutSide = (part: PartName): string => part.replace(SIDED, '');

/** The limbs of a side from top to bottom; other parts come first. */
const DOWNWARDS = [
  /\b(?:shoulder|arm|hand)\b/i,
  /\bhip\b/i,
  /\b(?:leg|thigh|knee)\b/i,
  /\b(?:foot|feet)\b/i,
];

const heightOf = (part: PartName): number => DOWNWARDS.findIndex((limb) => limb.test(part));

/** Sorts parts of one place: limbs from top to bottom, the rest as given. */
export const fromAbove = <Named extends { readonly name: PartName }>(
  parts: readonly Named[],
): readonly Named[] => parts.toSorted((one, other) => heightOf(one.name) - heightOf(other.name));
