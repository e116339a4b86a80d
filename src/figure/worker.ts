import type { DrawingAnswer, DrawingAsked, Quality } from './drawing.ts';
import { DRAW_HERE } from './drawing.ts';
import { NoPen, LostPen } from './ink/page.ts';
import { DUEL_HEIGHT, POSTER_HEIGHT } from '../rules/booklet/picture-name.ts';
import { readBooklet } from '../rules/booklet/read-booklet.ts';
import { Drawer } from './drawer.ts';
import type { PageSize, SecondSheet } from './ink/page.ts';
import { NoFigure } from './body/lay-part.ts';

const SIZES: Readonly<Record<Quality, PageSize>> = {
  /** For a device that is long about a fine one. */
  screen: { width: 768, height: 768, samples: 2 },
  /** As the stills of the game. */
  fine: { width: 1152, height: 1152, samples: 2 },
  /** Fifteen centimeters of paper at 300 dots an inch. */
  print: { width: 1800, height: 1800, samples: 2 },
};

type Canvas = HTMLCanvasElement | OffscreenCanvas;

interface Pen {
  readonly canvas: Canvas;
  readonly context: WebGL2RenderingContext | null;
  readonly drawer: Drawer;
}

/** The size of a quality for a picture; coarser, or with fewer dots to a pixel, where the device holds no more or `coarse` is asked. */
const sizeOf = (
  { against, number, quality }: Pick<DrawingAsked, 'against' | 'number' | 'quality'>,
  { context }: Pen,
  coarse: boolean,
): PageSize => {
  const high = against ? DUEL_HEIGHT : typeof number === 'string' ? POSTER_HEIGHT : 1;
  const sized = (size: PageSize): PageSize => ({
    ...size,
    height: Math.round(size.width * high),
  });
  const widest = Number(context?.getParameter(context.MAX_TEXTURE_SIZE) ?? 0);
  const fits = ({ height, samples }: PageSize): boolean => height * samples <= widest;
  const size = sized(SIZES[quality === 'fine' && !fits(sized(SIZES.fine)) ? 'screen' : quality]);
  return (coarse && quality === 'print') || !fits(size) ? { ...size, samples: 1 } : size;
};

/** A page with less ink than this, or with so much, is none: a driver did not do what it was told. */
const LEAST_INK = 0.001;
const MOST_INK = 0.99;
/** Fewer bytes than this hold no drawing: some browsers guard what a canvas shows, and give an empty one away. */
const LEAST_BYTES = 2000;

