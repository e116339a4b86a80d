import type { BookletDocument } from '../rules/document/booklet-document.ts';
import type { PictureName } from '../rules/booklet/picture-name.ts';
import type { Wear } from '../rules/words/wear.ts';

/** Raised when the same booklet gives other pictures: stills are drawn anew then (`npm run pictures`). */
export const DRAWING = 14;

/** Raised when the same booklet gets another front cover; its pages stay. */
export const COVER_DRAWING = 2;

/** The same for its portrait. */
export const PORTRAIT_DRAWING = 1;

/** The same for the covers of its duels. */
export const DUEL_DRAWING = 1;

/** For a screen, for a fine one, or for the booklet's printed page: each finer than the one before, and slower. */
export type Quality = 'screen' | 'fine' | 'print';

/** So many times as long a fine page takes, by its pixels; a device that needs longer than this for one draws none
 *  (milliseconds). */
export const FINE = { times: 2.25, most: 4000 } as const;

/** What of a page is drawn: all of it, or its second sheet (`ink/page.ts`). */
export type PageSheet = 'page' | 'second';

/** How what is on a page's second sheet moves: out of a muzzle, from where something strikes, or along. */
export interface Movement {
  readonly kind: 'shoots' | 'bursts' | 'drifts';
  /** From where, in shares of the picture's sides from the upper left. */
  readonly x: number;
  readonly y: number;
  /** Which way, in turns clockwise from the right; null where it goes everywhere. */
  readonly way: number | null;
}

/** What a picture is looked at for: the highest of the head, how far its middle is aside and how large it is; the
 *  middle of the torso, and how far that is aside; where something strikes; and the two outermost flashes of muzzles
 *  (the hit where nothing is fired). */
export type SoughtPlace =
  | ('head' | 'headAside' | 'headSize')
  | ('torso' | 'aside')
  | ('hit' | 'hitAside')
  | ('muzzle' | 'muzzleAside')
  | ('otherMuzzle' | 'otherMuzzleAside');

/** What is asked of the one who draws, away from the page (`figure/worker.ts`). */
export interface DrawingAsked {
  readonly ticket: number;
  readonly document: BookletDocument;
  readonly number: PictureName;
  readonly wear: Wear | null;
  /** Whom it meets: instead of its own front cover that of their duel is drawn. */
  readonly against?: { readonly document: BookletDocument; readonly wear: Wear | null };
  readonly quality: Quality;
  /** The page if left out. */
  readonly sheet?: PageSheet;
}

/** What it answers: a picture and how long it took (milliseconds), or why there is none. A second sheet on which
 *  nothing is has no bytes. */
export type DrawingAnswer<Picture = unknown> =
  | { readonly ticket: number; readonly picture: Picture; readonly took?: number }
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
