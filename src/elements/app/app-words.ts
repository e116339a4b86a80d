/** What the frame of the game says, around every stage. */
export const APP_WORDS = {
  paperGame: 'A game with paper',
  nothingHere: 'There is nothing at this address.',
  toBooklets: 'Look at the booklets',
  putAway: 'Put this notice away',
  noSettings: 'The settings could not be fetched. Is there a network?',
  noPart:
    'This part of the game could not be loaded. Is there a network? Try again by opening it once more.',
} as const;
