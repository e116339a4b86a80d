import type { Booklet } from '../rules/booklet.ts';
import { viewScreen } from '../rules/booklet.ts';
import type { Wear } from '../rules/wear.ts';
import type { Figure } from './figure.ts';
import { buildFigure } from './figure.ts';
import type { PageSize } from './inker.ts';
import { Inker } from './inker.ts';
import { setUp } from './tableau.ts';

/** Draws view screens on one canvas. The same view screen at the same size is the same picture. */
export class Drawer {
  readonly #inker: Inker;
  readonly #figures = new Map<
    string,
    { readonly document: string | undefined; readonly figure: Figure }
  >();

  /** @throws NoPen where the canvas gives no WebGL2; LostPen where the device takes it at once */
  constructor(canvas: HTMLCanvasElement | OffscreenCanvas, options: { packed?: boolean } = {}) {
    this.#inker = new Inker(canvas, options);
  }

  /**
   * Draws a view screen (odd, 1–63); gives it as grey, one byte a pixel.
   * @throws NoFigure, LostPen
   */
  draw(
    booklet: Booklet,
    number: number,
    size: PageSize,
    wear: Wear | null = null,
  ): Uint8Array<ArrayBuffer> {
    const figure = this.figureOf(booklet, wear?.torn ?? 0);
    const aspect = size.width / size.height;
    const tableau = setUp(booklet, figure, viewScreen(booklet, number), aspect, wear);
    this.#inker.draw(tableau, size);
    return this.#inker.readGrey(size);
  }

  /** The figure of a booklet, built once for each degree of wear (0–3). */
  figureOf(booklet: Booklet, torn = 0): Figure {
    const name = `${booklet.id} ${torn}`;
    const known = this.#figures.get(name);
    if (known && known.document === JSON.stringify(booklet.document.figure)) return known.figure;
    const figure = buildFigure(booklet, torn);
    this.#figures.set(name, { document: JSON.stringify(booklet.document.figure), figure });
    return figure;
  }

  /** Whether the device took the graphics away: nothing more comes of this drawer. */
  get isLost(): boolean {
    return this.#inker.isLost;
  }

  /** What draws: the name of a GPU, or of the software in its place. */
  get renderer(): string {
    return this.#inker.rendererName;
  }

  get held(): Inker['held'] {
    return this.#inker.held;
  }

  dispose(): void {
    this.#inker.dispose();
  }
}
