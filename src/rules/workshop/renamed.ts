import { COLOURS } from '../vocabulary.ts';

type Named = 'group' | 'maneuver' | 'weapon' | 'ammunition';

export interface Renaming {
  readonly what: Named;
  readonly from: string;
  readonly to: string;
  /** The place of the one row of the card that changes; left out, every row that bears the name. */
  readonly row?: number;
}

type Change = (value: unknown) => unknown;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** A document with what stands at a path changed, everything else as it was; `*` is each. */
export const changedAlong = (
  value: unknown,
  [key, ...deeper]: readonly string[],
  change: Change,
): unknown => {
  if (key === undefined) return change(value);
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([own, inner]) => ({
    ...{ own, inner },
    after: key === '*' || key === own ? changedAlong(inner, deeper, change) : inner,
  }));
  if (entries.every(({ inner, after }) => inner === after)) return value;
  if (Array.isArray(value)) return entries.map(({ after }) => after);
  return Object.fromEntries(entries.map(({ own, after }) => [own, after]));
};

const CARD = ['statCard', 'maneuvers'];
/** Where a row of the card bears a name. */
const BORNE: Readonly<Record<Named, readonly string[]>> = {
  group: ['group'],
  maneuver: ['name'],
  weapon: ['fires', '*'],
  ammunition: ['ammunition'],
};
/** Where what a critical reaches says it (C5). */
const REACHES: Readonly<Record<Named, readonly (readonly string[])[]>> = {
  group: [['group']],
  maneuver: [['maneuver'], ['manner']],
  weapon: [['weapon'], ['weapons', '*']],
  ammunition: [],
};
/** What lists by name: the supplies of the card, the mounts of the figure. */
const LISTS: Readonly<Partial<Record<Named, readonly string[]>>> = {
  weapon: ['figure', 'mounts'],
  ammunition: ['statCard', 'ammunition'],
};

const namesOf = (document: unknown, what: Named): ReadonlySet<unknown> => {
  const names = new Set<unknown>();
  changedAlong(document, [...CARD, '*', ...BORNE[what]], (name) => {
    names.add(name);
    return name;
  });
  return names;
};

const inStatus = (screen: unknown, { what, from, to }: Renaming, stays: boolean): unknown =>
  (what === 'group' || what === 'maneuver' ? ['except', 'only'] : []).reduce(
    (seen, list) =>
      changedAlong(seen, ['status', list], (words) => {
        if (!Array.isArray(words) || !words.includes(from)) return words;
        const next = words.flatMap((word: unknown) =>
          word === from ? (stays ? [from, to] : [to]) : [word],
        );
        return next.filter((word, at) => word !== to || next.indexOf(to) === at);
      }),
    screen,
  );

/** A list with each of its entries once. */
const once: Change = (list) => {
  if (!Array.isArray(list)) return list;
  const texts = list.map((each) => JSON.stringify(each));
  const found = list.filter((_each, at) => texts.indexOf(texts[at] ?? '') === at);
  return found.length === list.length ? list : found;
};

/** Several weapons that are one now are that weapon. */
const single: Change = (reach) => {
  const weapons = isObject(reach) ? once(reach['weapons']) : null;
  if (!Array.isArray(weapons)) return reach;
  const [weapon, ...more] = weapons as readonly unknown[];
  return more.length > 0 ? changedAlong(reach, ['weapons'], () => weapons) : { weapon };
};

const inCritical = (critical: unknown, { what, from, to }: Renaming, begins = false): unknown => {
  const of = ['effects', '*', 'of'];
  const named = REACHES[what]
    .filter(([key]) => key !== 'manner' || !begins)
    .reduce(
      (seen, reach) =>
        changedAlong(seen, [...of, '*', ...reach], (name) => (name === from ? to : name)),
      critical,
    );
  return named === critical
    ? critical
    : changedAlong(changedAlong(named, [...of, '*'], single), of, once);
};

const inLists = (document: unknown, { what, from, to }: Renaming): unknown => {
  const path = LISTS[what];
  if (!path) return document;
  const [before, after] = [[...path, from].join('.'), [...path, to].join('.')];
  let isMoved = false;
  const moved = changedAlong(document, path, (list) => {
    const isThere = isObject(list) && Object.hasOwn(list, to);
    // A weapon has one mount; supplies are never lost.
    isMoved = isObject(list) && Object.hasOwn(list, from) && (what === 'weapon' || !isThere);
    if (!isObject(list) || !isMoved) return list;
    return Object.fromEntries(
      Object.entries(list)
        .filter(([name]) => name !== from || !isThere)
        .map(([name, value]) => [name === from ? to : name, value]),
    );
  });
  if (!isMoved) return document;
  return changedAlong(moved, ['sources', 'cells', '*', 'of', '*'], (of) =>
    typeof of === 'string' && `${of}.`.startsWith(`${before}.`)
      ? after + of.slice(before.length)
      : of,
  );
};

/**
 * The document with a name changed on the card, in one row or in all, and wherever statuses, criticals, supplies and mounts
 * say it, unless another row still bears it. A word that is a group and a maneuver at once becomes both words in a status.
 * What names begin with (`manner`) changes where it was the whole name of nothing else.
 */
export const withName = (document: unknown, renaming: Renaming): unknown => {
  const { what, from, to, row } = renaming;
  const rows = [...CARD, row === undefined ? '*' : String(row), ...BORNE[what]];
  const borne = changedAlong(document, rows, (name) => (name === from ? to : name));
  const card =
    what === 'weapon' && borne !== document ? changedAlong(borne, rows.slice(0, -1), once) : borne;
  if (from === to || namesOf(card, what).has(from)) return card;
  const others = namesOf(card, what === 'group' ? 'maneuver' : 'group');
  const stays = others.has(from) || (COLOURS as readonly string[]).includes(from);
  const begins = [...namesOf(card, 'maneuver')].some(
    (name) => typeof name === 'string' && name.startsWith(`${from} `),
  );
  return inLists(
    changedAlong(card, ['viewScreens', '*'], (screen) =>
      changedAlong(inStatus(screen, renaming, stays), ['criticals', '*'], (critical) =>
        inCritical(critical, renaming, begins),
      ),
    ),
    renaming,
  );
};

/** Where a name is spoken of: the view screens whose status says it, and how many criticals do. */
export const namedBy = (
  document: unknown,
  what: Named,
  name: string,
): { readonly statuses: readonly string[]; readonly criticals: number } => {
  // Any other name: what it would change speaks of this one.
  const renaming = { what, from: name, to: `${name} ` };
  const screens = isObject(document) ? document['viewScreens'] : null;
  let criticals = 0;
  changedAlong(screens, ['*', 'criticals', '*'], (critical) => {
    if (inCritical(critical, renaming) !== critical) criticals += 1;
    return critical;
  });
  const statuses = Object.entries(isObject(screens) ? screens : {}).flatMap(([number, screen]) =>
    inStatus(screen, renaming, false) === screen ? [] : [number],
  );
  return { statuses, criticals };
};
