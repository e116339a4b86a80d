import { readFileSync, readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { booklets } from '../rules/battle/table-top.ts';
import { readNet } from '../../src/tactics/net-text.ts';
import { playsOf } from '../../src/tactics/plays.ts';

const pairs = booklets.flatMap((one, at) =>
  booklets.slice(at).map((other) => [one, other].toSorted((a, b) => (a.id < b.id ? -1 : 1))),
);
const named = pairs.map((pair) => ({ name: pair.map(({ id }) => id).join('-'), pair }));

test.each(named)('$name has a net that was learned of both as they are', ({ name, pair }) => {
  const text = readFileSync(`books/nets/${name}.net`, 'utf8');
  const [one, other] = pair.map((booklet) => playsOf(booklet));
  expect(readNet(text, one!, other!)).not.toBeNull();
  expect(gzipSync(text).length).toBeLessThan(20_000);
});

test('there is no other net', () => {
  expect(readdirSync('books/nets').toSorted()).toEqual(
    [...named.map(({ name }) => `${name}.net`), 'README.md'].toSorted(),
  );
});
