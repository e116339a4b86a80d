import { plainJson } from '../../forge/plain-json.ts';
import type { Balance } from '../../forge/sheet.ts';
import { recordSheet } from '../../forge/sheet-document.ts';
import type { DocumentDraft, DocumentKind } from '../form/draft.ts';
import type { Typed } from '../form/typed.ts';
import { isTree, read, shown, valueAt, withValue } from '../form/typed.ts';

export const HEAD_FIELDS = ['designation', 'name', 'tonnage', 'walk', 'jump', 'heatSinks'] as const;
export const FOLDED_FIELDS = ['engine', 'source'] as const;
export type SheetField = (typeof HEAD_FIELDS)[number] | (typeof FOLDED_FIELDS)[number];
const BALANCE_FIELDS = ['armor', 'fire'] as const;

/** Fields of a weapon; `word` and the rest are for weapons that are not in the table. */
export const DAMAGE_FIELDS = ['damage.0', 'damage.1', 'damage.2'] as const;
const OWN_FACTS = ['word', 'kind', 'heat', 'min', 'max'] as const;
const OWN_FIELDS = [...OWN_FACTS, ...DAMAGE_FIELDS] as const;
const EVERY_WEAPON = ['weapon', 'count', 'shots'] as const;
export type WeaponField = (typeof EVERY_WEAPON)[number] | (typeof OWN_FIELDS)[number];

/** Choices for the drawing, by path in `figure`. */
export const FIGURE_FIELDS = [
  ...(['build', 'torso', 'head', 'shoulders', 'arms', 'legs', 'marking'] as const),
  ...(['jets', 'dish', 'antenna', 'cover'] as const),
  ...(['world.ground', 'world.horizon', 'world.cover'] as const),
] as const;
export type FigureField = (typeof FIGURE_FIELDS)[number];

const FIELDS = [
  ...[...HEAD_FIELDS, ...FOLDED_FIELDS],
  ...BALANCE_FIELDS.map((field) => `balance.${field}`),
  ...FIGURE_FIELDS.map((field) => `figure.${field}`),
];

const USUAL_COUNT = '1';
export const BLANK_WEAPON: Typed = { count: USUAL_COUNT };
export const MOST_WEAPONS = 40;

export const typedWeapons = ({ weapons }: Typed): readonly Typed[] => weapons as readonly Typed[];
/** Whether it has facts of its own; if one of the table was chosen after all, they stay for another choice. */
export const isOwn = (weapon: Typed): boolean =>
  weapon['weapon'] === undefined && Object.hasOwn(weapon, 'word');
export const gunPlaces = ({ at = [] }: Typed): readonly string[] => at as readonly string[];

/** The fields and parts of the form that show faults. */
export const sheetFields = (typed: Typed): ReadonlySet<string> =>
  new Set([
    ...[...FIELDS, 'weapons', 'balance', 'figure'],
    ...typedWeapons(typed).flatMap((weapon, at) => [
      `weapons.${at}`,
      ...[
        'at',
        'weapon',
        'count',
        'shots',
        ...(isOwn(weapon) ? [...OWN_FIELDS, 'damage'] : []),
      ].map((field) => `weapons.${at}.${field}`),
    ]),
  ]);

const isListOfText = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');
const areShown = (of: Typed, fields: readonly string[]): boolean =>
  fields.every((field) => {
    const value = valueAt(of, field);
    return shown(value) !== null && (typeof value !== 'boolean' || field.startsWith('figure'));
  });

const fitsWeapon = (weapon: unknown): boolean => {
  if (!isTree(weapon)) return false;
  const { at = [], damage = ['', '', ''] } = weapon;
  return (
    areShown(weapon, [...EVERY_WEAPON, ...OWN_FIELDS]) &&
    isListOfText(at) &&
    Array.isArray(damage) &&
    damage.length === DAMAGE_FIELDS.length
  );
};

const fits = (typed: Typed): boolean => {
  const { balance = {}, figure = {}, game, unknown = [], weapons } = typed;
  return (
    game === 'record sheet' &&
    areShown(typed, FIELDS) &&
    isTree(figure) &&
    isTree(balance) &&
    Object.keys(balance).every((key) => BALANCE_FIELDS.some((field) => field === key)) &&
    isListOfText(unknown) &&
    Array.isArray(weapons) &&
    weapons.length <= MOST_WEAPONS &&
    weapons.every(fitsWeapon)
  );
};

/** Entries a sheet may leave open, the words for that, and their values where it does not say so. */
const OPEN = [
  ['heatSinks', 'heat sinks', '10'],
  ['jump', 'jump', '0'],
] as const;

const unknownEntriesOf = ({ unknown = [] }: Typed): readonly string[] =>
  unknown as readonly string[];

