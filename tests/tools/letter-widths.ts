import type { Measure } from '../../src/elements/comic/marks.ts';

/** How wide the letters from the space to the tilde are in the typeface of the game, in hundredths of their size. */
const [MEDIUM, BOLD] = [
  '20 26 27 60 43 78 56 14 25 25 36 44 19 32 20 36 45 27 42 42 44 42 42 38 43 41 23 21 44 44 44 39 76 44 46 45 47 43 41 46 48 22 44 47 41 53 50 46 45 45 45 43 44 48 46 65 45 44 40 32 36 32 41 39 19 43 43 41 43 42 29 42 43 21 21 42 19 66 43 42 44 44 30 39 28 43 40 58 40 39 37 30 16 30 47',
  '20 28 35 62 44 77 60 17 31 31 36 44 21 33 22 42 45 28 44 44 48 44 44 41 44 44 28 23 44 44 44 44 76 48 47 46 48 44 42 47 48 23 45 49 43 55 51 47 47 46 47 44 47 48 49 69 48 47 41 35 42 35 42 42 22 45 45 43 45 44 30 44 45 22 22 45 21 68 45 44 45 45 32 41 29 45 44 61 44 42 37 34 19 34 49',
].map((widths) => widths.split(' ').map(Number));

/** As wide as a letter of another script is about, and a sign of those that fill a square. */
const LETTER = 68;
const SQUARE = 100;
const SQUARE_FROM = 0x2e80;
const other = (code: number): number => (code < SQUARE_FROM ? LETTER : SQUARE);

/** How wide a text is, without a browser. */
export const measureLetters: Measure = (text, size, bold) => {
  const widths = [...text].map((sign) => {
    const code = sign.codePointAt(0) ?? 0;
    return (bold ? BOLD : MEDIUM)?.[code - 32] ?? other(code);
  });
  return (widths.reduce((sum, width) => sum + width, 0) * size) / 100;
};
