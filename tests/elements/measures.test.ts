import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Six sizes of type and three breakpoints, in every style sheet of the page. The browser reads no
 *  custom property in a query, so the breakpoints are spelled out: the same everywhere. */
const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file, text: readFileSync(`src/${file}`, 'utf8') }));

const SIZE = String.raw`var\(--type-(?:label|small|text|head|title|number|print)\)`;
/** The numbers that are called, and the like: some times the largest size. */
const POSTER = String.raw`calc\([1-9]\.?\d* \* var\(--type-number\)\)`;
/** From one size to another, with the page, the container or the window. */
const GROWING = String.raw`clamp\(${SIZE}, [\d.]+(?:cqw|cqh|vh|vmin), (?:${SIZE}|${POSTER})\)`;
const MAY_BE_A_SIZE = new RegExp(`^(?:${SIZE}|${POSTER}|${GROWING})$`);

/** Every size of type in a sheet, whether it stands alone or in a `font`. */
const sizesIn = (text: string): string[] =>
  [...text.matchAll(/[\s{;]font(-size)?:\s*([^;}]+)/g)]
    .map(([, alone, value = '']) => {
      const whole = value.replace(/\s+/g, ' ').trim();
      return alone ? whole : (/^(?:500|700) (.+?)\s?\/\s?[\d.]+ /.exec(whole)?.[1] ?? whole);
    })
    .filter((size) => size !== 'inherit');

const BREAKPOINTS = [
  ...['(width < 700px)', '(width >= 700px)', '(width < 1100px)', '(width >= 1100px)'],
  ...['(height < 520px)', '(height >= 520px)'],
];
const OTHERWISE = [
  ...['print', 'screen', '(orientation: landscape)', '(orientation: portrait)'],
  ...['(hover: hover)', '(pointer: coarse)', '(pointer: fine)', '(forced-colors: active)'],
  ...['(prefers-reduced-motion: reduce)', '(prefers-color-scheme: dark)'],
];
/** A sheet of A5 lies in the printer, or a larger one. */
const OF_PAPER = ['(width >= 180mm)'];
const MAY_BE_ASKED = [...BREAKPOINTS, ...OTHERWISE, ...OF_PAPER];

/** What is asked by the queries of a sheet, of the window and of containers. */
const askedIn = (text: string): string[] =>
  [...text.matchAll(/@(?:media|container) ([^{]+)/g)].flatMap(([, query = '']) =>
    query.trim().split(/ and |, /),
  );

const strange = (
  found: (text: string) => readonly string[],
  isKnown: (each: string) => boolean,
): string[] =>
  sheets.flatMap(({ file, text }) =>
    found(text)
      .filter((each) => !isKnown(each))
      .map((each) => `${file}: ${each}`),
  );

test('type has one of six sizes, or grows from one to another', () => {
  expect(strange(sizesIn, (size) => MAY_BE_A_SIZE.test(size))).toEqual([]);
});

test('the page has three breakpoints, spelled the same everywhere', () => {
  expect(strange(askedIn, (asked) => MAY_BE_ASKED.includes(asked))).toEqual([]);
});

test('each size is said once, and each size and breakpoint is used', () => {
  const all = sheets.map(({ text }) => text).join('\n');
  const said = [...all.matchAll(/(--type-\w+):/g)].map(([, name]) => name);
  expect(said).toHaveLength(new Set(said).size);
  expect(said.filter((name) => !all.includes(`var(${name})`))).toEqual([]);
  expect(BREAKPOINTS.filter((each) => !all.includes(each))).toEqual([]);
});

test.each(['14px', '1.2em', 'calc(0.5 * var(--type-number))', 'clamp(12px, 3cqw, 15px)', 'small'])(
  'a size of %s would be refused',
  (size) => {
    const [bare, within] = [
      `p { font-size: ${size}; }`,
      `p { font: 700 ${size}/1.1 var(--font); }`,
    ];
    expect([...sizesIn(bare), ...sizesIn(within)]).toEqual([size, size]);
    expect(MAY_BE_A_SIZE.test(size)).toBe(false);
  },
);

test.each(['@media (width >= 701px) {', '@container (min-width: 700px) and (width < 1100px) {'])(
  'a query of %s would be refused',
  (query) => {
    expect(askedIn(query).every((asked) => MAY_BE_ASKED.includes(asked))).toBe(false);
  },
);
