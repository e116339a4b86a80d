import { DEEPEST, MOST_VALUES, TOO_DEEP, TOO_MANY, isNoName, noName } from './check-tree.ts';
import type { Fault } from './fault.ts';
import { pathOf, shown } from './fault.ts';

/** Largest booklet that is read, in characters: forty times a full one. */
export const LARGEST_BOOKLET = 4_000_000;
const MOST_FAULTS = 200;

interface ReadJson {
  /** What the text says; missing where it is no JSON. */
  readonly document?: unknown;
  readonly faults: readonly Fault[];
}

/** Why a text is read no further, and where; null: of the whole. Thrown and caught in this file only. */
class Slip {
  readonly at: number | null;
  readonly problem: string;
  constructor(at: number | null, problem: string) {
    this.at = at;
    this.problem = problem;
  }
}

/**
 * Reads the JSON of a booklet. Unlike `JSON.parse` it says line and column in every browser, tells
 * an entry that stands twice instead of dropping one, never keeps a `__proto__`, and stops at a
 * nesting or a number of entries that no booklet has.
 */
export const readJson = (text: string): ReadJson => {
  const count = (characters: number): string => characters.toLocaleString('en');
  if (text.length > LARGEST_BOOKLET)
    return {
      faults: [
        {
          path: '',
          problem: `the file has ${count(text.length)} characters; a booklet has at most ${count(LARGEST_BOOKLET)}`,
        },
      ],
    };
  const faults: Fault[] = [];
  try {
    return { document: read(text, faults), faults };
  } catch (slip) {
    if (!(slip instanceof Slip)) throw slip;
    const place = slip.at === null ? '' : `${placeOf(text, slip.at)}: `;
    return { faults: [...faults, { path: '', problem: `${place}${slip.problem}` }] };
  }
};

const placeOf = (text: string, at: number): string => {
  let line = 1;
  let start = 0;
  for (let end = text.indexOf('\n'); end >= 0 && end < at; end = text.indexOf('\n', start)) {
    line += 1;
    start = end + 1;
  }
  return `line ${line}, column ${at - start + 1}`;
};

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const BARE = /[\p{L}\p{N}_$+.-]+/uy;
const BARE_VALUES: ReadonlyMap<string, boolean | null> = new Map([
  ['true', true],
  ['false', false],
  ['null', null],
]);

const read = (text: string, faults: Fault[]): unknown => {
  const path: (string | number)[] = [];
  let index = text.startsWith('\uFEFF') ? 1 : 0;
  let values = 0;

  const tell = (fault: Fault): void => {
    if (faults.length < MOST_FAULTS) faults.push(fault);
  };
  const next = (): string | null =>
    index < text.length ? shown(String.fromCodePoint(text.codePointAt(index) ?? 0)) : null;
  const found = (): string => (next() === null ? 'but the file ends' : `not ${next()}`);
  const before = (): string => (next() === null ? 'before the file ends' : `before ${next()}`);
  const skip = (): void => {
    while (' \n\r\t'.includes(text[index] ?? '-')) index += 1;
    if (text.startsWith('//', index) || text.startsWith('/*', index))
      throw new Slip(index, 'JSON has no comments; take it out');
  };
  const matched = (pattern: RegExp): string => {
    pattern.lastIndex = index;
    return pattern.exec(text)?.[0] ?? '';
  };

  const readString = (): string => {
    const start = index;
    for (index += 1; text[index] !== '"'; index += 1) {
      if (index >= text.length) throw new Slip(start, 'these quotation marks are never closed');
      if (text[index] === '\n' || text[index] === '\r')
        throw new Slip(start, 'these quotation marks are not closed on their line');
      if (text[index] === '\\') index += 1;
    }
    index += 1;
    try {
      return JSON.parse(text.slice(start, index)) as string;
    } catch {
      throw new Slip(start, 'this text has a tabulator or a bad \\ in it');
    }
  };

  const readBare = (): unknown => {
    const number = matched(NUMBER);
    const bare = matched(BARE);
    if (number !== '' && number.length >= bare.length) {
      if (!Number.isFinite(Number(number)))
        throw new Slip(index, `${shown(Number(number))} is no number of a booklet`);
      index += number.length;
      return Number(number);
    }
    const value = BARE_VALUES.get(bare);
    if (value === undefined)
      throw new Slip(
        index,
        bare === ''
          ? `a value belongs here, ${found()}`
          : `${shown(bare)} needs quotation marks, or is no number`,
      );
    index += bare.length;
    return value;
  };

  /** What stands between two brackets, comma after comma. */
  const readEntries = (closing: ']' | '}', readEntry: () => void): void => {
    if (path.length >= DEEPEST) throw new Slip(index, TOO_DEEP);
    index += 1;
    skip();
    if (text[index] !== closing)
      for (;;) {
        readEntry();
        const end = index;
        skip();
        if (text[index] === closing) break;
        if (text[index] !== ',')
          throw new Slip(end, `"," or "${closing}" is missing here, ${before()}`);
        index += 1;
        skip();
        if (text[index] === closing)
          throw new Slip(
            index,
            `the comma before this "${closing}" has nothing after it; take it out`,
          );
      }
    index += 1;
  };

  const readList = (): unknown[] => {
    const list: unknown[] = [];
    readEntries(']', () => {
      path.push(list.length);
      list.push(readValue());
      path.pop();
    });
    return list;
  };

  const readObject = (): object => {
    const object = new Map<string, unknown>();
    readEntries('}', () => {
      if (text[index] !== '"')
        throw new Slip(index, `an entry begins with its name in quotation marks, ${found()}`);
      const key = readString();
      skip();
      if (text[index] !== ':')
        throw new Slip(index, `":" belongs here, after the name ${shown(key)}, ${found()}`);
      index += 1;
      if (object.has(key))
        tell({ path: pathOf(...path, key), problem: 'this entry stands here twice; keep one' });
      path.push(key);
      const value = readValue();
      path.pop();
      if (isNoName(key)) tell(noName(path, key));
      else object.set(key, value);
    });
    return Object.fromEntries(object);
  };

  const readValue = (): unknown => {
    values += 1;
    if (values > MOST_VALUES) throw new Slip(null, TOO_MANY);
    skip();
    switch (text.charAt(index)) {
      case '{':
        return readObject();
      case '[':
        return readList();
      case '"':
        return readString();
      default:
        return readBare();
    }
  };

  const document = readValue();
  skip();
  if (index < text.length)
    throw new Slip(
      index,
      `the booklet has ended before this, so the file should end too, ${found()}`,
    );
  return document;
};
