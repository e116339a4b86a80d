import type { Keys } from '../rules/check/finding.ts';
import { foundOf } from '../rules/check/finding.ts';
import type { SheetPlace, SheetWeapon } from './sheet.ts';
import { SHEET_PLACES } from './sheet.ts';
import type { SheetPart, SheetReader } from './sheet-reader.ts';
import type { WeaponFacts } from './weapon-table.ts';
import { WEAPONS, WEAPON_KINDS, doesSpend } from './weapon-table.ts';

/** The most entries of the list of weapons, kinds of weapons (with jets), and guns of a kind. */
const [MOST_ENTRIES, MOST_KINDS, MOST_GUNS] = [40, 15, 20];
/** In characters, for an author's word; two of them fit a maneuver's name. */
export const LONGEST_WORD = 14;
const WORD = /^[A-Z][A-Za-z]*(?: [A-Za-z]+)*$/;
const COUNTED = ['count', 'at', 'shots'];

/** The places of a weapon, each once. */
const readPlaces = (reader: SheetReader, part: SheetPart): readonly SheetPlace[] => [
  ...new Set(
    reader
      .list(part, 'at', SHEET_PLACES.length)
      .flatMap(({ value, keys }) => reader.oneOf(value, keys, SHEET_PLACES) ?? []),
  ),
];

const readShots = (reader: SheetReader, part: SheetPart): number =>
  reader.has(part, 'shots') ? reader.whole(part, 'shots', { least: 1, most: 400 }) : Infinity;

const readCount = (reader: SheetReader, part: SheetPart): number =>
  reader.whole(part, 'count', { least: 1, most: MOST_GUNS, usual: 1 });

/** A weapon of the table by its word, in any spelling; null if unknown. */
export const knownWeapon = (found: unknown): readonly [word: string, WeaponFacts] | null => {
  const word = typeof found === 'string' ? found.trim().toLowerCase() : '';
  const facts = WEAPONS.get(word);
  return facts ? [word, facts] : null;
};

const readDamage = (reader: SheetReader, part: SheetPart): WeaponFacts['damage'] => {
  const keys = [...part.keys, 'damage'];
  if (!reader.has(part, 'damage')) reader.add(keys, { kind: 'lacking', what: 'damage' });
  const entries = reader.list(part, 'damage', 3);
  if (
    entries.length !== 3 &&
    Array.isArray(part.value['damage']) &&
    part.value['damage'].length < 3
  )
    reader.add(keys, { kind: 'three ranges' });
  const ranges = Object.fromEntries(entries.map(({ value }, at) => [String(at), value]));
  const at = (place: number): number =>
    reader.whole({ keys, value: ranges }, String(place), { least: 0, most: 60, usual: 0 });
  return { close: at(0), medium: at(1), long: at(2) };
};

const readOwn = (reader: SheetReader, part: SheetPart): SheetWeapon => {
  const word = reader.text(part, 'word', { most: LONGEST_WORD });
  if (word !== '' && word.length <= LONGEST_WORD && !WORD.test(word))
    reader.add([...part.keys, 'word'], { kind: 'no word for a weapon', found: word });
  if (!reader.has(part, 'kind'))
    reader.add([...part.keys, 'kind'], { kind: 'lacking', what: 'kind' });
  const kind = reader.has(part, 'kind')
    ? reader.oneOf(part.value['kind'], [...part.keys, 'kind'], WEAPON_KINDS)
    : undefined;
  const shots = readShots(reader, part);
  const min = reader.whole(part, 'min', { least: 0, most: 30, usual: 0 });
  const max = reader.whole(part, 'max', { least: 1, most: 40, lacking: 'max' });
  if (min > max) reader.add([...part.keys, 'max'], { kind: 'range upside down', min });
  const facts: WeaponFacts = {
    ...{ name: word, kind: kind ?? 'laser', min, max },
    damage: readDamage(reader, part),
    heat: reader.whole(part, 'heat', { least: 0, most: 20, lacking: 'heat' }),
    spends: shots < Infinity || (kind !== undefined && doesSpend(kind)),
  };
  return {
    ...{ keys: part.keys, word, isOwn: true, facts, shots },
    count: readCount(reader, part),
    at: readPlaces(reader, part),
  };
};

/** A weapon of a record sheet, by its word in the table or by facts of its own. */
const readWeapon = (reader: SheetReader, value: unknown, keys: Keys): SheetWeapon | null => {
  const whole = reader.part(value, keys, null);
  if (reader.has(whole, 'word'))
    return readOwn(
      reader,
      reader.part(value, keys, ['word', 'kind', 'damage', 'heat', 'min', 'max', ...COUNTED]),
    );
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return null;
  const part = reader.part(value, keys, ['weapon', ...COUNTED]);
  const found = part.value['weapon'];
  const known = knownWeapon(found);
  if (!known) {
    reader.add(
      [...keys, 'weapon'],
      found === undefined
        ? { kind: 'lacking', what: 'weapon' }
        : { kind: 'no such weapon', found: foundOf(found), ownFacts: true },
    );
    return null;
  }
  const [word, facts] = known;
  if (!facts.spends && reader.has(part, 'shots'))
    reader.add([...keys, 'shots'], { kind: 'spends nothing', weapon: word });
  return {
    ...{ keys, word, facts, isOwn: false, shots: readShots(reader, part) },
    count: readCount(reader, part),
    at: readPlaces(reader, part),
  };
};

const isAlike = (one: WeaponFacts, other: WeaponFacts): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Merges weapons of one kind: all guns, all places, the fewest shots. */
export const gathered = (
  reader: SheetReader,
  weapons: readonly SheetWeapon[],
): readonly SheetWeapon[] => {
  const kinds = new Map<string, SheetWeapon>();
  for (const weapon of weapons) {
    const { word, facts, keys } = weapon;
    const before = kinds.get(word);
    if (before && !isAlike(before.facts, facts)) {
      reader.add([...keys, 'word'], { kind: 'word with other facts', word });
      continue;
    }
    kinds.set(
      word,
      before
        ? {
            ...before,
            count: Math.min(MOST_GUNS, before.count + weapon.count),
            at: [...new Set([...before.at, ...weapon.at])],
            shots: Math.min(before.shots, weapon.shots),
          }
        : weapon,
    );
  }
  if (kinds.size > MOST_KINDS)
    reader.add(['weapons'], { kind: 'too many', found: kinds.size, most: MOST_KINDS });
  return [...kinds.values()];
};

/** The weapons of a sheet; `read` is the game's reader for one. */
export const readWeaponList = (
  reader: SheetReader,
  sheet: SheetPart,
  read: (reader: SheetReader, value: unknown, keys: Keys) => SheetWeapon | null = readWeapon,
): readonly SheetWeapon[] => {
  const isEmpty = Array.isArray(sheet.value['weapons']) && sheet.value['weapons'].length === 0;
  if (!reader.has(sheet, 'weapons') || isEmpty)
    reader.add([...sheet.keys, 'weapons'], { kind: 'lacking', what: 'weapons' });
  return gathered(
    reader,
    reader
      .list(sheet, 'weapons', MOST_ENTRIES)
      .flatMap(({ value, keys }) => read(reader, value, keys) ?? []),
  );
};
