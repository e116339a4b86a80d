import { expect, test } from 'vitest';
import { CAMPAIGN_CHAPTERS } from '../../../src/elements/reading/campaign-words.ts';
import { hindranceText } from '../../../src/rules/words/hindrance-text.ts';

const told = CAMPAIGN_CHAPTERS.flatMap(([, sentences]) => sentences).join(' ');

test('the rules explain a spoiled part in the same words that rule it out as salvage', () => {
  expect(told).toContain(hindranceText({ kind: 'do no', part: 'Gyro' }, (id) => id));
});

test('the rules explain what a ring is, and when it is hollow', () => {
  expect(told).toMatch(/Each victory is a ring .*, hollow if the enemy escaped\./);
});
