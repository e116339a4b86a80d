/** What both sides agree on before a battle: each option with its choices, the usual one first. */
export const OPTIONS = {
  /** Ammunition is counted, or both agreed to ignore it (A3). */
  ammunition: ['counted', 'ignored'],
} as const;

/** The choices made, one for each option. A battle carries them whole. */
export type Options = { readonly [Name in keyof typeof OPTIONS]: (typeof OPTIONS)[Name][number] };

/** A battle as the booklets have it. */
export const USUAL_OPTIONS: Options = { ammunition: OPTIONS.ammunition[0] };
