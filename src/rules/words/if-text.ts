import type { Fate, WhatIf, WouldDo } from '../battle/what-if.ts';
import { FATES } from '../battle/what-if.ts';
import type { Range } from '../vocabulary.ts';
import { capital } from './capital.ts';
import { possessive } from './tell.ts';

/** How many answers are a hit, and for how much. */
export interface HitCount {
  readonly hits: number;
  readonly of: number;
  /** The lowest and highest damage of a hit; 0 without one. */
  readonly least: number;
  readonly most: number;
}

/** Counts the hits that a maneuver deals or takes. */
export const hitsAmong = (answers: readonly WhatIf[], which: 'do' | 'take'): HitCount => {
  const points = answers.flatMap(({ [which]: { damage, hits } }) => (hits ? [damage] : []));
  return {
    hits: points.length,
    of: answers.length,
    least: points.length > 0 ? Math.min(...points) : 0,
    most: Math.max(0, ...points),
  };
};

/** A range of points: `6`, `5–9`, or read out `5 to 9`; empty without a hit. */
export const pointsText = ({ hits, least, most }: HitCount, to = '–'): string =>
  hits === 0 ? '' : least === most ? String(least) : `${least}${to}${most}`;

const aloud = (tally: HitCount, verb: string, of: string): string =>
  tally.hits === 0
    ? `${verb} none${of}`
    : `${verb} ${tally.hits}${of}, for ${pointsText(tally, ' to ')}`;

/** What a maneuver does against all that the enemy may call, for a row that is read aloud: `Hits 8
 *  of 14, for 5 to 9; is hit by 9, for 2 to 7. Ada is killed: 1.` */
export const answersText = (answers: readonly WhatIf[], pilot = 'the enemy'): string =>
  answers.length === 0
    ? ''
    : [
        `${aloud(hitsAmong(answers, 'do'), 'Hits', ` of ${answers.length}`)}; ${aloud(hitsAmong(answers, 'take'), 'is hit by', '')}.`,
        ...countedFates(answers).map(
          ({ fate, which, count }) =>
            `${capital(fateText(fate, which === 'do' ? pilot : null))}: ${count}.`,
        ),
      ].join(' ');

const blow = (verb: string, { bites, damage, hits }: WouldDo): string =>
  hits
    ? `You ${verb} ${damage}${bites ? `, critical ${bites.critical.part}` : ''}.`
    : `You ${verb} nothing.`;

/** The fate of the enemy (`Ben's 'Mech is out`) or, without a name, of the reader. */
export const fateText = (fate: Fate, pilot: string | null): string => {
  const mech = pilot === null ? "your 'Mech" : `${possessive(pilot)} 'Mech`;
  switch (fate) {
    case 'pilot killed':
      return pilot === null ? 'you are killed' : `${pilot} is killed`;
    case 'out':
      return `${mech} is out`;
    case 'may escape':
      return pilot === null ? 'you may escape from here' : `${pilot} may escape from here`;
    case 'nobody wins':
      return 'nobody wins';
    case 'explodes':
      return `${pilot === null ? 'your' : possessive(pilot)} ammunition explodes`;
    case 'shuts down':
      return `${mech} shuts down`;
    case 'starts up':
      return `${mech} starts up`;
  }
};

/** The fates of both in sentences, and last that nobody wins; empty if there are none. */
const fatesText = ({ enemy, own }: WhatIf, pilot: string): string => {
  const ofEnemy = enemy.map((fate) => ({ fate, words: fateText(fate, pilot) }));
  const ofOwn = own.map((fate) => ({ fate, words: fateText(fate, null) }));
  const all = [...ofEnemy, ...ofOwn];
  const drawn = ({ fate }: { fate: Fate }): boolean => fate === 'nobody wins';
  return [...all.filter((each) => !drawn(each)), ...all.filter(drawn)]
    .map(({ words }) => `${capital(words)}.`)
    .join(' ');
};

/** A fate, how many answers bring it, and whose it is. */
export interface CountedFate {
  readonly fate: Fate;
  readonly which: 'do' | 'take';
  readonly count: number;
}

/** Fates that heat alone can bring; the row shows the heat. */
const OF_HEAT: readonly Fate[] = ['explodes', 'shuts down', 'starts up'];

/** How many answers bring each fate, the enemy's first. Without those that none brings, and those
 *  that one's own heat brings with any answer, which the row shows anyway. */
export const countedFates = (answers: readonly WhatIf[]): readonly CountedFate[] =>
  (['do', 'take'] as const).flatMap((which) =>
    FATES.flatMap((fate) => {
      const count = answers.filter((answer) =>
        answer[which === 'do' ? 'enemy' : 'own'].includes(fate),
      ).length;
      const byOwnHeat = which === 'take' && OF_HEAT.includes(fate) && count === answers.length;
      return count > 0 && !byOwnHeat ? { fate, which, count } : [];
    }),
  );

/** The gravest fate among answers besides damage; those of heat are not grave enough for a row. */
export const gravestIn = (answers: readonly WhatIf[], which: 'do' | 'take'): Fate | null =>
  countedFates(answers).find((each) => each.which === which && !OF_HEAT.includes(each.fate))
    ?.fate ?? null;

/** One answer of the enemy in a sentence or two: the page, the hits, the range after it. */
export const answerText = (answer: WhatIf, range: Range, pilot: string): string => {
  const { colour, name } = answer.answer;
  const { number, title } = answer.do.screen;
  return [
    `If ${pilot} calls ${answer.told}, ${colour}, ${name}: page ${number}, ${title}.`,
    blow('deal', answer.do),
    blow('take', answer.take),
    ...[fatesText(answer, pilot)].filter((words) => words !== ''),
    answer.range === range ? `${capital(range)} range stays.` : `Then ${answer.range} range.`,
  ].join(' ');
};

/** Short forms of long words in the names of maneuvers. */
const BRIEF: readonly (readonly [RegExp, string])[] = [
  [/ (?:&|and) /g, ' '],
  [/\b([JD])(?:ump|odge) (?=PPC)/g, '$1.'],
  [/\bAutocannon\b/g, 'AC'],
  [/\bLarge Laser\b/g, 'L.Las'],
  [/\bMedium Laser\b/g, 'M.Las'],
  [/\bSmall Laser\b/g, 'S.Las'],
  [/\bMachine Guns?\b/g, 'MG'],
  [/\bFlamer\b/g, 'Flame'],
  [/\bMissiles?\b/g, 'Msl'],
  [/\bDeath From Above\b/g, 'Death Above'],
  [/\bForward\b/g, 'Fwd'],
  [/\bSidestep\b/g, 'Side\u{ad}step'],
];

/** The name of a maneuver for a column as narrow as a finger: `AC L.Las`. */
export const briefName = (name: string): string =>
  BRIEF.reduce((brief, [long, short]) => brief.replace(long, short), name);
