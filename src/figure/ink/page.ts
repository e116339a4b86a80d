import type { Matrix4, PerspectiveCamera, Vector3 } from 'three';
import type { DrawingMesh } from '../shape/drawing-mesh.ts';

/** A page: its size in pixels, and how many dots by how many make one of them. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
  readonly samples: 1 | 2 | 3 | 4;
}

/** What is put before the pen. */
export interface Tableau {
  readonly figure: DrawingMesh;
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
