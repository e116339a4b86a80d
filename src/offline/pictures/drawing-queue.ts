import type { DrawingAnswer, DrawingAsked, Quality } from '../../figure/drawing.ts';
import type { DrawingHand } from './drawing-hand.ts';

type Answer = DrawingAnswer<Blob>;

/** What is wished for. How fine it is drawn is decided when its turn comes. */
export type Wished = Omit<DrawingAsked, 'ticket' | 'quality'>;

interface Wish {
  readonly asked: Wished;
  /** With whom it was asked last. */
  batch: number;
  /** Who still waits for it. */
  waiting: number;
  readonly answer: Promise<Answer | null>;
  readonly settle: (answer: Answer | null) => void;
}

/** What is asked within this time belongs together: the windows of one stage (milliseconds). */
const TOGETHER = 100;

/**
 * What is to be drawn by one hand: what was asked last first, for that is what is looked at; of what was
 * asked together, the first; second sheets after all pages. The same picture is drawn once for all who ask; a wish that nobody waits
 * for any more is dropped.
 */
export class DrawingQueue {
  readonly #hand: DrawingHand;
  readonly #quality: () => Quality;
  /** By name, as they were asked. */
  readonly #wishes = new Map<string, Wish>();
  #drawing: string | null = null;
  #batch = 0;
  #asked = -Infinity;

  /** `quality` is asked for each picture. */
  constructor(hand: DrawingHand, quality: () => Quality) {
    this.#hand = hand;
    this.#quality = quality;
  }

  /** Asks for a picture by its name; null where the signal ended all waiting before it was begun. */
  ask(name: string, asked: Wished, signal?: AbortSignal): Promise<Answer | null> {
    const now = performance.now();
    if (now - this.#asked > TOGETHER) this.#batch += 1;
    this.#asked = now;
    const wish = this.#wishes.get(name) ?? wishFor(asked);
    wish.waiting += 1;
    wish.batch = this.#batch;
    this.#wishes.set(name, wish);
    signal?.addEventListener('abort', () => this.#leave(name, wish), { once: true });
    this.#next();
    return wish.answer;
  }

  #leave(name: string, wish: Wish): void {
    wish.waiting -= 1;
    if (wish.waiting > 0 || this.#drawing === name || this.#wishes.get(name) !== wish) return;
    this.#wishes.delete(name);
    wish.settle(null);
  }

  #next(): void {
    if (this.#drawing !== null) return;
    const wishes = [...this.#wishes];
    const pages = wishes.filter(([, { asked }]) => asked.sheet !== 'second');
    const waiting = pages.length > 0 ? pages : wishes;
    const last = Math.max(...waiting.map(([, { batch }]) => batch));
    const next = waiting.find(([, { batch }]) => batch === last);
    if (!next) return;
    const [name, wish] = next;
    this.#drawing = name;
    void this.#hand.draw({ ...wish.asked, quality: this.#quality() }).then((answer) => {
      this.#drawing = null;
      this.#wishes.delete(name);
      wish.settle(answer);
      this.#next();
    });
  }
}

const wishFor = (asked: Wished): Wish => {
  let settle: Wish['settle'] = () => undefined;
  const answer = new Promise<Answer | null>((resolve) => {
    settle = resolve;
  });
  return { asked, batch: 0, waiting: 0, answer, settle };
};
