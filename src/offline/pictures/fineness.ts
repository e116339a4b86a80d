import type { Quality } from '../../figure/drawing.ts';
import { FINE } from '../../figure/drawing.ts';

/** Where this visit's answer is kept, also when the page is loaded anew. */
const REMEMBERED = 'viewscreen drawing';

const remembered = (): string | null => {
  try {
    return sessionStorage.getItem(REMEMBERED);
  } catch {
    return null;
  }
};

/** How fine this device draws pages for its screen: the first as coarse as need be, and by its time all others. */
export class Fineness {
  #quality: Exclude<Quality, 'print'> = remembered() === 'fine' ? 'fine' : 'screen';
  #isKnown = remembered() !== null;

  /** How fine the next page is drawn. */
  get quality(): Exclude<Quality, 'print'> {
    return this.#quality;
  }

  /** A page was drawn in so long a time (milliseconds): the first says how fine all others are. */
  took(time: number | undefined): void {
    if (this.#isKnown || time === undefined) return;
    this.#isKnown = true;
    this.#quality = time * FINE.times <= FINE.most ? 'fine' : 'screen';
    try {
      sessionStorage.setItem(REMEMBERED, this.#quality);
    } catch {
      // It is found out again at the next visit.
    }
  }
}
