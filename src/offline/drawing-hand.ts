import type { DrawingAnswer, DrawingAsked } from '../rules/drawing.ts';

type Answer = DrawingAnswer<Blob>;

/** One who draws away from the page, one picture after the other: a worker, started with the first. */
export class DrawingHand {
  readonly #start: () => Worker;
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  #worker: Worker | null = null;
  #tickets = 0;

  constructor(start: () => Worker) {
    this.#start = start;
  }

  /** Draws a picture, or says why it cannot be drawn. */
  draw(asked: Omit<DrawingAsked, 'ticket'>): Promise<Answer> {
    this.#tickets += 1;
    const ticket = this.#tickets;
    return new Promise((resolve) => {
      try {
        const worker = this.#open();
        this.#waiting.set(ticket, resolve);
        worker.postMessage({ ...asked, ticket }, []);
      } catch {
        resolve({
          ticket,
          trouble: 'This browser draws nothing away from the page.',
          forGood: true,
        });
      }
    });
  }

  /** Ends it in the midst of what it draws; those who wait hear `why`. It can be asked again. */
  end(why = 'The drawing was stopped.'): void {
    for (const [ticket, resolve] of this.#waiting) resolve({ ticket, trouble: why, forGood: true });
    this.#waiting.clear();
    this.#worker?.terminate();
    this.#worker = null;
  }

  #open(): Worker {
    if (this.#worker) return this.#worker;
    if (typeof OffscreenCanvas === 'undefined') throw new Error('no OffscreenCanvas');
    const worker = this.#start();
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      this.#waiting.get(data.ticket)?.(data);
      this.#waiting.delete(data.ticket);
    });
    worker.addEventListener('error', () => this.end('The pictures could not be loaded.'));
    this.#worker = worker;
    return worker;
  }
}
