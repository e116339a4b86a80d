import type { Matrix4, PerspectiveCamera, Vector3 } from 'three';
import type { DrawingMesh } from '../shape/drawing-mesh.ts';

/** A page: its size in pixels, and how many dots by how many make one of them. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
  readonly samples: 1 | 2 | 3 | 4;
}

/** Another figure in the same picture. */
export interface SecondFigure {
  readonly figure: DrawingMesh;
  /** World matrices by bone number, of its own. */
  readonly bones: readonly Matrix4[];
  /** How dark all of it is at least: 0 is lit as the first, .42 a silhouette, .7 a black shoulder. */
  readonly tone: number;
}

/** What is put before the pen. */
export interface Tableau {
  readonly figure: DrawingMesh;
  readonly second?: SecondFigure;
  readonly scene: DrawingMesh;
  /** What moves once the page lies open; its parts are numbered after those of the scene. */
  readonly moving: DrawingMesh;
  /** World matrices by bone number; 0 is the world itself. */
  readonly bones: readonly Matrix4[];
  readonly camera: PerspectiveCamera;
  /** Towards the light. */
  readonly light: Vector3;
  /** Middle of what throws shadows, and how far they reach (meters). */
  readonly middle: Vector3;
  readonly reach: number;
  /** Distance from the camera at which lines have their usual width (meters). */
  readonly chestDepth: number;
  /** Distance between strokes of hatching (pixels of a page 800 high). */
  readonly hatchWidth: number;
  /** The tone from which on there is solid black, 0 to 1. */
  readonly black: number;
  /** Whether the sky is black, and the 'Mech stands before it in a white rim. */
  readonly night: boolean;
  /** Widths of contours, inner lines and creases (pixels of a page 800 high). */
  readonly widths: readonly [number, number, number];
}

/** No place to draw: the words say why. */
export class NoPen extends Error {}

/** The device took the graphics away: a fresh canvas may have them again. */
export class LostPen extends Error {
  override readonly message = 'the graphics of this device were lost';
}

/**
 * The second sheet of a page: transparent but where something moves, and there it shows in black and white the page
 * before that comes. Laid over the page it hides fire, smoke and light; where it lies is what of the page moves.
 */
export interface SecondSheet {
  /** 0 or 255, one byte a pixel, from the upper left. */
  readonly ink: Uint8Array<ArrayBuffer>;
  /** 255 where it lies, 0 where it is transparent. */
  readonly lies: Uint8Array<ArrayBuffer>;
}

/** Grays that are less apart than this are the edge of the same line. */
export const LEAST_APART = 64;
/** A sheet of fewer pixels than this, of all of a page, shows nothing. */
const LEAST = 0.0005;

/** The second sheet from a page of so many pixels a row, from where something moves on it, and from the page without
 *  that; null where that is nowhere on the page. */
export const secondSheet = (
  { page, moving, still }: Readonly<Record<'page' | 'moving' | 'still', Uint8Array>>,
  width: number,
): SecondSheet | null => {
  const ink = new Uint8Array(page.length);
  const lies = new Uint8Array(page.length);
  let count = 0;
  for (let at = 0; at < page.length; at += 1) {
    ink[at] = (still[at] ?? 0) < 128 ? 0 : 255;
    const apart = Math.abs((still[at] ?? 0) - (page[at] ?? 0));
    if ((moving[at] ?? 0) < 128 && apart < LEAST_APART) continue;
    count += 1;
    // A pixel further on all sides: no edge of what it hides is left.
    const x = at % width;
    for (const row of [at - width, at, at + width])
      if (row >= 0 && row < page.length)
        lies.fill(255, row - (x > 0 ? 1 : 0), row + (x < width - 1 ? 2 : 1));
  }
  for (const at of ink.keys()) if (!lies[at]) ink[at] = 0;
  return count > page.length * LEAST ? { ink, lies } : null;
};
