import { inWords } from '../../rules/words/in-words.ts';
import { listed } from '../../rules/words/listed.ts';
import { possessive } from '../../rules/words/tell.ts';
import { number } from '../../rules/words/words.ts';

/** What is read while a pilot chooses. */
export const CHOOSING_WORDS = {
  shutsAt: (heat: number): string => `shuts down at ${heat}`,
  /** Before the count of a rival's open numbers. */
  open: 'open',
  openNumbers: (many: number): string => `may call ${many}`,
  chooses: (pilot: string): string => `${pilot} chooses`,
  atRange: (turn: number, range: string): string => `Turn ${turn} · ${range}`,
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

  // What a pick would come to
  /** Of what the figures of the rows are counted; of several enemies without a name. */
  outOf: (open: number, pilot: string): string =>
    `out of ${pilot ? possessive(pilot) : 'their'} ${open === 1 ? 'one possible call' : `${open} possible calls`}; damage underneath`,
  legend: 'What the signs mean',
  theRivals: 'the rivals',
  nobodyWins: 'nobody wins',
  ifYouCall: (console: number): string => `If you call ${console}`,
  /** The line, read out. */
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
  /** In a battle of several, where there are more at the table. */
  allLookAway: (others: readonly string[]): string =>
    `Everyone else looks away${others.length > 0 ? `, not only ${listed(others)}` : ''}`,
  undo: 'Undo pick',
  lockIn: (console: number): string => `Lock in ${console}`,
  costs: (maneuver: string, heat: number, warning = ''): string =>
    `${maneuver} · heat ${heat}${warning && `, ${warning}`}`,

  // A number that is typed
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
