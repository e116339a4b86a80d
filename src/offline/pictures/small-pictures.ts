/** A side of a small picture (pixels): sharp at 44 px on the finest screens. */
const SIDE = 128;
/** The part of a still that a small picture shows: what always stands in the window of a page. */
const PART = 0.75;
/** More than this many are not kept; those longest unseen go first. */
const MOST_KEPT = 192;

/** What a square has in its middle, as far as the picture goes: shares of its sides from the upper left. */
interface SquareMiddle {
  readonly x: number;
  readonly y: number;
}

/** Small squares of pictures, each made once from its still and kept by its address. */
export class SmallPictures {
  readonly #kept = new Map<string, Promise<string | null>>();
  #last: Promise<unknown> = Promise.resolve();

  /**
   * The address of the small square of the picture at `address` about a place on it, in shares of its sides from the
   * upper left; null where it cannot be made.
   */
  of(address: string, about: SquareMiddle): Promise<string | null> {
    const small = this.#kept.get(address) ?? this.#make(address, about);
    this.#kept.delete(address);
    this.#kept.set(address, small);
    for (const [oldest, dropped] of this.#kept) {
      if (this.#kept.size <= MOST_KEPT) break;
      this.#kept.delete(oldest);
      void dropped.then((made) => made && URL.revokeObjectURL(made));
    }
    return small;
  }

  /** One after the other, so that a long list does not hold up the page. */
  #make(address: string, about: SquareMiddle): Promise<string | null> {
    const small = this.#last.then(() => make(address, about));
    this.#last = small;
    // What could not be made, perhaps without a network, is tried again.
    void small.then((made) => made ?? this.#kept.delete(address));
    return small;
  }
}

/** An image element fetches it, for the policy of the page lets scripts fetch no blobs. */
const load = (address: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image();
    image.addEventListener('load', () => resolve(image));
    image.addEventListener('error', reject);
    image.src = address;
  });

/** Where a square begins on a length of the still, so that a place is in its middle as far as that goes. */
const beginOf = (length: number, side: number, about: number): number =>
  Math.max(0, Math.min(length - side, length * about - side / 2));

const make = async (address: string, { x, y }: SquareMiddle): Promise<string | null> => {
  try {
    const still = await load(address);
    const { naturalWidth: width, naturalHeight: height } = still;
    const side = Math.min(width, height) * PART;
    const square = await createImageBitmap(
      still,
      beginOf(width, side, x),
      beginOf(height, side, y),
      side,
      side,
      { resizeWidth: SIDE, resizeHeight: SIDE, resizeQuality: 'high' },
    );
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = SIDE;
    canvas.getContext('2d', { willReadFrequently: true })?.drawImage(square, 0, 0);
    square.close();
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/webp', 0.9);
    });
    return blob && URL.createObjectURL(blob);
  } catch {
    return null;
  }
};
