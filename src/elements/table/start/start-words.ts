/** Part of the first load. */
export const FIRST_WORDS = {
  sentence:
    'A comic-book duel of giant machines. Alone, or two on one device. Ten minutes, no dice.',
  noBooklet:
    'The shelf has no booklets, so no duel can start. Reload the page when you are online.',
  tons: (tons: number): string => `${tons} tons`,
  you: 'You',
  flown: (pilot: string, tons: string): string => `${pilot} · ${tons}`,
  cover: (one: string, other: string): string => `${one}, against ${other}`,
  play: 'Play',
  alone: 'Alone',
  together: 'Two pilots',
  oneDevice: 'One device',
  newNames: 'New names',
  against: (pilot: string): string => `Against ${pilot}`,
  ofTheGame: ', a computer pilot',
  again: (one: string, other: string): string => `${one} against ${other} again`,
  flies: (pilot: string, mech: string): string => `${pilot} in the ${mech} this time`,
  wins: (one: string, share: number, other: string): string =>
    `${one} wins ${share} of 100 duels, ${other} ${100 - share}.`,
  odds: 'Odds',
  estimatedOdds: 'Odds, estimated',
  change: 'Change',
  changes: " pilots, 'Mechs, rules",
  learn: 'Learn it in three turns',
  /** Installed on the home screen, in Safari. */
  copyApart: 'Bring a hangar over from the browser',
  turn: (turn: number): string => `, turn ${turn}`,
  goOn: 'Go on',
  moreWait: (more: number): string => (more === 1 ? 'and 1 more waits' : `and ${more} more wait`),
} as const;
