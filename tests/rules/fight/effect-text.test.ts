import { expect, test } from 'vitest';
import type { Effect } from '../../../src/rules/document/booklet-document.ts';
import { parseRecord } from '../../../src/rules/fight/parse.ts';
import { printStarts, readStarts } from '../../../src/rules/fight/starts-text.ts';
import { faultText } from '../../../src/rules/words/refusal-text.ts';
import { sure } from '../../../src/rules/sure.ts';

const read = (words: string): readonly Effect[] | null =>
  sure(readStarts(`Sensors (${words})`).criticals[0]).effects;
const printed = (...effects: readonly Effect[]): string =>
  printStarts({
    ...{ ammunition: {}, skill: {}, penalty: {} },
    criticals: [{ part: 'Sensors', effects, times: 1 }],
  });

/** What a record finds wrong with the effects of a critical. */
const faultOf = (effects: string): string => {
  const { fault } = parseRecord(
    `viewscreen record 2\nlone: rfl-3n Ada\nrival: grf-1n Ben\nlone starts: Sensors (${effects})\n`,
  );
  return faultText(sure(fault)).replace('line 4: ', '');
};

const TWELVE = Array.from({ length: 12 }, (_, place) => `Laser ${place + 1}`);
const LONGEST = 'a'.repeat(32);

test.each<readonly [string, Effect]>([
  ['score -2 for weapon "PPC"', { effect: 'score', by: -2, of: [{ weapon: 'PPC' }] }],
  ['heat +0 for every weapon', { effect: 'heat', by: 0, of: [{ any: 'weapon' }] }],
  [
    'heat +10 for every long range maneuver or group "Legs"',
    { effect: 'heat', by: 10, of: [{ any: 'maneuver', range: 'long' }, { group: 'Legs' }] },
  ],
  ['heat -1 each turn', { effect: 'heat each turn', by: -1 }],
  [
    `no weapons ${TWELVE.map((name) => `"${name}"`).join(' & ')}`,
    { effect: 'forbid', of: [{ weapons: TWELVE }] },
  ],
  [
    `no maneuver "${LONGEST}" or manner "Running" when received 3 times`,
    { effect: 'forbid', of: [{ maneuver: LONGEST }, { manner: 'Running' }], received: 3 },
  ],
  ['damage 4 at once', { effect: 'damage at once', by: 4 }],
  ['heat 12 at once', { effect: 'heat at once', by: 12 }],
  ['knocked down longer', { effect: 'knocked down longer' }],
  ['pilot killed', { effect: 'pilot killed' }],
  ['pilot killed if heat above 20', { effect: 'pilot killed', heatAbove: 20 }],
])('a record writes and reads %s', (words, effect) => {
  expect(printed(effect)).toBe(`Sensors (${words})`);
  expect(read(words)).toStrictEqual([effect]);
});

test('spaces around "then" and the kind of minus sign do not matter', () => {
  const effects: readonly Effect[] = [
    { effect: 'heat each turn', by: -1 },
    { effect: 'heat at once', by: 2 },
    { effect: 'knocked down longer' },
  ];
  expect(printed(...effects)).toBe(
    'Sensors (heat -1 each turn, then heat 2 at once, then knocked down longer)',
  );
  expect(read('heat −1 each turn,then heat 2 at once , then knocked down longer')).toEqual(effects);
});

test.each([
  'much score -1 for weapon "PPC"',
  'much heat -1 each turn',
  'heat -1 each turn again',
  'much damage 4 at once',
  'damage 4 at once again',
  'say no weapon "PPC"',
  'the pilot killed if heat above 30',
  'pilot killed if heat above 30 points',
  'pilot killed twice',
])('a record refuses the effect "%s"', (words) => {
  expect(faultOf(words)).toBe(`"${words}" is not an effect of a critical`);
});

test.each([
  'nearly every weapon',
  'every weapon now',
  'every far range weapon',
  'my weapon "PPC"',
  'weapon "PPC" now',
  'weapon "PPC" & "LRM"',
  'weapons "PPC"',
  'weapon',
  `weapons "PPC" & "${LONGEST}a"`,
])('a record refuses an effect that shuts %s', (reach) => {
  const told = reach.length > 40 ? `${reach.slice(0, 40)}…` : reach;
  expect(faultOf(`no ${reach}`)).toBe(`"${told}" is not an effect of a critical`);
});

test('a fault quotes a name as it was written, even after ten others', () => {
  const weapons = TWELVE.slice(0, 10).map((name) => `weapon "${name}"`);
  const some = `no ${weapons.slice(0, 8).join(' or ')}, then no ${weapons.slice(8).join(' or ')}`;
  expect(faultOf(`${some} or my weapon "PPC"`)).toBe(
    '"my weapon "PPC"" is not an effect of a critical',
  );
});
