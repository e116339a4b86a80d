/** What both sides agree on before a battle: each option with its choices, the usual one first. */
export const OPTIONS = {
  /** Ammunition is counted, or both agreed to ignore it (A3). */
  ammunition: ['counted', 'ignored'],
} as const;

/** What is written down has named this one from the first. */
export const FIRST = 'ammunition';

/** An option that came later: what is written down names it where its choice is not the usual one. */
export type LaterOption = Exclude<keyof typeof OPTIONS, typeof FIRST>;

/** The version of games, in rows and files, from which on they can say so: a new one for each. */
export const SAID_SINCE: { readonly [Name in LaterOption]: number } = {};
