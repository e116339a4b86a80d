import type { Booklet } from '../rules/booklet.ts';
import { viewScreen } from '../rules/booklet.ts';
import type { Figure } from './figure.ts';
import { buildFigure } from './figure.ts';
import type { PageSize } from './inker.ts';
import { Inker } from './inker.ts';
import { setUp } from './tableau.ts';

/** Draws view screens on one canvas. The same view screen at the same size is the same picture. */
export class Drawer {
  readonly #inker: Inker;
  readonly #figures = new Map<string, { readonly booklet: Booklet; readonly figure: Figure }>();

  /** @throws NoPen where the canvas gives no WebGL2 */
  constructor(canvas: HTMLCanvasElement | OffscreenCanvas, options: { packed?: boolean } = {}) {
    this.#inker = new Inker(canvas, options);
  }

  /** Draws a view screen (odd, 1–63); gives it as grey, one byte a pixel. */
  draw(booklet: Booklet, number: number, size: PageSize): Uint8Array<ArrayBuffer> {
    const figure = this.figureOf(booklet);
    const tableau = setUp(booklet, figure, viewScreen(booklet, number), size.width / size.height);
    this.#inker.draw(tableau, size);
    return this.#inker.readGrey(size);
  }

  /** The figure of a booklet, built once. */
  figureOf(booklet: Booklet): Figure {
    const known = this.#figures.get(booklet.id);
    if (known?.booklet === booklet) return known.figure;
    const figure = buildFigure(booklet);
    this.#figures.set(booklet.id, { booklet, figure });
    return figure;
  }

  get held(): Inker['held'] {
    return this.#inker.held;
  }

  dispose(): void {
    this.#inker.dispose();
  }
}
