import type { Range } from '../rules/vocabulary.ts';

/** What is worth knowing of a booklet that was forged; `words.ts` has a sentence for each. */
export type ForgeRemark =
  | { readonly kind: 'left off'; readonly weapon: string }
  | { readonly kind: 'counted as one'; readonly weapon: string; readonly count: number }
  /** No weapon reaches this range. */
  | { readonly kind: 'no fire'; readonly range: Range }
  /** What the sheet does not say. */
  | { readonly kind: 'taken as usual'; readonly what: readonly string[] }
  /** What the sheet says only by half: the walk of a Destiny sheet, the weapons of a card. */
  | { readonly kind: 'guessed'; readonly what: string; readonly as: string }
  /** The sheet says that it reaches a range, or does not, and the table says otherwise. */
  | {
      readonly kind: 'other reach';
      readonly weapon: string;
      readonly range: Range;
      readonly reaches: boolean;
    }
  | { readonly kind: 'armor trimmed'; readonly usual: number; readonly by: number }
  | { readonly kind: 'fire trimmed'; readonly by: number }
  | { readonly kind: 'engine'; readonly engine: string };
