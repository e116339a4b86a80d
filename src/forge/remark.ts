import type { Range } from '../rules/vocabulary.ts';

/** What a player should know of a forged booklet; `words.ts` has a sentence for each. */
export type ForgeRemark =
  | { readonly kind: 'left off'; readonly weapon: string }
  | { readonly kind: 'counted as one'; readonly weapon: string; readonly count: number }
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
  | { readonly kind: 'armor trimmed'; readonly usual: number; readonly by: number }
  | { readonly kind: 'fire trimmed'; readonly by: number }
  | { readonly kind: 'engine'; readonly engine: string };
