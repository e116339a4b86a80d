import { MOST_COMMENTS, commentIn } from './comments.ts';
import { LONGEST_RECORD } from './record.ts';
import type { RecordFault } from './refusal.ts';
import { readOr, refuse } from './refusal.ts';

/** A line that says something: its number from 1, and its words. */
interface Line {
  readonly line: number;
  readonly words: string;
}

/** The lines of a text one after the other; `at` is where the reading stands. */
export class Lines {
  at: number;
  /** What people wrote behind a `#`, as far as it is kept. */
  readonly comments: readonly Line[];
  readonly #last: number;
  readonly #lines: Line[];
  #next = 0;

  constructor(text: string) {
    const lines = text.split(/\r\n|\r|\n/);
    this.#last = lines.length;
    this.at = lines.length;
    this.comments = lines
      .flatMap((line, index) => {
        const words = line.includes('#') ? commentIn(line) : '';
        return words === '' ? [] : [{ line: index + 1, words }];
      })
      .slice(0, MOST_COMMENTS);
    this.#lines = lines
      .map((line, index) => ({
        line: index + 1,
        words: line.replace(/#.*$/u, '').replace(/\s+/gu, ' ').trim(),
      }))
      .filter(({ words }) => words !== '');
  }

  /** The words of the next line; null after the last. */
  next(): string | null {
    const found = this.#lines[this.#next];
    this.at = found?.line ?? this.#last;
    if (found) this.#next += 1;
    return found?.words ?? null;
  }

  /** The words of the next line, which has to be there. */
  wanted(line: string): string {
    return this.next() ?? refuse({ kind: 'ends early', wanted: line });
  }

  /** The next line once more. */
  again(): void {
    this.#next -= 1;
  }
}

/** Has the lines of a text read up to the first fault, and gives that; null where all were read. */
export const faultIn = (text: string, read: (lines: Lines) => void): RecordFault | null => {
  if (text.length > LONGEST_RECORD) return { line: 1, refusal: { kind: 'too long' } };
  const lines = new Lines(text);
  return readOr(
    () => {
      read(lines);
      return null;
    },
    (refusal) => ({ line: lines.at, refusal }),
  );
};
