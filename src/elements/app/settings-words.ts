/** What the settings say; apart, because they come when they are asked for. */
export const SETTINGS_WORDS = {
  keyMove: 'move through the card',
  keyPages: 'its pages, number by number',
  keyFlip: 'flip page and card',
  keyGoOn: 'go on with the turn',
  keyRival: 'turn to a rival',
  keyAttack: "attack at that rival's range",
  keyOffer: 'take an offer, where the modifier is shared',
  keySkip: 'skip to what is asked next',
  pace: 'Turns play',
  sound: 'When a page turns; never while anybody is choosing',
  keys: 'Keys in a duel and a fight',
  fightKeys: 'More keys in a fight',
  legal:
    'Viewscreen is not affiliated with the makers of the games. Everything stays on this device; nothing is sent anywhere. Type: Barlow Condensed, under the Open Font License.',
} as const;
