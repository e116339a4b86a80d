import type { WhatIf, WouldDo } from '../battle/what-if.ts';
import type { Range } from '../vocabulary.ts';

/** Points from the least to the most: `6`, `5 to 9`. */
const spread = (points: readonly number[]): string => {
  const [least, most] = [Math.min(...points), Math.max(...points)];
  return least === most ? String(least) : `${least} to ${most}`;
};

/** How many of them hit, and for how much: `4 of 6 (5 to 9)`, `0 of 6`. */
export const hitsText = (would: readonly WouldDo[]): { count: string; points: string } => {
  const hits = would.filter(({ hits: hit }) => hit);
  return {
    count: `${hits.length} of ${would.length}`,
    points: hits.length > 0 ? ` (${spread(hits.map(({ damage }) => damage))})` : '',
  };
};

const aloud = (would: readonly WouldDo[], verb: string): string => {
  const hits = would.filter(({ hits: hit }) => hit);
  return hits.length === 0
    ? `${verb} none`
    : `${verb} ${hits.length}, for ${spread(hits.map(({ damage }) => damage))}`;
};

/** What a maneuver comes to against all that is open to the enemy, for a row that is read aloud. */
export const answersText = (answers: readonly WhatIf[]): string =>
  answers.length === 0
    ? ''
    : `Against ${answers.length} open ${answers.length === 1 ? 'number' : 'numbers'}: ${aloud(
        answers.map((each) => each.do),
        'hits',
      )}; ${aloud(
        answers.map((each) => each.take),
        'is hit by',
      )}.`;

const blow = (verb: string, { bites, damage, hits }: WouldDo): string =>
  hits
    ? `You ${verb} ${damage}${bites ? `, critical ${bites.critical.part}` : ''}.`
    : `You ${verb} nothing.`;

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** One answer of the enemy in a sentence or two: the page, what both do, the range after it. */
export const answerText = (answer: WhatIf, range: Range, pilot: string): string => {
  const { colour, name } = answer.answer;
  const { number, title } = answer.do.screen;
  return [
    `If ${pilot} calls ${answer.told}, ${colour}, ${name}: page ${number}, ${title}.`,
    blow('do', answer.do),
    blow('take', answer.take),
    answer.range === range ? `${capital(range)} range stays.` : `Then ${answer.range} range.`,
  ].join(' ');
};
