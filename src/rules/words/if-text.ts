import type { Fate, WhatIf, WouldDo } from '../battle/what-if.ts';
import { FATES } from '../battle/what-if.ts';
import type { Range } from '../vocabulary.ts';
import { capital } from './capital.ts';
import { possessive } from './tell.ts';

/** How many of some answers one would hit, or be hit by, and the points of it. */
export interface HitCount {
  readonly hits: number;
  readonly of: number;
  /** The least and the most damage among the hits; 0 without one. */
  readonly least: number;
  readonly most: number;
}

/** Counts what a maneuver would do, or what would be done to it. */
export const hitsAmong = (answers: readonly WhatIf[], which: 'do' | 'take'): HitCount => {
  const points = answers.flatMap(({ [which]: { damage, hits } }) => (hits ? [damage] : []));
  return {
    hits: points.length,
    of: answers.length,
    least: points.length > 0 ? Math.min(...points) : 0,
    most: Math.max(0, ...points),
  };
};

/** Points from the least to the most: `6`, `5–9`, or read out `5 to 9`; nothing without a hit. */
export const pointsText = ({ hits, least, most }: HitCount, to = '–'): string =>
  hits === 0 ? '' : least === most ? String(least) : `${least}${to}${most}`;

const aloud = (tally: HitCount, verb: string, of: string): string =>
  tally.hits === 0
    ? `${verb} none${of}`
    : `${verb} ${tally.hits}${of}, for ${pointsText(tally, ' to ')}`;

/**
 * What a maneuver comes to against all that is open to the enemy, for a row that is read aloud: `Hits 8 of
 * 14, for 5 to 9; is hit by 9, for 2 to 7. Ada is killed: 1.`
 */
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

/** What becomes of the enemy (`Ben's 'Mech is out`) or, without a name, of who asks. */
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

/** All that becomes of both, in sentences, last that nobody wins; nothing where nothing does. */
const fatesText = ({ enemy, own }: WhatIf, pilot: string): string => {
  const ofEnemy = enemy.map((fate) => ({ fate, words: fateText(fate, pilot) }));
  const ofOwn = own.map((fate) => ({ fate, words: fateText(fate, null) }));
  const all = [...ofEnemy, ...ofOwn];
  const drawn = ({ fate }: { fate: Fate }): boolean => fate === 'nobody wins';
  return [...all.filter((each) => !drawn(each)), ...all.filter(drawn)]
    .map(({ words }) => `${capital(words)}.`)
    .join(' ');
};

/** One of the fates, how often it comes among answers, and whose it is. */
export interface CountedFate {
  readonly fate: Fate;
  readonly which: 'do' | 'take';
  readonly count: number;
}

/** What heat alone may bring, and stands beside it. */
const OF_HEAT: readonly Fate[] = ['explodes', 'shuts down', 'starts up'];

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
      const byOwnHeat = which === 'take' && OF_HEAT.includes(fate) && count === answers.length;
      return count > 0 && !byOwnHeat ? { fate, which, count } : [];
    }),
  );

/** The gravest that comes among answers besides damage; what heat brings is not grave enough for a row. */
export const gravestIn = (answers: readonly WhatIf[], which: 'do' | 'take'): Fate | null =>
  countedFates(answers).find((each) => each.which === which && !OF_HEAT.includes(each.fate))
    ?.fate ?? null;

/** One answer of the enemy in a sentence or two: the page, what both do, the range after it. */
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

/** Words of maneuvers' names that are long, and what stands for them where room is scarce. */
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

/** The name of a maneuver under its number, in a column as narrow as a finger: `AC L.Las`. */
export const briefName = (name: string): string =>
  BRIEF.reduce((brief, [long, short]) => brief.replace(long, short), name);
