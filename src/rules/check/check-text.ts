import { DEEPEST, MOST_VALUES, TOO_DEEP, TOO_MANY, isNoName, noName } from './check-tree.ts';
import type { Finding, FoundAt, Problem } from './finding.ts';
import { foundOf, inDocument } from './finding.ts';

/** The largest booklet accepted, in characters: forty times a full one. */
export const LARGEST_BOOKLET = 4_000_000;
const MOST_FAULTS = 200;

interface ReadJson {
  /** Absent if the text is no JSON. */
  readonly document?: unknown;
  readonly faults: readonly Finding[];
}

/** Why reading stopped, and where; null if the whole text is meant. Thrown and caught in this file. */
class Slip {
  readonly at: number | null;
  readonly problem: Problem;
  constructor(at: number | null, problem: Problem) {
    this.at = at;
    this.problem = problem;
  }
}

/** Reads the JSON of a booklet. Unlike `JSON.parse` it gives line and column in every browser,
 *  reports a repeated entry instead of dropping one, never keeps a `__proto__`, and stops at a
 *  depth or a number of entries that no booklet has. */
export const readJson = (text: string): ReadJson => {
  const whole = inDocument();
  const { length: characters } = text;
  if (characters > LARGEST_BOOKLET)
    return {
      faults: [{ place: whole, kind: 'too many characters', characters, most: LARGEST_BOOKLET }],
    };
  const faults: Finding[] = [];
  try {
    return { document: read(text, faults), faults };
  } catch (slip) {
    if (!(slip instanceof Slip)) throw slip;
    const place = slip.at === null ? whole : placeOf(text, slip.at);
    return { faults: [...faults, { place, ...slip.problem }] };
  }
};

const placeOf = (text: string, at: number): FoundAt => {
  let line = 1;
  let start = 0;
  for (let end = text.indexOf('\n'); end >= 0 && end < at; end = text.indexOf('\n', start)) {
    line += 1;
    start = end + 1;
  }
  return { in: 'text', line, column: at - start + 1 };
};

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const BARE = /[\p{L}\p{N}_$+.-]+/uy;
const BARE_VALUES: ReadonlyMap<string, boolean | null> = new Map([
  ['true', true],
  ['false', false],
  ['null', null],
]);

const read = (text: string, faults: Finding[]): unknown => {
  const keys: (string | number)[] = [];
  let index = text.startsWith('\uFEFF') ? 1 : 0;
  let values = 0;

  const add = (fault: Finding): void => {
    if (faults.length < MOST_FAULTS) faults.push(fault);
  };
  const next = (): string | null =>
    index < text.length ? String.fromCodePoint(text.codePointAt(index) ?? 0) : null;
  const skip = (): void => {
    while (' \n\r\t'.includes(text[index] ?? '-')) index += 1;
    if (text.startsWith('//', index) || text.startsWith('/*', index))
      throw new Slip(index, { kind: 'comment' });
  };
  const matched = (pattern: RegExp): string => {
    pattern.lastIndex = index;
    return pattern.exec(text)?.[0] ?? '';
  };

  const readString = (): string => {
    const start = index;
    for (index += 1; text[index] !== '"'; index += 1) {
      if (index >= text.length) throw new Slip(start, { kind: 'never closed' });
      if (text[index] === '\n' || text[index] === '\r')
        throw new Slip(start, { kind: 'not closed on its line' });
      if (text[index] === '\\') index += 1;
    }
    index += 1;
    try {
      return JSON.parse(text.slice(start, index)) as string;
    } catch {
      throw new Slip(start, { kind: 'bad escape' });
    }
  };

  const readBare = (): unknown => {
    const number = matched(NUMBER);
    const bare = matched(BARE);
    if (number !== '' && number.length >= bare.length) {
      if (!Number.isFinite(Number(number)))
        throw new Slip(index, { kind: 'endless number', found: foundOf(Number(number)) });
      index += number.length;
      return Number(number);
    }
    const value = BARE_VALUES.get(bare);
    if (value === undefined)
      throw new Slip(
        index,
        bare === '' ? { kind: 'no value', next: next() } : { kind: 'bare word', word: bare },
      );
    index += bare.length;
    return value;
  };

  /** Reads what is between two brackets, comma by comma. */
  const readEntries = (closing: ']' | '}', readEntry: () => void): void => {
    if (keys.length >= DEEPEST) throw new Slip(index, TOO_DEEP);
    index += 1;
    skip();
    if (text[index] !== closing)
      for (;;) {
        readEntry();
        const end = index;
        skip();
        if (text[index] === closing) break;
        if (text[index] !== ',') throw new Slip(end, { kind: 'no comma', closing, next: next() });
        index += 1;
        skip();
        if (text[index] === closing) throw new Slip(index, { kind: 'comma at the end', closing });
      }
    index += 1;
  };

  const readList = (): unknown[] => {
    const list: unknown[] = [];
    readEntries(']', () => {
      keys.push(list.length);
      list.push(readValue());
      keys.pop();
    });
    return list;
  };

  const readObject = (): object => {
    const object = new Map<string, unknown>();
    readEntries('}', () => {
      if (text[index] !== '"') throw new Slip(index, { kind: 'no name', next: next() });
      const key = readString();
      skip();
      if (text[index] !== ':') throw new Slip(index, { kind: 'no colon', name: key, next: next() });
      index += 1;
      if (object.has(key)) add({ place: inDocument(...keys, key), kind: 'twice' });
      keys.push(key);
      const value = readValue();
      keys.pop();
      if (isNoName(key)) add(noName(keys, key));
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
  if (index < text.length) throw new Slip(index, { kind: 'more text', next: next() });
  return document;
};
