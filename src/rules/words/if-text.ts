import type { Fate, WhatIf, WouldDo } from '../battle/what-if.ts';
import { FATES } from '../battle/what-if.ts';
import type { Range } from '../vocabulary.ts';
import { capital } from './capital.ts';

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
      )}.${countedFates(answers)
        .map(
          ({ fate, which, count }) =>
            ` ${capital(fateText(fate, which === 'do' ? 'the enemy' : null))}: ${count}.`,
        )
        .join('')}`;

const blow = (verb: string, { bites, damage, hits }: WouldDo): string =>
  hits
    ? `You ${verb} ${damage}${bites ? `, critical ${bites.critical.part}` : ''}.`
    : `You ${verb} nothing.`;

/** What becomes of the enemy (`Ben's 'Mech is out`) or, without a name, of who asks. */
export const fateText = (fate: Fate, pilot: string | null): string => {
  const mech = pilot === null ? "your 'Mech" : `${pilot}'s 'Mech`;
  switch (fate) {
    case 'pilot killed':
      return pilot === null ? 'you are killed' : `${pilot} is killed`;
    case 'out':
      return `${mech} is out`;
    case 'may escape':
      return pilot === null ? 'you may escape from here' : `${pilot} may escape from here`;
    case 'shuts down':
      return `${mech} shuts down`;
  }
};

/** All that becomes of both, in sentences; nothing where nothing does. */
const fatesText = ({ enemy, own }: WhatIf, pilot: string): string =>
  [...enemy.map((fate) => fateText(fate, pilot)), ...own.map((fate) => fateText(fate, null))]
    .map((words) => `${capital(words)}.`)
    .join(' ');

/** One of the fates, how often it comes among answers, and whose it is. */
export interface CountedFate {
  readonly fate: Fate;
  readonly which: 'do' | 'take';
  readonly count: number;
}

/**
 * How often each fate comes among answers, the enemy's first. What comes with none is left out, and what
 * one's own heat does against all of them: the row says it by itself.
 */
export const countedFates = (answers: readonly WhatIf[]): readonly CountedFate[] =>
  (['do', 'take'] as const).flatMap((which) =>
    FATES.flatMap((fate) => {
      const count = answers.filter((answer) =>
        answer[which === 'do' ? 'enemy' : 'own'].includes(fate),
      ).length;
      const byOwnHeat = which === 'take' && fate === 'shuts down' && count === answers.length;
      return count > 0 && !byOwnHeat ? { fate, which, count } : [];
    }),
  );

/** One answer of the enemy in a sentence or two: the page, what both do, the range after it. */
export const answerText = (answer: WhatIf, range: Range, pilot: string): string => {
  const { colour, name } = answer.answer;
  const { number, title } = answer.do.screen;
  return [
    `If ${pilot} calls ${answer.told}, ${colour}, ${name}: page ${number}, ${title}.`,
    blow('do', answer.do),
    blow('take', answer.take),
    ...[fatesText(answer, pilot)].filter((words) => words !== ''),
    answer.range === range ? `${capital(range)} range stays.` : `Then ${answer.range} range.`,
  ].join(' ');
};
