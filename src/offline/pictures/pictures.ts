import type { ShownBooklet } from '../../rules/booklet/booklet.ts';
import type { Wear } from '../../rules/words/wear.ts';
import { DrawingHand } from './drawing-hand.ts';
import type { Drawn } from './drawn-pictures.ts';
import { DrawnPictures, drawnAlike } from './drawn-pictures.ts';
import { EmbeddedPictures } from './embedded-pictures.ts';
import { OwnPictures } from './own-pictures.ts';
import type { Library } from '../booklets/library.ts';
import type { SmallPictures } from './small-pictures.ts';
import { hasStills, stillAddress } from './stills.ts';

/** The pictures of view screens: those that came with the game, and those drawn on this device. */
export interface Pictures extends EventTarget {
  /** Where the picture of an undamaged 'Mech is, if it is there at once; null where it must be drawn. */
  still(booklet: ShownBooklet, number: number): string | null;
  /**
   * What the picture that stands in a booklet is waited for with while it is made small enough; null
   * where nothing is waited for. Fires `changed` when it is there.
   */
  making(booklet: ShownBooklet, number: number): Promise<void> | null;
  /**
   * Draws a picture on the device, away from the page, or finds it where it was kept. Whoever does not
   * want it any more ends the signal.
   */
  drawn(
    booklet: ShownBooklet,
    number: number,
    wear: Wear | null,
    signal?: AbortSignal,
  ): Promise<Drawn>;
  /** Where a small square of the still is, for lists and logs; null where there is no still. */
  small(booklet: ShownBooklet, number: number): Promise<string | null>;
  /** One more who draws, for long work beside the play: whoever asks for one ends it. */
  anotherHand(): DrawingHand;
  /** Whether a view screen shows a picture that was dropped in on this device. */
  hasOwn(booklet: ShownBooklet, number: number): boolean;
  /**
   * Puts a picture of one's own in a view screen's place, or takes it away (null); fires `changed`.
   * Gives a sentence where that failed.
   */
  setOwn(booklet: ShownBooklet, number: number, picture: Blob | null): Promise<string | null>;
  /** Takes away the pictures of one's own of a booklet that leaves the shelf. */
  forget(id: string): Promise<void>;
}

/** The pictures as the page has them: those of the game, its owner's, and those drawn by a worker. */
export class DevicePictures extends EventTarget implements Pictures {
  readonly #ofTheGame: Library['ofTheGame'];
  readonly #start: () => Worker;
  readonly #own = new OwnPictures(() => this.dispatchEvent(new Event('changed')));
  readonly #embedded = new EmbeddedPictures(() => this.dispatchEvent(new Event('changed')));
  readonly #drawn: DrawnPictures;
  #small: Promise<SmallPictures> | null = null;

  constructor({ ofTheGame, start }: { ofTheGame: Library['ofTheGame']; start: () => Worker }) {
    super();
    this.#ofTheGame = ofTheGame;
    this.#start = start;
    this.#drawn = new DrawnPictures(this.anotherHand());
  }

  still(booklet: ShownBooklet, number: number): string | null {
    const own = this.#own.address(booklet.id, number) ?? this.#embedded.address(booklet, number);
    if (own) return own;
    // Of the booklet that came with it; another of its name may be drawn otherwise.
    const drawn = hasStills(booklet.id) ? this.#ofTheGame(booklet.id) : undefined;
    return drawn && drawnAlike(booklet, drawn, number) ? stillAddress(booklet.id, number) : null;
  }

  making(booklet: ShownBooklet, number: number): Promise<void> | null {
    return this.hasOwn(booklet, number) ? null : this.#embedded.making(booklet, number);
  }

  drawn(
    booklet: ShownBooklet,
    number: number,
    wear: Wear | null,
    signal?: AbortSignal,
  ): Promise<Drawn> {
    return this.#drawn.of(booklet, number, wear, signal);
  }

  async small(booklet: ShownBooklet, number: number): Promise<string | null> {
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

  hasOwn(booklet: ShownBooklet, number: number): boolean {
    return this.#own.address(booklet.id, number) !== null;
  }

  setOwn(booklet: ShownBooklet, number: number, picture: Blob | null): Promise<string | null> {
    return this.#own.set(booklet.id, number, picture);
  }

  forget(id: string): Promise<void> {
    return this.#own.forget(id);
  }
}
