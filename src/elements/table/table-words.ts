import type { Side } from '../../rules/battle/battle.ts';
import { inWords } from '../../rules/words/in-words.ts';

/** What is read where a fight is set up, a game of a hangar is mustered, or the lesson is led to. */
export const TABLE_WORDS = {
  toStart: 'To the start',
  toHangar: 'To the hangar',
  full: 'The table is full: eight pilots.',

  // The lesson
  noCourse:
    'The Rifleman and the Griffin of the game are not here. Reload the page when there is a network.',
  wait: 'One moment …',

  // A fight
  fight: 'A fight',
  fightFor: (pilots: number): string => `A fight for ${inWords(pilots)}`,
  noBooklet:
    'No booklet is on the shelf, so there is no fight. Reload the page when there is a network.',
  howSeveral: 'How several fight one',
  another: (lone: string): string => `Another against ${lone}`,
  anotherBattle: 'Another battle',
  newcomers: { 1: 'one more, against one who is here', 2: 'one more on each side' },
  start: (pilots: number): string => `Start the ${pilots > 2 ? 'fight' : 'duel'}`,
  seat: (seat: number, name: string): string => `Seat ${seat + 1}: ${name}`,
  inSeat: (seat: number): string => `in seat ${seat + 1}`,
  remove: (name: string): string => `Remove ${name}`,
  moveOrRemove: (name: string): string => `Move or remove ${name}`,

  // Battles and seats
  battle: (at: number, several: boolean): string => (several ? `Battle ${at + 1}` : 'The battle'),
  against: 'Against',
  whoSitsWhere: 'Who sits where:',
  round: (pilots: number, several: boolean): string =>
    several
      ? 'in each battle the device goes from whoever stands alone along the numbers, and back.'
      : `the device goes along the numbers, 1 to ${pilots}, and back, ${pilots} to 1.`,
  movable: (seat: number, name: string): string =>
    `Seat ${seat + 1}: ${name}. Arrow keys change it.`,
  whereStands: (name: string): string => `Where does ${name} stand?`,
  aloneFor: (lone: string): string => `Alone, in the place of ${lone}`,
  againstIn: (lone: string, of: string | null): string =>
    `Against ${lone}${of === null ? '' : `, in the place of ${of}`}`,

  // What was done, aloud
  hasPlace: (name: string): string => `${name} has another place.`,
  haveSeats: (one: string, seat: number, other: string, to: number): string =>
    `${one} has seat ${to + 1}, ${other} seat ${seat + 1}.`,
  removed: (name: string): string => `${name} is removed.`,
  fightsFor: (name: string, side: Side): string =>
    `${name} fights for the ${TABLE_WORDS.signs[side]}.`,
  fightsNot: (name: string): string => `${name} does not fight.`,

  // A game of a hangar
  muster: (game: number): string => `Muster game ${game}`,
  whoFights: 'who fights?',
  pilots: 'The pilots',
  tooFew: {
    0: 'Nobody is here to fight: a game needs two pilots.',
    1: 'One pilot is here to fight: a game needs two.',
  },
  /** The signs of the sides, which are drawn, aloud. */
  signs: { lone: 'full diamond', rival: 'hollow diamond' },
  sideOf: (pilot: string): string => `The side of ${pilot}`,
  onSide: (pilot: string, side: Side): string => `${pilot}: ${TABLE_WORDS.signs[side]}`,
  brings: (pilot: string): string => `What ${pilot} brings`,
  asPrinted: (texts: readonly string[]): string => `All as printed: ${texts.join(', ')}.`,
  whatEachBrings: 'What each brings',
  pickSides: 'Pick who fights, and on which side.',
  oneSided: (pilots: string | null): string => `${pilots ?? 'All on one side'}: against whom?`,
  atTable: 'Begin at the table',
  startGame: (pilots: number): string =>
    `Start the ${pilots > 2 ? `fight for ${inWords(pilots)}` : 'duel'}`,
  gameIs: (game: number, over: boolean): string =>
    `game ${game} is ${over ? 'to be settled' : 'not over'}`,
  settleIt: 'Settle it',
  goOn: 'Go on with it',
  toCard: 'To the card',
} as const;
