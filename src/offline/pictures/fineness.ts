import type { Quality } from '../../figure/drawing.ts';
import { FINE } from '../../figure/drawing.ts';
import { choiceOf, kept } from '../disk/kept.ts';

/** This visit's answer, also when the page is loaded anew. */
const REMEMBERED = kept('viewscreen drawing', choiceOf([null, 'fine', 'screen']), 'tab');

/** How fine this device draws pages for its screen: the first as coarse as need be, and by its time all others. */
export class Fineness {
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
