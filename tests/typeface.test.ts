import { readFileSync, readdirSync } from 'node:fs';
import { transform } from 'esbuild';
import { expect, test } from 'vitest';
import { lackingIn } from './typeface.ts';

const filesOf = (folder: string, ending: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => `${folder}/${file}`);

/** Files whose characters are only compared with, never shown. */
const UNSAID = ['src/rules/check/check-pair.ts'];

/** The characters in each of these files, comments aside, that the typeface lacks. */
const lackingInFiles = async (
  files: readonly string[],
  loader: 'ts' | 'css' | 'json',
): Promise<readonly string[]> => {
  const lacking = await Promise.all(
    files.map(async (file) => {
      const read = readFileSync(file, 'utf8');
      const { code } = await transform(read, { loader, charset: 'utf8', legalComments: 'none' });
      return lackingIn(code).map((sign) => `${sign} in ${file}`);
    }),
  );
  return lacking.flat();
};

test('the typeface has letters, digits and the signs of the print, but no arrows', () => {
  expect(lackingIn("Äéß–−×·…“”’½: 'Mech RFL-3N → ↑ ↓ ← ◆")).toEqual(['→', '↑', '↓', '←', '◆']);
});

test.each([
  ['ts', 'src'],
  ['css', 'src'],
  ['json', 'books'],
] as const)('the typeface has every character in the %s files of %s', async (kind, folder) => {
  const files = filesOf(folder, new RegExp(`\\.${kind}$`)).filter((file) => !UNSAID.includes(file));
  expect(files.length).toBeGreaterThan(0);
  expect(await lackingInFiles(files, kind)).toEqual([]);
});

test('the typeface has every character in index.html', () => {
  expect(lackingIn(readFileSync('index.html', 'utf8'))).toEqual([]);
});
