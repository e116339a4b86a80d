export const COMMON_WORDS = {
  noBooklet: (id: string): string => `There is no booklet "${id}" on the shelf.`,
  intoDuel: 'Use it in a duel',
  noteForFirst: 'Note for a first duel',
  noHangars:
    'The part of the game that keeps hangars could not be loaded. Load this page again to get it.',
} as const;
