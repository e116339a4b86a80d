import { expect, test } from 'vitest';
import { TURN_WORDS } from '../../../../src/elements/turn/words/turn-words.ts';

test.each([
  ['critical hit (head)', 'Head hit; the armor holds: 6 is short of 7'],
  ['critical hit', 'The armor holds: 6 is short of 7'],
  ['torso hit', '6 is short of 7: no critical'],
])(
  'a page titled %s and a letter that falls short do not contradict each other',
  (title, words) => {
    expect(TURN_WORDS.short(6, 7, title)).toBe(words);
  },
);
