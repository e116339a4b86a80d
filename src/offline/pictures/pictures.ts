import type { ShownBooklet } from '../../rules/booklet/booklet.ts';
import { viewScreen } from '../../rules/booklet/booklet.ts';
import type { PictureName } from '../../rules/booklet/picture-name.ts';
import { DUEL_COVER } from '../../rules/booklet/picture-name.ts';
import type { Wear } from '../../rules/words/wear.ts';
import type { Drawers } from './drawing-hand.ts';
import { DRAWING_TROUBLE } from './picture-words.ts';
import type { Drawn, Duelist } from './drawn-pictures.ts';
import type { OwnScreen } from './taken-pictures.ts';
import { OwnPictures } from './own-pictures.ts';
import { PictureKeeping, isDataDear } from './picture-keeping.ts';
import type { Library } from '../booklets/library.ts';
import { placeSought, placesCome } from './picture-places.ts';
import { drawnAlike, hasStill, sheetAddress, stillAddress } from './stills.ts';
import { lessMotion } from '../page/less-motion.ts';
import { whenAsked } from '../page/when-asked.ts';

type Sources = Drawers & {
  readonly ofTheGame: Library['ofTheGame'];
  readonly givenUp?: (why: string) => void;
  readonly full?: () => void;
  readonly ready?: Promise<unknown> | undefined;
};

/** Where the chest is on a poster, head above it: shares of its sides. */
const ON_POSTER = { x: 0.5, y: 0.35 } as const;

/** A picture that stands in a booklet: its text, and its address once it is made small enough. */
interface Embedded {
  readonly image: string;
  address: string | null;
  /** Null when it can be shown, or never will be. */
  making: Promise<void> | null;
}

/** The pictures embedded in booklets, each made small enough once; `changed` hears of each. */
class EmbeddedPictures {
  readonly #changed: () => void;
  readonly #known = new Map<string, Embedded>();
  /** One after the other: each may take much memory as long as it is large. */
  #last: Promise<void> = Promise.resolve();

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** Where the picture of a view screen is; null where there is none, it is not made yet, or it is damaged. */
  address(booklet: ShownBooklet, number: number): string | null {
    return this.#of(booklet, number)?.address ?? null;
  }

  /** What a picture is waited for with that is not made yet; null where nothing is waited for. */
  making(booklet: ShownBooklet, number: number): Promise<void> | null {
    return this.#of(booklet, number)?.making ?? null;
  }

  #of(booklet: ShownBooklet, number: number): Embedded | null {
    const { image } = viewScreen(booklet, number);
    if (!image) return null;
    const row = `${booklet.id}/${number}`;
    const known = this.#known.get(row);
    if (known?.image === image) return known;
    if (known?.address) URL.revokeObjectURL(known.address);
    const embedded: Embedded = { image, address: null, making: null };
    this.#known.set(row, embedded);
    this.#last = this.#last.then(() => this.#make(embedded));
    embedded.making = this.#last;
    return embedded;
  }

  async #make(embedded: Embedded): Promise<void> {
    const picture = await import('./fitted-picture.ts')
      .then(({ unpacked }) => unpacked(embedded.image))
      .catch(() => null);
    embedded.making = null;
    // Another booklet of the same name may have come meanwhile.
    if (![...this.#known.values()].includes(embedded)) return;
    embedded.address = picture && URL.createObjectURL(picture);
    this.#changed();
  }
}

