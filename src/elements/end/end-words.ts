import { inWords } from '../../rules/words/in-words.ts';
import { listed } from '../../rules/words/listed.ts';
import type { Named } from '../../rules/words/tell.ts';
import { possessive } from '../../rules/words/tell.ts';

export type Played = 'duel' | 'fight';

export const END_WORDS = {
  toStart: 'To the start',
  over: (what: Played): string => `The ${what} is over`,
  halfOf: (pilot: string): string => `${pilot}'s half`,
  course: 'The course of the duel',
  log: 'Log',
  logs: 'The turns',
  against: 'against',

  // How long it lasted
  turns: (turns: number): string => `${turns} ${turns === 1 ? 'turn' : 'turns'}`,
  battlesOf: (turns: readonly number[]): string => `battles of ${listed(turns.map(String))} turns`,
  standsOf: (stood: number, pilots: number): string =>
    `${inWords(stood)} of ${inWords(pilots)} stands`,
  inLogs: (turns: number, logs: number): string =>
    `${turns} in ${logs === 1 ? 'one log' : `${inWords(logs)} logs`}`,

  // What each did
  tally: 'What each pilot did',
  hits: 'Hits',
  damage: 'Damage',
  criticals: ['Crits', 'Criticals'],
  /** Suffered, unlike the other columns. */
  explosions: ['Blasts', 'Explosions of own ammunition'],
  atEnd: 'At the end',

  // How long each stood alone
  stoodLongest: 'Who lasted longest alone?',
  oneStand: 'A lone stand',
  standHeads: ['Alone', 'Against', 'Stood', 'Damage', 'Criticals'],
  hardStand: (rivals: number): string =>
    `One against ${inWords(rivals)} is outnumbered: see how long you last.`,

  // The turn that decided, and the chances before it
  chances: (pilot: string): string => `${possessive(pilot)} chance to win, out of 100`,
  chanceAfter: (turn: number, chance: number): string =>
    `After turn ${turn}: ${Math.round(chance)} of 100`,
  decided: (turn: number): string => `Turn ${turn} decided it`,
  decidedBy: (pilot: string, from: number, to: number): string =>
    `${possessive(pilot)} chance: ${from} to ${to} of 100`,

  // The comic page
  comic: 'The comic page',
  look: 'Look',

  // The curve
  curve: 'Points of armor and heat over the turns',
  curveTable: 'Armor and heat after each turn',
  points: 'points',
  turnNumber: (turn: number): string => `turn ${turn}`,
  lineOf: (pilot: string, line: 'armor' | 'heat'): string => `${possessive(pilot)} ${line}`,
  shutdownAt: (heat: number, pilot: string | null): string =>
    `${pilot === null ? '' : `${possessive(pilot)} `}shutdown at heat ${heat}`,
  beyond: (points: number): string => `the damage was ${points} more than the armor it had`,
  explosion: 'explosion',
  explodes: (pilot: string): string => `${possessive(pilot)} ammunition explodes.`,
  curveHeads: { turn: 'Turn', besides: 'Besides' },
  atStart: 'Start',

  // What comes after
  replay: 'Replay',
  replayIt: 'Replay it',
  analysis: 'Analysis',
  ofTwo: (names: readonly Named[]): string =>
    ` of ${names.map(({ pilot }) => pilot).join(' against ')}`,
  share: 'Share',
  rematch: 'Rematch',
  swapped: 'sides swapped',
  next: (pilot: string): string => `Next: ${pilot}`,
  again: (pilot: string): string => `Again: ${pilot} alone`,
  toBattles: 'To the battles',

  // Sharing
  shareThis: (what: Played): string => `Share this ${what}`,
  paste: (what: Played): string =>
    `Anyone who pastes this into Viewscreen, under Records, sees the whole ${what} again.`,
  record: 'The record',
  copy: 'Copy the record',
  copied: 'The record is copied.',
  notCopied: 'This browser does not let the page copy. The record is selected: copy it yourself.',
  drawing: 'Drawing the page …',
  sendRecord: 'Send the record',

  // After a lesson
  lessonOver: 'Those are the basics',
  goOn: 'Continue this duel',
  startNew: 'Start a new one',
  readRules: 'Read the rules',
} as const;
