import type * as v from 'valibot';
import { oneOf, written } from '../../document/schema-words.ts';
import { day } from '../card/names.ts';
import { named } from '../card/shapes.ts';
import { LONGEST } from '../card/wording.ts';

/** K10's house rule: a replacement's penalty when new, the printed one first. */
export const HOUSE_RULES = [3, 2, 1] as const;
export type HouseRule = (typeof HOUSE_RULES)[number];

export const foundingShape = written({
  name: named(LONGEST.hangar),
  /** K10. */
  replacements: oneOf(HOUSE_RULES),
  on: day,
});
export type Founding = v.InferOutput<typeof foundingShape>;
