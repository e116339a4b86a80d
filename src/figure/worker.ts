import type { DrawingAnswer, DrawingAsked } from './drawing.ts';
import { DRAW_HERE } from './drawing.ts';
import { NoPen } from './ink/page.ts';
import { PictureMaker } from './picture-maker.ts';

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
