import type { FigureDocument } from '../rules/document/figure-document.ts';
import type { Keys } from '../rules/check/finding.ts';
import type { ForgeRemark } from './remark.ts';
import type { WeaponFacts } from './weapon-table.ts';

/** Where on a 'Mech a weapon can be; sides are its own. */
export const SHEET_PLACES = [
  'head',
  'center torso',
  'right torso',
  'left torso',
  'right arm',
  'left arm',
  'right hand',
  'left hand',
  'right leg',
  'left leg',
] as const;
export type SheetPlace = (typeof SHEET_PLACES)[number];

/** A kind of weapon of a sheet: one, however many there are of it. */
export interface SheetWeapon {
  /** Where the sheet names it first. */
  readonly keys: Keys;
  /** What the sheet calls it: `ac/10`, or a word of its own. */
  readonly word: string;
  readonly isOwn: boolean;
  readonly facts: WeaponFacts;
  readonly count: number;
  readonly at: readonly SheetPlace[];
  /** Shots for one gun; Infinity where the sheet counts none. */
  readonly shots: number;
}

/** What a sheet says, whichever game it is of, with what is usual in place of what it does not say. */
export interface Sheet {
  readonly designation: string;
  readonly name: string;
  readonly tonnage: number;
  readonly walk: number;
  readonly jump: number;
  readonly heatSinks: number;
  /** Null where the sheet names none. */
  readonly engine: string | null;
  readonly weapons: readonly SheetWeapon[];
  /** What the author says of the drawing; null where that is nothing. */
  readonly figure: FigureDocument | null;
  readonly balance: Balance;
  /** Where the facts are from: `Quick-Start sheet`. */
  readonly source: string;
  /** What was usual, guessed or otherwise worth a remark in reading it. */
  readonly remarks: readonly ForgeRemark[];
}

/** What an author adds so that weight decides (F18). */
export interface Balance {
  readonly armor: number;
  readonly fire: number;
}

/** How a trim was found, or that there is none (F18); `off` is how many of 100 duels more than fair are won with it. */
export interface Trim {
  readonly kind: 'fair as it is' | 'trimmed' | 'never fair';
  /** What the sheet's `balance` would be; of what is never fair the nearest. */
  readonly balance: Balance;
  readonly off: number;
}
