import type { Day } from '../card/names.ts';

/** K10's house rule: what a replacement starts at, the printed one first. */
export const HOUSE_RULES = [3, 2, 1] as const;
export type HouseRule = (typeof HOUSE_RULES)[number];

/** What is said when a hangar is founded. */
export interface Founding {
  readonly name: string;
  /** A replacement's penalty in this hangar (K10). */
  readonly replacements: HouseRule;
  readonly on: Day;
}
