import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

const files = readdirSync('tests', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.test.ts'),
);

// A title of `test.each` with a doubled percent sign shows `undefined`: Vitest counts one value too many.
test('no title of a test.each has a doubled percent sign', () => {
  const doubled = files.filter((file) => /% ?%/.test(readFileSync(`tests/${file}`, 'utf8')));
  expect(doubled.filter((file) => file !== 'titles.test.ts')).toEqual([]);
});

// They run side by side, and one would clear what the other keeps.
test('no two component tests share a database', () => {
  const names = files.flatMap((file) =>
    [...readFileSync(`tests/${file}`, 'utf8').matchAll(/withOwnDatabase\('([^']+)'\)/g)].map(
      ([, name]) => name,
    ),
  );
  expect(names.length).toBeGreaterThan(40);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
