import type { Side } from '../../../rules/battle/battle.ts';
import { inWords } from '../../../rules/words/in-words.ts';
import { possessive } from '../../../rules/words/tell.ts';

/** `one against two: outnumbered`. */
export const standName = (rivals: number): string =>
  `one against ${inWords(rivals)}${rivals > 1 ? ': outnumbered' : ''}`;

/** Who is favored by wear and skill, compared with 'Mechs as printed. */
export type Favored = 'alone' | 'rivals' | null;

/**
 * What an uneven fight means for the lone pilot; empty for a duel. No forecast, because the outcome depends on
 * the booklets: only who is favored by wear, criticals, skill and replacements.
 */
export const standMeaning = (pilot: string, rivals: number, favored: Favored = null): string => {
  if (rivals < 2) return '';
  const brought =
    favored === null
      ? ''
      : ` What each brings along favors ${favored === 'alone' ? pilot : `the ${inWords(rivals)}`}.`;
  return `${pilot} is alone against ${inWords(rivals)}: see how long that lasts.${brought}`;
};

export const TABLE_WORDS = {
  toStart: 'To the start',
  toHangar: 'To the hangar',
  full: 'The table is full: eight pilots.',

  noCourse:
    "The game's own Rifleman and Griffin are not here. Reload the page when you are online.",
  wait: 'One moment …',

  whoAgainstYou: 'Who flies against you?',
  whoFlies: 'Who flies:',
  inPlace: 'tap a name to hand that seat to a computer pilot.',
  whoInSeat: (seat: number): string => `Who flies in seat ${seat + 1}?`,
  whoFliesFor: (pilot: string, mech: string): string => `Who flies ${possessive(pilot)} ${mech}?`,
  flownBy: (pilot: string): string => `flown by ${pilot}`,
  flies: (pilot: string, seat: number): string => `${pilot} flies in seat ${seat + 1}.`,
  nobodyHere: 'At least one person plays: pick a name, and let somebody here fly.',

  fight: 'A fight',
  fightFor: (pilots: number): string => `A fight for ${inWords(pilots)}`,
  noBooklet:
    'The shelf has no booklets, so no fight can start. Reload the page when you are online.',
  howSeveral: 'One against several',
  another: (lone: string): string => `Another against ${lone}`,
  anotherBattle: 'Add another battle',
  newcomers: { 1: '(needs one more pilot)', 2: '(needs two more pilots)' },
  start: (pilots: number): string => `Start the ${pilots > 2 ? 'fight' : 'duel'}`,
  seat: (seat: number, name: string): string => `Seat ${seat + 1}: ${name}`,
  inSeat: (seat: number): string => `in seat ${seat + 1}`,
  remove: (name: string): string => `Remove ${name}`,
  moveOrRemove: (name: string): string => `Move or remove ${name}`,

  battle: (at: number, several: boolean): string => (several ? `Battle ${at + 1}` : 'The battle'),
  against: 'Against',
  whoSitsWhere: 'Seats:',
  round: (pilots: number, several: boolean): string =>
    several
      ? 'in each battle the lone pilot goes first, then the others by seat, and back.'
      : `the device is passed from 1 to ${pilots} and back.`,
  roundOfPeople: (people: number): string =>
    people === 1
      ? 'one person plays, and keeps the device.'
      : 'the device is passed from person to person, by seat, and back.',
  movable: (seat: number, name: string): string => `Seat ${seat + 1}: ${name}. Arrow keys move it.`,
  whereStands: (name: string): string => `Where does ${name} stand?`,
  aloneFor: (lone: string): string => `Alone, in ${possessive(lone)} place`,
  againstIn: (lone: string, of: string | null): string =>
    `Against ${lone}${of === null ? '' : `, in ${possessive(of)} place`}`,

  // Announced to screen readers
  hasPlace: (name: string): string => `${name} has moved.`,
  haveSeats: (one: string, seat: number, other: string, to: number): string =>
    `${one} has seat ${to + 1}, ${other} seat ${seat + 1}.`,
  removed: (name: string): string => `${name} is removed.`,
  fightsFor: (name: string, side: Side): string =>
    `${name} is on the ${TABLE_WORDS.sides[side].toLowerCase()} side.`,
  fightsNot: (name: string): string => `${name} does not fight.`,

  muster: (game: number): string => `Muster game ${game}`,
  whoFights: 'who fights?',
  pilots: 'The pilots',
  tooFew: {
    0: 'Nobody of the hangar is free to fight.',
    1: 'One pilot is enough: a stranger flies against you, and its wreck is salvaged.',
  },
  stranger: 'A stranger',
  /** The name of one who was given none. */
  unnamed: 'Stranger',
  namesake: (name: string): string =>
    `${name} is in this game already: give the stranger another name.`,
  strangersName: "The stranger's name",
  strangersMech: "The stranger's 'Mech",
  /** The signs are drawn beside them; the smaller side has the full one. */
  sides: { lone: 'West', rival: 'East' },
  sideOf: (pilot: string): string => `The side of ${pilot}`,
  onSide: (pilot: string, side: Side): string => `${pilot}: ${TABLE_WORDS.sides[side]}`,
  brings: (pilot: string): string => `What ${pilot} brings`,
  asPrinted: (texts: readonly string[]): string => `All as printed: ${texts.join(', ')}.`,
  whatEachBrings: 'What each brings',
  pickSides: 'Pick who fights and on which side.',
  oneSided: (pilots: string | null): string => `${pilots ?? 'All on one side'}: against whom?`,
  atTable: 'Go and play it',
  gameIs: (game: number, over: boolean): string =>
    `game ${game} is ${over ? 'to be settled' : 'not over'}`,
  settleIt: 'Settle it',
  goOn: 'Resume',
  toCard: 'To the card',
} as const;
