import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const PUBLIC = 'src/offline/public';
const page = readFileSync('index.html', 'utf8');

/** Width and height of a picture from its file (PNG, or JPEG as written by a browser). */
const sizeOf = (file: string): string => {
  const bytes = readFileSync(file);
  if (file.endsWith('.png')) return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  return `${bytes.readUInt16BE(frame + 7)}x${bytes.readUInt16BE(frame + 5)}`;
};

test('every picture in the manifest exists and has the size it states', () => {
  const manifest = readFileSync(`${PUBLIC}/manifest.webmanifest`, 'utf8');
  const shown = [...manifest.matchAll(/"src": "(.+)",\s*"sizes": "([^"]+)"/g)];
  expect(shown).toHaveLength(manifest.match(/"src"/g)?.length ?? 0);
  for (const [, src, sizes] of shown) {
    expect(readFileSync(`${PUBLIC}/${src}`).length, src).toBeLessThan(200_000);
    if (sizes !== 'any') expect(sizeOf(`${PUBLIC}/${src}`), src).toBe(sizes);
  }
});

test('the picture for shared links exists, has the size the page states, and is light enough for a chat', () => {
  const said = (what: string): string | undefined =>
    new RegExp(`property="og:${what}" content="([^"]+)"`).exec(page)?.[1];
  const file = `${PUBLIC}/${said('image')?.slice(2)}`;
  expect(sizeOf(file)).toBe(`${said('image:width')}x${said('image:height')}`);
  expect(readFileSync(file).length).toBeLessThan(300_000);
});
