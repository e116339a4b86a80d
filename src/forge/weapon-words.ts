import { BIN_WORDS, NO_WEAPONS, PLACE_WORDS, SPELLINGS, STRIKERS, TAKEN_AS } from './spellings.ts';
import { SHEET_PLACES } from './sheet.ts';
import type { SheetPlace } from './sheet.ts';
import { WEAPONS } from './weapon-table.ts';

/** What a file adds to a word, which says nothing about what it is. */
const ADDED = /\((?:omnipod|r|t|armored|split|is|clan|os|i-os)\)|\[[^\]]*\]|:size:[\d.]+/g;

/** A word by its letters and digits alone: `AC/20`, `Autocannon-20 (R)` → `ac20`, `autocannon20`. */
export const fold = (word: string): string =>
  word
    .slice(0, 200)
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(ADDED, '')
    .replaceAll(/[^a-z\d]+/g, '');

/** The rows of a table of words, by each of their words. */
const byWord = (rows: string): readonly (readonly [word: string, meaning: string])[] =>
  rows
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [meaning = '', words = ''] = row.split(/ {2,}/);
      return words.split(' ').map((word) => [word, meaning] as const);
    });

const TABLED: ReadonlyMap<string, string> = new Map([
  ...[...WEAPONS.keys()].map((key) => [fold(key), key] as const),
  ...byWord(SPELLINGS),
]);
/** How people and files write a weapon of the table, folded; a Clan one like the other of its name. */
export const spellingsOf = (key: string): readonly string[] =>
  [...TABLED].filter(([, of]) => of === key || `clan ${of}` === key).map(([word]) => word);
const TAKEN: ReadonlyMap<string, string> = new Map(byWord(TAKEN_AS));
const NOTHING: ReadonlyMap<string, string> = new Map(byWord(NO_WEAPONS));
const STRIKES: ReadonlyMap<string, string> = new Map(byWord(STRIKERS));

/** What a weapon's word stands for, as the sheet said it. */
export type NamedWeapon = { readonly said: string } & (
  | { readonly kind: 'weapon'; readonly key: string; readonly isTakenAs: boolean }
  | { readonly kind: 'striker'; readonly punch: number; readonly kick: number }
  | { readonly kind: 'no weapon'; readonly what: string }
);

/** Who builds it, where a sheet or a file says so. */
export type Maker = 'Clan' | 'Inner Sphere';

/** Who builds a thing, by its own word: `CLERPPC`, `IS Ammo AC/10`, `ER PPC (Clan)`. */
export const makerOf = (said: string): Maker | null =>
  /^CL(?=[A-Z ])/.test(said) || /^clan\b|\(clan\)/i.test(said)
    ? 'Clan'
    : /^IS(?=[A-Z ])|\(IS\)/.test(said)
      ? 'Inner Sphere'
      : null;

/** A word and what is left of it without who builds it, its single shot, and its plural. */
const variants = (folded: string): readonly string[] => {
  const bare = folded.replace(/^(?:clan|innersphere|cl|is)|(?:clan|is)$/, '');
  return [folded, bare, ...[folded, bare].map((each) => each.replace(/(?<=\d)i?os$|s$/, ''))];
};

/** The row where two have other numbers: the Clans' or the other. */
const madeBy = (key: string, maker: Maker | null): string =>
  maker === 'Clan' && WEAPONS.has(`clan ${key}`) ? `clan ${key}` : key;

/** What a word means (`maker` where the word itself does not say who builds it); null if nothing known. */
export const weaponNamed = (said: string, maker: Maker | null = null): NamedWeapon | null => {
  for (const word of variants(fold(said))) {
    const key = TABLED.get(word) ?? TAKEN.get(word);
    if (key !== undefined) {
      const row = madeBy(key, makerOf(said) ?? maker);
      return { said, kind: 'weapon', key: row, isTakenAs: !TABLED.has(word) };
    }
    const [how, by] = STRIKES.get(word)?.split(' ') ?? [];
    if (by !== undefined)
      return {
        ...{ said, kind: 'striker' },
        ...{ punch: how === 'punch' ? Number(by) : 0, kick: how === 'kick' ? Number(by) : 0 },
      };
    const what = NOTHING.get(word);
    if (what !== undefined) return { said, kind: 'no weapon', what };
  }
  return null;
};

/** How many letters are to be changed, put in or taken out to make one word of another. */
const distance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (let on = 1; on <= other.length; on += 1)
      next[on] = Math.min(
        (next[on - 1] ?? 0) + 1,
        (row[on] ?? 0) + 1,
        (row[on - 1] ?? 0) + (other[on - 1] === letter ? 0 : 1),
      );
    row = next;
  }
  return row[other.length] ?? 0;
};

const digits = (word: string): string => word.replaceAll(/\D+/g, '');

/** The weapon of the table that an unknown word may mean, if one is near; a number is never another. */
export const nearestWeapon = (said: string): string | null => {
  const word = fold(said).slice(0, 40);
  let nearest: string | null = null;
  let least = Math.floor(word.length / 4) + 1;
  for (const [known, key] of TABLED) {
    if (digits(known) !== digits(word) || Math.abs(known.length - word.length) >= least) continue;
    const far = distance(word, known);
    if (far < least) [nearest, least] = [key, far];
  }
  return nearest;
};

/** The weapon that a bin of ammunition feeds, by the bin's word; null if it is no bin of the table. */
export const fedBy = (said: string, maker: Maker | null): string | null => {
  if (!/ammo/i.test(said)) return null;
  const folded = fold(said).replaceAll('ammo', '');
  const plain = BIN_WORDS.reduce((left, each) => left.replace(each, ''), folded)
    .replace(/(mml\d+)(?:lrm|srm)$/, '$1')
    .replace(/(atm\d+)(?:er|he|standard)$/, '$1')
    .replace(/(?<=\d)cl$/, '');
  const by = makerOf(said) ?? maker;
  const named = weaponNamed(folded, by) ?? weaponNamed(plain, by);
  return named?.kind === 'weapon' ? named.key : null;
};

/** A place by its letters, the middle in either spelling. */
const foldPlace = (said: string): string => fold(said).replace(/^cent..(?=torso|leg)/, 'center');
const PLACES: ReadonlyMap<string, string> = new Map(byWord(PLACE_WORDS));

export interface SaidPlace {
  /** Null where none is said. */
  readonly place: SheetPlace | null;
  readonly isRear: boolean;
}

/** A place by its words; null if no 'Mech has it. */
export const placeNamed = (said: string): SaidPlace | null => {
  const isPlain = PLACES.has(foldPlace(said)) && !/\(r\)/i.test(said);
  const word = isPlain ? said : said.replace(/\(r(?:ear)?\)|,?\s*\brear\b/i, '');
  const meant = PLACES.get(foldPlace(word));
  if (meant === undefined) return null;
  return { place: SHEET_PLACES.find((each) => each === meant) ?? null, isRear: !isPlain };
};
