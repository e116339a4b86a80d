import { expect, test } from 'vitest';
import { allowedBy } from '../../../src/rules/booklet/stat-card.ts';
import { RANGES } from '../../../src/rules/vocabulary.ts';
import { plain, toldPhrase } from '../../../src/rules/words/words.ts';
import { booklets, griffin, rifleman } from '../battle/table-top.ts';

const told = (
  status: Parameters<typeof toldPhrase>[0]['status'],
  card = griffin.statCard,
  printedFor = 'medium' as const,
  range: (typeof RANGES)[number] = 'medium',
): string => plain(toldPhrase({ range: printedFor, status }, range, card));

test('a status word for a group lists its numbers on this stat card; a color lists none', () => {
  expect(told({ except: ['Jump', 'red'] })).toBe('No Jump (34, 22, 38) and no Red');
  expect(told({ except: ['Large Laser'] }, rifleman.statCard)).toBe('No Large Laser (44, 20)');
  expect(told({ only: ['Defense'] })).toBe('Only Defense (30, 48, 24, 36)');
  expect(told({ only: ['green', 'yellow'] })).toBe('Only Green or Yellow');
});

test('D12: at another range, a status word for a group shuts nothing, but the name of a maneuver does', () => {
  expect(told({ except: ['Jump'] }, griffin.statCard, 'medium', 'long')).toBe('No Jump');
  expect(told({ except: ['Duck'] }, griffin.statCard, 'medium', 'close')).toBe('No Duck (6)');
});

test('law: on every page, the numbers after a status word are exactly those that the rules shut', () => {
  let words = 0;
  for (const { statCard, viewScreens } of booklets)
    for (const screen of viewScreens)
      for (const range of RANGES)
        for (const word of screen?.status.except ?? []) {
          if (!screen) continue;
          const by = screen.range === range ? 'every word' : 'colors and names';
          const left = allowedBy(statCard.maneuvers, { except: [word] }, by);
          const shut = statCard.maneuvers
            .filter((each) => each.range === range && !(left & each.bit))
            .map(({ console }) => console);
          const said = plain(
            toldPhrase({ range: screen.range, status: { except: [word] } }, range, statCard),
          );
          if (said.includes('(')) expect(said.replace(/^.*\((.*)\)$/, '$1')).toBe(shut.join(', '));
          else if (word !== word.toLowerCase()) expect(shut).toEqual([]);
          words += 1;
        }
  expect(words).toBeGreaterThan(50);
});
