import type { Keys } from '../../rules/check/finding.ts';

export const HEAD_FIELDS = ['designation', 'name', 'tonnage', 'walk', 'jump', 'heatSinks'] as const;
export const FOLDED_FIELDS = ['engine', 'source'] as const;
export type SheetField = (typeof HEAD_FIELDS)[number] | (typeof FOLDED_FIELDS)[number];

/** Fields of a weapon; `word` and the rest are for weapons that are not in the table. */
export const OWN_FIELDS = ['word', 'kind', 'heat', 'min', 'max'] as const;
export const DAMAGE_FIELDS = ['damage.0', 'damage.1', 'damage.2'] as const;
const COUNT_FIELDS = ['count', 'shots'] as const;
export type WeaponField =
  | 'weapon'
  | (typeof OWN_FIELDS)[number]
  | (typeof DAMAGE_FIELDS)[number]
  | (typeof COUNT_FIELDS)[number];

/** Choices for the drawing, by path in `figure`. */
export const FIGURE_FIELDS = [
  ...(['build', 'torso', 'head', 'shoulders', 'arms', 'legs', 'marking'] as const),
  ...(['jets', 'dish', 'antenna', 'cover'] as const),
  ...(['world.ground', 'world.horizon', 'world.cover'] as const),
] as const;
export type FigureField = (typeof FIGURE_FIELDS)[number];

/** Entries without a field in the form, carried along unchanged. */
export type Rest = Readonly<Record<string, unknown>>;

export interface TypedWeapon {
  readonly fields: Readonly<Record<WeaponField, string>>;
  readonly isOwn: boolean;
  readonly at: readonly string[];
  readonly rest: Rest;
}

/** A record sheet in the form: all as typed, valid or not. */
export interface TypedSheet {
  readonly fields: Readonly<Record<SheetField, string>>;
  readonly weapons: readonly TypedWeapon[];
  readonly figure: Readonly<Partial<Record<FigureField, string>>>;
  /** Points added to the armor and to each weapon's score. */
  readonly balance: { readonly armor: string; readonly fire: string };
  readonly rest: Rest;
}

const USUAL_COUNT = '1';
const BLANK_WEAPON_FIELDS: TypedWeapon['fields'] = {
  ...{ weapon: '', word: '', kind: '', heat: '', min: '', max: '', count: USUAL_COUNT, shots: '' },
  ...{ 'damage.0': '', 'damage.1': '', 'damage.2': '' },
};
export const BLANK_WEAPON: TypedWeapon = {
  ...{ fields: BLANK_WEAPON_FIELDS, isOwn: false, at: [], rest: {} },
};
export const BLANK_SHEET: TypedSheet = {
  fields: {
    ...{ designation: '', name: '', tonnage: '', walk: '', jump: '', heatSinks: '' },
    ...{ engine: '', source: '' },
  },
  weapons: [BLANK_WEAPON],
  figure: {},
  balance: { armor: '', fire: '' },
  rest: {},
};

export const isBlank = (typed: TypedSheet): boolean =>
  JSON.stringify(sheetTyped(typed)) === JSON.stringify(sheetTyped(BLANK_SHEET));

const NUMBER = /^[+-]?\d+(?:\.\d+)?$/;

/** A typed number; other text unchanged; empty text is undefined. */
const numberIn = (text: string): number | string | undefined => {
  const bare = text.trim().replace('−', '-');
  return bare === '' ? undefined : NUMBER.test(bare) ? Number(bare) : bare;
};
const wordsIn = (text: string): string | undefined => (text.trim() === '' ? undefined : text);

const entries = (all: Readonly<Record<string, unknown>>): Rest =>
  Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
const unlessEmpty = (all: Rest): Rest | undefined =>
  Object.keys(all).length > 0 ? all : undefined;

const weaponOf = ({ at, fields, isOwn, rest }: TypedWeapon): Rest =>
  entries({
    ...(isOwn
      ? {
          word: fields.word,
          kind: wordsIn(fields.kind),
          damage: DAMAGE_FIELDS.some((field) => fields[field].trim() !== '')
            ? DAMAGE_FIELDS.map((field) => numberIn(fields[field]) ?? 0)
            : undefined,
          heat: numberIn(fields.heat),
          min: numberIn(fields.min),
          max: numberIn(fields.max),
        }
      : { weapon: wordsIn(fields.weapon) }),
    count: numberIn(fields.count),
    at: at.length > 0 ? at : undefined,
    shots: numberIn(fields.shots),
    ...rest,
  });

/** Entries a sheet may leave open, with the words for it. */
const OPEN = { heatSinks: 'heat sinks', jump: 'jump' } as const;
const OPEN_FIELDS = Object.keys(OPEN) as readonly (keyof typeof OPEN)[];

const figureIn = ({ figure, rest }: TypedSheet): Rest | undefined => {
  const whole: Record<string, unknown> = { ...(rest['figure'] as Rest | undefined) };
  const world: Record<string, unknown> = { ...(whole['world'] as Rest | undefined) };
  for (const field of FIGURE_FIELDS) {
    const chosen = figure[field] ?? '';
    if (chosen === '') continue;
    const value = chosen === 'yes' ? true : chosen === 'no' ? false : chosen;
    if (field.startsWith('world.')) world[field.slice(6)] = value;
    else whole[field] = value;
  }
  return unlessEmpty(entries({ ...whole, world: unlessEmpty(world) }));
};

