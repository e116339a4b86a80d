import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'viewscreen-'));
afterAll(() => rmSync(folder, { recursive: true }));

const printed = readFileSync('books/rfl-3n.json', 'utf8');
const file = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

/** What `npm run books -- FILE…` prints, and its exit code. */
const books = (
  ...files: readonly string[]
): { readonly code: number | null; readonly lines: string[] } => {
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'src/command-line/books.ts', ...files],
    { encoding: 'utf8' },
  );
  return { code: status, lines: stdout.trimEnd().split('\n') };
};

test('npm run books finds the printed booklets sound, and reports the slips and locks of every pair', () => {
  const { code, lines } = books();
  expect(lines).toContain('books/rfl-3n.json: sound (Rifleman RFL-3N)');
  expect(lines).toContain('grf-1n against rfl-3n: 0 faults, 3 warnings');
  expect(lines).toContain(
    '  lock: grf-1n on view screen 39, 43 or 57 hits rfl-3n on 59 at long range for ever, by 54 Missile Low',
  );
  expect(code).toBe(0);
});

test('npm run books on named files lists their faults and undrawable pictures, checks only their pairs, and exits with 1', () => {
  const spoiled = file(
    'spoiled.json',
    printed.replace('RFL-3N', 'RFL-3X').replace('"orange", "console"', '"purple", "console"'),
  );
  const document = JSON.parse(printed) as { mech: { designation: string }; figure: object };
  document.mech.designation = 'RFL-9X';
  document.figure = { arms: 'pods', parts: [{ bone: 'hand left', shape: 'dome', radius: 1 }] };
  const odd = file('odd.json', JSON.stringify(document));
  const unclosed = file('unclosed.json', '{\n  "mech": {');
  const { code, lines } = books(
    spoiled,
    unclosed,
    file('same.json', printed),
    join(folder, 'none'),
    odd,
  );
  expect(lines).toEqual(
    expect.arrayContaining([
      `${spoiled}: 1 fault`,
      '  statCard.maneuvers.0.colour: "purple" is not a color (orange, red, blue, green or yellow)',
      `${unclosed}: 1 fault`,
      '  line 2, column 12: an entry begins with its name in quotation marks, but the file ends',
      '  mech.designation: another booklet is called RFL-3N already',
      '  this file cannot be read',
      `${odd}: sound (Rifleman RFL-9X)`,
      "  warning: its pictures cannot be drawn: figure.parts.0 hangs on a bone that the 'Mech lacks (hand left)",
    ]),
  );
  expect(lines.filter((line) => / against /.test(line))).not.toEqual([]);
  expect(lines.filter((line) => / against /.test(line) && !/rfl-[39]x/.test(line))).toEqual([]);
  expect(code).toBe(1);
});
