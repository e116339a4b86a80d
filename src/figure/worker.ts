import type { DrawingAnswer, DrawingAsked, Quality } from './drawing.ts';
import { readBooklet } from '../rules/booklet/read-booklet.ts';
import { Drawer } from './drawer.ts';
import type { PageSize } from './page.ts';
import { LostPen, NoPen } from './pen.ts';
import { NoFigure } from './no-figure.ts';

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

const takePen = (packed: boolean): Pen => {
  if (typeof OffscreenCanvas === 'undefined')
    throw new NoPen('this browser draws nothing away from the page');
  const canvas = new OffscreenCanvas(SIZES.screen.width, SIZES.screen.height);
  const drawer = new Drawer(canvas, { packed });
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

/** A page with less ink than this, or with so much, is none: a driver did not do what it was told. */
const LEAST_INK = 0.001;
const MOST_INK = 0.99;

const isPage = (grey: Uint8Array): boolean => {
  let ink = 0;
  for (const tone of grey) if (tone < 128) ink += 1;
  return ink > grey.length * LEAST_INK && ink < grey.length * MOST_INK;
};

/** Draws; `again` with a simpler pen and, for print, in less memory. */
const pictureOf = async (
  { document, number, wear, quality }: DrawingAsked,
  again: boolean,
): Promise<Blob> => {
  pen ??= takePen(again);
  const { canvas, context, drawer } = pen;
  // Which edition it is makes no difference to a picture.
  const grey = drawer.draw(readBooklet(document, ''), number, sizeOf(quality, pen, again), wear);
  if (drawer.isLost) throw new LostPen();
  if (context?.getError() === context?.OUT_OF_MEMORY)
    throw new Misdrawn('the graphics of this device are short of memory');
  if (!isPage(grey)) throw new Misdrawn('the graphics of this device leave the page empty');
  return canvas.convertToBlob({ type: 'image/webp', quality: 1 });
};

/** The page was not drawn as it should be. */
class Misdrawn extends Error {}

/** Our own errors say why; what an engine says helps nobody at the table, but whoever looks for it. */
const wordsOf = (error: unknown): string => {
  if ([NoFigure, NoPen, LostPen, Misdrawn].some((own) => error instanceof own))
    return (error as Error).message;
  console.warn(error);
  return 'something in the drawing went wrong';
};

/** Draws, with a fresh canvas once more where the first failed; not where the figure is to blame. */
const draw = async (asked: DrawingAsked): Promise<DrawingAnswer<Blob>> => {
  const { ticket } = asked;
  for (const again of [false, true]) {
    try {
      return { ticket, picture: await pictureOf(asked, again) };
    } catch (error) {
      const ofFigure = error instanceof NoFigure;
      if (!ofFigure) putAway();
      if (!again && !ofFigure) continue;
      const trouble = `This picture cannot be drawn: ${wordsOf(error)}.`;
      return { ticket, trouble, forGood: error instanceof NoPen, ofFigure };
    }
  }
  throw new Error('not reached');
};

let last: Promise<unknown> = Promise.resolve();
addEventListener('message', ({ data }: MessageEvent<DrawingAsked>) => {
  last = last.then(async () => postMessage(await draw(data))).catch(console.warn);
});