/** The sheet's file for what was typed; open entries are listed as unknown. */
export const sheetTyped = (typed: TypedSheet): Rest => {
  const { balance, fields, rest, weapons } = typed;
  const { figure: _figure, unknown, ...others } = rest;
  const open = OPEN_FIELDS.filter((field) => fields[field].trim() === '').map(
    (field) => OPEN[field],
  );
  return entries({
    game: 'record sheet',
    designation: wordsIn(fields.designation.trim()),
    name: wordsIn(fields.name),
    ...{ tonnage: numberIn(fields.tonnage), walk: numberIn(fields.walk) },
    ...{ jump: numberIn(fields.jump), heatSinks: numberIn(fields.heatSinks) },
    weapons: weapons.map(weaponOf),
    engine: wordsIn(fields.engine),
    figure: figureIn(typed),
    balance: unlessEmpty(entries({ armor: numberIn(balance.armor), fire: numberIn(balance.fire) })),
    source: wordsIn(fields.source),
    unknown:
      Array.isArray(unknown) || open.length > 0
        ? [...open, ...(Array.isArray(unknown) ? (unknown as readonly unknown[]) : [])]
        : undefined,
    ...others,
  });
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** A value as it would be typed; null if a field cannot hold it. */
const typedValue = (value: unknown): string | null =>
  value === undefined
    ? ''
    : typeof value === 'string' || typeof value === 'number'
      ? String(value)
      : null;

/** Fields as they would be typed, and the remaining entries; null if one cannot be typed. */
const typedFields = <Field extends string>(
  from: Record<string, unknown>,
  fields: readonly Field[],
): Record<Field, string> | null => {
  const typed = fields.map((field) => [field, typedValue(from[field])] as const);
  for (const field of fields) delete from[field];
  return typed.some(([, value]) => value === null)
    ? null
    : (Object.fromEntries(typed) as Record<Field, string>);
};

const isListOfText = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

const weaponFrom = (value: unknown): TypedWeapon | null => {
  if (!isObject(value)) return null;
  const rest = { ...value };
  const { at = [], damage } = rest;
  const own = Object.hasOwn(rest, 'word');
  const plain = typedFields(rest, ['weapon', ...OWN_FIELDS, ...COUNT_FIELDS]);
  const hits: readonly unknown[] =
    damage === undefined ? [] : Array.isArray(damage) ? damage : [{}];
  const typed = hits.map(typedValue);
  delete rest['at'];
  delete rest['damage'];
  if (!plain || !isListOfText(at) || (own && plain.weapon !== '')) return null;
  if (typed.length > 0 && (typed.length !== 3 || typed.includes(null))) return null;
  if (!Object.hasOwn(value, 'count')) plain.count = USUAL_COUNT;
  const [close, medium, long] = typed;
  return {
    fields: {
      ...plain,
      ...{ 'damage.0': close ?? '', 'damage.1': medium ?? '', 'damage.2': long ?? '' },
    },
    ...{ isOwn: own, at, rest },
  };
};

const chosenFigure = (rest: Record<string, unknown>): Partial<Record<FigureField, string>> => {
  const { figure } = rest;
  if (!isObject(figure)) return {};
  const whole = { ...figure };
  const world = isObject(whole['world']) ? { ...whole['world'] } : {};
  const chosen: Partial<Record<FigureField, string>> = {};
  for (const field of FIGURE_FIELDS) {
    const [from, key] = field.startsWith('world.') ? [world, field.slice(6)] : [whole, field];
    const value = from[key];
    if (typeof value !== 'string' && typeof value !== 'boolean') continue;
    chosen[field] = value === true ? 'yes' : value === false ? 'no' : value;
    delete from[key];
  }
  if (isObject(whole['world'])) {
    if (Object.keys(world).length > 0) whole['world'] = world;
    else delete whole['world'];
  }
  if (Object.keys(whole).length > 0) rest['figure'] = whole;
  else delete rest['figure'];
  return chosen;
};

/** Values of missing entries that are not listed as unknown. */
const USUAL = { heatSinks: '10', jump: '0' } as const;

export const MOST_WEAPONS = 40;

/** A record sheet for the form; null if it is malformed or no field can hold part of it. */
export const typedFrom = (document: unknown): TypedSheet | null => {
  if (!isObject(document) || document['game'] !== 'record sheet') return null;
  const rest: Record<string, unknown> = { ...document };
  const { balance = {}, unknown = [], weapons = [] } = rest;
  for (const key of ['game', '$schema', 'weapons', 'balance', 'unknown']) delete rest[key];
  const fields = typedFields(rest, [...HEAD_FIELDS, ...FOLDED_FIELDS]);
  if (!fields || !isObject(balance) || !isListOfText(unknown)) return null;
  if (!Array.isArray(weapons) || weapons.length > MOST_WEAPONS) return null;
  const lacks = { ...balance };
  const trims = typedFields(lacks, ['armor', 'fire']);
  const typed = weapons.map(weaponFrom);
  if (!trims || Object.keys(lacks).length > 0 || typed.includes(null)) return null;
  for (const field of OPEN_FIELDS) {
    const isOpen = unknown.includes(OPEN[field]);
    if (isOpen && fields[field] === USUAL[field]) fields[field] = '';
    if (!isOpen && fields[field] === '') fields[field] = USUAL[field];
  }
  const others = unknown.filter((word) => !Object.values<string>(OPEN).includes(word));
  if (others.length > 0) rest['unknown'] = others;
  const figure = chosenFigure(rest);
  return {
    ...{ fields, balance: trims, figure, rest },
    weapons: typed.filter((weapon) => weapon !== null),
  };
};

/** Name of the field for a fault by its path in the sheet, or of the part around it; null for neither. */
export const fieldAt = (keys: Keys, isField: (name: string) => boolean): string | null => {
  for (let length = keys.length; length > 0; length -= 1) {
    const name = keys.slice(0, length).join('.');
    if (isField(name)) return name;
  }
  return null;
};
