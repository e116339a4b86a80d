import { expect, test } from 'vitest';
import { gamesAndVictories } from '../../../src/rules/words/counted.ts';

test.each([
  [1, 0, '1 game, no victories'],
  [1, 0.5, '1 game, ½ victory'],
  [3, 1, '3 games, 1 victory'],
  [3, 4, '3 games, 4 victories'],
  [4, 3.5, '4 games, 3½ victories'],
])(
  '%d games and %d victories are put into words, even with more victories than games',
  (games, victories, words) => {
    expect(gamesAndVictories({ games, victories })).toBe(words);
  },
);
