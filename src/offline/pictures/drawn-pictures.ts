import type { Quality } from '../../figure/drawing.ts';
import { FINE } from '../../figure/drawing.ts';
import type { ShownBooklet } from '../../rules/booklet/booklet.ts';
import type { PictureName } from '../../rules/booklet/picture-name.ts';
import { COVER, DUEL_COVER } from '../../rules/booklet/picture-name.ts';
import type { Wear } from '../../rules/words/wear.ts';
import { choiceOf, kept } from '../disk/kept.ts';
import { shortName } from '../disk/short-name.ts';
import type { Drawers } from './drawing-hand.ts';
import { DrawingHand } from './drawing-hand.ts';
import type { Wished } from './drawing-queue.ts';
import { DrawingQueue } from './drawing-queue.ts';
import type { NamedPicture, PictureCaches } from './picture-caches.ts';
import { drawnAddress } from './picture-caches.ts';
import { openCache } from './picture-keeping.ts';
import { drawnFrom } from './stills.ts';

/** Where a picture is, or why there is none (empty where that was said of all); null where nobody waited for it
 *  any more. */
export type Drawn = { readonly address: string } | { readonly trouble: string } | null;

const NOT_DRAWN = { trouble: '' } as const;

/** More than this many are not held ready for the page; those longest unseen go first. */
const MOST_READY = 96;

/** This visit's answer, also when the page is loaded anew. */
const REMEMBERED = kept('viewscreen drawing', choiceOf([null, 'fine', 'screen']), 'tab');

/** How fine this device draws pages for its screen: the first as coarse as need be, and by its time all others. */
class Fineness {
  #quality: Exclude<Quality, 'print'> = REMEMBERED.read() ?? 'screen';
  #isKnown = REMEMBERED.read() !== null;

  /** How fine the next page is drawn. */
  get quality(): Exclude<Quality, 'print'> {
    return this.#quality;
  }

  /** A page was drawn in so long a time (milliseconds): the first says how fine all others are. */
  took(time: number | undefined): void {
    if (this.#isKnown || time === undefined) return;
    this.#isKnown = true;
    this.#quality = time * FINE.times <= FINE.most ? 'fine' : 'screen';
    REMEMBERED.write(this.#quality);
  }
}

const pictureOf = (
  booklet: ShownBooklet,
  of: PictureName,
  wear: Wear | null,
  sheet = '',
): NamedPicture => {
  const name = shortName(JSON.stringify([...drawnFrom(booklet, of), wear])) + sheet;
  return { address: drawnAddress(name, wear !== null), booklet: booklet.id };
};

/** One of a duel, and what is seen of what it has suffered. */
export interface Duelist {
  readonly booklet: ShownBooklet;
  readonly wear: Wear | null;
}

/** The cover of a duel lies with the pictures of the one that is lit. */
const duelOf = (pair: readonly [Duelist, Duelist]): NamedPicture => {
  const from = pair.map(({ booklet, wear }) => [...drawnFrom(booklet, DUEL_COVER), wear]);
  const isWorn = pair.some(({ wear }) => wear !== null);
  return {
    address: drawnAddress(shortName(JSON.stringify(from)), isWorn),
    booklet: pair[0].booklet.id,
  };
};

/** A picture that is held ready for the page. */
interface Ready {
  readonly address: string;
  readonly picture: Blob;
}

/** Pictures that are drawn on this device, and kept in the cache of their booklet by what is drawn. */
export class DrawnPictures {
  readonly #queue: DrawingQueue;
  /** By where they are kept, the last seen last. */
  readonly #ready = new Map<string, Ready>();
  readonly #givenUp: (why: string) => void;
  readonly #caches: () => Promise<PictureCaches>;
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
    caches: () => Promise<PictureCaches>,
  ) {
    this.#queue = new DrawingQueue(new DrawingHand(drawers), () => this.#fineness.quality);
    this.#givenUp = givenUp;
    this.#caches = caches;
  }

  /** Draws a picture away from the page, or finds it where it was kept; the signal ends the waiting. */
  of(
    booklet: ShownBooklet,
    number: PictureName,
    wear: Wear | null,
    signal?: AbortSignal,
  ): Promise<Drawn> {
    const { document } = booklet;
    return this.#draw(pictureOf(booklet, number, wear), { document, number, wear }, signal);
  }

  /** Draws the cover of a duel, the first of both lit, or finds it; the signal ends the waiting. */
  duel(one: Duelist, other: Duelist, signal?: AbortSignal): Promise<Drawn> {
    const { document } = one.booklet;
    const against = { document: other.booklet.document, wear: other.wear };
    const asked = { document, number: COVER, wear: one.wear, against } as const;
    return this.#draw(duelOf([one, other]), asked, signal);
  }

  async #draw(picture: NamedPicture, asked: Wished, signal?: AbortSignal): Promise<Drawn> {
    openCache(picture.booklet);
    const found = await this.#find(picture);
    if (found) return { address: found };
    const trouble = this.#failed.get(picture.address);
    if (trouble) return { trouble };
    if (this.#gaveUp) return NOT_DRAWN;
    if (signal?.aborted) return null;
    const answer = await this.#queue.ask(picture.address, asked, signal);
    if (!answer) return null;
    if ('picture' in answer) {
      // Two take longer than a page would.
      if (!asked.against) this.#fineness.took(answer.took);
      return { address: this.#hold(picture, answer.picture) };
    }
    if (answer.forGood) {
      if (!this.#gaveUp) this.#givenUp(answer.trouble);
      this.#gaveUp = true;
      return NOT_DRAWN;
    }
    if (answer.ofFigure) this.#failed.set(picture.address, answer.trouble);
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
    const page = await this.of(booklet, number, wear, signal);
    const picture = pictureOf(booklet, number, wear, '-second');
    if (!page || !('address' in page) || this.#withoutSheet.has(picture.address)) return null;
    const found = await this.#find(picture);
    if (found) return found;
    if (this.#fineness.quality !== 'fine' || this.#gaveUp || signal?.aborted) return null;
    const { document } = booklet;
    const asked = { document, number, wear, sheet: 'second' } as const;
    const answer = await this.#queue.ask(picture.address, asked, signal);
    if (answer && 'picture' in answer && answer.picture.size > 0)
      return this.#hold(picture, answer.picture);
    if (answer) this.#withoutSheet.add(picture.address);
    return null;
  }

  /** Where a picture is that is ready for the page, or was kept; null where it must be drawn. */
  async #find(named: NamedPicture): Promise<string | null> {
    const ready = this.#ready.get(named.address);
    const picture =
      ready?.picture ??
      (await this.#caches()
        .then((caches) => caches.find(named))
        .catch(() => null));
    return picture && this.#hold(named, picture);
  }

  /** Gives its address; others who asked may have it already. What was let go of is kept anew. */
  #hold(named: NamedPicture, picture: Blob): string {
    const name = named.address;
    void this.#caches()
      .then((caches) => caches.keep(named, picture))
      .catch(() => undefined);
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
}
