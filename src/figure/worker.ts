import type { DrawingAnswer, DrawingAsked, Quality } from '../rules/drawing.ts';
import { readBooklet } from '../rules/read-booklet.ts';
import { Drawer } from './drawer.ts';
import type { PageSize } from './inker.ts';
import { NoPen } from './inker.ts';

/** Draws away from the page: a booklet, a view screen and its wear in, a picture out, one after the other. */

const SIZES: Readonly<Record<Quality, PageSize>> = {
  /** As the stills of the game, with less to gather: it is drawn on the device of whoever waits for it. */
  screen: { width: 768, height: 768, samples: 2 },
  /** Fifteen centimetres of paper at 300 dots an inch. */
  print: { width: 1800, height: 1800, samples: 2 },
};

interface Pen {
  readonly canvas: OffscreenCanvas;
  readonly context: WebGL2RenderingContext | null;
  readonly drawer: Drawer;
}

let pen: Pen | null = null;

const takePen = (): Pen => {
  const canvas = new OffscreenCanvas(SIZES.screen.width, SIZES.screen.height);
  const drawer = new Drawer(canvas);
  return { canvas, drawer, context: canvas.getContext('webgl2') };
};

const putAway = (): void => {
  pen?.drawer.dispose();
  pen = null;
};

/** The size of a quality, with fewer dots to a pixel where the device holds no more or `coarse` is asked. */
const sizeOf = (quality: Quality, { context }: Pen, coarse: boolean): PageSize => {
  const size = SIZES[quality];
  const widest = Number(context?.getParameter(context.MAX_TEXTURE_SIZE) ?? 0);
  const fits = size.width * size.samples <= widest;
  return (coarse && quality === 'print') || !fits ? { ...size, samples: 1 } : size;
};

const pictureOf = async (
  { document, number, wear, quality }: DrawingAsked,
  coarse = false,
): Promise<Blob> => {
  pen ??= takePen();
  const { canvas, context, drawer } = pen;
  drawer.draw(readBooklet(document), number, sizeOf(quality, pen, coarse), wear);
  if (drawer.isLost) throw new Error('the graphics of this device were lost');
  if (context?.getError() === context?.OUT_OF_MEMORY)
    throw new Error('the graphics of this device are short of memory');
  return canvas.convertToBlob({ type: 'image/webp', quality: 1 });
};

const wordsOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'no reason given';

/** Draws, with a fresh canvas once more where the first was lost: a page for print then in less memory. */
const draw = async (asked: DrawingAsked): Promise<DrawingAnswer<Blob>> => {
  const { ticket } = asked;
  try {
    return { ticket, picture: await pictureOf(asked) };
  } catch {
    putAway();
  }
  try {
    return { ticket, picture: await pictureOf(asked, true) };
  } catch (error) {
    putAway();
    return {
      ticket,
      trouble: `This picture cannot be drawn: ${wordsOf(error)}.`,
      forGood: error instanceof NoPen,
    };
  }
};

let last: Promise<unknown> = Promise.resolve();
addEventListener('message', ({ data }: MessageEvent<DrawingAsked>) => {
  last = last.then(async () => {
    postMessage(await draw(data));
  });
});
