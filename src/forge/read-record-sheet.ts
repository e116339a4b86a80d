import { COMMON, TONNAGE, readCommon } from './read-common.ts';
import type { Sheet, SheetPlace, SheetWeapon } from './sheet.ts';
import { SHEET_PLACES } from './sheet.ts';
import type { SheetPart, SheetReader } from './sheet-reader.ts';
import type { Keys } from '../rules/check/finding.ts';
import { foundOf } from '../rules/check/finding.ts';
import type { WeaponFacts } from './weapon-table.ts';
import { WEAPONS, WEAPON_KINDS, doesSpend } from './weapon-table.ts';

/** The most entries of the list of weapons, kinds of weapons (with jets), and guns of a kind. */
const [MOST_ENTRIES, MOST_KINDS, MOST_GUNS] = [40, 15, 20];
/** In characters, for an author's word; two of them fit a maneuver's name. */
const LONGEST_WORD = 14;
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

/** The weapon of the table that an entry names, however that is spelled; null, with the fault, where there is none. */
export const knownWeapon = (
  reader: SheetReader,
  { keys, value }: SheetPart,
  entry: string,
  ownFacts: boolean,
): readonly [word: string, WeaponFacts] | null => {
  const said = Object.hasOwn(value, entry) ? value[entry] : undefined;
  const word = typeof said === 'string' ? said.trim().toLowerCase() : '';
  const facts = WEAPONS.get(word);
  if (facts) return [word, facts];
  reader.add(
    [...keys, entry],
    said === undefined
      ? { kind: 'lacking', what: 'weapon' }
      : { kind: 'no such weapon', found: foundOf(said), ownFacts },
  );
  return null;
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
    damage: reader.damage(part, 60),
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
  const known = knownWeapon(reader, part, 'weapon', true);
  if (!known) return null;
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
const gathered = (reader: SheetReader, weapons: readonly SheetWeapon[]): readonly SheetWeapon[] => {
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

/** The number of heat sinks that a sheet need not list (F4). */
export const USUAL_SINKS = 10;

/** Armor by place: not used (F1), but checked. */
const readArmor = (reader: SheetReader, sheet: SheetPart): void => {
  if (!reader.has(sheet, 'armor')) return;
  const part = reader.part(sheet.value['armor'], [...sheet.keys, 'armor'], SHEET_PLACES);
  for (const place of Object.keys(part.value))
    reader.whole(part, place, { least: 0, most: 400, usual: 0 });
};

/** A record sheet: weight, walk and jump, weapons with their places. */
export const readRecordSheet = (reader: SheetReader, value: unknown): Sheet => {
  const sheet = reader.part(value, [], [...COMMON, 'walk', 'run', 'jump', 'heatSinks']);
  readArmor(reader, sheet);
  reader.whole(sheet, 'run', { least: 0, most: 40, usual: 0 });
  return {
    ...readCommon(reader, sheet, 'a record sheet'),
    tonnage: reader.whole(sheet, 'tonnage', { ...TONNAGE, lacking: 'tonnage' }),
    walk: reader.whole(sheet, 'walk', { least: 1, most: 20, lacking: 'walk' }),
    jump: reader.whole(sheet, 'jump', { least: 0, most: 20, usual: 0 }),
    heatSinks: reader.whole(sheet, 'heatSinks', { least: 0, most: 80, usual: USUAL_SINKS }),
    weapons: readWeaponList(reader, sheet),
  };
};
