const megabytes = (bytes: number): string =>
  bytes > 0 && bytes < 50_000 ? 'less than 0.1 MB' : `${(bytes / 1e6).toFixed(1)} MB`;

const pagesOf = (pictures: number): string =>
  pictures === 1 ? '1 picture' : `${pictures} pictures`;

/** In a file of its own, because the settings are loaded on request. */
export const SETTINGS_WORDS = {
  keyMove: 'move through the card',
  keyPages: 'its pages, number by number',
  keyFlip: 'flip page and card',
  keyStudy: 'study the card, the log and the booklets',
  keyGoOn: 'go on with the turn',
  keyHold: 'pause or resume',
  keyRival: 'turn to a rival',
  keyAttack: "attack at that rival's range",
  keyOffer: 'take an offer, where the modifier is shared',
  keySkip: 'skip to what is asked next',
  pace: 'Turns play',
  sound: 'When a page turns; never while anybody is choosing',
  keys: 'Keys in a duel and a fight',
  keptPictures: 'Pictures stored',
  kept: (bytes: number, most: number) =>
    `${megabytes(bytes)} of ${Math.round(most / 1e6)} MB at most. Those of the booklet not seen for longest go first, none of a game that is open.`,
  nothingKept: 'No pictures are stored on this device.',
  pages: (pictures: number, bytes: number) => `${pagesOf(pictures)}, ${megabytes(bytes)}`,
  ownPictures: (pictures: number, bytes: number) =>
    `Your own besides: ${pagesOf(pictures)}, ${megabytes(bytes)}. They always stay.`,
  open: 'open now',
  letGo: 'Delete',
  letGoOf: (name: string) => `Delete the pictures of ${name}`,
  wentOf: (name: string) => `The pictures of ${name} are deleted.`,
  stayedOf: (name: string) =>
    `Pictures of ${name} are still stored: it is open, or they could not be deleted.`,
  fightKeys: 'More keys in a fight',
  legal:
    'Viewscreen is not affiliated with the makers of the games. Everything stays on this device; nothing is sent anywhere. Type: Barlow Condensed, under the Open Font License.',
} as const;
