export const CHANGE_WORDS = {
  heading: 'Before and after',
  before: 'Before',
  fought: 'After the fight',
  now: 'Now',
  nothing: 'nothing has changed',
  victories: 'Victories',
  rank: 'Rank',
  experience: 'Experience',
  leftToSpend: 'Left to spend',
  stockpile: 'Stockpile',
  spare: (ammunition: string): string => `Spare ${ammunition}`,
  mech: "'Mech",
  flies: 'Pilot',
  alive: (lives: boolean): string => (lives ? 'alive' : 'killed'),
  successor: 'Successor',
  heir: (pilot: string, mech: string): string => `${pilot} in ${mech}`,
  games: 'Games',
  shutdown: 'Shuts down at',
  rings: 'Rings',
} as const;

export const SETTLEMENT_WORDS = {
  toHangar: 'To the hangar',
  settling: (number: number): string => `Settling game ${number}`,
  notFinal: 'Nothing is final until the page is closed',
  takenBack: 'Taken back.',
  takenBackElsewhere: (pilot: string): string =>
    `A step was taken back in another tab: ${pilot} has yet to settle.`,
  closed: (number: number): string => `Game ${number} is settled. Read it in the chronicle.`,
} as const;
