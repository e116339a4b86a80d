import type { FigureDocument } from '../rules/document/figure-document.ts';
import type { Keys } from '../rules/check/finding.ts';
import type { WeaponFacts } from './weapon-table.ts';
import type { Range } from '../rules/vocabulary.ts';

/** Where a weapon can be; sides are the 'Mech's own. */
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

/** All weapons of one kind on a sheet. */
export interface SheetWeapon {
  /** Its first place in the sheet. */
  readonly keys: Keys;
  /** The sheet's word: `ac/10`, or an author's own. */
  readonly word: string;
  readonly isOwn: boolean;
  readonly facts: WeaponFacts;
  readonly count: number;
  readonly at: readonly SheetPlace[];
  /** Shots for one gun; Infinity if the sheet does not count them. */
  readonly shots: number;
}

/** A sheet of any game, with defaults for what it leaves out. */
export interface Sheet {
  readonly designation: string;
  readonly name: string;
  readonly tonnage: number;
  readonly walk: number;
  readonly jump: number;
  readonly heatSinks: number;
  /** Null if the sheet names none. */
  readonly engine: string | null;
  readonly weapons: readonly SheetWeapon[];
  readonly strikes: Strikes;
  /** The author's entries for the drawing; null if there are none. */
  readonly figure: FigureDocument | null;
  readonly balance: Balance;
  /** The source of the facts: `Quick-Start sheet`. */
  readonly source: string;
  /** From reading: defaults, guesses and other remarks. */
  readonly remarks: readonly ForgeRemark[];
}

/** What it strikes with: the words, and points above the usual punch and kick (F2). */
export interface Strikes {
  readonly said: readonly string[];
  readonly punch: number;
  readonly kick: number;
}

/** An author's adjustment, so that weight decides (F18). */
export interface Balance {
  readonly armor: number;
  readonly fire: number;
}

/** How a trim was found, if so (F18); `off` is how many of 100 duels are then won above what is fair. */
export interface Trim {
  readonly kind: 'fair as it is' | 'trimmed' | 'never fair';
  /** The value for the sheet's `balance`; the nearest if it is never fair. */
  readonly balance: Balance;
  readonly off: number;
}

/** What a player should know of a forged booklet; `words.ts` has a sentence for each. */
export type ForgeRemark =
  | { readonly kind: 'left off'; readonly weapon: string; readonly keys: Keys }
  | {
      readonly kind: 'counted as one';
      readonly weapon: string;
      readonly count: number;
      /** Whether two of them can be fired together (F22). */
      readonly fires: 'one' | 'two';
    }
  | { readonly kind: 'no fire'; readonly range: Range }
  /** Entries that the sheet leaves out. */
  | { readonly kind: 'taken as usual'; readonly what: readonly string[] }
  /** Derived from incomplete information: the walk of a Destiny sheet, the weapons of a card. */
  | { readonly kind: 'guessed'; readonly what: string; readonly as: string }
  /** The sheet and the table disagree on whether it reaches a range. */
  | {
      readonly kind: 'other reach';
      readonly weapon: string;
      readonly range: Range;
      readonly reaches: boolean;
    }
  /** What fires nothing here, and why. */
  | {
      readonly kind: 'no weapon';
      readonly said: readonly string[];
      readonly what: readonly string[];
    }
  /** The table lacks it, and has this. */
  | { readonly kind: 'taken as'; readonly said: string; readonly weapon: string }
  | {
      readonly kind: 'melee';
      readonly said: readonly string[];
      readonly changed: readonly {
        readonly strike: 'Punch' | 'Kick';
        readonly usual: number;
        readonly by: number;
      }[];
    }
  | { readonly kind: 'rear'; readonly count: number }
  | { readonly kind: 'no jets'; readonly jump: number }
  | { readonly kind: 'too fast' }
  /** What whoever wrote the sheet says of it. */
  | { readonly kind: 'noted'; readonly note: string }
  | { readonly kind: 'armor trimmed'; readonly usual: number; readonly by: number }
  | { readonly kind: 'fire trimmed'; readonly by: number }
  | { readonly kind: 'engine'; readonly engine: string };
