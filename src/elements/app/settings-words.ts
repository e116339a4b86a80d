/** What the settings say; apart, because they come when they are asked for. */
export const SETTINGS_WORDS = {
  keyMove: 'move through the card',
  keyPages: 'its pages, by answers',
  keyFlip: 'flip page and card',
  keyGoOn: 'go on in the film of a turn',
  keyRival: 'turn to a rival',
  keyAttack: 'attack at the range of that rival',
  keyOffer: 'take an offer, where the modifier is shared',
  keySkip: 'skip to what is asked next',
  pace: 'A turn is shown',
  sound: 'When a page is turned; never while anybody chooses',
  keys: 'Keys in a duel and a fight',
  fightKeys: 'Keys in a fight besides',
  legal:
    'Viewscreen is not affiliated with the makers of the games. It keeps everything on this device and asks nothing of a network. Type: Barlow Condensed, under the Open Font License.',
} as const;
