import type { Keys } from '../rules/check/finding.ts';
import { sure } from '../rules/sure.ts';
import { COMMON, TONNAGE, readCommon } from './read-common.ts';
import { knownWeapon, readWeaponList } from './read-record-sheet.ts';
import type { ForgeRemark, Sheet, SheetPlace, SheetWeapon } from './sheet.ts';
import type { SheetPart, SheetReader } from './sheet-reader.ts';
import { reachOf } from './weapon-table.ts';

/** Walk by movement (F20). */
const WALK = [3, 4, 5, 8, 10];

const PLACES: Readonly<Record<string, SheetPlace>> = {
  H: 'head',
  T: 'center torso',
  CT: 'center torso',
  RT: 'right torso',
  LT: 'left torso',
  RA: 'right arm',
  LA: 'left arm',
  RL: 'right leg',
  LL: 'left leg',
};

/** Pointblank and short are both close. */
const RANGE_ENTRIES = ['pointblank', 'short', 'medium', 'long'] as const;
const ENTRIES = ['name', 'count', 'damage', 'heat', 'at', ...RANGE_ENTRIES];

/** Whether the sheet says that the weapon reaches one of these ranges; null if it mentions none. */
const saysReach = (
  reader: SheetReader,
  part: SheetPart,
  ranges: readonly (typeof RANGE_ENTRIES)[number][],
): boolean | null => {
  const said = ranges.filter((range) => reader.has(part, range));
  for (const range of said)
    if (part.value[range] !== null) reader.whole(part, range, { least: -20, most: 20 });
  return said.length === 0 ? null : said.some((range) => part.value[range] !== null);
};

/** A Destiny hardware sheet (F20): walk and sinks from its own numbers, weapons by name. */
export const readDestiny = (reader: SheetReader, value: unknown): Sheet => {
  const sheet = reader.part(value, [], [...COMMON, 'movement', 'jumps', 'heatDissipation']);
  const remarks: ForgeRemark[] = [];

  const readWeapon = (_: SheetReader, entry: unknown, keys: Keys): SheetWeapon | null => {
    const part = reader.part(entry, keys, ENTRIES);
    const known = knownWeapon(reader, part, 'name', false);
    if (!known) return null;
    const [word, facts] = known;
    const said = {
      close: saysReach(reader, part, ['pointblank', 'short']),
      medium: saysReach(reader, part, ['medium']),
      long: saysReach(reader, part, ['long']),
    };
    const reach = reachOf(facts);
    for (const range of ['close', 'medium', 'long'] as const)
      if (said[range] !== null && said[range] !== (reach[range] !== undefined))
        remarks.push({ kind: 'other reach', weapon: word, range, reaches: said[range] });
    for (const entryName of ['damage', 'heat'])
      reader.whole(part, entryName, { least: 0, most: 60, usual: 0 });
    return {
      ...{ keys, word, facts, isOwn: false, shots: Infinity },
      count: reader.whole(part, 'count', { least: 1, most: 20, usual: 1 }),
      at: reader.list(part, 'at', 9).flatMap(({ value: place, keys: where }) => {
        const code = reader.oneOf(place, where, Object.keys(PLACES));
        return code === undefined ? [] : [sure(PLACES[code])];
      }),
    };
  };

  const common = readCommon(reader, sheet, 'a Destiny sheet');
  const movement = reader.whole(sheet, 'movement', { least: 1, most: 5, lacking: 'movement' });
  const walk = sure(WALK[movement - 1]);
  const cooling = reader.whole(sheet, 'heatDissipation', { least: 1, most: 12, usual: 2 });
  const heatSinks = Math.max(0, 10 + 4 * (cooling - 2));
  const weapons = readWeaponList(reader, sheet, readWeapon);
  return {
    ...common,
    tonnage: reader.whole(sheet, 'tonnage', { ...TONNAGE, lacking: 'tonnage' }),
    ...{ walk, heatSinks, weapons },
    jump: reader.truth(sheet, 'jumps') ? walk : 0,
    remarks: [
      ...common.remarks,
      { kind: 'guessed', what: 'walk', as: `${walk}, from movement ${movement}` },
      ...remarks,
    ],
  };
};
