import { expect, test } from 'vitest';
import type { Outcome } from '../../../src/rules/battle/battle.ts';
import type { Ended } from '../../../src/rules/battle/ended.ts';
import { endedBy } from '../../../src/rules/battle/ended.ts';

test.each<readonly [Outcome, Ended]>([
  [
    { kind: 'win', winner: 'rival', by: 'armor' },
    { kind: 'win', winner: 'rival' },
  ],
  [{ kind: 'nobody', by: 'claimed' }, { kind: 'nobody' }],
  [
    { kind: 'escape', escaped: ['lone'] },
    { kind: 'escape', escaped: ['lone'] },
  ],
])('a list says of %j only how it ended', (outcome, ended) => {
  expect(endedBy(outcome)).toEqual(ended);
});
