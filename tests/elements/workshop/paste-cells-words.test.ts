import { expect, test } from 'vitest';
import { PASTE_CELLS_WORDS } from '../../../src/elements/workshop/console/paste-cells-words.ts';

test.each([
  [0, 0, 0, '0 cells read.'],
  [8, 1, 0, '8 cells read; 1 changes the booklet.'],
  [8, 8, 1, '8 cells read, 1 to settle; all of them change the booklet.'],
  [8, 3, 0, '8 cells read; 3 change the booklet.'],
])(
  'a paste with %i cells read, %i changed and %i to settle says %s',
  (cells, changed, open, words) => {
    expect(PASTE_CELLS_WORDS.read(cells, changed, open)).toBe(words);
  },
);
