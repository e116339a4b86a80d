/** In pixels. */
interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Reads the size of a PNG, JPEG or WebP from its head, without decoding it. `bytes` may end after
 *  the head; in a JPEG notes and thumbnails can come before that. Null if it is none of the three,
 *  is cut off before its size, or is 0 pixels wide or high. */
export const pictureSize = (bytes: Uint8Array): PictureSize | null => {
  const head = new Head(bytes);
  const size = sizeOfPng(head) ?? sizeOfWebp(head) ?? sizeOfJpeg(head);
  return size && size.width > 0 && size.height > 0 ? size : null;
};

/** Whether the end of a PNG, JPEG or WebP is missing, according to its own data; browsers show the
 *  beginning of such a picture. `bytes` is the whole file. */
export const isCutOff = (bytes: Uint8Array): boolean => {
  const file = new Head(bytes);
  // Some encoders omit the padding byte that makes the length even.
  if (file.says(0, 'RIFF')) return file.reversed(4, 4) + 8 > file.length + 1;
  return !(file.says(1, 'PNG') ? endsAsPng(file) : endsAsJpeg(file));
};

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const VALUES: ReadonlyMap<string, number> = new Map([...BASE64].map((letter, at) => [letter, at]));

/** Decodes base64; characters that base64 does not have count as 0. */
export const bytesOf = (base64: string): Uint8Array => {
  const letters = base64.replace(/=+$/, '');
  const bytes = new Uint8Array((letters.length * 3) >> 2);
  let bits = 0;
  for (let at = 0, written = 0; at < letters.length; at += 1) {
    bits = (bits << 6) | (VALUES.get(letters.charAt(at)) ?? 0);
    if (at % 4 !== 0) bytes[written++] = bits >> (6 - 2 * (at % 4));
  }
  return bytes;
};

/** Numbers of a file by position; beyond its end 0, which is no valid size. */
class Head {
  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get length(): number {
    return this.#bytes.length;
  }

  byte(at: number): number {
    return this.#bytes[at] ?? 0;
  }

  /** Big-endian. */
  upright(at: number, bytes: number): number {
    return Array.from({ length: bytes }).reduce<number>(
      (sum, _, place) => sum * 256 + this.byte(at + place),
      0,
    );
  }

  /** Little-endian. */
  reversed(at: number, bytes: number): number {
    return Array.from({ length: bytes }).reduceRight<number>(
      (sum, _, place) => sum * 256 + this.byte(at + place),
      0,
    );
  }

  says(at: number, letters: string): boolean {
    return [...letters].every((letter, place) => this.byte(at + place) === letter.charCodeAt(0));
  }
}

const sizeOfPng = (head: Head): PictureSize | null =>
  head.says(0, '\u0089PNG\r\n\u001a\n') && head.says(12, 'IHDR') && head.length >= 24
    ? { width: head.upright(16, 4), height: head.upright(20, 4) }
    : null;

/** From its first chunk: a plain, a lossless or an extended picture. */
const sizeOfWebp = (head: Head): PictureSize | null => {
  if (!head.says(0, 'RIFF') || !head.says(8, 'WEBP')) return null;
  if (head.says(12, 'VP8 ') && head.says(23, '\u009d\u0001\u002a') && head.length >= 30)
    return { width: head.reversed(26, 2) & 0x3fff, height: head.reversed(28, 2) & 0x3fff };
  if (head.says(12, 'VP8L') && head.says(20, '\u002f') && head.length >= 25) {
    const bits = head.reversed(21, 4);
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
  }
  if (head.says(12, 'VP8X') && head.length >= 30)
    return { width: head.reversed(24, 3) + 1, height: head.reversed(27, 3) + 1 };
  return null;
};

/** Markers of a JPEG without a length: fillers and restarts. */
const standsAlone = (marker: number): boolean =>
  marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8);
/** Frames; markers of tables lie between theirs. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** The markers of a JPEG with a length, each with its position, up to the image data or the end. */
function* markersOf(head: Head): Generator<readonly [marker: number, at: number]> {
  for (let at = 2; at + 2 <= head.length;) {
    const marker = head.byte(at + 1);
    if (head.byte(at) !== 0xff || marker === 0xff || standsAlone(marker)) at += 1;
    else {
      yield [marker, at];
      if (marker === 0xda || marker === 0xd9) return;
      at += 2 + head.upright(at + 2, 2);
    }
  }
}

const sizeOfJpeg = (head: Head): PictureSize | null => {
  if (!head.says(0, '\u00ff\u00d8\u00ff')) return null;
  for (const [marker, at] of markersOf(head))
    if (isFrame(marker) && at + 9 <= head.length)
      return { width: head.upright(at + 7, 2), height: head.upright(at + 5, 2) };
  return null;
};

/** Thumbnails in its notes have an end of their own; the picture's comes after its image data. */
const endsAsJpeg = (file: Head): boolean => {
  for (const [marker, from] of markersOf(file))
    if (marker === 0xda)
      for (let at = from; at < file.length; at += 1) if (file.says(at, '\u00ff\u00d9')) return true;
  return false;
};

const endsAsPng = (file: Head): boolean => {
  for (let at = 8; at + 12 <= file.length; at += 12 + file.upright(at, 4))
    if (file.says(at + 4, 'IEND')) return true;
  return false;
};
