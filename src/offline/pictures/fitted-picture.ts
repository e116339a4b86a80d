import { isCutOff, pictureSize } from '../../rules/check/picture-size.ts';
import { CUT_OFF, NO_PICTURE, tooLarge } from './fitted-words.ts';

/** What may be put in a drawing's place. */
const TYPES = ['image/png', 'image/jpeg', 'image/webp'];
/** Twice the stills of the game: larger ones are made smaller (pixels on the long side). */
const LARGEST = 1536;
/** More pixels than this are not even decoded: each takes four bytes of memory. */
const MOST_PIXELS = 64_000_000;
/** So far into a file its size is looked for (bytes): a JPEG's may stand behind long notes. */
const HEAD = 4_000_000;

/** A picture as it is kept and shown, or why it is not. */
export type Fitted = { readonly picture: Blob } | { readonly trouble: string };

/** Makes a picture small enough for a page, in no more bytes than it came in; one that is small enough stays as
 *  it came. */
export const fitted = async (file: Blob): Promise<Fitted> => {
  if (!TYPES.includes(file.type)) return { trouble: NO_PICTURE };
  try {
    const size = pictureSize(new Uint8Array(await file.slice(0, HEAD).arrayBuffer()));
    if (!size) return { trouble: NO_PICTURE };
    if (size.width * size.height > MOST_PIXELS) return { trouble: tooLarge(size, MOST_PIXELS) };
    if (isCutOff(new Uint8Array(await file.arrayBuffer()))) return { trouble: CUT_OFF };
    const decoded = await createImageBitmap(file);
    const scale = LARGEST / Math.max(decoded.width, decoded.height);
    const made = scale >= 1 ? file : await smaller(decoded, scale);
    decoded.close();
    // A flat drawing may have been packed better than any photograph is.
    return made ? { picture: made.size < file.size ? made : file } : { trouble: NO_PICTURE };
  } catch {
    return { trouble: NO_PICTURE };
  }
};

/** A data: address as a picture of the page's own, for its policy shows no other; null for a damaged one. */
export const unpacked = async (image: string): Promise<Blob | null> => {
  const [head = '', text = ''] = image.split(',');
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const type = head.slice('data:'.length).split(';')[0] ?? '';
  const made = await fitted(new Blob([bytes], { type }));
  return 'picture' in made ? made.picture : null;
};

const smaller = async (decoded: ImageBitmap, scale: number): Promise<Blob | null> => {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(decoded.width * scale);
  canvas.height = Math.round(decoded.height * scale);
  const pen = canvas.getContext('2d');
  pen?.drawImage(decoded, 0, 0, canvas.width, canvas.height);
  const webp = await written(canvas, 'image/webp', 0.92);
  if (webp?.type === 'image/webp') return webp;
  // What cannot be seen through becomes white, as the page below it is.
  if (pen) {
    pen.globalCompositeOperation = 'destination-over';
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, canvas.width, canvas.height);
  }
  return written(canvas, 'image/jpeg', 0.9);
};

/** As a file of a type; of another where the browser does not write that one (many write no WebP, but PNG). */
const written = (canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => {
    canvas.toBlob(resolve, type, quality);
  });
