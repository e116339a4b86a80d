import * as v from 'valibot';
import { figureDocument } from '../document/figure-document.ts';
import { shapeFindings } from './check-shape.ts';
import type { Finding } from './finding.ts';

/** What is wrong with a `figure` by itself, as the sheet of a 'Mech may have one before it has a booklet. */
export const figureFindings = (figure: unknown): readonly Finding[] =>
  shapeFindings(v.safeParse(figureDocument, figure).issues ?? []);
