import * as v from 'valibot';
import { DESIGNATION } from '../rules/document/booklet-document.ts';
import { figureDocument } from '../rules/document/figure-document.ts';
import { object, oneOf, whole, words } from '../rules/document/schema-words.ts';
import { foundOf } from '../rules/check/finding.ts';
import type { Legless, SheetProblem } from './fault.ts';
import { TYPED_LEGLESS } from './fault.ts';
import { SHEET_PLACES } from './sheet.ts';
import type { SheetPlace } from './sheet.ts';
import type { WeaponFacts } from './weapon-table.ts';
import { nearestWeapon, placeNamed, weaponNamed } from './weapon-words.ts';
import { sure } from '../rules/sure.ts';
import { WEAPONS, WEAPON_KINDS } from './weapon-table.ts';

/**
 * The sheets of the three games: what an author writes. One definition each gives the TypeScript type, what a sheet is
 * read by (`read-sheet.ts`), and the fields of a form over it. Entries stand in the order in which a sheet is saved.
 */

/** The fault of a value that fails its test; `fault.ts` finds it in the issue. */
export type Blame = (value: never) => SheetProblem;

/** A test that says itself what is wrong where a value fails it. */
const blaming = <Value>(test: (value: Value) => boolean, blame: (value: Value) => SheetProblem) =>
  Object.assign((value: Value) => test(value), { blame });
const sound = <Value>(test: (value: Value) => boolean, blame: (value: Value) => SheetProblem) =>
  v.check(blaming(test, blame));

/** The most pieces of a designation, and characters of each. */
const [MOST_PIECES, LONGEST_PIECE] = [3, 6];

/** The valid designation nearest to a text: `ENF-4R` for `enf 4r`. */
const nearestDesignation = (text: string): string =>
  text
    .slice(0, 200)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .flatMap((piece) => piece.match(new RegExp(`.{1,${LONGEST_PIECE}}`, 'g')) ?? [])
    .slice(0, MOST_PIECES)
    .join('-') || 'NEW-1';

const designation = v.pipe(
  v.string(),
  sound(
    (text) => DESIGNATION.test(text),
    (found) => ({ kind: 'no designation', found, nearest: nearestDesignation(found) }),
  ),
);

/** Visible words without markup. */
const plain = (most: number) =>
  v.pipe(
    words(most),
    sound(
      (text) => !/[<>]/.test(text),
      (found) => ({ kind: 'markup', found }),
    ),
  );

const list = <const Item extends v.GenericSchema>(item: Item, most: number) =>
  v.pipe(v.array(item), v.maxLength(most));

/** A number for close, medium and long range each. */
const damage = <const Item extends v.GenericSchema<unknown, number>>(item: Item) =>
  v.pipe(
    list(item, 3),
    sound(
      ({ length }) => length >= 3,
      () => ({ kind: 'three ranges' }),
    ),
    v.transform(([close = 0, medium = 0, long = 0]): WeaponFacts['damage'] => ({
      close,
      medium,
      long,
    })),
  );

/** A word in small letters, with plain quotation marks. */
export const wordOf = (said: unknown): string =>
  typeof said === 'string'
    ? said
        .normalize('NFKC')
        .trim()
        .toLowerCase()
        .replaceAll(/[\u201c\u201d\u2033]/g, '"')
    : '';

/** A weapon, however its word is spelled, or what is none; where nothing is known, facts of its own may help. */
const known = (ownFacts: boolean) =>
  v.pipe(
    v.unknown(),
    sound(
      (said) => typeof said === 'string' && weaponNamed(said) !== null,
      (said) => ({
        ...{ kind: 'no such weapon', found: foundOf(said), ownFacts },
        nearest: typeof said === 'string' ? nearestWeapon(said) : null,
      }),
    ),
    v.transform((said) => sure(weaponNamed(String(said)))),
  );

/** A place, however it is spelled. */
const placeOf = v.pipe(
  v.unknown(),
  sound(
    (said) => typeof said === 'string' && placeNamed(said) !== null,
    (said) => ({ kind: 'none of these', found: foundOf(said), of: SHEET_PLACES }),
  ),
  v.transform((said) => sure(placeNamed(String(said)))),
);

/** What strikes, and fires nothing. */
const striker = v.pipe(
  v.string(),
  sound(
    (said) => weaponNamed(said)?.kind === 'striker',
    (found) => ({ ...{ kind: 'no such weapon', found, ownFacts: false }, nearest: null }),
  ),
);

