/** Part of the first load: keep words of fights and hangars out of it. */
export const START_WORDS = {
  heading: 'New duel',
  noBooklet:
    'The shelf has no booklets, so no duel can start. Reload the page when you are online.',
  theGame: 'The game',
  /** For first-time players. */
  what: "Two giant war machines, two booklets, no dice. You hold the booklet of the enemy's 'Mech: its pages show what the enemy did.",
  motto: 'Choose in secret, call a number, turn the page',
  learn: 'Learn',
  inThreeTurns: 'it in three turns',
  /** Installed on the home screen, in Safari. */
  copyApart: 'Bring a hangar over from the browser',
  third: 'Add a third pilot',
  start: 'Start the duel',
  waits: (duels: number): string => (duels === 1 ? '1 duel waits' : `${duels} duels wait`),
  turn: (pilots: string, turn: number, day: string): string => `${pilots}, turn ${turn} · ${day}`,
  pilots: ['The first pilot', 'The second pilot'],
  whose: ['of the first pilot', 'of the second pilot'],
  name: (whose: string): string => `Name ${whose}`,
  mech: (whose: string): string => `'Mech ${whose}`,
  howPlayed: 'How it is played',
  ways: {
    'pass the device': 'Pass the device',
    'face to face': 'Face to face',
    'with paper': 'With paper',
    'two pilots': 'Two pilots',
    'one pilot': 'One pilot',
  },
  needsTablet: 'needs a tablet',
} as const;
