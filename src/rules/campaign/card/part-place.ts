import type { PartName } from './names.ts';
import { categoryOf } from './part-category.ts';

/** Where the parts of a 'Mech stand on its plan: sides as itself has them. */
const PART_PLACES = ['right', 'inside', 'left', 'weapons'] as const;
export type PartPlace = (typeof PART_PLACES)[number];

const SIDED = /^(left|right)\s+/i;

/** Where a part stands on the plan, by its name: weapons, racks and bins apart, wherever they are built in. */
export const partPlace = (part: PartName): PartPlace => {
  const category = categoryOf(part);
  if (category !== null && category !== 'VII' && category !== 'VIII') return 'weapons';
  const side = SIDED.exec(part)?.[1]?.toLowerCase();
  return side === 'left' || side === 'right' ? side : 'inside';
};

/** What a part is called where its side is named already: `Arm`. */
export const withoutSide = (part: PartName): string => part.replace(SIDED, '');

/** The limbs of a side from above to below; what is none of them comes first. */
const DOWNWARDS = [
  /\b(?:shoulder|arm|hand)\b/i,
  /\bhip\b/i,
  /\b(?:leg|thigh|knee)\b/i,
  /\b(?:foot|feet)\b/i,
];

const heightOf = (part: PartName): number => DOWNWARDS.findIndex((limb) => limb.test(part));

/** Parts of one place of the plan as they stand there: limbs from above to below, all else as it came. */
export const fromAbove = <Named extends { readonly name: PartName }>(
  parts: readonly Named[],
): readonly Named[] => parts.toSorted((one, other) => heightOf(one.name) - heightOf(other.name));
