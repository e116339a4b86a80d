import * as v from 'valibot';
import { figureDocument } from '../document/figure-document.ts';
import { shapeFindings } from './check-shape.ts';
import type { Finding } from './finding.ts';

/** The faults of a `figure` alone, as a 'Mech's sheet may have one before there is a booklet. */
export const figureFindings = (figure: unknown): readonly Finding[] =>
  shapeFindings(v.safeParse(figureDocument, figure).issues ?? []);
