import { readFileSync, readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { booklets, printed } from '../rules/battle/table-top.ts';
import { readNet } from '../../src/tactics/judge/net-text.ts';
import type { Booklet } from '../../src/rules/booklet/booklet.ts';
import { playsOf } from '../../src/tactics/duel/plays.ts';

/** The pairs of some booklets, each by the name of its net. */
const pairsOf = (some: readonly Booklet[]) =>
  some.flatMap((one, at) =>
    some.slice(at).map((other) => {
      const pair = [one, other].toSorted((a, b) => (a.id < b.id ? -1 : 1));
      return { name: pair.map(({ id }) => id).join('-'), pair };
    }),
  );
const kept = readdirSync('books/nets').filter((file) => file !== 'README.md');

test.each(pairsOf(booklets).filter(({ name }) => kept.includes(`${name}.net`)))(
  'the net $name fits both of its booklets as they are now, and is under 20 kB when gzipped',
  ({ name, pair }) => {
    const text = readFileSync(`books/nets/${name}.net`, 'utf8');
    const [one, other] = pair.map((booklet) => playsOf(booklet));
    expect(readNet(text, one!, other!)).not.toBeNull();
    expect(gzipSync(text).length).toBeLessThan(20_000);
  },
);

test('every printed pair has a net, and no net belongs to a missing booklet', () => {
  const netsOf = (some: readonly Booklet[]) => pairsOf(some).map(({ name }) => `${name}.net`);
  expect(kept).toEqual(expect.arrayContaining(netsOf(printed)));
  expect(netsOf(booklets)).toEqual(expect.arrayContaining(kept));
});
