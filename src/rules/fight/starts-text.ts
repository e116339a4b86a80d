import type { ByCategory } from '../battle/skill.ts';
import type { Category } from '../vocabulary.ts';
import { CATEGORIES, CATEGORY_NAMES, LONGEST_PART } from '../vocabulary.ts';
import {
  printEffects,
  readEffects,
  readPoints,
  signedPoints,
  lift,
  lowered,
  quotationAt,
  quoted,
} from './effect-text.ts';
import type { Lifted } from './effect-text.ts';
import { readOr, refuse } from './refusal.ts';
import type { Starts, WrittenCritical } from './starts.ts';

/** The most items of one line. */
const MOST_ITEMS = 200;

const categoryWords = (category: Category): string => CATEGORY_NAMES[category].toLowerCase();
const CATEGORY_OF = new Map(CATEGORIES.map((category) => [categoryWords(category), category]));

type Item =
  | { readonly is: 'armor'; readonly points: number }
  | { readonly is: 'shutdown'; readonly points: number }
  | { readonly is: 'penalty'; readonly points: number }
  | { readonly is: 'ammunition'; readonly kind: string; readonly points: number }
  | { readonly is: 'skill'; readonly category: Category; readonly points: number }
  | { readonly is: 'penalty in'; readonly category: Category; readonly points: number }
  | { readonly is: 'critical'; readonly critical: WrittenCritical };

/** What differs from the booklet: `shutdown 27, autocannon 5, Heat Sinks twice, laser +1`. */
export const printStarts = ({
  armor,
  shutdown,
  ammunition,
  criticals,
  skill,
  penalty,
}: Starts): string =>
  [
    ...(armor === undefined ? [] : [`armor ${armor}`]),
    ...(shutdown === undefined ? [] : [`shutdown ${shutdown}`]),
    ...Object.entries(ammunition).map(([kind, points]) => printAmmunition(kind, points)),
    ...criticals.map(printCritical),
    ...CATEGORIES.flatMap((category) => {
      const points = skill[category];
      return points === undefined ? [] : [`${categoryWords(category)} ${signedPoints(points)}`];
    }),
    ...printPenalty(penalty),
  ].join(', ');

/** A supply by its plain name, unless this line would read that as something else. */
const printAmmunition = (kind: string, points: number): string => {
  const short = `${kind} ${points}`;
  const item = readItem(lift(short));
  return item.is === 'ammunition' && item.kind === kind
    ? short
    : `ammunition ${quoted(kind)} ${points}`;
};

const printCritical = ({ part, effects, times }: WrittenCritical): string => {
  const name = isPlain(part) ? part : quoted(part);
  const does = effects ? ` (${printEffects(effects)})` : '';
  return `${name}${does}${times === 1 ? '' : times === 2 ? ' twice' : ` ${times} times`}`;
};

/** Whether a part's name reads back as itself without quotation marks. */
const isPlain = (part: string): boolean => {
  if (!/^[\p{L}\p{N}'.&/-]+(?: [\p{L}\p{N}'.&/-]+)*$/u.test(part)) return false;
  const item = readItem(lift(part));
  return item.is === 'critical' && item.critical.part === part && item.critical.times === 1;
};

/** The penalty most categories share, then the categories with less. */
const printPenalty = (penalty: Partial<ByCategory>): readonly string[] => {
  const most = Math.max(0, ...Object.values(penalty));
  return most === 0
    ? []
    : [
        `penalty ${most}`,
        ...CATEGORIES.filter((category) => (penalty[category] ?? 0) !== most).map(
          (category) => `${categoryWords(category)} penalty ${penalty[category] ?? 0}`,
        ),
      ];
};

