import type { About, Finding, FindingKind, Keys } from '../../src/rules/check/finding.ts';
import type { BookletDocument } from '../../src/rules/document/booklet-document.ts';
import { sure } from '../../src/rules/sure.ts';

type Random = () => number;

/** The text of a document with one change, and where the change is: a renamed entry has two places. */
export interface Mutation {
  readonly what: string;
  readonly places: readonly Keys[];
  readonly text: string;
  /** Where in the text it begins and ends. */
  readonly span: readonly [number, number];
}

const pick = <Item>(random: Random, items: readonly Item[]): Item =>
  sure(items[Math.floor(random() * items.length)]);

const isTree = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The value at some keys; undefined where there is none. */
export const valueIn = (document: unknown, keys: Keys): unknown =>
  keys.reduce(
    (value, key) =>
      isTree(value) && Object.hasOwn(value, key)
        ? (value as Record<string, unknown>)[key]
        : undefined,
    document,
  );

/** Any place, each entry of a part as likely as the others. */
const anyPlace = (document: unknown, random: Random): readonly string[] => {
  const keys: string[] = [];
  for (;;) {
    const value = valueIn(document, keys);
    const deeper = isTree(value) ? Object.keys(value) : [];
    if (deeper.length === 0 || random() < 0.12) return keys;
    keys.push(pick(random, deeper));
  }
};

/** A value in the place of another, as JSON, and the entries that it is about. */
type Change = readonly [what: string, json: string, ...about: readonly string[]];

const DEEP = `${'['.repeat(20)}${']'.repeat(20)}`;
const KINDS = ['null', 'true', '7', '-1.5', '"x"', '"7"', '[]', '{}', '{"a":{}}', '1e999', DEEP];
const UNSEEN = ['\u200b', '\u202e', '\u0000', '\ud800', '\ufeff', '\u00a0', '\u0301'];
const NO_NAMES = ['__proto__', 'constructor', 'prototype', 'toString', ''];

const inNumber = (value: number): readonly Change[] =>
  [value + 1, value - 1, 1e9, 1e308, -value - 1, -1e9, value + 0.5, String(value)].map((other) => [
    `${value} made ${JSON.stringify(other)}`,
    JSON.stringify(other),
  ]);

const inText = (value: string, random: Random): readonly Change[] => {
  const at = Math.floor(random() * (value.length + 1));
  const put = (sign: string, left = 0): string =>
    JSON.stringify(value.slice(0, at) + sign + value.slice(at + left));
  return [
    ['text: unseen', put(pick(random, UNSEEN))],
    ['text: long', put('A'.repeat(10_000))],
    ['text: empty', '""'],
    ['text: a digit changed', put(pick(random, [...'0123456789']), 1)],
    ['text: a letter changed', put(pick(random, [...'ABEZaz']), 1)],
    ['text: a letter dropped', put('', 1)],
    ['text: an object', JSON.stringify({ text: value })],
  ];
};

const inList = (value: readonly unknown[], random: Random): readonly Change[] => {
  const one = Math.floor(random() * value.length);
  return [
    ['list: emptied', '[]'],
    ['list: doubled', JSON.stringify([...value, ...value])],
    ['list: one doubled', JSON.stringify(value.toSpliced(one, 0, ...value.slice(one, one + 1)))],
    ['list: one dropped', JSON.stringify(value.toSpliced(one, 1))],
    ['list: shuffled', JSON.stringify(value.toSorted(() => random() - 0.5))],
  ];
};

const inObject = (value: object, random: Random): readonly Change[] => {
  const entries = Object.entries(value);
  if (entries.length === 0) return [];
  const written = (of: readonly (readonly [string, unknown])[]): string =>
    `{${of.map(([key, each]) => `${JSON.stringify(key)}:${JSON.stringify(each)}`).join(',')}}`;
  const [key, held] = pick(random, entries);
  const at = entries.findIndex(([each]) => each === key);
  const to = pick(random, [
    `${key}x`,
    key.toUpperCase(),
    ` ${key}`,
    `${key}\u200b`,
    '02',
    'Z',
    '1',
  ]);
  const odd = pick(random, NO_NAMES);
  const other = JSON.parse(pick(random, ['null', '{}', '1', '"A"'])) as unknown;
  return [
    ['object: emptied', '{}'],
    ['key deleted', written(entries.toSpliced(at, 1)), key],
    ['key renamed', written(entries.with(at, [to, held])), key, to],
    ['key doubled', written(entries.toSpliced(at, 0, [key, held])), key],
    ['key doubled with another', written([...entries, [key, other]]), key],
    [`key ${odd}`, written([...entries, [odd, other]]), odd],
  ];
};

const changesOf = (value: unknown, random: Random): readonly Change[] => {
  if (typeof value === 'number') return inNumber(value);
  if (typeof value === 'string') return inText(value, random);
  if (Array.isArray(value)) return inList(value, random);
  return isTree(value) ? inObject(value, random) : [];
};

