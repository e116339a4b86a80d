import type { DrawingAnswer, DrawingAsked, Quality } from '../../figure/drawing.ts';

type Answer = DrawingAnswer<Blob>;

/** Whoever takes longer is stuck (milliseconds): software alone needs some 5 and 20 seconds. */
const PATIENCE: Readonly<Record<Quality, number>> = { screen: 60_000, print: 240_000 };
/** So often a hand that could not be loaded is asked again. */
const MOST_FAILURES = 3;

/** One who draws away from the page, one picture after the other: a worker, started with the first. */
export class DrawingHand {
  readonly #start: () => Worker;
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  #worker: Worker | null = null;
  #tickets = 0;
  #failures = 0;

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
        const stuck = setTimeout(
          () => this.#fail('The drawing took too long and was stopped.'),
          PATIENCE[asked.quality],
        );
        this.#waiting.set(ticket, (answer) => {
          clearTimeout(stuck);
          resolve(answer);
        });
        worker.postMessage({ ...asked, ticket }, []);
      } catch {
        resolve({
          ticket,
          trouble: 'This browser cannot draw in the background.',
          forGood: true,
          ofFigure: false,
        });
      }
    });
  }

  /** Ends it in the midst of what it draws; those who wait hear `why`. It can be asked again. */
  end(why = 'The drawing was stopped.', forGood = false): void {
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    this.#worker?.terminate();
    this.#worker = null;
    for (const [ticket, resolve] of waiting)
      resolve({ ticket, trouble: why, forGood, ofFigure: false });
  }

  #open(): Worker {
    if (this.#worker) return this.#worker;
    if (typeof OffscreenCanvas === 'undefined') throw new Error('no OffscreenCanvas');
    const worker = this.#start();
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      this.#failures = 0;
      this.#waiting.get(data.ticket)?.(data);
      this.#waiting.delete(data.ticket);
    });
    for (const failure of ['error', 'messageerror'])
      worker.addEventListener(failure, () => this.#fail('The drawing could not be loaded.'));
    this.#worker = worker;
    return worker;
  }

  #fail(why: string): void {
    this.#failures += 1;
    this.end(why, this.#failures >= MOST_FAILURES);
  }
}
