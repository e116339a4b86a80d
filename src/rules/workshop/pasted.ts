import { withoutUnseen } from '../visible.ts';
import type { Range } from '../vocabulary.ts';
import { RANGES, bandOf, rangeOf } from '../vocabulary.ts';
import type { PastedConsoles } from './paste-found.ts';
import { foundIn, isNumber } from './paste-found.ts';
import { cellMeant, numberMeant } from './paste-words.ts';

/** The longest text that is read, in characters; what follows is told as left out. */
export const LONGEST_PASTE = 200_000;

/** A dash of any kind between a number and its cell. */
const DASH = /^[-\u2010-\u2015\u2212:=\u2192>]$/u;
const TOKENS =
  /[^\s\-\u2010-\u2015\u2212:=\u2192>,;|.\u2026#()[\]]+|[-\u2010-\u2015\u2212:=\u2192>]/gu;

const isDash = (token: string | undefined): boolean => token !== undefined && DASH.test(token);

/** The words of a line and single dashes between them; `23 E` is one word. */
const tokensOf = (line: string): readonly string[] => {
  const found = line.match(TOKENS) ?? [];
  const tokens: string[] = [];
  found.forEach((token, at) => {
    const last = tokens.at(-1) ?? '-';
    if (isDash(token) && isDash(last)) return;
    const isLetter = /^[a-z]$/iu.test(token) && /^[\dOolI]{1,2}$/u.test(last);
    if (isLetter && !isDash(found[at + 1])) tokens[tokens.length - 1] = last + token;
    else tokens.push(token);
  });
  return isDash(tokens.at(-1)) ? tokens.slice(0, -1) : tokens;
};

/** Whether a word alone is meant for the number of a console. */
const isDigits = (word: string): boolean => /^[\dOolI]+$/u.test(word) && /\d/u.test(word);

/** Whether a cell that stands behind a number without a dash can be nothing else: numbers are even, pages odd. */
const fitsBare = (owner: string | undefined, cell: string | undefined): boolean =>
  isNumber(numberMeant(owner)) &&
  cellMeant(cell).length > 0 &&
  cellMeant(cell).every((each) => each.length > 2 || each === '00' || Number(each) % 2 === 1);

/** The cells of a line of a spreadsheet. */
const rowOf = (line: string): readonly string[] => {
  const by = ['\t', ';', ','].find((each) => line.includes(each));
  if (by) return line.split(by).map((cell) => cell.replace(/\s/gu, ''));
  const tokens = tokensOf(line);
  const row = tokens[1] === ':' ? tokens.toSpliced(1, 1) : tokens;
  return row.some(isDash) ? [] : row;
};

/** Whether these can be the cells of one console, and are no list of numbers with their cells. */
const isRow = (row: readonly string[]): boolean =>
  [8, 16].includes(row.length) &&
  2 * row.filter((cell) => cell === '' || cellMeant(cell).length > 0).length >= row.length &&
  !(isNumber(numberMeant(row[0])) && isNumber(numberMeant(row[2])));

/** The range that a row names, or whose numbers it lists as the head of a grid. */
const headOf = (row: readonly string[]): Range | undefined =>
  RANGES.find((range) => {
    const band = bandOf(range).map(String);
    const isNamed = [range, `${range}range`].includes(row.join('').toLowerCase());
    const isListed =
      row.length - band.length <= 1 && band.join() === row.slice(-band.length).join();
    return isNamed || isListed;
  });

/**
 * The cells in a pasted text, of one console or of many: numbers with their cells, several a line, under headings or for the
 * console that is open (`from`), or a grid of a spreadsheet, a line a console. What has two readings is asked, never taken.
 */
export const pastedConsoles = (text: string, from: number): PastedConsoles => {
  const isLong = text.length > LONGEST_PASTE;
  const read = isLong ? text.slice(0, text.lastIndexOf('\n', LONGEST_PASTE) + 1) : text;
  const lines = read
    .split(/\r\n|\r|\n/u)
    .map((line, at) => ({
      at: at + 1,
      line: line.replace(/[^\t]+/gu, (cell) => withoutUnseen(cell)),
    }))
    .filter(({ line }) => line.trim() !== '');
  const found = foundIn();
  let holder: number | null = isNumber(from) ? from : null;
  let head: Range | undefined;
  // A whole grid of 8 stands for close range before one of 16, for long range after it; not once a heading was there.
  let awaited: Range | undefined;
  let isHeadless = true;

  const begin = (word: string, line: number): void => {
    isHeadless = false;
    holder = /^\d\d?$/u.test(word) && isNumber(Number(word)) ? Number(word) : null;
    if (holder === null) found.leave(line, word, 'no console');
  };

  const takeRow = (of: number, row: readonly string[], line: number): void => {
    bandOf(rangeOf(of)).forEach((owner, at) => {
      const cell = row[at] ?? '';
      if (cell !== '') found.give({ holder: of, owner: String(owner), cell, text: cell, line });
    });
  };

  const takePairs = (tokens: readonly string[], line: number): void => {
    let waste: string[] = [];
    const drop = (): void => {
      if (waste.length > 0) found.leave(line, waste.join(' '), 'unread');
      waste = [];
    };
    for (let at = 0; at < tokens.length;) {
      const [word = '', next = ''] = tokens.slice(at, at + 2);
      const step = isDash(next) ? 2 : 1;
      const cell = tokens[at + step];
      const fits = step === 2 ? cellMeant(cell).length > 0 : fitsBare(word, cell);
      if (/^console$/iu.test(word) && isDigits(next)) {
        drop();
        begin(next, line);
        at += isDash(tokens[at + 2]) ? 3 : 2;
      } else if (fits && numberMeant(word) !== null && !isDash(tokens[at + step + 1])) {
        drop();
        const said = tokens.slice(at, at + step + 1).join(' ');
        found.give({ holder, owner: word, cell: cell ?? '', text: said, line });
        at += step + 1;
      } else {
        waste.push(word);
        at += 1;
      }
    }
    drop();
  };

  for (let at = 0; at < lines.length;) {
    const { at: line, line: words } = lines[at] ?? { at: 0, line: '' };
    const row = rowOf(words);
    const [first = '', ...cells] = row;
    const own = numberMeant(first);
    const above = head;
    head = headOf(row);
    at += 1;
    if (head) continue;
    if (isNumber(own) && isRow(cells) && bandOf(rangeOf(own)).length === cells.length) {
      if (/^\d+$/u.test(first)) takeRow(own, cells, line);
      else found.leave(line, words, 'no console');
    } else if (isRow(row)) {
      const start = at - 1;
      const isNext = (next: readonly string[]): boolean =>
        next.length === row.length && isRow(next);
      while (isNext(rowOf(lines[at]?.line ?? ''))) at += 1;
      const open = holder === null ? undefined : rangeOf(holder);
      const follows = rowOf(lines[at]?.line ?? '');
      if (follows.length === 16 && isRow(follows)) awaited = 'close';
      const ordered = isHeadless && at - start === 8 ? awaited : undefined;
      const range = above ?? (row.length === 16 ? 'medium' : (ordered ?? open));
      awaited = row.length === 16 ? 'long' : undefined;
      const band = range ? bandOf(range) : [];
      const holders = holder !== null && at - start === 1 && above === open ? [holder] : band;
      if (band.length !== row.length) found.leave(line, words, 'which range');
      else if (holders.length !== at - start) found.leave(line, words, 'no grid');
      else
        holders.forEach((of, place) => {
          const { at: there, line: cellsThere } = lines[start + place] ?? { at: line, line: '' };
          takeRow(of, rowOf(cellsThere), there);
        });
    } else {
      awaited = undefined;
      const tokens = tokensOf(words);
      const [alone = '', colon, owner, dash] = tokens;
      const opens = isDash(dash)
        ? dash !== ':' && isNumber(numberMeant(owner))
        : fitsBare(owner, dash);
      const isHeaded = colon === ':' && opens;
      const isHeading = isHeaded || (colon === undefined && isDigits(alone));
      if (isHeading) begin(alone, line);
      takePairs(isHeaded ? tokens.slice(2) : isHeading ? [] : tokens, line);
    }
  }
  if (isLong) found.leave(lines.length + 1, text.slice(read.length, read.length + 80), 'too long');
  return found.all();
};