/** The pictures as the page has them: those of the game, its owner's, and those drawn by a worker. */
export class DevicePictures extends EventTarget {
  readonly #ofTheGame: Library['ofTheGame'];
  /** Who may draw. */
  readonly drawers: Drawers;
  /** What is kept of them. */
  readonly keeping: PictureKeeping;
  readonly #givenUp: (why: string) => void;
  readonly #own = new OwnPictures(() => this.dispatchEvent(new Event('changed')));
  readonly #embedded = new EmbeddedPictures(() => this.dispatchEvent(new Event('changed')));
  readonly #drawn = whenAsked(
    async () =>
      new (await import('./drawn-pictures.ts')).DrawnPictures(this.drawers, this.#givenUp, () =>
        this.keeping.caches(),
      ),
  );
  readonly #small = whenAsked(
    async () => new (await import('./small-pictures.ts')).SmallPictures(),
  );

  /**
   * `givenUp` hears once why nothing can be drawn on this device, `full` of each picture that the browser has no room
   * for; stills are kept when `ready` says that the game itself is.
   */
  constructor({ ofTheGame, givenUp = () => undefined, full, ready, ...drawers }: Sources) {
    super();
    this.#ofTheGame = ofTheGame;
    this.drawers = drawers;
    this.#givenUp = givenUp;
    const still = (booklet: ShownBooklet, name: PictureName): string | null =>
      this.#ownOf(booklet, name) ? null : this.#stillOf(booklet, name);
    const sheet = this.sheet.bind(this);
    this.keeping = new PictureKeeping({ still, sheet, ready, full });
  }

  /** How many pictures of one's own there are, and their bytes. */
  get own(): OwnPictures['sum'] {
    return this.#own.sum;
  }

  /** Where the picture of an undamaged 'Mech is, if it is there at once; null where it must be drawn. */
  still(booklet: ShownBooklet, name: PictureName): string | null {
    return this.#ownOf(booklet, name) ?? this.#stillOf(booklet, name);
  }

  #ownOf(booklet: ShownBooklet, name: PictureName): string | null {
    if (typeof name === 'string') return null;
    return this.#own.address(booklet.id, name) ?? this.#embedded.address(booklet, name);
  }

  /** Where the second sheet of `still` is, that which moves on it; null where nothing does, less motion is
   *  asked for, or data is dear. Nothing moves on a poster. */
  sheet(booklet: ShownBooklet, name: PictureName): string | null {
    if (typeof name === 'string' || lessMotion() || isDataDear() || this.#ownOf(booklet, name))
      return null;
    return this.#stillOf(booklet, name) && sheetAddress(booklet.id, name);
  }

  #stillOf(booklet: ShownBooklet, name: PictureName): string | null {
    // Of the booklet that came with it; another of its name may be drawn otherwise.
    const drawn = hasStill(booklet.id, name) ? this.#ofTheGame(booklet.id) : undefined;
    return drawn && drawnAlike(booklet, drawn, name) ? stillAddress(booklet.id, name) : null;
  }

  /** Where the cover of a duel of two undamaged 'Mechs is, if it came with the game; null where it must be drawn. */
  duelStill(one: ShownBooklet, other: ShownBooklet): string | null {
    const name = `against-${other.id}` as const;
    const isOurs = (booklet: ShownBooklet): boolean => {
      const drawn = hasStill(one.id, name) ? this.#ofTheGame(booklet.id) : undefined;
      return drawn !== undefined && drawnAlike(booklet, drawn, DUEL_COVER);
    };
    return isOurs(one) && isOurs(other) ? stillAddress(one.id, name) : null;
  }

  /** Draws the cover of a duel on the device, the first of both lit, or finds it where it was kept. */
  async duel(one: Duelist, other: Duelist, signal?: AbortSignal): Promise<Drawn> {
    try {
      return await (await this.#drawn()).duel(one, other, signal);
    } catch {
      return { trouble: DRAWING_TROUBLE.notLoaded };
    }
  }

  /**
   * What the picture that stands in a booklet is waited for with while it is made small enough; null
   * where nothing is waited for. Fires `changed` when it is there.
   */
  making(booklet: ShownBooklet, name: PictureName): Promise<void> | null {
    return typeof name === 'string' || this.hasOwn(booklet, name)
      ? null
      : this.#embedded.making(booklet, name);
  }

  /**
   * Draws a picture on the device, away from the page, or finds it where it was kept. Whoever does not
   * want it any more ends the signal.
   */
  async drawn(
    booklet: ShownBooklet,
    name: PictureName,
    wear: Wear | null,
    signal?: AbortSignal,
  ): Promise<Drawn> {
    try {
      return await (await this.#drawn()).of(booklet, name, wear, signal);
    } catch {
      return { trouble: DRAWING_TROUBLE.notLoaded };
    }
  }

  /** Draws the second sheet of a picture that was drawn on the device, or finds it; null where there is none. */
  async drawnSheet(
    booklet: ShownBooklet,
    number: number,
    wear: Wear | null,
    signal?: AbortSignal,
  ): Promise<string | null> {
    if (lessMotion() || this.#ownOf(booklet, number)) return null;
    try {
      return await (await this.#drawn()).sheetOf(booklet, number, wear, signal);
    } catch {
      return null;
    }
  }

  /** Where a small square of the still is, for lists and logs; null where there is no still. */
  async small(booklet: ShownBooklet, name: PictureName): Promise<string | null> {
    const still = this.still(booklet, name);
    if (!still) return null;
    this.keeping.see(still);
    try {
      const small = await this.#small();
      if (typeof name === 'string') return await small.of(still, ON_POSTER);
      const screen = viewScreen(booklet, name);
      await placesCome();
      return await small.of(still, {
        x: placeSought(booklet, screen, 'aside'),
        y: placeSought(booklet, screen, 'torso'),
      });
    } catch {
      return null;
    }
  }

  /** Whether a view screen shows a picture that was dropped in on this device. */
  hasOwn(booklet: ShownBooklet, number: number): boolean {
    return this.#own.address(booklet.id, number) !== null;
  }

  /**
   * Puts a picture of one's own in a view screen's place, or takes it away (null); fires `changed`.
   * Gives a sentence where that failed.
   */
  setOwn(booklet: ShownBooklet, number: number, picture: Blob | null): Promise<string | null> {
    return this.#own.set(booklet.id, number, picture);
  }

  /** Takes away the pictures of one's own of a booklet that leaves the shelf, and gives them. */
  forget(id: string): Promise<readonly OwnScreen[]> {
    return this.#own.forget(id);
  }
}

/** The pictures of view screens and posters: those that came with the game, and those drawn on this device. */
export type Pictures = Pick<DevicePictures, keyof DevicePictures>;
