import type { Booklet } from '../rules/booklet.ts';
import { viewScreen } from '../rules/booklet.ts';
import type { DrawingAsked } from '../rules/drawing.ts';
import { DRAWING } from '../rules/drawing.ts';
import type { Wear } from '../rules/wear.ts';
import { database } from './database.ts';
import { DrawingHand } from './drawing-hand.ts';
import type { SmallPictures } from './small-pictures.ts';
import stills from './stills.json';

/** The pictures of view screens: those that came with the game, and those drawn on this device. */
export interface Pictures extends EventTarget {
  /** Where the picture of an undamaged 'Mech is, if it is there at once; null where it must be drawn. */
  still(booklet: Booklet, number: number): string | null;
  /** Draws a picture on the device, away from the page, or finds it where it was kept. Null: it cannot. */
  drawn(booklet: Booklet, number: number, wear: Wear | null): Promise<string | null>;
  /** Where a small square of the still is, for lists and logs; null where there is no still. */
  small(booklet: Booklet, number: number): Promise<string | null>;
  /** One more who draws, for long work beside the play: whoever asks for one ends it. */
  anotherHand(): DrawingHand;
  /** Whether a view screen shows a picture that was dropped in on this device. */
  hasOwn(booklet: Booklet, number: number): boolean;
  /**
   * Puts a picture of one's own in a view screen's place, or takes it away (null); fires `changed`.
   * Gives a sentence where it could not be kept.
   */
  setOwn(booklet: Booklet, number: number, picture: Blob | null): Promise<string | null>;
  /** Why the last picture that could not be drawn could not; empty where all could. */
  readonly trouble: string;
}

/** Drawn pictures are kept here, by what is drawn. */
const KEPT = 'viewscreen-drawn';
/** More than this many are not kept; the oldest go first. */
const MOST_KEPT = 240;

const built: Readonly<Record<string, string>> = stills;

/** Where the still of a view screen is. */
export const stillAddress = (id: string, number: number): string =>
  `./pictures/${id}/${number}.webp?v=${built[id] ?? ''}`;

/** Every still of the game, for keeping them on the device. */
export const stillAddresses = (): readonly string[] =>
  Object.keys(built).flatMap((id) =>
    Array.from({ length: 32 }, (_, page) => stillAddress(id, 2 * page + 1)),
  );

/** Where the stills are kept; the service worker answers from here (`vite.config.ts`). */
const STILLS = 'viewscreen-pictures';

/**
 * Keeps every still of the game on the device, one after the other, so that it can be played without a
 * network; those of an older drawing go. Leaves off where the device says that data is dear, or fails.
 */
export const keepStills = async (): Promise<void> => {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  try {
    const cache = await caches.open(STILLS);
    const wanted = new Set(
      stillAddresses().map((address) => new URL(address, document.baseURI).href),
    );
    const kept = new Set((await cache.keys()).map(({ url }) => url));
    for (const address of wanted) if (!kept.has(address)) await cache.add(address);
    for (const address of kept) if (!wanted.has(address)) await cache.delete(address);
    performance.mark('stills kept');
  } catch {
    // The next visit goes on with it.
  }
};

/** Whether the browser can show it. */
const isPicture = async (file: Blob): Promise<boolean> => {
  try {
    (await createImageBitmap(file)).close();
    return true;
  } catch {
    return false;
  }
};

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

/** The pictures as the page has them: those of the game, its owner's, and those drawn by a worker. */
export class DevicePictures extends EventTarget implements Pictures {
  trouble = '';
  readonly #isAdded: (id: string) => boolean;
  readonly #start: () => Worker;
  /** Pictures of one's own: their addresses, by booklet and view screen. */
  readonly #own = new Map<string, string>();
  /** Pictures embedded in booklets: their addresses, by what is embedded. */
  readonly #embedded = new Map<string, string>();
  readonly #addresses = new Map<string, Promise<string | null>>();
  readonly #hand: DrawingHand;
  #small: Promise<SmallPictures> | null = null;
  #gaveUp = false;

