/** What both sides agree on before a battle: each option with its choices, the usual one first. */
export const OPTIONS = {
  /** A3. */
  ammunition: ['counted', 'ignored'],
} as const;

/** Records have always named this one. */
export const FIRST = 'ammunition';

/** Records name a later option only if its choice is not the usual one. */
export type LaterOption = Exclude<keyof typeof OPTIONS, typeof FIRST>;

/** The first version of game rows and files that can hold each later option; each needs a new one. */
export const SAID_SINCE: { readonly [Name in LaterOption]: number } = {};
