import type { Pictures } from '../../offline/pictures/pictures.ts';
import { viewScreen } from '../../rules/booklet/booklet.ts';
import type { WantedPicture } from './drawn-comic.ts';

/** A drawing is waited for so long; then the still goes to print (milliseconds). A slow phone needs as long for the rest. */
const LATEST = 1500;

/** The picture of an address, decoded; null if it is none. */
const decoded = async (address: string | null): Promise<HTMLImageElement | null> => {
  if (!address) return null;
  const image = new Image();
  image.src = address;
  return image.decode().then(
    () => image,
    () => null,
  );
};

/** The pictures of a page: stills at once, and what is worn and painted in their place as it is drawn. */
export class ComicPictures {
  /** Where they are, by their place; null where there is none yet. */
  readonly addresses: (string | null)[];
  /** Once they are drawn, or for those that are late. */
  readonly #settled: Promise<unknown>;
  readonly #left = new AbortController();

  /** `came` hears of each that takes a still's place. */
  constructor(wanted: readonly WantedPicture[], pictures: Pictures, came: () => void) {
    this.addresses = wanted.map(({ booklet, name }) => pictures.still(booklet, name));
    const { signal } = this.#left;
    const drawings = wanted.map(async ({ booklet, name, wear }, at) => {
      const making = pictures.making(booklet, name);
      if (making) {
        await making;
        this.addresses[at] = pictures.still(booklet, name);
        if (!signal.aborted) came();
      }
      // Pictures that stand in the booklet, or are its owner's, stay, whatever the damage.
      const isOwn =
        typeof name === 'number' &&
        (viewScreen(booklet, name).image !== null || pictures.hasOwn(booklet, name));
      if (this.addresses[at] && (isOwn || !wear)) return;
      const drawn = await pictures.drawn(booklet, name, wear, signal);
      if (signal.aborted || !drawn || !('address' in drawn)) return;
      this.addresses[at] = drawn.address;
      came();
    });
    const late = new Promise((resolve) => setTimeout(resolve, LATEST));
    this.#settled = Promise.race([Promise.all(drawings), late]);
  }

  /** All of them to draw with: those that are not drawn soon after the page came are stills. */
  async ready(): Promise<readonly (HTMLImageElement | null)[]> {
    await this.#settled;
    return Promise.all(this.addresses.map(decoded));
  }

  /** Nobody waits for them any more. */
  leave(): void {
    this.#left.abort();
  }
}