const opened = (file: unknown): Typed | null => {
  if (!isTree(file)) return null;
  const { $schema: _schema, weapons = [], ...others } = file;
  const sheet = { ...others, weapons };
  if (!fits(sheet)) return null;
  if (typedWeapons(sheet).some((weapon) => 'word' in weapon && 'weapon' in weapon)) return null;
  const unknown = unknownEntriesOf(sheet);
  const more = unknown.filter((each) => !OPEN.some(([, words]) => words === each));
  const usual = OPEN.reduce<Typed>((of, [field, words, value]) => {
    const isOpen = unknown.includes(words);
    if (shown(of[field]) !== (isOpen ? value : '')) return of;
    return withValue(of, field, isOpen ? undefined : value);
  }, sheet);
  return {
    ...withValue(usual, 'unknown', more.length > 0 ? more : undefined),
    weapons: typedWeapons(sheet).map((weapon) => ({ count: USUAL_COUNT, ...weapon })),
  };
};

/** A weapon as it is read: one of the table has no facts of its own, another all of its damage or none. */
const asRead = (weapon: Typed): Typed => {
  const { damage: hits = [], ...others } = weapon as { readonly damage?: readonly unknown[] };
  if (isOwn(weapon)) {
    const isSaid = hits.some((each) => each !== '');
    return isSaid ? { ...others, damage: hits.map((each) => each || 0) } : others;
  }
  return Object.fromEntries(
    Object.entries(others).filter(
      ([key, value]) => value !== '' && !OWN_FACTS.some((fact) => fact === key),
    ),
  );
};

/** Open entries are listed as unknown; a weapon of its own has its word, even an empty one. */
const filed = (typed: Typed): Typed => {
  const weapons = typedWeapons(typed);
  const designation = shown(typed['designation'])?.trim();
  const sheet = read(recordSheet, {
    ...{ ...typed, designation, weapons: weapons.map(asRead) },
  }) as Typed;
  const open = OPEN.filter(([field]) => sheet[field] === undefined).map(([, words]) => words);
  const unknown = [...open, ...unknownEntriesOf(sheet)];
  return {
    ...sheet,
    weapons: typedWeapons(sheet).map((weapon, at) =>
      isOwn(weapons[at] ?? {}) ? { word: '', ...weapon } : weapon,
    ),
    ...(unknown.length > 0 ? { unknown } : {}),
  };
};

/** The entries that the form has no field for, and keeps. */
export const carriedOn = (typed: Typed): readonly string[] => {
  const { figure } = FIGURE_FIELDS.reduce<Typed>(
    (of, field) => withValue(of, `figure.${field}`, undefined),
    typed,
  );
  const inFields = ['game', 'weapons', ...FIELDS.map((field) => field.split('.')[0])];
  return Object.keys(typed).filter(
    (key) => !inFields.includes(key) || (key === 'figure' && figure),
  );
};

/** What was typed, before a draft was a document: texts by field. */
const before = ({ typed }: Typed): Typed | null => {
  const { balance, fields, figure, rest, weapons } = isTree(typed) ? typed : {};
  const put = (into: unknown, texts: unknown, under = ''): Typed =>
    Object.entries(isTree(texts) ? texts : {})
      .filter(([, text]) => text !== '')
      .reduce((of, [field, text]) => withValue(of, `${under}${field}`, text), into as Typed);
  const weaponBefore = (weapon: unknown): unknown => {
    if (!isTree(weapon) || !isTree(weapon['fields']) || !isTree(weapon['rest'])) return null;
    const { at, fields: texts, isOwn: own, rest: others } = weapon;
    const hits = DAMAGE_FIELDS.map((field) => texts[field]);
    const plain = [...OWN_FACTS, ...EVERY_WEAPON].map((field) => [field, texts[field]]);
    return {
      ...put(others, { ...Object.fromEntries(plain), ...(own ? { weapon: '' } : {}) }),
      ...(own ? { word: texts['word'], damage: hits } : {}),
      ...(Array.isArray(at) && at.length > 0 ? { at: at as unknown } : {}),
    };
  };
  if (!isTree(fields) || !isTree(rest) || !Array.isArray(weapons)) return null;
  return {
    ...put(put(put(rest, fields), balance, 'balance.'), figure, 'figure.'),
    ...{ game: 'record sheet', weapons: weapons.map(weaponBefore) },
  };
};

export const SHEETS: DocumentKind = {
  schema: recordSheet,
  blank: { game: 'record sheet', weapons: [BLANK_WEAPON] },
  ...{ fits, opened, filed, before },
};

/** The sheet with another balance, in the form or as text. */
export const trimmed = (draft: DocumentDraft, balance: Balance): DocumentDraft => {
  const added = Object.entries(balance).filter(([, each]) => each !== 0);
  const points = added.length > 0 ? Object.fromEntries(added) : undefined;
  const { text, typed } = draft;
  if (text === null) return { ...draft, typed: withValue(typed, 'balance', points) };
  const sheet = withValue(JSON.parse(plainJson(text)) as Typed, 'balance', points);
  return { ...draft, text: `${JSON.stringify(sheet, null, 2)}\n` };
};
