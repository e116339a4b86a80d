import { COMMON, TONNAGE, readCommon } from './read-common.ts';
import { readWeaponList } from './read-weapons.ts';
import type { Sheet } from './sheet.ts';
import { SHEET_PLACES } from './sheet.ts';
import type { SheetPart, SheetReader } from './sheet-reader.ts';

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