  constructor({ isAdded, start }: { isAdded: (id: string) => boolean; start: () => Worker }) {
    super();
    this.#isAdded = isAdded;
    this.#start = start;
    this.#hand = this.anotherHand();
    void this.#load();
  }

  still(booklet: Booklet, number: number): string | null {
    const own = this.#own.get(`${booklet.id}/${number}`);
    if (own) return own;
    const { image } = viewScreen(booklet, number);
    if (image) return this.#addressOf(image);
    return booklet.id in built && !this.#isAdded(booklet.id)
      ? stillAddress(booklet.id, number)
      : null;
  }

  drawn(booklet: Booklet, number: number, wear: Wear | null): Promise<string | null> {
    const { figure, mech, statCard } = booklet.document;
    const { picture, range, title } = viewScreen(booklet, number);
    const weapons = statCard.maneuvers.map(({ fires }) => fires);
    const name = nameOf(
      JSON.stringify([DRAWING, figure, mech, weapons, number, picture, range, title, wear]),
    );
    const known = this.#addresses.get(name);
    if (known) return known;
    const address = this.#findOrDraw(name, {
      document: booklet.document,
      number,
      wear,
      quality: 'screen',
    });
    this.#addresses.set(name, address);
    return address;
  }

  async small(booklet: Booklet, number: number): Promise<string | null> {
    const still = this.still(booklet, number);
    if (!still) return null;
    try {
      this.#small ??= import('./small-pictures.ts').then((made) => new made.SmallPictures());
      return await (await this.#small).of(still);
    } catch {
      // Loaded again with the next that is wanted.
      this.#small = null;
      return null;
    }
  }

  anotherHand(): DrawingHand {
    return new DrawingHand(this.#start);
  }

  hasOwn(booklet: Booklet, number: number): boolean {
    return this.#own.has(`${booklet.id}/${number}`);
  }

  async setOwn(booklet: Booklet, number: number, picture: Blob | null): Promise<string | null> {
    const id = `${booklet.id}/${number}`;
    if (picture && !(await isPicture(picture))) return 'This file is no picture.';
    if (picture) this.#own.set(id, URL.createObjectURL(picture));
    else this.#own.delete(id);
    this.dispatchEvent(new Event('changed'));
    try {
      const db = await database();
      if (picture) await db.put('pictures', { id, picture });
      else await db.delete('pictures', id);
      return null;
    } catch {
      return picture
        ? 'This browser could not keep the picture; it stands here until the page is closed.'
        : null;
    }
  }

  async #load(): Promise<void> {
    try {
      for (const { id, picture } of await (await database()).getAll('pictures'))
        this.#own.set(id, URL.createObjectURL(picture));
      if (this.#own.size > 0) this.dispatchEvent(new Event('changed'));
    } catch {
      // Without a database there are no pictures of one's own.
    }
  }

  /** The policy of the page shows pictures of its own host and blobs only. */
  #addressOf(image: string): string {
    const known = this.#embedded.get(image);
    if (known) return known;
    const [head = '', text = ''] = image.split(',');
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const type = head.slice('data:'.length).split(';')[0] ?? '';
    const address = URL.createObjectURL(new Blob([bytes], { type }));
    this.#embedded.set(image, address);
    return address;
  }

  async #findOrDraw(name: string, asked: Omit<DrawingAsked, 'ticket'>): Promise<string | null> {
    const kept = await this.#kept(name);
    if (kept) return URL.createObjectURL(kept);
    if (this.#gaveUp) return null;
    const answer = await this.#hand.draw(asked);
    if ('trouble' in answer) {
      this.trouble = answer.trouble;
      this.#gaveUp ||= answer.forGood;
      this.#addresses.delete(name);
      return null;
    }
    void this.#keep(name, answer.picture);
    return URL.createObjectURL(answer.picture);
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
