import { figureFindings } from '../rules/check/check-figure.ts';
import { foundOf } from '../rules/check/finding.ts';
import { DESIGNATION } from '../rules/document/booklet-document.ts';
import type { FigureDocument } from '../rules/document/figure-document.ts';
import type { Legless } from './fault.ts';
import { LEGLESS, asSheetFault } from './fault.ts';
import type { ForgeRemark, Sheet } from './sheet.ts';
import type { SheetPart, SheetReader } from './sheet-reader.ts';

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

/** Entries of the sheets of every game. */
export const COMMON = [
  ...['$schema', 'game', 'designation', 'name', 'tonnage', 'type', 'weapons', 'armor', 'engine'],
  ...['figure', 'balance', 'source', 'unknown'],
];

/** The weight of a booklet's 'Mech, in tons. */
export const TONNAGE = { least: 5, most: 200 };

/** Types of cards, as letters or words; null is a 'Mech. */
const TYPES: readonly (readonly [RegExp, Legless | null])[] = [
  [/^(?:'?mech|battlemech|bm|im|industrialmech)$/, null],
  [/^(?:vehicle|combat vehicle|tank|hovercraft|vtol|cv|sv|support vehicle)$/, 'vehicle'],
  [/^(?:infantry|battle armor|ci|ba)$/, 'infantry'],
  [/^(?:aerospace|aerospace fighter|fighter|dropship|af|cf|ds|sc|ss|ws|js)$/, 'aerospace craft'],
];

/** Entries that only sheets of other units have. */
const OF_OTHERS: Readonly<Record<string, Legless>> = {
  cruise: 'vehicle',
  flank: 'vehicle',
  motive: 'vehicle',
  platoon: 'infantry',
  squad: 'infantry',
  troopers: 'infantry',
  thrust: 'aerospace craft',
  'safe thrust': 'aerospace craft',
  safeThrust: 'aerospace craft',
};

/** The kind of a unit without legs; null for a 'Mech, or if the sheet does not say. */
export const leglessOf = (reader: SheetReader, sheet: SheetPart): Legless | null => {
  const { value, keys } = sheet;
  const other = Object.keys(value).find((key) => Object.hasOwn(OF_OTHERS, key));
  if (other !== undefined) return OF_OTHERS[other] ?? null;
  if (!reader.has(sheet, 'type')) return null;
  const type = value['type'];
  const word = typeof type === 'string' ? type.trim().toLowerCase() : '';
  const known = TYPES.find(([words]) => words.test(word));
  if (!known)
    reader.add([...keys, 'type'], {
      kind: 'none of these',
      found: foundOf(type),
      of: ["'Mech", ...LEGLESS],
    });
  return known?.[1] ?? null;
};

const readDesignation = (reader: SheetReader, sheet: SheetPart): string => {
  const keys = [...sheet.keys, 'designation'];
  if (!reader.has(sheet, 'designation')) {
    reader.add(keys, { kind: 'lacking', what: 'designation' });
    return '';
  }
  const found = sheet.value['designation'];
  if (typeof found === 'string' && DESIGNATION.test(found)) return found;
  reader.add(
    keys,
    typeof found === 'string'
      ? { kind: 'no designation', found, nearest: nearestDesignation(found) }
      : { kind: 'no text', found: foundOf(found) },
  );
  return '';
};

const readBalance = (reader: SheetReader, sheet: SheetPart): Sheet['balance'] => {
  if (!reader.has(sheet, 'balance')) return { armor: 0, fire: 0 };
  const keys = [...sheet.keys, 'balance'];
  const part = reader.part(sheet.value['balance'], keys, ['armor', 'fire']);
  return {
    armor: reader.whole(part, 'armor', { least: -20, most: 40, usual: 0 }),
    fire: reader.whole(part, 'fire', { least: -5, most: 5, usual: 0 }),
  };
};

const readFigure = (reader: SheetReader, sheet: SheetPart): FigureDocument | null => {
  if (!reader.has(sheet, 'figure')) return null;
  const figure = sheet.value['figure'];
  for (const finding of figureFindings(figure)) {
    const { place, ...problem } = asSheetFault(finding, ['figure']);
    reader.add(place.in === 'document' ? place.keys : ['figure'], problem);
  }
  return figure as FigureDocument;
};

const readUnknown = (reader: SheetReader, sheet: SheetPart): readonly string[] =>
  reader
    .list(sheet, 'unknown', 12)
    .map(({ value, keys }) => reader.words(value, keys, 24))
    .filter((word) => word !== '');

type Common = Pick<
  Sheet,
  'designation' | 'name' | 'engine' | 'figure' | 'balance' | 'source' | 'remarks'
>;

/** The entries that sheets of every game share; `usual` is the source if the sheet names none. */
export const readCommon = (reader: SheetReader, sheet: SheetPart, usual: string): Common => {
  const unknown = readUnknown(reader, sheet);
  const taken: ForgeRemark[] =
    unknown.length > 0 ? [{ kind: 'taken as usual', what: unknown }] : [];
  return {
    designation: readDesignation(reader, sheet),
    name: reader.text(sheet, 'name', { most: 24, lacking: 'name' }),
    engine: reader.has(sheet, 'engine') ? reader.text(sheet, 'engine', { most: 40 }) : null,
    figure: readFigure(reader, sheet),
    balance: readBalance(reader, sheet),
    source: reader.text(sheet, 'source', { most: 60, usual }),
    remarks: taken,
  };
};
