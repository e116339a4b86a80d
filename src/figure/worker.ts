import type { DrawingAnswer, DrawingAsked } from '../rules/drawing.ts';
import { readBooklet } from '../rules/read-booklet.ts';
import { Drawer } from './drawer.ts';

/** Draws away from the page: a booklet, a view screen and its wear in, a picture out, one after the other. */

/** As the stills of the game, with less to gather: it is drawn on the device of whoever waits for it. */
const SIZE = { width: 768, height: 768, samples: 2 } as const;

const canvas = new OffscreenCanvas(SIZE.width, SIZE.height);
let drawer: Drawer | null = null;

const wordsOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'no reason given';

const draw = async ({
  ticket,
  document,
  number,
  wear,
}: DrawingAsked): Promise<DrawingAnswer<Blob>> => {
  try {
    drawer ??= new Drawer(canvas);
    drawer.draw(readBooklet(document), number, SIZE, wear);
    return { ticket, picture: await canvas.convertToBlob({ type: 'image/webp', quality: 1 }) };
  } catch (error) {
    drawer?.dispose();
    drawer = null;
    return { ticket, trouble: `Pictures cannot be drawn here: ${wordsOf(error)}.` };
  }
};

let last: Promise<unknown> = Promise.resolve();
addEventListener('message', ({ data }: MessageEvent<DrawingAsked>) => {
  last = last.then(async () => {
    postMessage(await draw(data));
  });
});