/** Reads what `printStarts` writes, its items in any order. */
export const readStarts = (words: string): Starts => {
  const lifted = lift(words);
  const items = parted(lifted.text).map((text) => readItem({ ...lifted, text }));
  const names = items.map(nameOf);
  const again = names.find((name, place) => name !== null && names.indexOf(name) !== place);
  if (again) refuse({ kind: 'said twice', what: again });
  const only = <Kind extends Item['is']>(kind: Kind): readonly Extract<Item, { is: Kind }>[] =>
    items.filter((item): item is Extract<Item, { is: Kind }> => item.is === kind);
  const [armor, shutdown, penalty] = [
    only('armor')[0]?.points,
    only('shutdown')[0]?.points,
    only('penalty')[0]?.points,
  ];
  if (armor === 0) refuse({ kind: 'starts with nothing', words: 'armor 0' });
  return {
    ...(armor === undefined ? {} : { armor }),
    ...(shutdown === undefined ? {} : { shutdown }),
    ammunition: Object.fromEntries(only('ammunition').map(({ kind, points }) => [kind, points])),
    criticals: only('critical').map(({ critical }) => critical),
    skill: withoutZeros(pointsIn(only('skill'))),
    penalty: withoutZeros({
      ...(penalty === undefined
        ? {}
        : Object.fromEntries(CATEGORIES.map((category) => [category, penalty]))),
      ...pointsIn(only('penalty in')),
    }),
  };
};

export const areStarts = (words: string): boolean =>
  readOr(
    () => {
      readStarts(words);
      return true;
    },
    () => false,
  );

/** The name of an item that may occur only once; null for criticals, which add up. */
const nameOf = (item: Item): string | null => {
  switch (item.is) {
    case 'critical':
      return null;
    case 'ammunition':
      return `ammunition ${item.kind}`;
    case 'skill':
      return `${categoryWords(item.category)} with a sign`;
    case 'penalty in':
      return `${categoryWords(item.category)} penalty`;
    case 'armor':
    case 'shutdown':
    case 'penalty':
      return item.is;
  }
};

/** The items of a line; commas inside brackets do not separate them. */
const parted = (text: string): readonly string[] => {
  const texts = text
    .replace(/\([^()]*\)/gu, (brackets) => brackets.replaceAll(',', '\n'))
    .split(',')
    .map((each) => each.replaceAll('\n', ',').trim());
  return texts.length > MOST_ITEMS ? refuse({ kind: 'too long' }) : texts;
};

const pointsIn = (
  items: readonly { readonly category: Category; readonly points: number }[],
): Partial<ByCategory> =>
  Object.fromEntries(items.map(({ category, points }) => [category, points]));

const withoutZeros = (points: Partial<ByCategory>): Partial<ByCategory> =>
  Object.fromEntries(Object.entries(points).filter(([, each]) => each !== 0));

const readItem = (lifted: Lifted): Item => {
  const { text } = lifted;
  const [, is, whole] = /^(armor|shutdown|penalty) (\d{1,3})$/u.exec(text) ?? [];
  if ((is === 'armor' || is === 'shutdown' || is === 'penalty') && whole !== undefined)
    return { is, points: Number(whole) };
  const [, skilled = '', skill = ''] = /^([a-z ]+) ([+−-]\d{1,2})$/u.exec(text) ?? [];
  const skillIn = CATEGORY_OF.get(skilled);
  if (skillIn) return { is: 'skill', category: skillIn, points: readPoints(skill) };
  const [, worse = '', points = ''] = /^([a-z ]+) penalty (\d{1,2})$/u.exec(text) ?? [];
  const worseIn = CATEGORY_OF.get(worse);
  if (worseIn) return { is: 'penalty in', category: worseIn, points: Number(points) };
  const [, named, left] =
    /^(?:ammunition )?("\d+"|[a-z]+(?: [a-z]+)*) (\d{1,2})$/u.exec(text) ?? [];
  if (named !== undefined)
    return {
      is: 'ammunition',
      kind: quotationAt(named, lifted) ?? named,
      points: Number(left),
    };
  return { is: 'critical', critical: readCritical(lifted) };
};

const readCritical = (lifted: Lifted): WrittenCritical => {
  const [, name, effects, often] =
    /^("\d+"|[^"(),]+?)(?: ?\(([^()]*)\))?(?: (twice|[1-9]\d? times))?$/u.exec(lifted.text) ?? [];
  const part = name && (quotationAt(name, lifted) ?? name);
  if (part === undefined || part.length > LONGEST_PART)
    return refuse({ kind: 'starts with nothing', words: lowered(lifted.text, lifted) });
  return {
    part,
    effects: effects === undefined ? null : readEffects(effects, lifted),
    times: often === 'twice' ? 2 : Number.parseInt(often ?? '1', 10),
  };
};
