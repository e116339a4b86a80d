import { expect, test } from 'vitest';
import { briefName } from '../../../src/rules/words/if-text.ts';
import { booklets } from '../battle/table-top.ts';

test.each([
  ['Autocannon & Large Laser', 'AC L.Las'],
  ['Cover and Laser', 'Cover Laser'],
  ['Dodge & Medium Laser', 'Dodge M.Las'],
  ['Run Forward', 'Run Fwd'],
  ['Cool Off', 'Cool Off'],
])('%s is written in a narrow column as %s', (name, brief) => {
  expect(briefName(name)).toBe(brief);
});

test('every word of a brief name has at most 7 letters, and no two maneuver names on a card share a brief name', () => {
  for (const { statCard } of booklets) {
    const names = new Set(statCard.maneuvers.map(({ name }) => name));
    const brief = [...names].map(briefName);
    expect(new Set(brief).size).toBe(names.size);
    for (const word of brief.flatMap((name) => name.split(/[ \u{ad}]/u)))
      expect(word.length, word).toBeLessThanOrEqual(7);
  }
});
