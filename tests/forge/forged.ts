import { readFileSync } from 'node:fs';
import { forge } from '../../src/forge/forge.ts';
import type { ForgeRemark } from '../../src/forge/sheet.ts';
import { sheetFaultText } from '../../src/forge/words.ts';
import type { Booklet } from '../../src/rules/booklet/booklet.ts';
import { parseBooklet } from '../../src/rules/check/parse-booklet.ts';
import { findingText } from '../../src/rules/words/finding-text.ts';

/** The sheets of the folder `books`, by file name. */
export const BOX = ['enf-4r', 'hbk-4g', 'cda-3ma', 'her-5sa', 'lct-1v', 'cls-1a'] as const;

/** A sheet of the box, or of one of the two printed 'Mechs. */
export const sheetOf = (name: string): Record<string, unknown> => {
  const isPrinted = ['rfl-3n', 'grf-1n'].includes(name);
  const folder = isPrinted ? 'tests/forge/sheets' : 'books/sheets';
  return JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8')) as Record<string, unknown>;
};

interface Made {
  readonly booklet: Booklet;
  readonly remarks: readonly ForgeRemark[];
}

/** The forged booklet of a sheet; throws unless it is sound and without warnings of its own. */
export const made = (sheet: unknown): Made => {
  const forged = forge(sheet);
  if (!forged.ok) throw new Error(forged.faults.map(sheetFaultText).join('\n'));
  const parsed = parseBooklet(forged.document);
  if (!parsed.ok) throw new Error(parsed.faults.map(findingText).join('\n'));
  if (parsed.warnings.length > 0) throw new Error(parsed.warnings.map(findingText).join('\n'));
  return { booklet: parsed.booklet, remarks: forged.remarks };
};

export const faultsOf = (sheet: unknown): readonly string[] => {
  const forged = forge(sheet);
  return forged.ok ? [] : forged.faults.map(sheetFaultText);
};

/** A 50-ton 'Mech with a large laser in each arm and an autocannon, with changes. */
export const plainSheet = (changed: Record<string, unknown> = {}): Record<string, unknown> => ({
  game: 'record sheet',
  ...{ designation: 'TST-1', name: 'Tester', tonnage: 50, walk: 4 },
  weapons: [
    { weapon: 'large laser', count: 2, at: ['right arm', 'left arm'] },
    { weapon: 'ac/5', at: ['right torso'], shots: 20 },
  ],
  ...changed,
});
