import { readable } from '../visible.ts';

/** What is wrong with a booklet: where in the document, and a sentence that says how to mend it. */
export interface Fault {
  /** `consoles.24.36`; empty for the document as a whole. */
  readonly path: string;
  readonly problem: string;
}

/** A fault as one line: `consoles.24.36: view screen 28 does not exist (view screens are odd, 1–63)`. */
export const printFault = ({ path, problem }: Fault): string =>
  path ? `${path}: ${problem}` : problem;

/** A value of somebody's document, for a sentence. */
export const shown = (value: unknown): string => {
  if (Array.isArray(value)) return 'a list';
  if (value !== null && typeof value === 'object') return 'an object';
  return readable(typeof value === 'string' ? JSON.stringify(value) : String(value));
};

/** Path pieces joined; a piece of a stranger's making is shortened. */
export const pathOf = (...pieces: readonly (string | number)[]): string =>
  pieces.map((piece) => readable(String(piece))).join('.');
