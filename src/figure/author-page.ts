import type { Booklet } from '../rules/booklet/booklet.ts';
import type { PictureName } from '../rules/booklet/picture-name.ts';
import { COVER } from '../rules/booklet/picture-name.ts';
import { parseBookletText } from '../rules/check/parse-booklet.ts';
import type { FrontCover } from '../rules/document/figure-document.ts';
import type { Wear } from '../rules/words/wear.ts';
import { Drawer } from './drawer.ts';

/**
 * The page in which the command line draws: it has a browser and no window. `drawPictures` is called
 * from outside with the text of a booklet, view screens, and a size.
 */

interface Asked {
  readonly text: string;
  readonly numbers: readonly PictureName[];
  /** Puts on a sheet, in their place, the front cover that the booklet would have with each of these. */
  readonly covers?: readonly FrontCover[];
  readonly width: number;
  readonly height: number;
  readonly samples: 1 | 2 | 3 | 4;
  /** What the 'Mech has suffered; nothing if left out. */
  readonly wear?: Wear;
  /** Whom it meets: instead of all numbers the cover of their duel is drawn. */
  readonly against?: { readonly text: string; readonly wear?: Wear };
  /** `stills` are lossless WebP in six grays, second sheets in black and white; `gray` gives the bytes of each page;
   *  `sheet` puts all on one PNG, so many in a row. */
  readonly as:
    | { readonly kind: 'gray' }
    | { readonly kind: 'stills' }
    | { readonly kind: 'sheet'; readonly columns: number; readonly scale: number };
}

/** Six grays are enough for the edges of ink, and a fraction of the bytes of all. */
const posterised = (grey: number): number => Math.round((grey / 255) * 5) * 51;

const base64 = async (blob: Blob): Promise<string> =>
  inBase64(new Uint8Array(await blob.arrayBuffer()));

const inBase64 = (bytes: Uint8Array): string => {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
};

const onCanvas = (
  grey: Uint8Array,
  width: number,
  height: number,
  lies?: Uint8Array,
): OffscreenCanvas => {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser has no canvas');
  const image = context.createImageData(width, height);
  grey.forEach((value, at) => {
    const shade = posterised(value);
    image.data.set([shade, shade, shade, lies?.[at] ?? 255], at * 4);
  });
  context.putImageData(image, 0, 0);
  return canvas;
};

const readText = (text: string): Booklet => {
  const parsed = parseBookletText(text);
  if (!parsed.ok) throw new Error('the booklet has faults; npm run books tells them');
  return parsed.booklet;
};

const withCover = (booklet: Booklet, cover: FrontCover): Booklet => ({
  ...booklet,
  document: { ...booklet.document, figure: { ...booklet.document.figure, cover } },
});

const drawPictures = async (
  asked: Asked,
): Promise<{
  files: string[];
  sheets: (string | null)[];
  milliseconds: number[];
  renderer: string;
}> => {
  const booklet = readText(asked.text);
  const drawer = new Drawer(new OffscreenCanvas(8, 8));
  const { width, height, samples, as } = asked;
  const milliseconds: number[] = [];
  const size = { width, height, samples };
  const timed = <Drawn>(draw: () => Drawn): Drawn => {
    const begun = performance.now();
    const drawn = draw();
    milliseconds.push(performance.now() - begun);
    return drawn;
  };
  const { renderer } = drawer;
  const written = async (canvas: OffscreenCanvas): Promise<string> =>
    base64(await canvas.convertToBlob({ type: 'image/webp', quality: 1 }));
  if (as.kind === 'gray') {
    const files = asked.numbers.map((number) =>
      inBase64(timed(() => drawer.draw(booklet, number, size, asked.wear))),
    );
    drawer.dispose();
    return { files, sheets: [], milliseconds, renderer };
  }
  if (asked.against) {
    const { text, wear = null } = asked.against;
    const rival = { booklet: readText(text), wear };
    const page = timed(() => drawer.drawDuel({ booklet, wear: asked.wear ?? null }, rival, size));
    drawer.dispose();
    const file = await written(onCanvas(page, width, height));
    return { files: [file], sheets: [null], milliseconds, renderer };
  }
  if (as.kind === 'stills') {
    const files: string[] = [];
    const sheets: (string | null)[] = [];
    for (const number of asked.numbers) {
      const { page, sheet } = timed(() => drawer.drawBoth(booklet, number, size, asked.wear));
      files.push(await written(onCanvas(page, width, height)));
      sheets.push(sheet && (await written(onCanvas(sheet.ink, width, height, sheet.lies))));
    }
    drawer.dispose();
    return { files, sheets, milliseconds, renderer };
  }
  const wanted: readonly (readonly [Booklet, PictureName, string])[] = asked.covers
    ? asked.covers.map((cover) => [withCover(booklet, cover), COVER, cover])
    : asked.numbers.map((name) => [booklet, name, String(name)]);
  const canvases = wanted.map(([of, name]) =>
    onCanvas(
      timed(() => drawer.draw(of, name, size, asked.wear)),
      width,
      height,
    ),
  );
  drawer.dispose();
  const [wide, high] = [Math.round(width * as.scale), Math.round(height * as.scale)];
  const rows = Math.ceil(canvases.length / as.columns);
  const sheet = new OffscreenCanvas(as.columns * (wide + 6), rows * (high + 26));
  const context = sheet.getContext('2d');
  if (!context) throw new Error('this browser has no canvas');
  context.fillStyle = '#888';
  context.fillRect(0, 0, sheet.width, sheet.height);
  context.font = '15px sans-serif';
  canvases.forEach((canvas, index) => {
    const [x, y] = [
      (index % as.columns) * (wide + 6),
      Math.floor(index / as.columns) * (high + 26),
    ];
    context.drawImage(canvas, x, y, wide, high);
    context.fillStyle = '#fff';
    context.fillText(wanted[index]?.[2] ?? '', x + 4, y + high + 17);
  });
  return {
    files: [await base64(await sheet.convertToBlob({ type: 'image/png' }))],
    sheets: [],
    milliseconds,
    renderer,
  };
};

Object.assign(globalThis, { drawPictures });
