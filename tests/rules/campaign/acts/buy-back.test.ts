import { expect, test } from 'vitest';
import { stepRule } from '../../../../src/rules/campaign/acts/acts.ts';
import type { Category } from '../../../../src/rules/vocabulary.ts';
import { CATEGORIES } from '../../../../src/rules/vocabulary.ts';
import { adaAndFinn, beats, withWear } from '../circle.ts';
import { settlement } from '../settling.ts';

test('K10: a page asks for points to buy back while a replacement has a penalty left in any category', () => {
  const game = beats(adaAndFinn(), 'p1', 'p2', { out: 'bailed out' });
  const asks = (bought: readonly Category[] | null) =>
    stepRule('buy back').isOpen?.(
      {
        ...settlement(game),
        after: withWear(adaAndFinn(), 'm2', {
          replacement: bought && {
            penalty: 1,
            boughtBack: bought.map((category) => ({ category, by: 'experience' })),
          },
        }),
      },
      'p2',
    );
  expect([asks([]), asks(['I', 'VII']), asks(CATEGORIES), asks(null)]).toEqual([
    ...[true, true, false, false],
  ]);
});
