/** What the frame of the game says, around every stage. */
export const APP_WORDS = {
  paperGame: 'A game with paper',
  nothingHere: 'There is nothing at this address.',
  toBooklets: 'Look at the booklets',
  putAway: 'Dismiss this notice',
  noSettings: 'The settings could not be fetched. Is there a network?',
  noPart: 'This part of the game could not be loaded. Is there a network? Open it again to retry.',
} as const;
