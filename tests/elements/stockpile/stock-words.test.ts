import { expect, test } from 'vitest';
import {
  goodsWords,
  roundsBeside,
  summaryWords,
} from '../../../src/elements/stockpile/stock-words.ts';
import type { Rounds } from '../../../src/rules/campaign/card/shapes.ts';
import { adaAndFinn, piece, three, withCard } from '../../rules/campaign/circle.ts';

const parts = (...names: readonly string[]) => names.map((name) => piece(name, 'm9'));

test.each<[readonly string[], Rounds, string]>([
  [[], {}, 'nothing'],
  [[], { missile: 0 }, 'nothing'],
  [['Gyro'], {}, 'Gyro'],
  [['Jump Jets', 'Missile Ammo'], { missile: 1 }, 'Jump Jets, Missile Ammo and 1 missile'],
  [[], { autocannon: 2 }, '2 autocannon rounds'],
  [['A', 'B', 'C', 'D', 'E'], {}, 'A, B, C, D and E'],
  [['A', 'B', 'C', 'D', 'E'], { missile: 3 }, 'A, B, C, D and 2 more'],
])('parts %j and rounds %j are put in words: %s', (names, rounds, words) => {
  expect(goodsWords({ parts: parts(...names), rounds })).toBe(words);
});

test('all stockpiles are summed up in one line, which names the pilots without any', () => {
  expect(summaryWords(adaAndFinn().pilots)).toBe("Parts come from 'Mechs you beat.");
  const one = withCard(adaAndFinn(), 'p1', { stockpile: parts('Gyro') });
  expect(summaryWords(one.pilots)).toBe('1 part. Finn has none yet.');
  const rich = withCard(three(), 'p1', {
    stockpile: parts('Gyro', 'Engine'),
    rounds: { missile: 1, autocannon: 5 },
  });
  expect(summaryWords(rich.pilots)).toBe(
    '2 parts, 1 missile and 5 autocannon rounds. Ben and Cleo have none yet.',
  );
});

test('loose rounds are named next to the count of parts, and left out if there are none', () => {
  const [ada] = withCard(adaAndFinn(), 'p1', { rounds: { missile: 1, autocannon: 0 } }).pilots;
  expect(roundsBeside(ada!)).toBe(' · 1 missile');
  expect(roundsBeside(adaAndFinn().pilots[0]!)).toBe('');
});
