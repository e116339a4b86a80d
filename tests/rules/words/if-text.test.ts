import { expect, test } from 'vitest';
import { whatIf } from '../../../src/rules/battle/what-if.ts';
import { maneuverAt } from '../../../src/rules/booklet/stat-card.ts';
import { sure } from '../../../src/rules/sure.ts';
import { answerText, answersText, hitsText } from '../../../src/rules/words/if-text.ts';
import { griffin, opened, rifleman } from '../battle/table-top.ts';

const answers = whatIf(opened(rifleman, [griffin]), 0, sure(maneuverAt(rifleman.statCard, 52)));

test('a row says how many of the open numbers it hits, and how many hit it', () => {
  const hits = answers.filter((each) => each.do.damage > 0).length;
  expect(answersText(answers)).toMatch(
    new RegExp(`^Against 8 open numbers: hits ${hits}, for \\d`),
  );
  expect(hitsText(answers.map((each) => each.do)).count).toBe(`${hits} of 8`);
});

test('a row without a hit either way says so', () => {
  const calm = answers.filter((each) => !each.do.hits && !each.take.hits).slice(0, 1);
  expect(answersText(calm)).toBe('Against 1 open number: hits none; is hit by none.');
  expect(hitsText(calm.map((each) => each.do))).toEqual({ count: '0 of 1', points: '' });
  expect(answersText([])).toBe('');
});

test('a column says the page, what both do with its critical, and the range after', () => {
  const against = sure(answers.find(({ answer }) => answer.console === 62));
  expect(answerText(against, 'long', 'Ben')).toBe(
    'If Ben calls 62, green, Cool Off: page 27, knocked down. You do 6, critical Sensors. You take nothing. Then medium range.',
  );
  expect(answerText(against, 'medium', 'Ben')).toContain('Medium range stays.');
});
