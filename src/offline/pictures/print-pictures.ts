import type { Booklet } from '../../rules/booklet/booklet.ts';
import { viewScreen } from '../../rules/booklet/booklet.ts';
import type { PictureName } from '../../rules/booklet/picture-name.ts';
import { COVER } from '../../rules/booklet/picture-name.ts';
import { OPENING, VIEW_SCREENS } from '../../rules/vocabulary.ts';
import type { Wear } from '../../rules/words/wear.ts';
import type { Drawers } from './drawing-hand.ts';
import { DrawingHand } from './drawing-hand.ts';
import type { Drawn } from './drawn-pictures.ts';
import type { Pictures } from './pictures.ts';

/** What is drawn at print quality, in this order. */
export const FOR_PAPER: readonly PictureName[] = [...VIEW_SCREENS, COVER];

/** How far the drawing at print quality has come. */
export type Progress =
  | { readonly kind: 'not begun' | 'stopped' | 'finished' }
  | {
      readonly kind: 'drawing';
      /** Which of them is drawn, from 1. */
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
  readonly #fine = new Map<PictureName, string>();
  #hand: DrawingHand | null = null;
  #left = false;
  #last: Promise<unknown> = Promise.resolve();

  constructor(booklet: Booklet, pictures: Pictures) {
    super();
    this.#booklet = booklet;
    this.#pictures = pictures;
    pictures.addEventListener('changed', this.#changed);
  }

  /** How many of them need no more drawing: their owner's, and those drawn at print quality. */
  get ready(): number {
    return FOR_PAPER.filter((name) => this.#isReady(name)).length;
  }

  /** Draws what is not ready, page by page, until it is done, fails, or `stop` is called. */
  async draw(): Promise<void> {
    if (this.#hand || this.#left) return;
    const hand = new DrawingHand(this.drawers);
    this.#hand = hand;
    const times: number[] = [];
    for (const name of FOR_PAPER) {
      if (this.#isReady(name)) continue;
      const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
      const left = times.length > 0 ? mean * (FOR_PAPER.length - this.ready) : null;
      this.#tell({ kind: 'drawing', page: FOR_PAPER.indexOf(name) + 1, left });
      const begun = performance.now();
      const answer = await hand.draw({
        document: this.#booklet.document,
        number: name,
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
      this.#fine.set(name, URL.createObjectURL(answer.picture));
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

  still(booklet: Booklet, name: PictureName): string | null {
    const isOwn = typeof name === 'number' && this.hasOwn(booklet, name);
    const fine = isOwn ? undefined : this.#fine.get(name);
    return fine ?? this.#pictures.still(booklet, name);
  }

  making(booklet: Booklet, name: PictureName): Promise<void> | null {
    return this.#pictures.making(booklet, name);
  }

  /** One after the other: whoever leaves does not leave 32 behind that must still be drawn. */
  drawn(
    booklet: Booklet,
    name: PictureName,
    wear: Wear | null,
    signal?: AbortSignal,
  ): Promise<Drawn> {
    const drawn = this.#last.then(() =>
      this.#left || signal?.aborted ? null : this.#pictures.drawn(booklet, name, wear, signal),
    );
    this.#last = drawn;
    return drawn;
  }

  duelStill(one: Booklet, other: Booklet): string | null {
    return this.#pictures.duelStill(one, other);
  }

  duel(...asked: Parameters<Pictures['duel']>): Promise<Drawn> {
    return this.#pictures.duel(...asked);
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

  forget(id: string): ReturnType<Pictures['forget']> {
    return this.#pictures.forget(id);
  }

  #isReady(name: PictureName): boolean {
    // What its owner put on the page that a battle opens at is on the cover, too.
    const number = typeof name === 'number' ? name : OPENING;
    const own = viewScreen(this.#booklet, number).image ?? this.hasOwn(this.#booklet, number);
    return this.#fine.has(name) || Boolean(own);
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
