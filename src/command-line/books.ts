import { readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Booklet } from '../rules/booklet/booklet.ts';
import { buildFigure } from '../figure/body/figure.ts';
import { NoFigure } from '../figure/body/lay-part.ts';
import { checkPair } from '../rules/check/check-pair.ts';
import { LARGEST_BOOKLET } from '../rules/check/check-text.ts';
import { parseBookletText } from '../rules/check/parse-booklet.ts';
import { findingText } from '../rules/words/finding-text.ts';
import { locksText } from '../rules/words/lock-text.ts';

/**
 * `npm run books [-- FILE …]`: checks every booklet of the folder `books` and the files named, each
 * alone, whether it can be drawn, and every pair (where files are named: their pairs). Prints faults with file, path and mending; exit code 1 if there are any.
 */
const MOST_SHOWN = 60;

const named = process.argv.slice(2).map((file) => resolve(process.env['INIT_CWD'] ?? '.', file));
const shelf = readdirSync('books')
  .filter((file) => file.endsWith('.json') && file !== 'booklet.schema.json')
  .map((file) => resolve('books', file));
const files = [...new Set([...shelf, ...named])];

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const short = (file: string): string => file.replace(`${resolve('.')}/`, '');

const counted = ({ length }: readonly unknown[], word: string): string =>
  `${length} ${word}${length === 1 ? '' : 's'}`;

const readText = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
};

/** Why no sense can be made of a booklet's figure; null where its 'Mech can be drawn. */
const whyNotDrawn = (booklet: Booklet): string | null => {
  try {
    buildFigure(booklet);
    return null;
  } catch (error) {
    if (error instanceof NoFigure) return error.message;
    throw error;
  }
};

const booklets = new Map<string, Booklet>();
/** Those of the files named, whose pairs alone are told. */
const asked = new Set<Booklet>();
let faulty = 0;
const tell = (file: string, faults: readonly string[]): void => {
  faulty += faults.length;
  print(`${short(file)}: ${counted(faults, 'fault')}`);
  for (const fault of faults.slice(0, MOST_SHOWN)) print(`  ${fault}`);
  if (faults.length > MOST_SHOWN) print(`  … and ${faults.length - MOST_SHOWN} more`);
};

for (const file of files) {
  const text = readText(file);
  if (text === null) {
    tell(file, ['this file cannot be read']);
    continue;
  }
  const parsed = parseBookletText(
    text.length > LARGEST_BOOKLET ? text.slice(0, LARGEST_BOOKLET + 1) : text,
  );
  if (!parsed.ok) {
    tell(file, parsed.faults.map(findingText));
    continue;
  }
  const { booklet } = parsed;
  if (booklets.has(booklet.id)) {
    tell(file, [`mech.designation: another booklet is called ${booklet.mech.designation} already`]);
    continue;
  }
  booklets.set(booklet.id, booklet);
  if (named.includes(file)) asked.add(booklet);
  print(`${short(file)}: sound (${booklet.mech.name} ${booklet.mech.designation})`);
  // As in the game: it can be played, and its pages say why they show no picture.
  const undrawn = whyNotDrawn(booklet);
  if (undrawn !== null) print(`  warning: its pictures cannot be drawn: ${undrawn}`);
  for (const warning of parsed.warnings) print(`  warning: ${findingText(warning)}`);
}

const all = [...booklets.values()];
for (const [index, one] of all.entries())
  for (const other of all.slice(index)) {
    if (named.length > 0 && !asked.has(one) && !asked.has(other)) continue;
    const { faults, warnings } = checkPair(one, other);
    print(
      `${one.id} against ${other.id}: ${counted(faults, 'fault')}, ${counted(warnings, 'warning')}`,
    );
    faulty += faults.length;
    for (const fault of faults.slice(0, MOST_SHOWN)) print(`  ${findingText(fault)}`);
    for (const warning of warnings.slice(0, MOST_SHOWN))
      print(`  warning: ${findingText(warning)}`);
    if (faults.length > 0) continue;
    for (const lock of locksText(one, other).slice(0, MOST_SHOWN)) print(`  lock: ${lock}`);
  }
process.exitCode = faulty > 0 ? 1 : 0;
