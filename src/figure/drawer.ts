import type { Livery } from '../rules/battle/livery.ts';
import type { Booklet } from '../rules/booklet/booklet.ts';
import { viewScreen } from '../rules/booklet/booklet.ts';
import type { PictureName } from '../rules/booklet/picture-name.ts';
import { DUEL_COVER } from '../rules/booklet/picture-name.ts';
import type { Wear } from '../rules/words/wear.ts';
import { chooseFigure } from './body/choices.ts';
import type { Figure } from './body/figure.ts';
import { buildFigure } from './body/figure.ts';
import type { PageSize, Tableau, SecondSheet } from './ink/page.ts';
import { Inker } from './ink/inker.ts';
import { secondSheet } from './ink/page.ts';
import type { Hand } from './body/skeleton.ts';
import type { Subject } from './scenes/scenes.ts';
import type { Rival } from './tableau.ts';
import { goneOn, setUp } from './tableau.ts';

/** How many figures a drawer keeps: two 'Mechs, unhurt, worn, and without an arm. */
export const MOST_FIGURES = 6;

/** A 'Mech in a picture, and what it has suffered. */
export interface DrawnMech {
  readonly booklet: Booklet;
  readonly wear: Wear | null;
}

/** Draws view screens on one canvas. The same view screen at the same size is the same picture. */
export class Drawer {
  readonly #inker: Inker;
  /** The figures drawn last, by all that they are built from. */
  readonly #figures = new Map<string, Figure>();

  /** @throws NoPen where the canvas gives no WebGL2; LostPen where the device takes it at once */
  constructor(canvas: HTMLCanvasElement | OffscreenCanvas, options: { packed?: boolean } = {}) {
    this.#inker = new Inker(canvas, options);
  }

  /**
   * Draws a view screen (odd, 1–63) or a poster; gives it as gray, one byte a pixel.
   * @throws NoFigure, LostPen
   */
  draw(
    booklet: Booklet,
    name: PictureName,
    size: PageSize,
    wear: Wear | null = null,
  ): Uint8Array<ArrayBuffer> {
    this.#inker.draw(this.#setUp(booklet, name, size, wear), size);
    return this.#inker.readGrey(size);
  }

  /**
   * Draws a view screen and its second sheet; null in its place where nothing moves there.
   * @throws NoFigure, LostPen
   */
  drawBoth(
    booklet: Booklet,
    name: PictureName,
    size: PageSize,
    wear: Wear | null = null,
  ): { readonly page: Uint8Array<ArrayBuffer>; readonly sheet: SecondSheet | null } {
    const tableau = this.#setUp(booklet, name, size, wear);
    this.#inker.draw(tableau, size);
    const page = this.#inker.readGrey(size);
    if (tableau.moving.count === 0) return { page, sheet: null };
    const moving = this.#inker.readMoving(size);
    this.#inker.draw(tableau, size, { still: true });
    const still = this.#inker.readGrey(size);
    return { page, sheet: secondSheet({ page, moving, still }, size.width) };
  }

  /** Draws the cover of a duel as gray: the first lit, the other before the moon. @throws NoFigure, LostPen */
  drawDuel(one: DrawnMech, other: DrawnMech, size: PageSize): Uint8Array<ArrayBuffer> {
    const rival = { figure: this.#wornFigure(other, DUEL_COVER), wear: other.wear };
    this.#inker.draw(this.#setUp(one.booklet, DUEL_COVER, size, one.wear, rival), size);
    return this.#inker.readGrey(size);
  }

  #setUp(
    booklet: Booklet,
    name: PictureName | typeof DUEL_COVER,
    size: PageSize,
    wear: Wear | null,
    rival: Rival | null = null,
  ): Tableau {
    const subject = typeof name === 'string' ? name : viewScreen(booklet, name);
    const figure = this.#wornFigure({ booklet, wear }, subject);
    const aspect = size.width / size.height;
    const unhurt = wear ? this.figureOf(booklet) : figure;
    return setUp(booklet, figure, subject, aspect, wear, unhurt, rival);
  }

  /** The figure on a picture as it was left by what it has suffered. */
  #wornFigure({ booklet, wear }: DrawnMech, subject: Subject): Figure {
    const whole = this.figureOf(booklet, wear?.torn, wear?.livery);
    const gone = goneOn(booklet, whole, subject, wear);
    return gone.length > 0 ? this.figureOf(booklet, wear?.torn, wear?.livery, gone) : whole;
  }

  /**
   * The figure of a booklet at a degree of wear (0–3), in its livery, without the arms that are gone; built
   * anew only when it was not among the last.
   */
  figureOf(
    booklet: Booklet,
    torn = 0,
    livery: Livery | null = null,
    gone: readonly Hand[] = [],
  ): Figure {
    const name = JSON.stringify([chooseFigure(booklet), torn, livery, gone]);
    const figure = this.#figures.get(name) ?? buildFigure(booklet, torn, livery, gone);
    this.#figures.delete(name);
    this.#figures.set(name, figure);
    for (const oldest of this.#figures.keys()) {
      if (this.#figures.size <= MOST_FIGURES) break;
      this.#figures.delete(oldest);
    }
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
