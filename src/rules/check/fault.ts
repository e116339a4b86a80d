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

/** Characters that nobody sees: controls, marks without a width, changes of writing direction, halves. */
const UNSEEN =
  // oxlint-disable-next-line no-control-regex -- these are what it is about
  /[\u0000-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ud800-\udfff]/gu;

/** A stranger's words, short enough for a sentence, with every character to be seen. */
const readable = (text: string): string => {
  const short =
    text.length > LONGEST_SHOWN
      ? `${text.slice(0, LONGEST_SHOWN).replace(/[\ud800-\udbff]$/, '')}…`
      : text;
  return short.replace(
    UNSEEN,
    (unseen) => `\\u${unseen.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
};

/** A value of somebody's document, for a sentence. */
export const shown = (value: unknown): string => {
  if (Array.isArray(value)) return 'a list';
  if (value !== null && typeof value === 'object') return 'an object';
  return readable(typeof value === 'string' ? JSON.stringify(value) : String(value));
};

/** Path pieces joined; a piece of a stranger's making is shortened. */
export const pathOf = (...pieces: readonly (string | number)[]): string =>
  pieces.map((piece) => readable(String(piece))).join('.');
