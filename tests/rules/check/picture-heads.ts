const upright = (number: number, bytes: number): number[] =>
  Array.from(
    { length: bytes },
    (_, place) => Math.floor(number / 256 ** (bytes - 1 - place)) & 255,
  );
const reversed = (number: number, bytes: number): number[] => upright(number, bytes).toReversed();
const letters = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));

type Head = (width: number, height: number) => number[];

/** The head of a PNG, up to its size. */
export const png: Head = (width, height) => [
  ...letters('\u0089PNG\r\n\u001a\n'),
  ...upright(13, 4),
  ...letters('IHDR'),
  ...upright(width, 4),
  ...upright(height, 4),
  ...[8, 6, 0, 0, 0],
];

const webp = (kind: string, body: number[]): number[] => [
  ...letters('RIFF'),
  ...reversed(body.length + 12, 4),
  ...letters(`WEBP${kind}`),
  ...reversed(body.length, 4),
  ...body,
];
export const plainWebp: Head = (width, height) =>
  webp('VP8 ', [0, 0, 0, 0x9d, 1, 0x2a, ...reversed(width, 2), ...reversed(height, 2)]);
export const losslessWebp: Head = (width, height) =>
  webp('VP8L', [0x2f, ...reversed(width - 1 + (height - 1) * 2 ** 14, 4)]);
export const richWebp: Head = (width, height) =>
  webp('VP8X', [16, 0, 0, 0, ...reversed(width - 1, 3), ...reversed(height - 1, 3)]);

/** A JPEG whose frame comes after notes, a thumbnail, fillers and tables. */
export const jpeg =
  (frame: number): Head =>
  (width, height) => {
    const piece = (marker: number, body: number[]): number[] => [
      ...[0xff, marker],
      ...upright(body.length + 2, 2),
      ...body,
    ];
    const size = [8, ...upright(height, 2), ...upright(width, 2), 3];
    return [
      ...[0xff, 0xd8],
      ...piece(0xe1, [0xff, 0xd8, ...piece(0xc0, [8, 0, 1, 0, 1, 3]), 0xff, 0xd9]),
      ...[0xff, 0xff],
      ...piece(0xfe, letters('Ada was here')),
      ...piece(0xc4, [0, 1, 2]),
      ...piece(frame, size),
      ...piece(0xda, [0]),
    ];
  };
export const gif: Head = (width, height) => [
  ...letters('GIF89a'),
  ...reversed(width, 2),
  ...reversed(height, 2),
];

export const HEADS: readonly (readonly [kind: string, head: Head])[] = [
  ['PNG', png],
  ['WebP', plainWebp],
  ['WebP without loss', losslessWebp],
  ['WebP with more to it', richWebp],
  ['JPEG', jpeg(0xc0)],
  ['progressive JPEG', jpeg(0xc2)],
];

/** The bytes of a picture as in a booklet. */
export const dataAddress = (bytes: readonly number[], type = 'image/png'): string =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
