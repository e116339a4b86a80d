import type { DrawingAnswer, DrawingAsked, Quality } from '../../figure/drawing.ts';
import { DRAWING_TROUBLE } from './picture-words.ts';

type Answer = DrawingAnswer<Blob>;

/** Whoever takes longer is stuck (milliseconds): software alone needs some 5 and 20 seconds. */
const PATIENCE: Readonly<Record<Quality, number>> = {
  screen: 60_000,
  fine: 60_000,
  print: 240_000,
};
/** So often a hand that could not be loaded is asked again. */
const MOST_FAILURES = 3;

/** A worker, or what stands in its place. */
export type DrawingWorker = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>;

/** Who may draw. */
export interface Drawers {
  /** Away from the page. */
  readonly start: () => DrawingWorker;
  /** On the page itself, where no worker of this browser can. */
  readonly here?: () => DrawingWorker;
}

/** One who draws one picture after the other: a worker, started with the first, or the page where no worker can. */
export class DrawingHand {
  readonly #drawers: Drawers;
  #isHere = false;
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  #worker: DrawingWorker | null = null;
  #tickets = 0;
  #failures = 0;

  constructor(drawers: Drawers) {
    this.#drawers = drawers;
  }

  /** Draws a picture, or says why it cannot be drawn. */
  draw(asked: Omit<DrawingAsked, 'ticket'>): Promise<Answer> {
    this.#tickets += 1;
    const ticket = this.#tickets;
    return new Promise((resolve) => this.#ask({ ...asked, ticket }, resolve));
  }

  #ask(asked: DrawingAsked, resolve: (answer: Answer) => void): void {
    const { ticket } = asked;
    const settle = (answer: Answer): void => {
      if ('trouble' in answer && answer.forGood && this.#comeHere()) this.#ask(asked, resolve);
      else resolve(answer);
    };
    try {
      const worker = this.#open();
      const stuck = setTimeout(
        () => this.#fail(DRAWING_TROUBLE.tookTooLong),
        PATIENCE[asked.quality],
      );
      this.#waiting.set(ticket, (answer) => {
        clearTimeout(stuck);
        settle(answer);
      });
      worker.postMessage(asked, []);
    } catch {
      settle({
        ticket,
        trouble: DRAWING_TROUBLE.none,
        forGood: true,
        ofFigure: false,
      });
    }
  }

  /** Goes on on the page itself; false where it is there already, or cannot be. */
  #comeHere(): boolean {
    if (this.#isHere || !this.#drawers.here) return false;
    this.#isHere = true;
    this.#worker?.terminate();
    this.#worker = null;
    return true;
  }

  /** Ends it in the midst of what it draws; those who wait hear `why`. It can be asked again. */
  end(why: string = DRAWING_TROUBLE.stopped, forGood = false): void {
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    this.#worker?.terminate();
    this.#worker = null;
    for (const [ticket, resolve] of waiting)
      resolve({ ticket, trouble: why, forGood, ofFigure: false });
  }

  #open(): DrawingWorker {
    if (this.#worker) return this.#worker;
    const { here, start } = this.#drawers;
    if (!this.#isHere && typeof OffscreenCanvas === 'undefined')
      throw new Error('no OffscreenCanvas');
    const worker = this.#isHere && here ? here() : start();
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      this.#failures = 0;
      const settle = this.#waiting.get(data.ticket);
      this.#waiting.delete(data.ticket);
      settle?.(data);
    });
    for (const failure of ['error', 'messageerror'])
      worker.addEventListener(failure, () => this.#fail(DRAWING_TROUBLE.notLoaded));
    this.#worker = worker;
    return worker;
  }

  #fail(why: string): void {
    this.#failures += 1;
    this.end(why, this.#failures >= MOST_FAILURES);
  }
}
