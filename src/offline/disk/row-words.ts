export const ROW_TROUBLE = {
  newer: 'it was saved by a newer Viewscreen',
  /** An entry is not as in rows of its version; `what` is `a duel`. */
  unlike: (entry: string, what: string): string =>
    `its entry "${entry}" is not what ${what} has there`,
} as const;

export const DRAFT_WORDS = {
  notKept: 'This browser keeps nothing more: what you type now is lost when the page is closed.',
  notKeptHere:
    "This browser keeps nothing more: what you type now may be lost when the page is closed. Save the draft's file now.",
} as const;
