import { expect, test } from 'vitest';
import { glanceOf } from '../../../src/elements/forge/glance.ts';
import { booklets } from '../../rules/battle/table-top.ts';
import { sure } from '../../../src/rules/sure.ts';

const glance = (id: string): readonly unknown[] =>
  glanceOf(sure(booklets.find((each) => each.id === id))).map(({ scores, weapon }) => [
    weapon,
    scores.close,
    scores.medium,
    scores.long,
  ]);

test('the glance at a card lists what it fires with the best scores: alone, two together, and strikes', () => {
  expect(glance('hbk-4g')).toEqual([
    ['Autocannon', 13, 13, null],
    ['Medium Laser', 5, 5, null],
    ['Autocannon & Medium Laser', null, 14, null],
    [null, 6, 5, 7],
  ]);
});
