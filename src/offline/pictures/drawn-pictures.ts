import type { ShownBooklet } from '../../rules/booklet/booklet.ts';
import type { PictureName } from '../../rules/booklet/picture-name.ts';
import type { Wear } from '../../rules/words/wear.ts';
import type { NamedPicture, PictureAccount } from './account.ts';
import { drawnAddress } from './account.ts';
import { drawnFrom } from './drawn-from.ts';
import type { Drawers } from './drawing-hand.ts';
import { DrawingHand } from './drawing-hand.ts';
import { DrawingQueue } from './drawing-queue.ts';
import { Fineness } from './fineness.ts';

/** Where a picture is, or why there is none (empty where that was said of all); null where nobody waited for it
 *  any more. */
export type Drawn = { readonly address: string } | { readonly trouble: string } | null;

const NOT_DRAWN = { trouble: '' } as const;

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

const nameOfPicture = (booklet: ShownBooklet, of: PictureName, wear: Wear | null): string =>
  nameOf(JSON.stringify([...drawnFrom(booklet, of), wear]));

/** A picture that is held ready for the page. */
interface Ready {
  readonly address: string;
  readonly picture: Blob;
}

/** Pictures that are drawn on this device, and kept in the account by what is drawn. */
export class DrawnPictures {
  readonly #queue: DrawingQueue;
  /** By name, the last seen last. */
  readonly #ready = new Map<string, Ready>();
  readonly #givenUp: (why: string) => void;
  readonly #account: () => Promise<PictureAccount>;
  /** Nothing more is drawn on this device. */
  #gaveUp = false;
  /** Pages of which there is no second sheet: none is tried again. */
  readonly #withoutSheet = new Set<string>();
  readonly #fineness = new Fineness();
  /** What cannot be drawn, and why: it is not tried again. */
  readonly #failed = new Map<string, string>();

  /** `givenUp` hears once why nothing will be drawn on this device: it is said there, and on no page. */
  constructor(
    drawers: Drawers,
    givenUp: (why: string) => void,
    account: () => Promise<PictureAccount>,
  ) {
    this.#queue = new DrawingQueue(new DrawingHand(drawers), () => this.#fineness.quality);
    this.#givenUp = givenUp;
    this.#account = account;
  }

  /** Draws a picture away from the page, or finds it where it was kept; the signal ends the waiting. */
  async of(
    booklet: ShownBooklet,
    number: PictureName,
    wear: Wear | null,
    signal?: AbortSignal,
  ): Promise<Drawn> {
    const asked = Date.now();
    const name = nameOfPicture(booklet, number, wear);
    const named = { address: drawnAddress(name), booklet: booklet.id, whole: wear === null };
    const ready = this.#ready.get(name);
    if (ready) {
      void this.#seeAgain(named, ready.picture);
      return { address: this.#hold(name, ready.picture) };
    }
    const trouble = this.#failed.get(name);
    if (trouble) return { trouble };
    const kept = await this.#kept(named);
    if (kept) return { address: this.#hold(name, kept) };
    if (this.#gaveUp) return NOT_DRAWN;
    if (signal?.aborted) return null;
    const { document } = booklet;
    const answer = await this.#queue.ask(name, { document, number, wear }, signal);
    if (!answer) return null;
    if ('picture' in answer) {
      this.#fineness.took(answer.took);
      void this.#keep(named, answer.picture, asked);
      return { address: this.#hold(name, answer.picture) };
    }
    if (answer.forGood) {
      if (!this.#gaveUp) this.#givenUp(answer.trouble);
      this.#gaveUp = true;
      return NOT_DRAWN;
    }
    if (answer.ofFigure) this.#failed.set(name, answer.trouble);
    return { trouble: answer.trouble };
  }

  /**
   * Draws the second sheet of a page that is drawn here, after all pages, or finds it where it was kept. Null where the
   * page has none, where it cannot be drawn, and on a device that is too slow for fine pages.
   */
  async sheetOf(
    booklet: ShownBooklet,
    number: number,
    wear: Wear | null,
    signal?: AbortSignal,
  ): Promise<string | null> {
    const asked = Date.now();
    const page = await this.of(booklet, number, wear, signal);
    const name = `${nameOfPicture(booklet, number, wear)}-second`;
    if (!page || !('address' in page) || this.#withoutSheet.has(name)) return null;
    const named = { address: drawnAddress(name), booklet: booklet.id, whole: wear === null };
    const ready = this.#ready.get(name);
    if (ready) {
      void this.#seeAgain(named, ready.picture);
      return this.#hold(name, ready.picture);
    }
    const kept = await this.#kept(named);
    if (kept) return this.#hold(name, kept);
    if (this.#fineness.quality !== 'fine' || this.#gaveUp || signal?.aborted) return null;
    const { document } = booklet;
    const sheet = { document, number, wear, sheet: 'second' } as const;
    const answer = await this.#queue.ask(name, sheet, signal);
    if (answer && 'picture' in answer && answer.picture.size > 0) {
      void this.#keep(named, answer.picture, asked);
      return this.#hold(name, answer.picture);
    }
    if (answer) this.#withoutSheet.add(name);
    return null;
  }

  /** Gives its address; others who asked may have it already. */
  #hold(name: string, picture: Blob): string {
    const ready = this.#ready.get(name) ?? { address: URL.createObjectURL(picture), picture };
    this.#ready.delete(name);
    this.#ready.set(name, ready);
    for (const [oldest, { address }] of this.#ready) {
      if (this.#ready.size <= MOST_READY) break;
      this.#ready.delete(oldest);
      URL.revokeObjectURL(address);
    }
    return ready.address;
  }

  /** What was let go of since is kept anew. */
  async #seeAgain(named: NamedPicture, picture: Blob): Promise<void> {
    const account = await this.#account().catch(() => null);
    await account?.seeAgain(named, picture);
  }

  async #kept(named: NamedPicture): Promise<Blob | null> {
    const account = await this.#account().catch(() => null);
    return account?.find(named) ?? null;
  }

  /** Where it cannot be kept it is drawn again the next time. */
  async #keep(named: NamedPicture, picture: Blob, asked: number): Promise<void> {
    const account = await this.#account().catch(() => null);
    await account?.keep(named, picture, asked);
  }
}
