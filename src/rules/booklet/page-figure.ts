import type { FigureDocument } from '../document/figure-document.ts';

/**
 * What of a booklet's `figure` its pages are drawn from: all but what its front cover shows, so that a booklet that is
 * given another cover, or its first, keeps the pictures that it has.
 */
export const pageFigure = (figure: FigureDocument | undefined): FigureDocument | undefined => {
  if (!figure) return figure;
  const { cover: _cover, ...drawn } = figure;
  return drawn;
};
