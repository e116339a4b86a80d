import { readable } from '../visible.ts';
import { CONSOLES, rangeOf } from '../vocabulary.ts';
import { cellMeant, isPlain, numberMeant } from './paste-words.ts';

export interface PastedCell {
  readonly holder: number;
  readonly owner: number;
  readonly cell: string;
}

/** Words of the text, cut, and the line they stand in. */
export interface PastedWords {
  readonly text: string;
  readonly line: number;
}

/** A cell that a person settles: O or l among digits, or two cells for one number. */
export interface AskedCell {
  readonly holder: number;
  readonly owner: number;
  readonly why: 'letters' | 'twice';
  readonly choices: readonly string[];
  readonly said: readonly PastedWords[];
}

/** What was left out, and why: not to be read; no console of the game, or none named; no number of the game; a number of
 *  another range than its console; rows that are no whole grid; a grid of 8 that is of close or of long range. */
export interface LeftOutWords extends PastedWords {
  readonly why:
    | 'unread'
    | 'no console'
    | 'no number'
    | 'another range'
    | 'no grid'
    | 'which range'
    | 'too long';
}

export interface PastedConsoles {
  /** In the order of the tables. */
  readonly cells: readonly PastedCell[];
  readonly asked: readonly AskedCell[];
  /** The first of them. */
  readonly leftOut: readonly LeftOutWords[];
  /** How many more were left out. */
  readonly more: number;
}

const MOST_LEFT_OUT = 100;
const MOST_CHOICES = 6;

/** Whether this is the number of a console, which is that of a maneuver too. */
export const isNumber = (number: number | null): number is number =>
  number !== null && CONSOLES.includes(number);

/** A cell as it stands in the text. */
interface Given extends PastedWords {
  readonly holder: number | null;
  readonly owner: string;
  readonly cell: string;
}

/** Collects what a text says: each number once, and what is asked of it. */
export const foundIn = () => {
  const places = new Map<number, { isPlain: boolean; choices: Set<string>; said: PastedWords[] }>();
  const leftOut: LeftOutWords[] = [];
  let more = 0;
  const leave = (line: number, text: string, why: LeftOutWords['why']): void => {
    if (leftOut.length < MOST_LEFT_OUT) leftOut.push({ line, text: readable(text), why });
    else more += 1;
  };
  const give = ({ holder, owner: word, cell, text, line }: Given): void => {
    const owner = numberMeant(word);
    const cells = cellMeant(cell);
    if (cells.length === 0) leave(line, text, 'unread');
    else if (holder === null) leave(line, text, 'no console');
    else if (!isNumber(owner)) leave(line, text, 'no number');
    else if (rangeOf(owner) !== rangeOf(holder)) leave(line, text, 'another range');
    else {
      const key = 100 * holder + owner;
      const place = places.get(key) ?? { isPlain: true, choices: new Set(), said: [] };
      places.set(key, place);
      place.isPlain &&= /^\d+$/u.test(word) && isPlain(cell);
      if (place.said.length < MOST_CHOICES) place.said.push({ text: readable(text), line });
      for (const each of cells) if (place.choices.size < MOST_CHOICES) place.choices.add(each);
    }
  };
  const all = (): PastedConsoles => {
    const cells: PastedCell[] = [];
    const asked: AskedCell[] = [];
    for (const [key, place] of [...places].toSorted(([one], [other]) => one - other)) {
      const [holder, owner] = [Math.floor(key / 100), key % 100];
      const [cell = '', ...others] = place.choices;
      if (place.isPlain && others.length === 0) cells.push({ holder, owner, cell });
      else
        asked.push({
          ...{ holder, owner, why: place.isPlain ? 'twice' : 'letters' },
          ...{ choices: [cell, ...others], said: place.said },
        });
    }
    return { cells, asked, leftOut, more };
  };
  return { all, give, leave };
};
