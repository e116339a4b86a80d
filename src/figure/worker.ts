import type { DrawingAnswer, DrawingAsked } from '../rules/drawing.ts';
import { readBooklet } from '../rules/read-booklet.ts';
import { Drawer } from './drawer.ts';
import { NoPen } from './inker.ts';

/** Draws away from the page: a booklet, a view screen and its wear in, a picture out, one after the other. */

/** As the stills of the game, with less to gather: it is drawn on the device of whoever waits for it. */
const SIZE = { width: 768, height: 768, samples: 2 } as const;

interface Pen {
  readonly canvas: OffscreenCanvas;
  readonly drawer: Drawer;
}

let pen: Pen | null = null;

const takePen = (): Pen => {
  const canvas = new OffscreenCanvas(SIZE.width, SIZE.height);
  return { canvas, drawer: new Drawer(canvas) };
};

const putAway = (): void => {
  pen?.drawer.dispose();
  pen = null;
};

const pictureOf = async ({ document, number, wear }: DrawingAsked): Promise<Blob> => {
  pen ??= takePen();
  pen.drawer.draw(readBooklet(document), number, SIZE, wear);
  if (pen.drawer.isLost) throw new Error('the graphics of this device were lost');
  return pen.canvas.convertToBlob({ type: 'image/webp', quality: 1 });
};

const wordsOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'no reason given';

/** Draws, with a fresh canvas once more where the first was lost. */
const draw = async (asked: DrawingAsked): Promise<DrawingAnswer<Blob>> => {
  const { ticket } = asked;
  try {
    return { ticket, picture: await pictureOf(asked) };
  } catch {
    putAway();
  }
  try {
    return { ticket, picture: await pictureOf(asked) };
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
