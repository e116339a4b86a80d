import type { Battle } from '../../rules/battle/battle.ts';
import { HEAT } from '../../rules/battle/heat.ts';
import { holdingAt, openManeuvers } from '../../rules/battle/open-maneuvers.ts';
import type { Options } from '../../rules/battle/options.ts';
import type { Seat } from '../../rules/battle/seat.ts';
import type { Fate } from '../../rules/battle/what-if.ts';
import type { Range } from '../../rules/vocabulary.ts';
import { capital } from '../../rules/words/capital.ts';
import { inWords } from '../../rules/words/in-words.ts';
import { listed } from '../../rules/words/listed.ts';
import { roundsName } from '../../rules/words/seat-brought.ts';
import { possessive } from '../../rules/words/tell.ts';
import type { Named } from '../../rules/words/tell.ts';
import { number } from '../../rules/words/words.ts';
import type { Warning } from '../card/warning.ts';

export const CHOOSING_WORDS = {
  shutsAt: (heat: number): string => `shuts down at ${heat}`,
  /** Label of the count of open numbers. */
  open: 'open',
  openNumbers: (many: number): string => `may call ${many}`,
  chooses: (pilot: string): string => `${pilot} chooses`,
  atRange: (turn: string, range: string): string => `Turn ${turn} · ${range}`,
  range: ' range',
  several: (enemies: number): string => `against ${inWords(enemies)}`,
  curtain: 'Curtain',
  menu: 'Menu',
  stands: (pilot: string): string => `How ${pilot} stands`,
  soFar: 'The turns so far',

  // The enemy over the card
  enemy: (pilot: string, mech: string): string => `The enemy: ${pilot}, ${mech}`,
  study: 'Study',
  studyOf: (pilot: string): string => `Study ${pilot}: card, log, booklets`,
  more: 'Study ›',
  mayCallOf: 'may call',
  shutDown: 'Shut down:',
  coolOrDuck: 'Cool Off or Duck',
  showPage: (page: number, title: string): string => `Page ${page}, ${title}: show it in full`,

  // The page
  youSee: (page: number): string => `What you see now: ${page}`,
  card: 'Card',

  // What a pick would do
  /** Explains the counts in the rows; `pilot` is empty for several enemies. */
  outOf: (open: number, pilot: string): string =>
    `out of ${pilot ? possessive(pilot) : 'their'} ${open === 1 ? 'one possible call' : `${open} possible calls`}; damage underneath`,
  legend: 'What the signs mean',
  theRivals: 'the rivals',
  nobodyWins: 'nobody wins',
  ifYouCall: (console: number): string => `If you call ${console}`,
  /** Read aloud for the line. */
  ifAloud: (console: number, answers: string, many: number): string =>
    `If you call ${console}: ${answers} ${many === 1 ? 'Show the one answer' : `Show all ${many} answers`}`,
  andCalls: (pilot: string): string => `and ${pilot} calls …`,
  ifHears: (pilot: string, console: number): string => `If ${pilot} hears ${console}`,
  mayCall: (pilot: string, open: number): string =>
    `${pilot} could call ${open === 1 ? 'this number' : `these ${open} numbers`}`,
  figures: 'A pick shows what each would come to.',
  whoAnswers: 'Whose answers',
  less: 'less if you split it',
  labels: (pilot: string, folded: boolean): readonly string[] => [
    folded ? pilot : `${pilot} calls`,
    '',
    ...['you see', 'you deal', 'you take', 'then'],
  ],

  // The two pages of an answer
  against: 'against',
  sees: 'You see',
  seesOf: (pilot: string): string => `${pilot} sees`,
  deals: (damage: number): string => (damage > 0 ? `You deal ${damage}` : 'You deal nothing'),
  takes: (damage: number): string => (damage > 0 ? `You take ${damage}` : 'You take nothing'),
  thenRange: (range: string): string => `then ${range} range`,

  // The dock
  type: 'Type a number, or',
  answersOf: (pilot: string): string => `${pilot ? possessive(pilot) : 'their'} answers`,
  bothPages: 'both pages',
  pick: 'Pick a maneuver',
  hold: 'Hold a row down to pick it and lock it in at once.',
  tapLocks: 'One tap locks in',
  lookAway: (others: readonly string[]): string =>
    others.length > 1
      ? `Everyone else looks away: ${listed(others)}`
      : `${listed(others)} looks away`,
  /** If there are several battles at the table. */
  allLookAway: (others: readonly string[]): string =>
    `Everyone else looks away${others.length > 0 ? `, not only ${listed(others)}` : ''}`,
  undo: 'Undo pick',
  lockIn: (console: number): string => `Lock in ${console}`,
  costs: (maneuver: string, heat: number, warning = ''): string =>
    `${maneuver} · heat ${heat}${warning && `, ${warning}`}`,

  // Typed numbers
  notHere: (typed: string): string => `${typed} is not on your card at this range.`,
  isShut: (console: number, name: string, why: string): string =>
    `${console}, ${name}, is shut. ${why}.`,
  picked: (console: number, name: string, colour: string): string =>
    `${console}, ${name}, ${colour}, picked.`,

  // The notes of a first choice
  aim: (enemy: string, armor: number): string =>
    `Bring ${possessive(enemy)} armor from ${number(armor)} to 0: you win.`,
  aimMore: 'The two numbers lead to a page. A SCORE on it is a hit.',
  answers: (enemy: string): string => `Each column is a number ${enemy} could call.`,
  answersFolded: (enemy: string): string =>
    `Tap this: what each of ${possessive(enemy)} numbers would do.`,
  attack: 'You attack every rival at one range.',
  attackMore: 'The others hear the small number on your card.',
  attackAll: 'All of them are at the same one now.',
  note: (at: number, of: number): string => `${at} of ${of}`,
} as const;

