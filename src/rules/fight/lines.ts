import { MOST_COMMENTS, commentIn } from './comments.ts';
import { LONGEST_RECORD } from './record.ts';
import type { RecordFault } from './refusal.ts';
import { readOr, refuse } from './refusal.ts';

/** A line with words, numbered from 1. */
interface Line {
  readonly line: number;
  readonly words: string;
}

/** Reads a text line by line; `at` is the number of the present line. */
export class Lines {
  at: number;
  /** The comments of people, as far as they are kept. */
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

  /** The words of the next line; refuses if there is none. */
  wanted(line: string): string {
    return this.next() ?? refuse({ kind: 'ends early', wanted: line });
  }

  /** Goes back by one line. */
  again(): void {
    this.#next -= 1;
  }
}

/** Reads a text up to its first fault, and returns that; null if there is none. */
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