const isDrawn = (grey: Uint8Array): boolean => {
  let ink = 0;
  for (const tone of grey) if (tone < 128) ink += 1;
  return ink > grey.length * LEAST_INK && ink < grey.length * MOST_INK;
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

/** What a canvas shows, as a file. */
const written = (canvas: Canvas): Promise<Blob | null> =>
  'convertToBlob' in canvas
    ? canvas.convertToBlob({ type: 'image/webp', quality: 1 })
    : new Promise((resolve) => {
        canvas.toBlob(resolve, 'image/webp', 1);
      });

/** Makes pictures, one after the other: a booklet, a view screen and its wear in, a picture out. */
class PictureMaker {
  readonly #canvas: () => Canvas;
  readonly #pause: () => Promise<void>;
  #pen: Pen | null = null;

  /** `canvas` gives a fresh one; `pause` gives others their turn between the steps of a picture. */
  constructor({ canvas, pause }: { canvas: () => Canvas; pause: () => Promise<void> }) {
    this.#canvas = canvas;
    this.#pause = pause;
  }

  /** Draws, with a fresh canvas once more where the first failed; not where the figure is to blame. */
  async draw(asked: DrawingAsked): Promise<DrawingAnswer<Blob>> {
    const { ticket } = asked;
    for (const again of [false, true]) {
      try {
        const begun = performance.now();
        const picture = await this.#picture(asked, again);
        return { ticket, picture, took: performance.now() - begun };
      } catch (error) {
        const ofFigure = error instanceof NoFigure;
        if (!ofFigure) this.#putAway();
        if (!again && !ofFigure) continue;
        const trouble = `This picture cannot be drawn: ${wordsOf(error)}.`;
        return { ticket, trouble, forGood: error instanceof NoPen, ofFigure };
      }
    }
    throw new Error('not reached');
  }

  /** Draws; `again` with a simpler pen and, for print, in less memory. */
  async #picture(
    { document, number, wear, against, quality, sheet = 'page' }: DrawingAsked,
    again: boolean,
  ): Promise<Blob> {
    this.#pen ??= this.#takePen(again);
    const pen = this.#pen;
    const { canvas, context, drawer } = pen;
    // Which edition it is makes no difference to a picture.
    const booklet = readBooklet(document, '');
    const rival = against && { booklet: readBooklet(against.document, ''), wear: against.wear };
    for (const each of [{ booklet, wear }, ...(rival ? [rival] : [])]) {
      await this.#pause();
      drawer.figureOf(each.booklet, each.wear?.torn, each.wear?.livery);
    }
    await this.#pause();
    const size = sizeOf({ number, quality, ...(against && { against }) }, pen, again);
    if (sheet === 'second')
      return this.#second(drawer.drawBoth(booklet, number, size, wear).sheet, size);
    const grey = rival
      ? drawer.drawDuel({ booklet, wear }, rival, size)
      : drawer.draw(booklet, number, size, wear);
    if (drawer.isLost) throw new LostPen();
    if (context?.getError() === context?.OUT_OF_MEMORY)
      throw new Misdrawn('the graphics of this device are short of memory');
    if (!isDrawn(grey)) throw new Misdrawn('the graphics of this device leave the page empty');
    const picture = await written(canvas);
    if (!picture || picture.size < LEAST_BYTES)
      throw new NoPen('this browser does not let a page keep what is drawn on it');
    return picture;
  }

  /** A second sheet as a file; no bytes where there is none. */
  async #second(sheet: SecondSheet | null, { width, height }: PageSize): Promise<Blob> {
    if (!sheet) return new Blob();
    const canvas = this.#canvas();
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d') as CanvasRenderingContext2D | null;
    if (!context) throw new Misdrawn('this browser has no canvas');
    const image = context.createImageData(width, height);
    sheet.ink.forEach((tone, at) =>
      image.data.set([tone, tone, tone, sheet.lies[at] ?? 0], at * 4),
    );
    context.putImageData(image, 0, 0);
    const picture = await written(canvas);
    if (!picture) throw new Misdrawn('this browser writes no pictures');
    return picture;
  }

  #takePen(packed: boolean): Pen {
    const canvas = this.#canvas();
    canvas.width = SIZES.screen.width;
    canvas.height = SIZES.screen.height;
    const drawer = new Drawer(canvas, { packed });
    // The one that the drawer has: a canvas has no other.
    const context = canvas.getContext('webgl2');
    return { canvas, drawer, context };
  }

  #putAway(): void {
    this.#pen?.drawer.dispose();
    this.#pen = null;
  }
}

/**
 * Draws pictures, one after the other: away from the page, as a worker of it, which is told what to draw by
 * messages. Where a worker has no graphics the page loads this same script and hands it a line.
 */

const isPage = typeof document !== 'undefined';

const maker = new PictureMaker({
  canvas: () => {
    if (isPage) return document.createElement('canvas');
    if (typeof OffscreenCanvas === 'undefined')
      throw new NoPen('this browser draws nothing away from the page');
    return new OffscreenCanvas(1, 1);
  },
  // A task of its own: what was pressed meanwhile is answered between two steps.
  pause: () => (isPage ? new Promise((resolve) => setTimeout(resolve)) : Promise.resolve()),
});

let last: Promise<unknown> = Promise.resolve();
const draw = (asked: DrawingAsked, answer: (drawn: DrawingAnswer<Blob>) => void): void => {
  last = last.then(async () => answer(await maker.draw(asked))).catch(console.warn);
};

if (isPage)
  addEventListener(DRAW_HERE, (event) => {
    const [line] = (event as MessageEvent).ports;
    line?.addEventListener('message', ({ data }: MessageEvent<DrawingAsked>) =>
      draw(data, (drawn) => line.postMessage(drawn, [])),
    );
    line?.start();
  });
else
  addEventListener('message', ({ data }: MessageEvent<DrawingAsked>) =>
    draw(data, (drawn) => postMessage(drawn)),
  );
