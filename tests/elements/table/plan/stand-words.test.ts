import { expect, test } from 'vitest';
import { favoredBy } from '../../../../src/elements/table/plan/battle-panel.ts';
import { everyCategory } from '../../../../src/rules/battle/skill.ts';
import { fresh } from '../../../../src/rules/battle/entry.ts';
import { griffin, rifleman } from '../../../rules/campaign/circle.ts';
import { standMeaning, standName } from '../../../../src/elements/table/plan/table-words.ts';

test.each([
  [1, 'one against one', ''],
  [2, 'one against two: outnumbered', 'Ada is alone against two: see how long that lasts.'],
  [7, 'one against seven: outnumbered', 'Ada is alone against seven: see how long that lasts.'],
])('a pilot against %i others is described as %s', (rivals, name, means) => {
  expect(standName(rivals)).toBe(name);
  expect(standMeaning('Ada', rivals)).toBe(means);
});

test('what each pilot brings along is weighed, and the words say whom it favors', () => {
  const whole = fresh(rifleman, 'Ada');
  const replaced = { ...fresh(griffin, 'Ben'), penalty: everyCategory(3) };
  expect(favoredBy(whole, [whole, whole])).toBe(null);
  expect(favoredBy(whole, [replaced, whole])).toBe('alone');
  expect(favoredBy(replaced, [whole, whole])).toBe('rivals');
  expect(standMeaning('Ada', 2, 'alone')).toMatch(/What each brings along favors Ada\.$/);
  expect(standMeaning('Ada', 2, 'rivals')).toMatch(/favors the two\.$/);
});
