import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COLOURS } from '../../src/rules/vocabulary.ts';

const read = (file: string): string => readFileSync(`src/elements/${file}`, 'utf8');
const tokens = read('app/tokens.css');

/** What a rule says of custom properties. */
const said = (sheet: string, selector: string): ReadonlyMap<string, string> => {
  const rule = sheet.slice(sheet.indexOf(`${selector} {`)).split('}', 1)[0] ?? '';
  return new Map(
    [...rule.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = '', is = '']) => [name, is]),
  );
};

/** The values of the page in one scheme: where dark differs, a color is said as light-dark(…, …). */
const inScheme = (at: 1 | 2): ReadonlyMap<string, string> =>
  new Map(
    [...said(tokens, '\n:root')].map(([name, is]) => [
      name,
      /^light-dark\((#\w+), (#\w+)\)$/.exec(is)?.[at] ?? is,
    ]),
  );

const light = inScheme(1);
const dark = inScheme(2);
const paper = said(read('common/paper-sheet.css'), '\n.sheet');

test('each color of the page is defined once, for both schemes', () => {
  const names = [...tokens.matchAll(/(--[\w-]+): [^;]*#/g)].map(([, name]) => name);
  expect(names).toEqual([...new Set(names)]);
  expect([...dark].filter(([name, is]) => light.get(name) !== is).length).toBeGreaterThan(0);
});

/** How light a color is to the eye (WCAG 2), 0–1. */
const luminance = (colour: string): number => {
  const digits = colour.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3').slice(1);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const share = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string): number => {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
};

test.each(COLOURS)('%s has a band with legible words in light, in dark and on paper', (colour) => {
  const band = said(read('common/signs.css'), `\n.${colour}`);
  expect(band.get('band')).toBe(`var(--${colour})`);
  const ink = band.get('band-ink') ?? '';
  for (const [worn, where] of [
    [light, 'light'],
    [dark, 'dark'],
    [paper, 'paper'],
  ] as const)
    expect(contrast(worn.get(colour) ?? ink, ink), where).toBeGreaterThanOrEqual(4.5);
});