/** Types of cards, as letters or words; null is a 'Mech. */
const TYPES: readonly (readonly [RegExp, Legless | null])[] = [
  [/^(?:'?me(?:ch|k)|(?:battle|industrial|omni)me(?:ch|k)|bm|im)$/, null],
  [/^(?:vehicle|combat vehicle|tank|hovercraft|vtol|cv|sv|support vehicle)$/, 'vehicle'],
  [/^(?:infantry|battle armor|ci|ba)$/, 'infantry'],
  [/^(?:aerospace|aerospace fighter|fighter|dropship|af|cf|ds|sc|ss|ws|js)$/, 'aerospace craft'],
];
/** The type of a sheet's unit; undefined where no unit has it. */
export const typeOf = (type: unknown): Legless | null | undefined =>
  TYPES.find(([spelled]) => spelled.test(wordOf(type)))?.[1];

/** The weight of a booklet's 'Mech, in tons. */
const tonnage = whole(5, 200);

/** What is printed and plays no part. */
const printed = v.optional(v.unknown());

const head = {
  $schema: v.optional(v.unknown()),
  game: v.unknown(),
  type: v.optional(
    v.pipe(
      v.unknown(),
      sound(
        (type) => typeOf(type) !== undefined,
        (type) => ({
          kind: 'none of these',
          found: foundOf(type),
          of: ["'Mech", ...TYPED_LEGLESS],
        }),
      ),
    ),
  ),
  designation,
  name: plain(24),
};
const foot = {
  engine: v.optional(plain(40)),
  figure: v.optional(figureDocument),
  balance: v.optional(
    object({ armor: v.optional(whole(-20, 40), 0), fire: v.optional(whole(-5, 5), 0) }),
    { armor: 0, fire: 0 },
  ),
  source: v.optional(plain(60)),
  unknown: v.optional(list(plain(24), 12), []),
  /** What a sheet may say, and plays no part. */
  ...Object.fromEntries(
    (['era', 'bv', 'cost', 'role', 'techbase', 'quirks'] as const).map((key) => [key, printed]),
  ),
};

export const MOST_GUNS = 60;
/** In characters, for an author's word; two of them fit a maneuver's name. */
const LONGEST_WORD = 14;
const WORD = /^(?:[A-Z][A-Za-z\d-]*(?: [A-Za-z\d][A-Za-z\d-]*)*)?$/;
/** Names of the table, which an author has no need to write. */
const TABLED = new Set([...WEAPONS.values()].map(({ name }) => name.toLowerCase()));

const counted = {
  count: v.optional(whole(1, MOST_GUNS), 1),
  at: v.optional(list(placeOf, 2 * SHEET_PLACES.length), []),
  shots: v.optional(whole(1, 400)),
};

const ofTheTable = v.pipe(
  object({ weapon: known(true), ...counted }),
  v.forward(
    v.partialCheck(
      [['weapon'], ['shots']],
      blaming(
        ({ weapon, shots }) =>
          shots === undefined ||
          weapon.kind !== 'weapon' ||
          WEAPONS.get(weapon.key)?.spends === true,
        ({ weapon }) => ({ kind: 'spends nothing', weapon: weapon.said }),
      ),
    ),
    ['shots'],
  ),
);
const ofItsOwn = v.pipe(
  object({
    word: v.pipe(
      v.string(),
      sound(
        (word) => !TABLED.has(wordOf(word)),
        (word) => ({ kind: 'word of the table', word }),
      ),
      plain(LONGEST_WORD),
      sound(
        (word) => WORD.test(word),
        (found) => ({ kind: 'no word for a weapon', found }),
      ),
    ),
    kind: oneOf(WEAPON_KINDS),
    damage: damage(whole(0, 60)),
    heat: whole(0, 20),
    min: v.optional(whole(0, 30), 0),
    max: whole(1, 40),
    ...counted,
  }),
  v.forward(
    v.partialCheck(
      [['min'], ['max']],
      blaming(
        ({ min, max }) => min <= max,
        ({ min }) => ({ kind: 'range upside down', min }),
      ),
    ),
    ['max'],
  ),
);

/** Whether a weapon of a record sheet has facts of its own. */
const isOwn = (weapon: unknown): boolean =>
  weapon !== null && typeof weapon === 'object' && Object.hasOwn(weapon, 'word');

const weaponList = <const Weapon extends v.GenericSchema>(weapon: Weapon) =>
  v.pipe(list(weapon, 40), v.minLength(1));

/** The number of heat sinks that a sheet need not list (F4). */
export const USUAL_SINKS = 10;

export const recordSheet = object({
  ...head,
  ...{ tonnage, walk: whole(1, 20), run: v.optional(whole(0, 40)) },
  jump: v.optional(whole(0, 20), 0),
  heatSinks: v.optional(whole(0, 80), USUAL_SINKS),
  /** By place: not used (F1), but checked. */
  armor: v.optional(
    object(
      Object.fromEntries(
        SHEET_PLACES.flatMap((place) => [place, `${place} rear`]).map((place) => [
          place,
          v.optional(whole(0, 400)),
        ]),
      ),
    ),
  ),
  weapons: weaponList(v.lazy((weapon) => (isOwn(weapon) ? ofItsOwn : ofTheTable))),
  melee: v.optional(list(striker, 12), []),
  ...foot,
  /** Whose it is (F21), as a file says it. */
  ...{ chassis: v.optional(plain(60)), model: v.optional(plain(60)), also: v.optional(plain(60)) },
  mulId: v.optional(whole(1, 999_999_999)),
  /** What is worth knowing about it, a sentence each. */
  notes: v.optional(list(plain(200), 12), []),
});

/** Places of a Destiny sheet. */
export const PLACE_CODES = {
  H: 'head',
  T: 'center torso',
  CT: 'center torso',
  RT: 'right torso',
  LT: 'left torso',
  RA: 'right arm',
  LA: 'left arm',
  RL: 'right leg',
  LL: 'left leg',
} as const satisfies Readonly<Record<string, SheetPlace>>;
const reach = v.optional(v.nullable(whole(-20, 20)));

export const destinySheet = object({
  ...head,
  tonnage,
  movement: whole(1, 5),
  jumps: v.optional(v.boolean(), false),
  heatDissipation: v.optional(whole(1, 12), 2),
  armor: v.optional(v.unknown()),
  weapons: weaponList(
    object({
      name: known(false),
      count: v.optional(whole(1, MOST_GUNS), 1),
      at: v.optional(list(oneOf(Object.keys(PLACE_CODES) as (keyof typeof PLACE_CODES)[]), 9), []),
      ...{ damage: v.optional(whole(0, 60)), heat: v.optional(whole(0, 60)) },
      ...{ pointblank: reach, short: reach, medium: reach, long: reach },
    }),
  ),
  ...foot,
});

/** Units that are no 'Mech, by the letter after their inches. */
const MOVES: Readonly<Record<string, Legless>> = {
  ...{ t: 'vehicle', w: 'vehicle', h: 'vehicle', n: 'vehicle', s: 'vehicle', v: 'vehicle' },
  ...{ g: 'vehicle', r: 'vehicle', f: 'infantry', m: 'infantry' },
  ...{ a: 'aerospace craft', p: 'aerospace craft' },
};

interface Move {
  readonly walk: number;
  readonly jump: number;
}

/** Inches as paces, two to one: `8"`, `8"j`, `10"/6"j`. A walk below 1 is none. */
const moveIn = (said: string): Move => {
  const [, inches = '', jumps, jumped] =
    /^(\d{1,2})["″]?(j)?(?:\/(\d{1,2})["″]?j)?$/.exec(said) ?? [];
  const walk = Math.floor(Number(inches) / 2);
  const jump = jumped === undefined ? (jumps ? walk : 0) : Math.floor(Number(jumped) / 2);
  return { walk, jump: Math.min(20, jump) };
};

const move = v.pipe(
  v.unknown(),
  sound(
    (said) => {
      const { walk } = moveIn(wordOf(said).replaceAll(' ', ''));
      return walk >= 1 && walk <= 20;
    },
    (found) => {
      const legless = MOVES[/^\d+["″]?([a-z])$/.exec(wordOf(found).replaceAll(' ', ''))?.[1] ?? ''];
      return legless
        ? { kind: 'no legs', what: legless }
        : { kind: 'no move', found: foundOf(found) };
    },
  ),
  v.transform((said) => moveIn(wordOf(said).replaceAll(' ', ''))),
);

const points = v.optional(whole(0, 99));

export const alphaStrikeCard = object({
  ...head,
  tonnage: v.optional(tonnage),
  ...{ size: whole(1, 4), move },
  // `0*`, next to nothing, counts as none, and so does a dash; `2/3/-` is a list.
  damage: v.pipe(
    v.unknown(),
    v.transform((said) =>
      typeof said === 'string' && said.includes('/')
        ? said.split('/').map((each) => (/^\d+$/.test(each.trim()) ? Number(each) : each.trim()))
        : said,
    ),
    damage(
      v.pipe(
        v.unknown(),
        v.transform((said) => (['0*', '-', '–', '—'].some((none) => none === said) ? 0 : said)),
        whole(0, 20),
      ),
    ),
  ),
  heat: v.optional(whole(0, 9), 0),
  ...{ armor: points, structure: points },
  specials: v.optional(list(plain(24), 40), []),
  ...{ weapons: printed, pv: printed, role: printed, skill: printed, tmm: printed },
  ...foot,
});

export type RecordSheet = v.InferOutput<typeof recordSheet>;
export type DestinySheet = v.InferOutput<typeof destinySheet>;
export type AlphaStrikeCard = v.InferOutput<typeof alphaStrikeCard>;
