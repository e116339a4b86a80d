import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bytesOf, isCutOff, pictureSize } from '../../../src/rules/check/picture-size.ts';
import { HEADS, gif, jpeg } from './picture-heads.ts';

describe.each(HEADS)('the size of a %s', (_, head) => {
  test.each([
    [1, 1],
    [768, 512],
    [300, 4097],
    [16_383, 2],
  ])('is read from the head: %i × %i', (width, height) => {
    expect(pictureSize(Uint8Array.from(head(width, height)))).toEqual({ width, height });
  });

  test('law: is the right one or none if the picture is cut off anywhere, and nothing throws', () => {
    const whole = head(640, 480);
    for (let length = 0; length < whole.length; length += 1) {
      const size = pictureSize(Uint8Array.from(whole.slice(0, length)));
      expect([null, { width: 640, height: 480 }]).toContainEqual(size);
    }
  });
});

test('a size of 20,000 × 20,000 pixels is read correctly', () => {
  const [[, png], , , [, rich]] = HEADS as unknown as [(typeof HEADS)[0], 0, 0, (typeof HEADS)[0]];
  for (const head of [png, rich, jpeg(0xc0)])
    expect(pictureSize(Uint8Array.from(head(20_000, 20_000)))).toEqual({
      width: 20_000,
      height: 20_000,
    });
});

test('a file that is not a PNG, JPEG or WebP, or has no width or height, has no size', () => {
  for (const bytes of [[], [0], gif(8, 8), jpeg(0xc4)(8, 8), jpeg(0xc0)(0, 8), jpeg(0xc0)(8, 0)])
    expect(pictureSize(Uint8Array.from(bytes))).toBeNull();
  expect(pictureSize(new TextEncoder().encode('<svg width="8" height="8"/>'))).toBeNull();
});

test('law: any bytes after any head give a size above 0 or none', () => {
  const start = fc.constantFrom([], ...HEADS.map(([, head]) => head(9, 9).slice(0, 16)));
  fc.assert(
    fc.property(start, fc.uint8Array({ maxLength: 80 }), (head, bytes) => {
      const size = pictureSize(Uint8Array.from([...head, ...bytes]));
      if (size) expect(Math.min(size.width, size.height)).toBeGreaterThan(0);
    }),
    { numRuns: 2000 },
  );
});

test('the stills of the game are 1152 pixels wide', () => {
  const still = readFileSync('src/offline/public/pictures/rfl-3n/27.webp');
  expect(pictureSize(still)?.width).toBe(1152);
});

test('a picture is cut off if its file ends early; the end of a thumbnail in its notes does not count', () => {
  const still = readFileSync('src/offline/public/pictures/rfl-3n/27.webp');
  expect(isCutOff(still)).toBe(false);
  for (const length of [30, 1000, still.length - 2])
    expect(isCutOff(still.subarray(0, length))).toBe(true);
  const begun = jpeg(0xc0)(8, 8);
  expect(isCutOff(Uint8Array.from(begun))).toBe(true);
  expect(isCutOff(Uint8Array.from([...begun, 1, 2, 0xff, 0xd9]))).toBe(false);
});

test('law: base64 is decoded as the platform decodes it', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      expect(bytesOf(Buffer.from(bytes).toString('base64'))).toEqual(bytes);
    }),
  );
});
