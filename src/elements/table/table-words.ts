import type { Side } from '../../rules/battle/battle.ts';
import { inWords } from '../../rules/words/in-words.ts';
import { possessive } from '../../rules/words/tell.ts';
import type { WayOut } from './drafted.ts';
import type { PrintedAt } from './page-and-letter.ts';
import type { PaperFault } from '../../rules/campaign/game/paper.ts';
import type { Stand } from '../../rules/campaign/history/stand.ts';
import { listed } from '../../rules/words/listed.ts';

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

export const PAPER_WORDS = {
  heading: 'A game with paper',
  nowhere: 'There is no such open game with paper here.',
  told: 'The result of this game is written down.',
  toPage: 'Settle this game',
  toHangar: 'To the hangar',
  game: (number: number): string => `Game ${number}`,
  withPaper: 'with paper',
  play: 'Play it at the table, with the printed booklets. Everyone starts with what is listed here; the rest is as printed.',
  cameOfIt: 'The result',
  turns: 'Turns played',
  longest: 'in the longest battle',
  howManyTurns: 'How many turns were played?',
  whatArmor: (name: string): string => `How much armor does ${name} have left?`,
  howOut: (name: string): string => `How it ended for ${name}`,
  inTurn: 'In turn',
  armorLeft: 'Armor left',
  left: (what: string): string => `${what} left`,
  of: (printed: number): string => `of ${printed}`,
  ofBrought: (brought: number): string => `of ${brought} brought`,
  damageTo: (name: string): string => `Damage done to ${name}`,
  damageBy: (name: string): string => `Damage by ${name}`,
  largestShare: (name: string, several: boolean): string =>
    `Whoever did most damage to ${name} gets the largest share${
      several ? '; leave blank anyone who was no longer in that battle' : ''
    }.`,
  criticals: (received: number): string => `Criticals on its parts: ${received}`,
  brought: (times: number): string => `${times} brought along`,
  critical: (part: string, effect: string): string => `${part}: ${effect}`,
  criticalOf: (name: string, critical: string): string => `${name}, ${critical}`,
  pageAndLetter: 'A critical by page and letter',
  pageExample: '33 F',
  addHit: 'Add',
  found: (where: string, critical: string): string => `${where} is ${critical}.`,
  foundMost: (where: string, critical: string, most: number): string =>
    `${where} is ${critical}. It has been entered ${most} times already, the most there can be.`,
  fewer: (critical: string): string => `Fewer: ${critical}`,
  oneMore: (critical: string): string => `One more: ${critical}`,
} as const;

/** Why page and letter lead to no critical. */
export const notFoundWords = (found: Exclude<PrintedAt, { readonly kind: 'critical' }>): string => {
  switch (found.kind) {
    case 'unreadable':
      return `Enter the page and the letter, such as ${PAPER_WORDS.pageExample}.`;
    case 'no page':
      return `There is no view screen ${found.page}.`;
    case 'no letter':
      return `View screen ${found.page} has no critical ${found.letter}.`;
    case 'mends itself':
      return `${found.part}: repairs itself, and need not be entered.`;
    case 'no part':
      return `${found.part}: this 'Mech has no such part any more.`;
  }
};

export const WAY_OUT_WORDS = {
  stays: 'fought to the end',
  escaped: 'escaped',
  'bailed out': 'bailed out',
  fell: 'was shot down, but lives',
  armor: "was killed with the 'Mech",
  critical: 'was killed by a critical',
  heat: 'was killed by heat',
} as const satisfies Readonly<Record<WayOut, string>>;

/** What is missing or impossible, as a sentence. */
export const faultWords = (fault: PaperFault, names: readonly string[]): string => {
  const name = names[fault.fighter] ?? '';
  switch (fault.kind) {
    case 'no turn':
      return `In which turn was ${name} out?`;
    case 'armor':
      return `${name}: a pilot who stands or leaves has armor left, one shot down has 0 or less, one killed by that has −5 or less.`;
    case 'no critical':
      return `Which critical killed ${name}? It is one of those on its parts.`;
    case 'no victor':
      return `Who beat ${name}? Enter the damage each has done.`;
    case 'too late':
      return `The battle was over before ${name} was out.`;
  }
};

/** `Ada and Ben win`. */
export const outcomeWords = (
  { fighters, outcome }: Pick<Stand, 'fighters' | 'outcome'>,
  names: readonly string[],
): string => {
  const of = (sides: readonly string[]): readonly string[] =>
    names.filter((_, place) => sides.includes(fighters[place]?.side ?? ''));
  switch (outcome.kind) {
    case 'win': {
      const winners = of([outcome.winner]);
      return `${listed(winners)} ${winners.length > 1 ? 'win' : 'wins'}`;
    }
    case 'escape': {
      const away = of(outcome.escaped);
      return `${listed(away)} ${away.length > 1 ? 'escape' : 'escapes'}`;
    }
    case 'nobody':
      return 'Nobody wins';
  }
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
    0: 'Nobody is free to fight: a game needs two pilots.',
    1: 'Only one pilot is free to fight: a game needs two.',
  },
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
