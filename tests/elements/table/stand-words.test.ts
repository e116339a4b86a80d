import { expect, test } from 'vitest';
import { standMeaning, standName } from '../../../src/elements/table/stand-words.ts';

test.each([
  [1, 'one against one', /^$/],
  [
    2,
    'one against two: a hard stand',
    /Ada alone against two lasts about five turns attacking or about seven turns in cover.* hardly ever wins/,
  ],
  [
    3,
    'one against three: a hard stand',
    /about three turns attacking or about nine turns in cover.* almost never wins/,
  ],
  [7, 'one against seven: a hard stand', /about one turn attacking or about five turns in cover/],
])('how a pilot stands against %i others is shown as %s', (rivals, name, means) => {
  expect(standName(rivals)).toBe(name);
  expect(standMeaning('Ada', rivals)).toMatch(means);
});
