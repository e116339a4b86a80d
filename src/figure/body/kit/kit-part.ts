import type { FigurePart } from '../../../rules/document/figure-document.ts';
import type { Triple } from '../../shape/polygons.ts';

/** A part as the kit knows it: an author's part, and what only the pen needs to know. */
export type KitPart = FigurePart & {
  /** Weight of its contour before the scene, 1 as usual. */
  readonly weight?: number;
  /** A plate that bears the paint of a 'Mech; its outline has no bend inwards. */
  readonly painted?: boolean;
  /** Where the thing it belongs to is fixed on its bone. */
  readonly frame?: { readonly at: Triple; readonly turn?: Triple };
};

/** The parts fixed to a bone at a place, turned (degrees). */
export const fixed = (
  parts: readonly KitPart[],
  bone: string,
  at: Triple,
  turn: Triple = [0, 0, 0],
): readonly KitPart[] => parts.map((part) => ({ ...part, bone, frame: { at, turn } }));
