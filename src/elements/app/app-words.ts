export const APP_WORDS = {
  forge: 'From a record sheet',
  comic: 'The comic page',
  paperGame: 'A game with paper',
  link: 'A link',
  nothingHere: 'There is nothing at this address.',
  putAway: 'Dismiss',
  noPart:
    'The next part of the game could not be fetched: the network failed, or Viewscreen was updated meanwhile.',
  otherBooklets:
    'Viewscreen has been updated, and this page needs the new version to go on. Your games and hangars stay as they are.',
  update: 'Update',
  noAnswer: 'Still nothing can be fetched. Are you online?',
  again: 'Try again',
  toStart: 'To the start',
  ready: 'Works offline.',
} as const;
