import { readFileSync, readdirSync } from 'node:fs';
import { transform } from 'esbuild';
import { expect, test } from 'vitest';
import { lackingIn } from './typeface.ts';

const filesOf = (folder: string, ending: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => `${folder}/${file}`);

/** Files whose signs are compared with and never shown. */
const UNSAID = ['src/rules/check/check-pair.ts'];

/** What each of these files has that the typeface has not, once its comments are gone. */
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

test('the typeface draws letters, figures and the signs of the print, and no arrows', () => {
  expect(lackingIn("Äéß–−×·…“”’½: 'Mech RFL-3N → ↑ ↓ ← ◆")).toEqual(['→', '↑', '↓', '←', '◆']);
});

test.each([
  ['ts', 'src'],
  ['css', 'src'],
  ['json', 'books'],
] as const)(
  'the typeface draws every sign that stands in the %s files of %s',
  async (kind, folder) => {
    const files = filesOf(folder, new RegExp(`\\.${kind}$`)).filter(
      (file) => !UNSAID.includes(file),
    );
    expect(files.length).toBeGreaterThan(0);
    expect(await lackingInFiles(files, kind)).toEqual([]);
  },
);

test('the typeface draws every sign of the page before it is filled', () => {
  expect(lackingIn(readFileSync('index.html', 'utf8'))).toEqual([]);
});
