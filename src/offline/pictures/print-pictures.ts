import type { Booklet } from '../../rules/booklet/booklet.ts';
import { viewScreen } from '../../rules/booklet/booklet.ts';
import { VIEW_SCREENS } from '../../rules/vocabulary.ts';
import type { Wear } from '../../rules/words/wear.ts';
import type { Drawers } from './drawing-hand.ts';
import { DrawingHand } from './drawing-hand.ts';
import type { Drawn } from './drawn-pictures.ts';
import type { Pictures } from './pictures.ts';

/** How far the drawing at print quality has come. */
export type Progress =
  | { readonly kind: 'not begun' | 'stopped' | 'finished' }
  | {
      readonly kind: 'drawing';
      /** Which of the 32 is drawn, from 1. */
      readonly page: number;
      /** How long the rest will take, by those that were drawn (milliseconds); null before the first. */
      readonly left: number | null;
    }
  | {
      readonly kind: 'failed';
      readonly trouble: string;
      /** Nothing can be drawn on this device. */
      readonly forGood: boolean;
    };

/**
 * The pictures of one booklet for paper: what is there at first, and in its place what was drawn at
 * print quality. That is kept nowhere else and is gone with `leave`.
 *
 * @fires changed - a picture or the progress is another
 */
export class PrintPictures extends EventTarget implements Pictures {
  progress: Progress = { kind: 'not begun' };
  readonly #booklet: Booklet;
  readonly #pictures: Pictures;
  readonly #fine = new Map<number, string>();
  #hand: DrawingHand | null = null;
  #left = false;
  #last: Promise<unknown> = Promise.resolve();

  constructor(booklet: Booklet, pictures: Pictures) {
    super();
    this.#booklet = booklet;
    this.#pictures = pictures;
    pictures.addEventListener('changed', this.#changed);
  }

  /** How many of the 32 need no more drawing: their owner's, and those drawn at print quality. */
  get ready(): number {
    return VIEW_SCREENS.filter((number) => this.#isReady(number)).length;
  }

  /** Draws what is not ready, page by page, until it is done, fails, or `stop` is called. */
  async draw(): Promise<void> {
    if (this.#hand || this.#left) return;
    const hand = new DrawingHand(this.drawers);
    this.#hand = hand;
    const times: number[] = [];
    for (const number of VIEW_SCREENS) {
      if (this.#isReady(number)) continue;
      const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
      const left = times.length > 0 ? mean * (VIEW_SCREENS.length - this.ready) : null;
      this.#tell({ kind: 'drawing', page: VIEW_SCREENS.indexOf(number) + 1, left });
      const begun = performance.now();
      const answer = await hand.draw({
        document: this.#booklet.document,
        number,
        wear: null,
        quality: 'print',
      });
      if (this.#hand !== hand) return;
      if ('trouble' in answer) {
        const { trouble, forGood } = answer;
        this.#end({ kind: 'failed', trouble, forGood });
        return;
      }
      times.push(performance.now() - begun);
      this.#fine.set(number, URL.createObjectURL(answer.picture));
    }
    this.#end({ kind: 'finished' });
  }

  /** Stops the drawing at once; what was drawn stays. */
  stop(): void {
    if (this.#hand) this.#end({ kind: 'stopped' });
  }

  /** Stops and gives everything back that was drawn. */
  leave(): void {
    this.#left = true;
    this.stop();
    this.#pictures.removeEventListener('changed', this.#changed);
    for (const address of this.#fine.values()) URL.revokeObjectURL(address);
    this.#fine.clear();
  }

  still(booklet: Booklet, number: number): string | null {
    const fine = this.hasOwn(booklet, number) ? undefined : this.#fine.get(number);
    return fine ?? this.#pictures.still(booklet, number);
  }

  making(booklet: Booklet, number: number): Promise<void> | null {
    return this.#pictures.making(booklet, number);
  }

  /** One after the other: whoever leaves does not leave 32 behind that must still be drawn. */
  drawn(booklet: Booklet, number: number, wear: Wear | null, signal?: AbortSignal): Promise<Drawn> {
    const drawn = this.#last.then(() =>
      this.#left || signal?.aborted ? null : this.#pictures.drawn(booklet, number, wear, signal),
    );
    this.#last = drawn;
    return drawn;
  }

  hasOwn(booklet: Booklet, number: number): boolean {
    return this.#pictures.hasOwn(booklet, number);
  }

  setOwn(booklet: Booklet, number: number, picture: Blob | null): Promise<string | null> {
    return this.#pictures.setOwn(booklet, number, picture);
  }

  /** Nothing moves on paper. */
  sheet(): string | null {
    return null;
  }

  drawnSheet(): Promise<string | null> {
    return Promise.resolve(null);
  }

  small(booklet: Booklet, number: number): Promise<string | null> {
    return this.#pictures.small(booklet, number);
  }

  get drawers(): Drawers {
    return this.#pictures.drawers;
  }

  get keeping(): Pictures['keeping'] {
    return this.#pictures.keeping;
  }

  get own(): Pictures['own'] {
    return this.#pictures.own;
  }

  forget(id: string): Promise<void> {
    return this.#pictures.forget(id);
  }

  #isReady(number: number): boolean {
    const own = viewScreen(this.#booklet, number).image ?? this.hasOwn(this.#booklet, number);
    return this.#fine.has(number) || Boolean(own);
  }

  #end(progress: Progress): void {
    const hand = this.#hand;
    this.#hand = null;
    hand?.end();
    this.#tell(progress);
  }

  #tell(progress: Progress): void {
    this.progress = progress;
    this.#changed();
  }

  readonly #changed = (): void => {
    this.dispatchEvent(new Event('changed'));
  };
}
