import { constants, deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LONGEST_LINK, LONGEST_TEXT, linkOf, readLink } from '../../../src/offline/links/link.ts';
import { unpackedText } from '../../../src/offline/links/packing.ts';
import { SHEET, forgedDuel } from './sent-duel.ts';

const GAME = 'https://example.org/viewscreen/';
const { record } = forgedDuel(2);
/** What stands behind `#/take/` in a link. */
const lettersOf = (link: string): string => link.slice(`${GAME}#/take/`.length);
const letters = lettersOf(await linkOf([SHEET, record], GAME));
const packedAs = (text: string): string => deflateRawSync(text).toString('base64url');

test('a link of a duel with its sheet gives both back, sign by sign', async () => {
  expect(await readLink(letters)).toEqual([SHEET, record]);
});

test('law: whatever texts go into a link come out of it', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 9 }),
      async (texts) => {
        expect(await readLink(lettersOf(await linkOf(texts, GAME)))).toEqual(texts);
      },
    ),
  );
});

/** Links that were changed, cut, mixed, or were never ours: what came of what was sent. */
const spoiled = fc.oneof(
  fc
    .tuple(fc.nat(letters.length - 1), fc.constantFrom(...'aZ09-_%./ é'))
    .map(([at, letter]) => letters.slice(0, at) + letter + letters.slice(at + 1)),
  fc.nat(letters.length - 1).map((end) => letters.slice(0, end)),
  fc.nat(letters.length - 1).map((start) => letters.slice(start + 1)),
  fc
    .tuple(fc.nat(letters.length), fc.nat(letters.length))
    .map(([one, other]) => letters.slice(0, one) + letters.slice(other)),
  fc.string(),
  fc.base64String().map((text) => text.replace(/=+$/, '')),
  fc.string().map(packedAs),
  fc.string().map((text) => packedAs(`viewscreen link 1 ${text}`)),
  fc.string().map((text) => packedAs(`viewscreen link 1 ab ${text.length} 9999999\n${text}`)),
);

test('law: a link that was changed, cut or never ours is read as it was sent or not at all', async () => {
  await fc.assert(
    fc.asyncProperty(spoiled, async (changed) => {
      const read = await readLink(changed);
      if (typeof read !== 'string') expect(read).toEqual([SHEET, record]);
    }),
    { numRuns: 1_000 },
  );
});

test.each([
  ['the end of one', 'damaged', letters.slice(0, -40)],
  ['nothing', 'damaged', ''],
  ['one without its beginning', 'damaged', letters.slice(8)],
  [
    'one with a number changed before it was packed',
    'damaged',
    packedAs('viewscreen link 1 ab 2\nno'),
  ],
  ['letters that no link has', 'foreign', 'what%20is%20this?'],
  ['another text so packed', 'foreign', packedAs('Dear Ada')],
  ['one with a million lengths', 'foreign', packedAs(`viewscreen link 1 abc${' 1'.repeat(1e6)}`)],
  ['one of another version', 'another version', packedAs('viewscreen link 2 {"texts":[]}\n')],
  ['one that is too long', 'too long', 'a'.repeat(LONGEST_LINK + 1)],
  ['one that unpacks to too much', 'too much', packedAs('a'.repeat(LONGEST_TEXT + 1))],
])('of %s is said: %s', async (_, said, given) => {
  expect(await readLink(given)).toBe(said);
});

/** Bytes that know how many of them were ever asked for. */
class Counted extends Uint8Array<ArrayBuffer> {
  taken = 0;
  override subarray(from: number, to: number): Uint8Array<ArrayBuffer> {
    this.taken = Math.max(this.taken, Math.min(to, this.length));
    return new Uint8Array(this.buffer, from, Math.min(to, this.length) - from);
  }
}

test('of what would unpack to a gigabyte no more than a tenth is ever touched', async () => {
  const part = deflateRawSync(Buffer.alloc(10_000_000, 'a'), {
    finishFlush: constants.Z_SYNC_FLUSH,
  });
  const bomb = new Counted(new ArrayBuffer(100 * part.length));
  for (let at = 0; at < 100; at += 1) bomb.set(part, at * part.length);
  expect(await unpackedText(bomb, LONGEST_TEXT)).toBe(null);
  expect(bomb.taken).toBeGreaterThan(0);
  expect(bomb.taken).toBeLessThan(bomb.length / 10);
});
