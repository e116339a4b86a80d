import type { ShownBooklet } from '../../rules/booklet/booklet.ts';
import { viewScreen } from '../../rules/booklet/booklet.ts';

/** A picture that stands in a booklet: its text, and its address once it is made small enough. */
interface Embedded {
  readonly image: string;
  address: string | null;
  /** Null when it can be shown, or never will be. */
  making: Promise<void> | null;
}

/** The pictures embedded in booklets, each made small enough once; `changed` hears of each. */
export class EmbeddedPictures {
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
