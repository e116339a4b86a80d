import type { DrawingAnswer, DrawingAsked } from '../../src/figure/drawing.ts';
import type { Asked } from '../../src/tactics/asked.ts';

/**
 * To be run in a page before its own scripts: what the device draws is there at once, an empty sheet of
 * the size of a drawing. Without a graphics card each drawing keeps a processor busy for seconds.
 */
export const giveQuickPen = (): void => {
  const sheet = async (): Promise<Blob> => {
    const paper = new OffscreenCanvas(768, 768);
    paper.getContext('2d');
    return paper.convertToBlob({ type: 'image/webp' });
  };
  class QuickPen extends EventTarget {
    readonly #start: () => Worker;
    #thinks: Worker | null = null;

    constructor(start: () => Worker) {
      super();
      this.#start = start;
    }

    postMessage(asked: DrawingAsked | Asked): void {
      if ('kind' in asked) this.#thought(asked);
      else this.#drawn(asked);
    }

    /** Another worker of the same name thinks for computer pilots: it is asked itself. */
    #thought(asked: Asked): void {
      if (!this.#thinks) {
        this.#thinks = this.#start();
        for (const kind of ['message', 'error', 'messageerror'])
          this.#thinks.addEventListener(kind, (event) =>
            this.dispatchEvent(
              event instanceof MessageEvent
                ? new MessageEvent(kind, { data: event.data as unknown })
                : new Event(kind),
            ),
          );
      }
      this.#thinks.postMessage(asked, []);
    }

    #drawn({ ticket }: DrawingAsked): void {
      void sheet().then((picture) => {
        const data: DrawingAnswer<Blob> = { ticket, picture };
        this.dispatchEvent(new MessageEvent('message', { data }));
      });
    }

    terminate(): void {
      this.#thinks?.terminate();
    }
  }
  window.Worker = new Proxy(window.Worker, {
    construct: (Real, [script, options]: ConstructorParameters<typeof Worker>) =>
      /\/worker-[^/]*$/.test(String(script))
        ? new QuickPen(() => new Real(script, options))
        : new Real(script, options),
  });
};
