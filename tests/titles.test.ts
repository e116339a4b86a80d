import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

// A title of `test.each` with a doubled percent sign shows `undefined`: Vitest counts one value too many.
test('no title of a test.each has a doubled percent sign', () => {
  const files = readdirSync('tests', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.test.ts'),
  );
  const doubled = files.filter((file) => /% ?%/.test(readFileSync(`tests/${file}`, 'utf8')));
  expect(doubled.filter((file) => file !== 'titles.test.ts')).toEqual([]);
});
