import type { FigureDocument } from '../document/figure-document.ts';

/** The part of a booklet's `figure` that its pages are drawn from: all but the front cover, so that
 *  a booklet with a new cover keeps its kept pictures. */
export const pageFigure = (figure: FigureDocument | undefined): FigureDocument | undefined => {
  if (!figure) return figure;
  const { cover: _cover, ...drawn } = figure;
  return drawn;
};
