import type { ShownBooklet } from '../../rules/booklet/booklet.ts';
import { viewScreen } from '../../rules/booklet/booklet.ts';
import { DRAWING } from '../../figure/drawing.ts';
import { variantOf } from '../../rules/booklet/picture-kinds.ts';
import type { Wear } from '../../rules/words/wear.ts';
import type { DrawingHand } from './drawing-hand.ts';
import { DrawingQueue } from './drawing-queue.ts';

/** Where a picture is, or why there is none; null where nobody waited for it any more. */
export type Drawn = { readonly address: string } | { readonly trouble: string } | null;

/** What was drawn is kept here, by what is drawn; another drawing keeps its own. */
const KEPT = `viewscreen-drawn-${DRAWING}`;
const EVERY_KEPT = 'viewscreen-drawn';
/** More than this many are not kept; the oldest go first. */
const MOST_KEPT = 240;
/** More than this many are not held ready for the page; those longest unseen go first. */
const MOST_READY = 96;

/** Two texts that differ have, for all that matters here, two names. */
const nameOf = (text: string): string => {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  return `${(high >>> 0).toString(36)}${(low >>> 0).toString(36)}`;
};

/** All of a booklet that a picture is drawn from. */
const drawnFrom = (booklet: ShownBooklet, number: number): readonly unknown[] => {
  const { figure, mech, statCard } = booklet.document;
  const screen = viewScreen(booklet, number);
  const { picture, range, title } = screen;
  const weapons = statCard.maneuvers.map(({ fires }) => fires);
  return [figure, mech, weapons, number, picture, range, title, variantOf(booklet, screen)];
};

/** Whether a view screen of two booklets is drawn alike. */
export const drawnAlike = (one: ShownBooklet, other: ShownBooklet, number: number): boolean =>
  one.edition === other.edition ||
  JSON.stringify(drawnFrom(one, number)) === JSON.stringify(drawnFrom(other, number));

const nameOfPicture = (booklet: ShownBooklet, number: number, wear: Wear | null): string =>
  nameOf(JSON.stringify([...drawnFrom(booklet, number), wear]));

/** Pictures that are drawn on this device, and kept by what is drawn. */
export class DrawnPictures {
  readonly #queue: DrawingQueue;
  /** Addresses by name, the last seen last. */
  readonly #ready = new Map<string, string>();
  /** Why nothing more is drawn on this device; empty while it is. */
  #gaveUp = '';
  /** What cannot be drawn, and why: it is not tried again. */
  readonly #failed = new Map<string, string>();
  #cleared = false;

  constructor(hand: DrawingHand) {
    this.#queue = new DrawingQueue(hand);
  }

  /** Draws a picture away from the page, or finds it where it was kept; the signal ends the waiting. */
  async of(
    booklet: ShownBooklet,
    number: number,
    wear: Wear | null,
    signal?: AbortSignal,
  ): Promise<Drawn> {
    const name = nameOfPicture(booklet, number, wear);
    const ready = this.#ready.get(name);
    if (ready) return { address: this.#hold(name, ready) };
    const trouble = this.#failed.get(name);
    if (trouble) return { trouble };
    const kept = await this.#kept(name);
    if (kept) return { address: this.#hold(name, URL.createObjectURL(kept)) };
    if (this.#gaveUp) return { trouble: this.#gaveUp };
    if (signal?.aborted) return null;
    const { document } = booklet;
    const answer = await this.#queue.ask(
      name,
      { document, number, wear, quality: 'screen' },
      signal,
    );
    if (!answer) return null;
    if ('picture' in answer) {
      // Others who asked may have it already.
      const address = this.#ready.get(name) ?? URL.createObjectURL(answer.picture);
      void this.#keep(name, answer.picture);
      return { address: this.#hold(name, address) };
    }
    if (answer.forGood) this.#gaveUp = answer.trouble;
    else if (answer.ofFigure) this.#failed.set(name, answer.trouble);
    return { trouble: answer.trouble };
  }

  #hold(name: string, address: string): string {
    this.#ready.delete(name);
    this.#ready.set(name, address);
    for (const [oldest, unseen] of this.#ready) {
      if (this.#ready.size <= MOST_READY) break;
      this.#ready.delete(oldest);
      URL.revokeObjectURL(unseen);
    }
    return address;
  }

  async #kept(name: string): Promise<Blob | null> {
    try {
      const found = await (await caches.open(KEPT)).match(`./drawn/${name}`);
      return found ? await found.blob() : null;
    } catch {
      return null;
    }
  }

  async #keep(name: string, picture: Blob): Promise<void> {
    try {
      if (!this.#cleared) {
        this.#cleared = true;
        for (const cache of await caches.keys())
          if (cache.startsWith(EVERY_KEPT) && cache !== KEPT) await caches.delete(cache);
      }
      const cache = await caches.open(KEPT);
      await cache.put(`./drawn/${name}`, new Response(picture));
      const names = await cache.keys();
      for (const old of names.slice(0, Math.max(0, names.length - MOST_KEPT)))
        await cache.delete(old);
    } catch {
      // It is drawn again the next time.
    }
  }
}
