export const START_WORDS = {
  heading: 'New duel',
  toStart: 'To the start',
  third: 'Add a third pilot',
  start: 'Start the duel',
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
