import { inWords } from '../../rules/words/in-words.ts';
import { listed } from '../../rules/words/listed.ts';
import { possessive } from '../../rules/words/tell.ts';
import { number, signed } from '../../rules/words/words.ts';

/** What is read while a pilot chooses. */
export const CHOOSING_WORDS = {
  chooses: (pilot: string): string => `${pilot} chooses`,
  atRange: (turn: number, range: string): string => `Turn ${turn} · ${range} range`,
  against: (enemies: number): string => `against ${inWords(enemies)}`,
  curtain: 'Curtain',
  menu: 'Menu',
  soFar: 'The turns so far',

  // The enemy over the card
  enemy: (pilot: string, mech: string): string => `The enemy: ${pilot}, ${mech}`,
  study: 'Study',
  studyOf: (pilot: string): string => `Study ${pilot}: card, log, booklets`,
  more: 'card, log, booklets ›',
  showPage: (page: number, title: string): string => `Page ${page}, ${title}: show it in full`,

  // The page
  youSee: (page: number): string => `What you see now: ${page}`,
  ifCalls: (pilot: string, console: number): string => `If ${pilot} calls ${console}`,
  card: 'Card',
  whichPage: 'Which page',
  now: (page: number): string => `Now: ${page}`,
  leaf: 'Leaf',

  // What a pick would come to
  ifYouCall: (console: number): string => `If you call ${console}`,
  ifHears: (pilot: string, console: number): string => `If ${pilot} hears ${console}`,
  less: ', less if you split it',
  labels: (pilot: string): readonly string[] => [
    ...[`${pilot} calls`, 'you see', 'you deal', 'you take', 'then'],
  ],

  // The dock
  type: 'Type a number, or',
  itsPages: 'its pages',
  pick: 'Pick a maneuver',
  lookAway: (others: readonly string[]): string =>
    others.length > 1
      ? `Everyone else looks away: ${listed(others)}`
      : `${listed(others)} looks away`,
  /** In a battle of several, where there are more at the table. */
  allLookAway: (others: readonly string[]): string =>
    `Everyone else looks away, not only ${listed(others)}`,
  undo: 'Undo pick',
  lockIn: (console: number): string => `Lock in ${console}`,
  costs: (maneuver: string, heat: number): string => `${maneuver} · heat ${heat}`,

  // A number that is typed
  notHere: (typed: string): string => `${typed} is not on your card at this range.`,
  isShut: (console: number, name: string, why: string): string =>
    `${console}, ${name}, is shut. ${why}.`,
  picked: (console: number, name: string, colour: string): string =>
    `${console}, ${name}, ${colour}, picked.`,

  // The notes of a first choice
  aim: (enemy: string, armor: number): string =>
    `Bring ${possessive(enemy)} armor from ${number(armor)} to 0: you win.`,
  aimMore: 'Both numbers lead to a page; a SCORE is a hit.',
  answers: (enemy: string): string => `Columns are ${possessive(enemy)} numbers.`,
  answersMore: (adds: number): string => `${signed(adds)} counts only on a SCORE.`,
  attack: 'You attack every rival at one range.',
  attackMore: 'The others hear the small number on your card.',
  note: (at: number, of: number): string => `${at} of ${of}`,
} as const;
