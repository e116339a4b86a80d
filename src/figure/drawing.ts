import type { BookletDocument } from '../rules/document/booklet-document.ts';
import type { Wear } from '../rules/words/wear.ts';

/** Raised when the same booklet gives other pictures: stills are drawn anew then (`npm run pictures`). */
export const DRAWING = 9;

/** For the screen, or for the booklet's printed page: finer, and many times slower. */
export type Quality = 'screen' | 'print';

/** What a picture is looked at for: the highest of the head, the middle of the torso, how far that is aside, and
 *  where something strikes. */
export type SoughtPlace = 'head' | 'torso' | 'aside' | 'hit';

/** What is asked of the one who draws, away from the page (`figure/worker.ts`). */
export interface DrawingAsked {
  readonly ticket: number;
  readonly document: BookletDocument;
  readonly number: number;
  readonly wear: Wear | null;
  readonly quality: Quality;
}

/** What it answers: a picture, or why there is none. */
export type DrawingAnswer<Picture = unknown> =
  | { readonly ticket: number; readonly picture: Picture }
  | {
      readonly ticket: number;
      readonly trouble: string;
      /** Nothing else will be drawn either. */
      readonly forGood: boolean;
      /** This picture will never be drawn: the 'Mech's own figure is to blame. */
      readonly ofFigure: boolean;
    };

/** The event by which the page hands a line to the drawer that it has loaded itself: a port. */
export const DRAW_HERE = 'draw-here';
