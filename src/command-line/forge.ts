import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { bookletText } from '../forge/booklet-text.ts';
import { forgeMachine } from '../forge/forge.ts';
import { readSheet } from '../forge/read-sheet.ts';
import { plainJson } from '../forge/plain-json.ts';
import type { Machine } from '../forge/machine.ts';
import type { SheetFault } from '../forge/fault.ts';
import { lineOfFault, sheetOfUnit } from '../forge/unit-file.ts';
import { unitFileOf } from '../forge/unit-kind.ts';
import {
  noSheetText,
  remarkText,
  sheetFaultText,
  trimText,
  unitFaultText,
} from '../forge/words.ts';
import { readJson } from '../rules/check/check-text.ts';
import { findingText } from '../rules/words/finding-text.ts';
import { trimOf, weighText } from './weigh.ts';

/**
 * `npm run --silent forge -- SHEET.json [OUT.json]`: prints the booklet of a record sheet or an `.mtf`, or writes it; its
 * remarks go to standard error, and what would make it fair; `-- --trim SHEET.json [OUT.json]` takes that. `-- all [FOLDER]` writes those of all sheets of `books/sheets` into `books`, or into a folder.
 * `-- --weigh SHEET.json [DUELS]` weighs it against the booklets of `books`, at once and by so many duels, and
 * proposes a trim.
 */
const USAGE =
  'Say which sheet: npm run --silent forge -- SHEET.json [OUT.json], all [FOLDER], --trim SHEET.json [OUT.json], or --weigh SHEET.json [DUELS]\n';
const SHEETS = 'books/sheets';

const at = (file: string): string => resolve(process.env['INIT_CWD'] ?? '.', file);
const say = (file: string, lines: readonly string[]): void => {
  for (const line of lines) process.stderr.write(`${basename(file)}: ${line}\n`);
};

const readText = (file: string): string | null => {
  try {
    const text = readFileSync(file, 'utf8');
    // Files of other programs may be as Windows wrote them.
    return text.includes(String.fromCharCode(0xfffd)) ? readFileSync(file, 'latin1') : text;
  } catch {
    return null;
  }
};

/** A sheet of a file; null where there is none, which is said. */
const sheetIn = (file: string): Machine | null => {
  const text = readText(file);
  if (text === null) {
    say(file, ['this file cannot be read']);
    return null;
  }
  const unit = unitFileOf(text);
  const from = unit && sheetOfUnit(text, unit);
  if (from && !from.ok) {
    say(file, [noSheetText(from.why)]);
    return null;
  }
  const { document, faults } = from
    ? { document: from.sheet, faults: [] }
    : readJson(plainJson(text));
  const read = faults.length > 0 ? null : readSheet(document);
  say(file, faults.map(findingText));
  const told = (fault: SheetFault): string =>
    unit ? unitFaultText(fault, lineOfFault(text, fault)) : sheetFaultText(fault);
  if (read && !read.ok) say(file, read.faults.map(told));
  return read?.ok ? read.machine : null;
};

/** The text of the booklet of a sheet, with its remarks said; null where there is none. */
const forgedText = (file: string, trims: 'takes' | 'proposes' | 'never'): string | null => {
  const asItIs = sheetIn(file);
  if (!asItIs) return null;
  const trim = trims === 'never' ? null : trimOf(asItIs);
  const { balance } = trims === 'takes' && trim ? trim : asItIs.sheet;
  const machine = { ...asItIs, sheet: { ...asItIs.sheet, balance } };
  const { document, remarks } = forgeMachine(machine);
  say(file, remarks.map(remarkText));
  if (trims === 'proposes' && trim && trim.kind !== 'fair as it is') say(file, [trimText(trim)]);
  return bookletText(document);
};

const forgeAll = (folder: string): boolean =>
  readdirSync(SHEETS)
    .filter((file) => file.endsWith('.json'))
    .map((file) => {
      const text = forgedText(resolve(SHEETS, file), 'never');
      if (text !== null) writeFileSync(resolve(folder, file), text);
      return text !== null;
    })
    .every(Boolean);

const forgeOne = (
  file: string,
  out: string | undefined,
  trims: 'takes' | 'proposes' = 'proposes',
): boolean => {
  const text = forgedText(file, trims);
  if (text === null) return false;
  if (out === undefined) process.stdout.write(text);
  else writeFileSync(out, text);
  return true;
};

const weighOne = (file: string | undefined, duels: number): boolean => {
  if (file === undefined || !Number.isSafeInteger(duels) || duels < 0) {
    process.stderr.write(USAGE);
    return false;
  }
  const machine = sheetIn(at(file));
  if (machine) process.stdout.write(weighText(machine, duels));
  return machine !== null;
};

const run = ([what, second, third]: readonly string[]): boolean => {
  switch (what) {
    case undefined:
      process.stderr.write(USAGE);
      return false;
    case 'all':
      return forgeAll(second === undefined ? resolve('books') : at(second));
    case '--trim':
      if (second !== undefined) return forgeOne(at(second), third && at(third), 'takes');
      process.stderr.write(USAGE);
      return false;
    case '--weigh':
      return weighOne(second, Number(third ?? 0));
    default:
      return forgeOne(at(what), second === undefined ? undefined : at(second));
  }
};
process.exitCode = run(process.argv.slice(2)) ? 0 : 1;
