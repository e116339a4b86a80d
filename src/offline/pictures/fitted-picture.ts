import { pictureSize } from '../../rules/check/picture-size.ts';

/** What may be put in a drawing's place. */
const TYPES = ['image/png', 'image/jpeg', 'image/webp'];
/** Twice the stills of the game: larger ones are made smaller (pixels on the long side). */
const LARGEST = 1536;
/** More pixels than this are not even decoded: each takes four bytes of memory. */
const MOST_PIXELS = 64_000_000;
/** So far into a file its size is looked for (bytes): a JPEG's may stand behind long notes. */
const HEAD = 4_000_000;

const NO_PICTURE = {
  trouble: 'This file is not a picture: PNG, JPEG and WebP can be shown.',
} as const;

/** A picture as it is kept and shown, or why it is not. */
export type Fitted = { readonly picture: Blob } | { readonly trouble: string };

/** Makes a picture small enough for a page; one that is small enough stays as it came. */
export const fitted = async (file: Blob): Promise<Fitted> => {
  if (!TYPES.includes(file.type)) return NO_PICTURE;
  try {
    const size = pictureSize(new Uint8Array(await file.slice(0, HEAD).arrayBuffer()));
    if (!size) return NO_PICTURE;
    if (size.width * size.height > MOST_PIXELS) return { trouble: tooLarge(size) };
    const decoded = await createImageBitmap(file);
    const scale = LARGEST / Math.max(decoded.width, decoded.height);
    const picture = scale >= 1 ? file : await smaller(decoded, scale);
    decoded.close();
    return picture ? { picture } : NO_PICTURE;
  } catch {
    return NO_PICTURE;
  }
};

const smaller = (decoded: ImageBitmap, scale: number): Promise<Blob | null> => {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(decoded.width * scale);
  canvas.height = Math.round(decoded.height * scale);
  canvas.getContext('2d')?.drawImage(decoded, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/webp', 0.92);
  });
};

const tooLarge = ({ width, height }: { width: number; height: number }): string =>
  `This picture has ${count(width)} × ${count(height)} pixels, ${millions(width * height)} million in all; at most ${millions(MOST_PIXELS)} million can be shown. Make it smaller first.`;

const count = (pixels: number): string => pixels.toLocaleString('en');
const millions = (pixels: number): string => count(Math.ceil(pixels / 1_000_000));
