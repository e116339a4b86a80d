/** What is wrong with a booklet: where in the document, and a sentence that says how to mend it. */
export interface Fault {
  /** `consoles.24.36`; empty for the document as a whole. */
  readonly path: string;
  readonly problem: string;
}

/** A fault as one line: `consoles.24.36: view screen 28 does not exist (view screens are odd, 1–63)`. */
export const printFault = ({ path, problem }: Fault): string =>
  path ? `${path}: ${problem}` : problem;

const LONGEST_SHOWN = 40;

/** A value of somebody's document, short enough for a sentence. */
export const shown = (value: unknown): string => {
  if (Array.isArray(value)) return 'a list';
  if (value !== null && typeof value === 'object') return 'an object';
  const text = typeof value === 'string' ? JSON.stringify(value) : String(value);
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
};

/** Path pieces joined; a piece of a stranger's making is shortened. */
export const pathOf = (...pieces: readonly (string | number)[]): string =>
  pieces
    .map((piece) => String(piece))
    .map((piece) => (piece.length > LONGEST_SHOWN ? `${piece.slice(0, LONGEST_SHOWN)}…` : piece))
    .join('.');
