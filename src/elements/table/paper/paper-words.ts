import type { WayOut } from './drafted.ts';
import type { PrintedAt } from './page-and-letter.ts';
import type { PaperFault } from '../../../rules/campaign/game/paper.ts';
import type { Stand } from '../../../rules/campaign/history/stand.ts';
import { listed } from '../../../rules/words/listed.ts';

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
    case 'limit':
      return 'More turns were played than the turn limit allows.';
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