/** One sentence for each sign on the card and in the answers. */
export const LEGEND_WORDS = {
  heading: 'The signs in sight',
  deal: 'you deal',
  taken: 'you take',
  critical: 'critical',
  whose: 'full: the enemy · outline: you',
  hit: (open: number, pilots: string): string =>
    open === 1
      ? `How often you would hit the one number open to ${pilots}; below it, the damage.`
      : `How many of the ${open} numbers open to ${pilots} you would hit; below it, the damage.`,
  take: 'How many of them would hit you; below it, the damage.',
  adds: 'Added to the SCORE of a hit; without a SCORE it does nothing.',
  heat: 'Your heat after the maneuver.',
  round: 'It spends one round.',
  tick: (shutdown: number): string =>
    `The line on the heat bar: from ${shutdown} on a 'Mech shuts down.`,
  open: 'How many maneuvers of that color are open to the enemy.',
  /** `pilot` is the enemy; null for the player. */
  fate: (fate: Fate, pilot: string | null): string => {
    switch (fate) {
      case 'pilot killed':
        return `${pilot === null ? 'You are' : `${pilot} is`} killed, by a critical in the cockpit.`;
      case 'out':
        return `${pilot === null ? 'Your' : possessive(pilot)} armor falls to 0: that 'Mech is out.`;
      case 'may escape':
        return pilot === null
          ? 'You come to an exit, and may escape.'
          : `${pilot} comes to an exit, and may escape.`;
      case 'nobody wins':
        return 'Both are out, or shut down for good: nobody wins.';
      case 'explodes':
        return `Heat sets off a round of ${pilot === null ? 'yours' : possessive(pilot)}: armor −${HEAT.explosionDamage}.`;
      case 'starts up':
        return `${pilot === null ? 'Your' : possessive(pilot)} 'Mech runs again.`;
      case 'shuts down':
        return `Heat shuts ${pilot === null ? 'your' : possessive(pilot)} 'Mech down.`;
    }
  },
  warning: (warning: Warning, shutdown: number, lethal: number): string => {
    switch (warning) {
      case 'pilot dies':
        return `Pilot dies: above heat ${lethal} you are killed.`;
      case 'shutdown':
        return `Shutdown: from heat ${shutdown} on you can only Cool Off or Duck, until heat ${HEAT.restart}.`;
      case 'explosion':
        return `Explosion: at heat ${HEAT.explosion} a round goes off, armor −${HEAT.explosionDamage}.`;
      case 'start-up':
        return `Start-up: at heat ${HEAT.restart} or less your 'Mech runs again.`;
    }
  },
  star: 'Damage: black is what you deal, an outline what you take.',
  letter: 'A critical that takes effect, by its letter.',
} as const;

/** A range to attack in words: `Long range: Ben, Cleo; Cleo's status holds, 2 open`. */
export const rangeText = (battle: Battle, range: Range, names: readonly Named[]): string => {
  const holdings = holdingAt(battle, range);
  const pilot = (rival: number): string => names[rival]?.pilot ?? '';
  const holding = holdings.filter(({ holds }) => holds);
  const open = openManeuvers(battle, 0).filter((each) => each.range === range).length;
  const conflict = holding.length < holdings.length;
  return [
    `${capital(range)} range: ${holdings.map(({ pairing }) => pilot(pairing.rival)).join(', ')}; `,
    conflict
      ? `${listed(holding.map(({ pairing }) => possessive(pilot(pairing.rival))))} ${holding.length > 1 ? 'statuses hold' : 'status holds'}, `
      : '',
    `${open} open`,
  ].join('');
};

/** A 'Mech's state in short phrases: `armor 38`, `heat 4`, `rounds 8`. */
export const standWords = (
  { ammunition, armor, heat, shutDown }: Seat,
  options: Options,
): readonly string[] => [
  `armor ${number(armor)}`,
  `heat ${heat}`,
  ...(shutDown ? ['shut down'] : []),
  ...(options.ammunition === 'ignored'
    ? []
    : Object.entries(ammunition).map(([kind, left]) => `${roundsName(kind)} ${left}`)),
];