/** No JSON has this sign. */
const GAP = '\u0001';
/** The text of a value with a gap in one place. */
const withGap = (value: unknown, [key, ...deeper]: readonly string[]): string => {
  if (key === undefined) return GAP;
  const text = ([each, inner]: readonly [string, unknown]): string =>
    each === key ? withGap(inner, deeper) : JSON.stringify(inner);
  const entries = Object.entries(value as object);
  return Array.isArray(value)
    ? `[${entries.map(text).join(',')}]`
    : `{${entries.map((entry) => `${JSON.stringify(entry[0])}:${text(entry)}`).join(',')}}`;
};

/** Changes a document in one place, by lot. */
export const mutated = (document: unknown, random: Random): Mutation => {
  const place = anyPlace(document, random);
  const value = valueIn(document, place);
  const kind = pick(random, KINDS);
  const changes = changesOf(value, random);
  const isKind = changes.length === 0 || random() < 0.2;
  const [what, json, ...about] = isKind ? [`made ${kind}`, kind] : pick(random, changes);
  const around = withGap(document, place);
  const at = around.indexOf(GAP);
  return {
    what: `${place.join('.')}: ${what}`,
    places: about.length > 0 ? about.map((key) => [...place, key]) : [place],
    text: around.replace(GAP, () => json),
    span: [at, at + json.length],
  };
};

const begins = (keys: Keys, others: Keys): boolean =>
  keys.every((key, at) => String(key) === String(others[at]));
/** Whether one of two places lies in the other; the whole document is told only of itself. */
export const meet = (told: Keys, place: Keys): boolean =>
  place.length === 0 || (told.length > 0 && (begins(told, place) || begins(place, told)));

/** The places of the rows of the card of which something holds. */
const rows = (
  { statCard }: BookletDocument,
  holds: (row: BookletDocument['statCard']['maneuvers'][number]) => boolean,
): readonly Keys[] =>
  statCard.maneuvers.flatMap((row, at) => (holds(row) ? [['statCard', 'maneuvers', at]] : []));

type Of<Kind extends FindingKind> = About[Kind] & { readonly keys: Keys };
const seen = ({ screen }: { readonly screen: number }): readonly Keys[] => [
  ['viewScreens', screen],
];

/** Where two parts agree, the fault may be told at the other part: for each kind, where else the change may be. `was`: the
 *  document before. */
const AGREEMENTS: {
  readonly [Kind in FindingKind]?: (of: Of<Kind>, was: BookletDocument) => readonly Keys[];
} = {
  // A row and its ammunition
  'ammunition not on the card': ({ ammunition }) => [['statCard', 'ammunition', ammunition]],
  'ammunition not used': ({ keys }, was) =>
    rows(was, ({ ammunition }) => ammunition === keys.at(-1)),
  // A row, and what names it
  'no word of the card': ({ word }, was) =>
    rows(was, ({ group, name }) => [group, name].includes(word)),
  'reaches no maneuver': ({ words }, was) =>
    rows(was, ({ fires = [], group, name }) =>
      words.some((word) => [group, ...fires].includes(word) || name.startsWith(word)),
    ),
  // A row, and the cells of its console
  'no maneuver': ({ owner }, was) => rows(was, ({ console }) => String(console) === owner),
  '00 for a maneuver': () => [['statCard', 'maneuvers']],
  'console taken': () => [['statCard', 'maneuvers']],
  // A hit, and the cells that lead to it
  'letter without a hit': seen,
  'hit without a letter': seen,
  'unknown letter': seen,
  'no view screen': seen,
  'letter not used': ({ letter, screen }, { consoles }) =>
    Object.entries(consoles).flatMap(([holder, table]) =>
      Object.keys(table)
        .filter((owner) => table[owner] === `${String(screen).padStart(2, '0')}${letter}`)
        .map((owner) => ['consoles', holder, owner]),
    ),
  // The parts of a hit
  'criticals without a score': ({ keys }) => [[...keys.slice(0, 2), 'score']],
  'score without criticals': ({ keys }) => [[...keys.slice(0, 2), 'score']],
  'letter twice': ({ keys }) => [keys.slice(0, 3)],
  // A source, and what it is of
  'nothing there': ({ path }) => [path.split('.')],
};

/** Whether a fault points at a change: at the place itself, one around it or in it, or at the part that it agrees with. */
export const tells = (
  { kind, place, ...about }: Finding,
  { places, span: [from, to] }: Mutation,
  was: BookletDocument,
): boolean => {
  if (place.in === 'text') return from < place.column && place.column <= to;
  if (place.in !== 'document') return false;
  const { keys } = place;
  const agreed = AGREEMENTS[kind] as Parameters<typeof agreedOf>[0];
  return [keys, ...agreedOf(agreed, { ...about, keys }, was)].some((told) =>
    places.some((each) => meet(told, each)),
  );
};
const agreedOf = (
  agreed: ((of: never, was: BookletDocument) => readonly Keys[]) | undefined,
  of: object,
  was: BookletDocument,
): readonly Keys[] => agreed?.(of as never, was) ?? [];
