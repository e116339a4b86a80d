import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/** Tables that a WOFF2 file names by a number; any other is named in four letters. */
const CMAP = 0;
const GLYF = 10;
const LOCA = 11;
const NAMED = 63;

/** The table `cmap` of a WOFF2 file: which signs it draws, and with which glyph. */
const cmapOf = (file: Buffer): Buffer => {
  let at = 48;
  /** A number in as few bytes as it needs. */
  const readNumber = (): number => {
    let number = 0;
    for (;;) {
      const byte = file.readUInt8(at++);
      number = number * 128 + (byte & 127);
      if (byte < 128) return number;
    }
  };
  const count = file.readUInt16BE(12);
  let start = 0;
  let found: readonly [number, number] | null = null;
  for (let table = 0; table < count; table += 1) {
    const flags = file.readUInt8(at++);
    const kind = flags & 63;
    if (kind === NAMED) at += 4;
    const size = readNumber();
    const outlines = kind === GLYF || kind === LOCA;
    const changed = outlines ? flags >> 6 !== 3 : flags >> 6 !== 0;
    const stored = changed ? readNumber() : size;
    if (kind === CMAP) found = [start, start + size];
    start += stored;
  }
  if (!found) throw new Error('a typeface without a table of its signs');
  return brotliDecompressSync(file.subarray(at)).subarray(...found);
};

/** The signs that a WOFF2 file draws, by their code points (its table in format 4). */
const signsOf = (path: string): ReadonlySet<number> => {
  const cmap = cmapOf(readFileSync(path));
  const signs = new Set<number>();
  for (let table = 0; table < cmap.readUInt16BE(2); table += 1) {
    const at = cmap.readUInt32BE(4 + 8 * table + 4);
    if (cmap.readUInt16BE(at) !== 4) continue;
    const segments = cmap.readUInt16BE(at + 6);
    for (let segment = 0; segment < segments; segment += 2) {
      const last = cmap.readUInt16BE(at + 14 + segment);
      const first = cmap.readUInt16BE(at + 16 + segments + segment);
      const delta = cmap.readUInt16BE(at + 16 + 2 * segments + segment);
      const place = at + 16 + 3 * segments + segment;
      const offset = cmap.readUInt16BE(place);
      for (let sign = first; sign <= last && sign < 0xffff; sign += 1) {
        const glyph =
          offset === 0 ? sign + delta : cmap.readUInt16BE(place + offset + 2 * (sign - first));
        if ((glyph & 0xffff) !== 0) signs.add(sign);
      }
    }
  }
  return signs;
};

/** The two weights that the page carries along. */
const carried = [500, 700].map((weight) =>
  signsOf(
    `node_modules/@fontsource/barlow-condensed/files/barlow-condensed-latin-${weight}-normal.woff2`,
  ),
);

/** The signs of a text that the game's typeface lacks in one of its weights. */
export const lackingIn = (text: string): readonly string[] =>
  [...new Set(text.replaceAll(/[\s\p{C}]/gu, ''))].filter((sign) =>
    carried.some((signs) => !signs.has(sign.codePointAt(0) ?? 0)),
  );
