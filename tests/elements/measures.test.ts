import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Six sizes of type, six of room and four breakpoints, in every style sheet of the page. The browser
 *  reads no custom property in a query, so the breakpoints are spelled out: the same everywhere. */
const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file, text: readFileSync(`src/${file}`, 'utf8') }));

const SIZE = String.raw`var\(--type-(?:label|small|text|head|title|number|drawn|print)\)`;
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
  ...['(width < 43.75rem)', '(width >= 43.75rem)', '(width < 68.75rem)', '(width >= 68.75rem)'],
  '(width < 17.5rem)',
  ...['(height < 32.5rem)', '(height >= 32.5rem)', '(height < 22.5rem)'],
];
const OTHERWISE = [
  ...['print', 'screen', '(orientation: landscape)', '(orientation: portrait)'],
  ...['(hover: hover)', '(pointer: coarse)', '(pointer: fine)', '(forced-colors: active)'],
  ...['(prefers-reduced-motion: reduce)', '(prefers-color-scheme: dark)'],
];
/** The printer holds A5 paper or larger. */
const OF_PAPER = ['(width >= 180mm)'];
const MAY_BE_ASKED = [...BREAKPOINTS, ...OTHERWISE, ...OF_PAPER];

/** The conditions in a style sheet's media and container queries. */
const askedIn = (text: string): string[] =>
  [...text.matchAll(/@(?:media|container) ([^{]+)/g)].flatMap(([, query = '']) =>
    query.trim().split(/ and |, /),
  );

/** What a sheet gives the properties of a kind: each as `property: value`. */
const given = (text: string, properties: RegExp): string[] =>
  [...text.matchAll(/[\s{;]([\w-]+):\s*([^;{}]+);/g)]
    .filter(([, property = '']) => properties.test(property))
    .map(([, property, value = '']) => `${property}: ${value.replace(/\s+/g, ' ').trim()}`);

const ROOM =
  /^(?:padding|margin|gap|row-gap|column-gap)(?:-[\w-]+)?$|^--[\w-]*(?:padding|margin|gap)$/;
/** Two pixels at most are a line's width. From 28 on it is the place of a thing that lies there (an arrow, a
 *  button, the middle of a broad page), not room; paper is measured in millimeters, a drawing in shares. */
const MAY_BE_PIXELS = (pixels: number): boolean => pixels <= 2 || pixels >= 28;
const isRoom = (room: string): boolean =>
  [...room.matchAll(/([\d.]+)px/g)].every(([, pixels]) => MAY_BE_PIXELS(Number(pixels)));

const HEIGHT = /^min-(?:height|block-size)$/;
/** Anything lower than a target is a line in it; anything higher holds several. */
const isHeight = (height: string): boolean =>
  !/: (?:4[2-9]|5\d)px$/.test(height) && !/calc\(.*px/.test(height);

const CORNER = /^border(?:-[\w-]+)?-radius$/;
/** A circle, a pill, or one of two corners. */
const isCorner = (corner: string): boolean =>
  [...corner.matchAll(/([\d.]+)px/g)].every(([, pixels]) => Number(pixels) >= 12);

const LETTERS = /^letter-spacing$/;
/** Letter spacing has one of two values; a number that must fit is squeezed. */
const isSpacing = (spacing: string): boolean =>
  /: (?:var\(--apart(?:-little)?\)|0|-0\.0\d+em)$/.test(spacing);

const RING = /^outline(?:-offset)?$/;
/** A solid ring of the page's ink is that of all; dashed and double ones are signs of their own, in another
 *  color it lies on a ground of its own, and a display of few colors (`3px solid`) chooses its own. */
const isRing = (ring: string): boolean =>
  ring.startsWith('outline-offset')
    ? /: var\(--ring-(?:in|out)\)$/.test(ring)
    : /: (?:none|var\(--ring\))$/.test(ring) || !/ solid var\(--ink\)/.test(ring);

const strange = (
  found: (text: string) => readonly string[],
  isKnown: (each: string) => boolean,
): string[] =>
  sheets.flatMap(({ file, text }) =>
    found(text)
      .filter((each) => !isKnown(each))
      .map((each) => `${file}: ${each}`),
  );

test('a font size is one of six, or grows from one to another', () => {
  expect(strange(sizesIn, (size) => MAY_BE_A_SIZE.test(size))).toEqual([]);
});

test.each([
  ['spacing has one of six sizes', ROOM, isRoom],
  ['a control has one of two heights', HEIGHT, isHeight],
  ['a corner has one of two radii', CORNER, isCorner],
  ['letter spacing has one of two values', LETTERS, isSpacing],
  ['the focus ring is always the same, outside an edge or inside', RING, isRing],
] as const)('%s', (_title, properties, isKnown) => {
  expect(strange((text) => given(text, properties), isKnown)).toEqual([]);
});

test.each([
  ['padding: 10px;', ROOM, isRoom],
  ['margin: 0 auto -6px;', ROOM, isRoom],
  ['row-gap: calc(3px + 1em);', ROOM, isRoom],
  ['padding: clamp(var(--room-near), 3cqw, 14px);', ROOM, isRoom],
  ['--note-padding: 10px;', ROOM, isRoom],
  ['min-height: 46px;', HEIGHT, isHeight],
  ['min-block-size: calc(var(--target) + 3px);', HEIGHT, isHeight],
  ['border-radius: 4px 0 0;', CORNER, isCorner],
  ['border-top-left-radius: 3px;', CORNER, isCorner],
  ['letter-spacing: 0.05em;', LETTERS, isSpacing],
  ['outline: 2px solid var(--ink);', RING, isRing],
  ['outline-offset: -3px;', RING, isRing],
] as const)('%s would be refused', (declared, properties, isKnown) => {
  expect(given(`p { ${declared} }`, properties).map(isKnown)).toEqual([false]);
});

/** The declarations of rules for inputs, selects and text areas. */
const ofFields = (text: string): string[] =>
  [...text.matchAll(/(?<=^|\})([^{}@]+)\{([^{}]*)\}/g)]
    .filter(([, selector = '']) =>
      selector
        .split(',')
        .some((each) => /(?:^|[\s>])(?:input|select|textarea)(?:[[:]\S*)?$/.test(each.trim())),
    )
    .map(([, , said = '']) => said);
/** A phone zooms in when a field with type smaller than 16 pixels is touched. */
const MAY_BE_IN_A_FIELD = (size: string): boolean => !/--type-(?:label|small|print)\b/.test(size);
const fieldSizesIn = (text: string): string[] =>
  ofFields(text).flatMap((said) => sizesIn(` ${said}`));

test('the type in a field is large enough that no phone zooms in on it', () => {
  expect(strange(fieldSizesIn, MAY_BE_IN_A_FIELD)).toEqual([]);
  expect(sheets.flatMap(({ text }) => fieldSizesIn(text)).length).toBeGreaterThan(8);
});

test.each([
  'textarea { font: 500 var(--type-small)/1.3 var(--font); }',
  '.field input,\n.field select { font-size: var(--type-label); }',
  "b { gap: 0; } input[type='text'] { font-size: var(--type-small); }",
])('a field of %s would be refused', (text) => {
  expect(fieldSizesIn(text).map(MAY_BE_IN_A_FIELD)).toEqual([false]);
});

test('the page has five breakpoints, spelled the same everywhere', () => {
  expect(strange(askedIn, (asked) => MAY_BE_ASKED.includes(asked))).toEqual([]);
});

test('each size is defined once, and each size and breakpoint is used', () => {
  const all = sheets.map(({ text }) => text).join('\n');
  const said = [...all.matchAll(/(--(?:type|room|target|corner|ring|apart)[\w-]*):/g)].map(
    ([, name]) => name,
  );
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

test.each([
  '@media (width >= 701px) {',
  '@container (min-width: 43.75rem) and (width < 68.75rem) {',
])('a query of %s would be refused', (query) => {
  expect(askedIn(query).every((asked) => MAY_BE_ASKED.includes(asked))).toBe(false);
});
