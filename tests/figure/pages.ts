import { DrawingMesh, FIRST_FIGURE_PART } from '../../src/figure/shape/drawing-mesh.ts';
import { Inker } from '../../src/figure/ink/inker.ts';
import type { PageSize, Tableau } from '../../src/figure/ink/page.ts';
import { setUp } from '../../src/figure/tableau.ts';
import type { Booklet } from '../../src/rules/booklet/booklet.ts';
import { viewScreen } from '../../src/rules/booklet/booklet.ts';
import { figureOf } from './head-places.ts';

/** Small, for the browser may have to draw without a GPU. */
export const SMALL: PageSize = { width: 96, height: 96, samples: 1 };

/** Draws pages without their 'Mech, with the same scenery, smoke and fire; or the 'Mech of a page alone. */
export class EmptyPages {
  readonly #inker = new Inker(new OffscreenCanvas(8, 8));
  readonly #nobody = new DrawingMesh(FIRST_FIGURE_PART);

  /** A small page of a booklet without its 'Mech. */
  draw(booklet: Booklet, number: number): Uint8Array {
    return this.#drawn({ ...this.#setUp(booklet, number), figure: this.#nobody });
  }

  /** The 'Mech of such a page alone, black on an empty page. */
  silhouette(booklet: Booklet, number: number): Uint8Array {
    const tableau = this.#setUp(booklet, number);
    const [scene, moving, figure] = [new DrawingMesh(1), new DrawingMesh(1), this.#nobody];
    const second = { figure: tableau.figure, bones: tableau.bones, tone: 1 };
    return this.#drawn({ ...tableau, scene, moving, figure, second, night: false });
  }

  #setUp(booklet: Booklet, number: number): Tableau {
    return setUp(booklet, figureOf(booklet), viewScreen(booklet, number), 1);
  }

  #drawn(tableau: Tableau): Uint8Array {
    this.#inker.draw(tableau, SMALL);
    return this.#inker.readGrey(SMALL);
  }

  dispose(): void {
    this.#inker.dispose();
  }
}

/** The part of a page whose pixels are so. */
export const partWhere = (page: Uint8Array, holds: (grey: number, at: number) => boolean): number =>
  page.reduce((sum, grey, at) => sum + (holds(grey, at) ? 1 : 0), 0) / page.length;

/** The part of a page that is black. */
export const blackPart = (page: Uint8Array): number => partWhere(page, (grey) => grey < 128);

/** The part of two pages that is black on one and white on the other. */
export const apart = (one: Uint8Array, other: Uint8Array): number =>
  partWhere(one, (grey, at) => Math.abs(grey - (other[at] ?? 0)) > 128);

/** Pixels a side of a field of a small page. */
const FIELD = 8;

/** For each field of 8 × 8 pixels of a small page, the mean of what is said of its pixels. */
export const fieldsOf = (of: (at: number) => number): readonly number[] => {
  const across = SMALL.width / FIELD;
  return Array.from({ length: across * across }, (_, field) => {
    const [left, top] = [(field % across) * FIELD, Math.floor(field / across) * FIELD];
    let sum = 0;
    for (let y = top; y < top + FIELD; y += 1)
      for (let x = left; x < left + FIELD; x += 1) sum += of(y * SMALL.width + x);
    return sum / FIELD ** 2;
  });
};

/** The field of a small page that a pixel is in. */
export const fieldAt = (at: number): number =>
  Math.floor(at / SMALL.width / FIELD) * (SMALL.width / FIELD) +
  Math.floor((at % SMALL.width) / FIELD);
