import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { transformSync } from 'esbuild';
import { expect, test } from 'vitest';
import { CHECKER } from '../../../src/rules/check/checker.ts';

/** The check's number, and its hash when that number was last considered. */
const CHECKED = { number: 1, check: '8f61420c' };

/** The hash of the check's files and the document's, without comments and white space. */
const checkAsItIs = (): string => {
  const hash = createHash('sha256');
  for (const folder of ['src/rules/check', 'src/rules/document'])
    for (const file of readdirSync(folder).sort())
      if (file.endsWith('.ts') && file !== 'checker.ts') {
        const source = readFileSync(`${folder}/${file}`, 'utf8');
        hash.update(file).update(transformSync(source, { loader: 'ts', minify: true }).code);
      }
  return hash.digest('hex').slice(0, 8);
};

test('the version of the check is raised whenever a sound booklet may have new faults', () => {
  expect(
    { number: CHECKER, check: checkAsItIs() },
    'The check has changed. May a booklet that it found sound have faults now? Then raise CHECKER in src/rules/check/checker.ts, and booklets on the players’ shelves are checked anew. In either case write what it is now into CHECKED above.',
  ).toEqual(CHECKED);
});
