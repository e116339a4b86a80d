import type { Both, Side } from '../../rules/battle/battle.ts';
import { OTHER_SIDE } from '../../rules/battle/battle.ts';
import { possessive } from '../../rules/words/tell.ts';

/** Words of the analysis; `tactics/words.ts` has those about its turns. */
export const ANALYSIS_WORDS = {
  analysis: 'Analysis',
  noAnalysis: 'There is no analysis of this.',
  notOver: 'An analysis is there once all is over, for nobody is advised before the end.',
  several: 'An analysis is for two who fight each other alone. In this battle there were more.',
  noTurn: 'No numbers were called here, so there is nothing to analyze.',
  cannot: 'This battle could not be judged on this device. What happened is shown without it.',
  judging: (done: number, of: number): string =>
    done === 0 ? 'One moment …' : `${done} of ${of} turns are judged.`,
  versus: 'against',
  ofTurns: (turn: number, last: number): string => `Turn ${turn} of ${last}`,
  before: 'Turn before',
  next: 'Next turn',
  readBy: (pilot: string): string => `Read it as ${pilot}`,

  chance: (pilot: string): string => `${possessive(pilot)} chance to win`,
  atTurn: (turn: number): string => `turn ${turn}:`,
  curveTable: (pilot: string): string => `${possessive(pilot)} chance to win, turn by turn`,
  curveHeads: ['Turn', 'Before it', 'After it', 'Besides'],
  poor: 'poor choice',
  poorBy: (pilot: string): string => `poor choice by ${pilot}`,
  decided: 'a decisive guess',
  course: 'Armor and heat',

  wins: (pilot: string): string => `${pilot} wins, in %`,
  bestMix: 'best mix',
  never: '–',
  percent: (often: number): string => {
    const points = Math.round(100 * often);
    return often > 0 && points < 1 ? '< 1 %' : `${points} %`;
  },
  square: (own: string, answer: string, chance: number, played: boolean): string =>
    `${own} against ${answer}: ${chance} %${played ? ', this was played' : ''}`,
  tableOf: ({ lone, rival }: Both<string>, reader: Side): string => {
    const pilots = { lone, rival };
    const [own, other] = [pilots[reader], pilots[OTHER_SIDE[reader]]];
    return `Rows are ${possessive(own)} maneuvers, columns ${possessive(other)}. Each square is how often ${own} wins after it, in %. Darker squares are better for ${own}. The outlined one was played. The best mix is how often to call each, so that even an enemy who knows it gains nothing.`;
  },
  few: 'What good pilots choose here, and what was chosen.',
  all: (rows: number, columns: number): string => `All ${rows} × ${columns} squares`,
  fewer: 'Fewer squares',
  touch: 'Touch a square to see both pages, or to play on from it.',

  against: (own: number, answer: number): string => `${own} against ${answer}`,
  turnedTo: (pilot: string, page: number): string => `${pilot} turned to ${page}`,
  wouldTurnTo: (pilot: string, page: number): string => `${pilot} would have turned to ${page}`,
  does: (damage: number): string => (damage === 0 ? 'no damage' : `${damage} damage`),
  armor: 'armor',
  wouldStand: (pilot: string, chance: number): string =>
    `${pilot} would have stood at ${chance} %.`,
  ends: (title: string, by: string): string => `${title}: ${by}.`,
  backToPlayed: 'Back to what was played',

  more: 'More',
  worth: 'What the turn was worth',
  turns: 'Turns',
  guess: (points: string): string => `guess ${points} %`,
  goTo: (turn: number): string => `To turn ${turn}`,
  to: 'to',

  certain: 'Certain',
  turn: 'Turn',
  calls: (pilot: string): string => `${pilot} calls`,
  answers: (pilot: string): string => `If ${pilot} calls`,
  met: ({ damage, screen }: { readonly damage: number; readonly screen: number }): string =>
    `${damage} · page ${screen}`,
  anyOf: (answers: number, damages: readonly number[]): string => {
    const [least, most] = [Math.min(...damages), Math.max(...damages)];
    return `any of ${answers}: ${least === most ? least : `${least} to ${most}`}`;
  },
  left: 'Rounds left',
  armorOf: (pilot: string): string => `${possessive(pilot)} armor`,

  playOn: (turn: number): string => `Play on from turn ${turn}`,
  playSquare: ({ lone, rival }: Both<number>): string => `Play on from ${lone} against ${rival}`,
  playOnHere: 'Play on from here',
  newDuel: 'A new duel begins where this one stood. This one stays as it was played.',
  newFight: 'A new fight begins where this one stood. This one stays as it was played.',
  flies: (pilot: string, mech: string): string => `Who flies ${possessive(pilot)} ${mech}?`,
  person: 'A person',
  begin: 'Begin',
  notBegun: 'It could not be begun: a booklet of this battle could not be read.',
} as const;
