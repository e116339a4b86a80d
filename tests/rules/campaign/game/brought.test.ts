import { expect, test } from 'vitest';
import { broughtAlong } from '../../../../src/rules/campaign/game/brought.ts';
import { adaAndFinn, find, withWear } from '../circle.ts';

test('K10: while any point of the penalty is left, every category on the stat card is listed', () => {
  const replaced = withWear(adaAndFinn(), 'm1', {
    replacement: {
      penalty: 1,
      boughtBack: [
        { category: 'I', by: 'experience' },
        { category: 'III', by: 'experience' },
      ],
    },
  });
  expect(broughtAlong(replaced, 'p1', find)).toEqual([
    {
      what: 'penalty',
      left: [
        { category: 'I', is: 0 },
        { category: 'III', is: 0 },
        { category: 'VII', is: 1 },
        { category: 'VIII', is: 1 },
      ],
      start: 1,
      boughtBack: 2,
    },
  ]);
});
