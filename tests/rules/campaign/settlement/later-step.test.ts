import { afterEach, beforeEach, expect, test } from 'vitest';
import { stepRule } from '../../../../src/rules/campaign/acts/acts.ts';
import type { StepRule } from '../../../../src/rules/campaign/acts/act.ts';
import type { Choice } from '../../../../src/rules/campaign/history/choice.ts';
import { openPage } from '../../../../src/rules/campaign/settlement/page.ts';
import { adaAndFinn, done, find, gameOf } from '../circle.ts';

/** As if games had been settled without repairs. */
const repair: { cameLater?: true } = stepRule('repair') satisfies StepRule<'repair'>;
beforeEach(() => {
  repair.cameLater = true;
});
afterEach(() => {
  delete repair.cameLater;
});

const learned: Choice = { step: 'experience', pilot: 'p1', learn: [] };
const repaired: Choice = { step: 'repair', pilot: 'p1', fit: [] };
const loaded: Choice = { step: 'reload', pilot: 'p1', excess: 'left', load: {} };

/** Which of two pilots has a repair on a page with these choices written. */
const withRepair = (...choices: readonly Choice[]): readonly string[] => {
  const hangar = gameOf(adaAndFinn(), ['p1', 'p2'], { kind: 'nobody' });
  const open = hangar.open.map((game) => ({ ...game, choices }));
  return done(openPage({ ...hangar, open }, 'g', find))
    .settlement.pilots.filter(({ steps }) => steps.includes('repair'))
    .map(({ pilot }) => pilot);
};

test.each<readonly [string, readonly Choice[], readonly string[]]>([
  ['nothing is written yet', [], ['p1', 'p2']],
  ['that step comes next', [learned], ['p1', 'p2']],
  ['that step is written', [learned, repaired, loaded], ['p1', 'p2']],
  ['only a step after it is written', [learned, loaded], ['p2']],
])('a step added by a later version is asked of the right pilots if %s', (_, choices, pilots) => {
  expect(withRepair(...choices)).toEqual(pilots);
});

test('a step that always existed is asked for, whatever is written', () => {
  delete repair.cameLater;
  expect(withRepair(learned, loaded)).toEqual(['p1', 'p2']);
});
