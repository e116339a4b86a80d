import { expect, test } from 'vitest';
import { fresh } from '../../../src/rules/battle/entry.ts';
import type { Brought } from '../../../src/rules/campaign/game/brought.ts';
import { CATEGORIES } from '../../../src/rules/vocabulary.ts';
import {
  broughtText,
  broughtTexts,
  broughtWarning,
  entryTexts,
} from '../../../src/rules/words/brought-text.ts';
import { griffin, rifleman } from '../battle/table-top.ts';
import { hit, piece } from '../campaign/circle.ts';

const scar = (part: string, effect: string, times = 1): Brought => ({
  what: 'critical',
  part: piece(part, 'm1'),
  scar: hit(rifleman, part, effect, times),
  from: 'Last Lantern',
});
const penalty = (
  left: Partial<Record<(typeof CATEGORIES)[number], number>>,
  boughtBack = 0,
): Brought => ({
  what: 'penalty',
  left: CATEGORIES.flatMap((category) => {
    const is = left[category];
    return is === undefined ? [] : [{ category, is }];
  }),
  ...{ start: 3, boughtBack },
});

test.each<readonly [Brought, string, string]>([
  [
    { what: 'shutdown', is: 25, printed: 30, games: 5 },
    'Shuts down at 25',
    '30 as printed, worn by 5 games',
  ],
  [
    { what: 'ammunition', ammunition: 'autocannon', is: 4, full: 8, nextLoad: 'half' },
    '4 of 8 rounds',
    'left over; if ammunition counts, a half load follows this game',
  ],
  [
    { what: 'skill', category: 'VII', is: 2, ignores: false },
    'Physical +2',
    'skill, 250 tons a point',
  ],
  [
    { what: 'skill', category: 'III', is: 5, ignores: true },
    'Laser +5',
    'skill, 250 tons a point; the first critical there may be ignored',
  ],
  [
    penalty({ V: 3, VI: 1, VII: 2, VIII: 0 }, 6),
    'Missiles −3, PPC −1, Physical −2',
    'a replacement, −3 when new, 6 points bought back',
  ],
  [
    penalty({ V: 2, VI: 2 }, 2),
    'Every score −2',
    'a replacement, −3 when new, 2 points bought back',
  ],
])('%j is shown with the reason for it', (brought, what, from) => {
  expect(broughtText(brought)).toEqual({ what, from });
});

test("a critical is shown with its part, how often it was received, and which 'Mech the part came from", () => {
  const { what, from } = broughtText(scar('Sensors', 'score', 2));
  expect(what).toMatch(/^Sensors, 2 times: .*−1/);
  expect(from).toBe('from Last Lantern');
});

test("a replacement's penalty takes one row in the list, and one line in a warning", () => {
  const everywhere = penalty({ V: 3, VI: 3, VII: 3, VIII: 3 });
  expect(broughtTexts([everywhere])).toEqual([
    { what: 'Every score −3', from: 'a replacement, −3 when new' },
  ]);
  expect(broughtWarning([everywhere])).toBe('replacement: every score −3');
  expect(broughtWarning([penalty({ V: 3, VI: 2 }, 1)])).toBe('replacement: Missiles −3, PPC −2');
});

test('a warning names what damaged parts cost now, not wear or effects that need one more hit', () => {
  expect(broughtWarning([scar('Sensors', 'score')])).toContain('−1');
  expect(broughtWarning([{ what: 'shutdown', is: 29, printed: 30, games: 1 }])).toBe('');
  const later = rifleman.criticals.find(({ effects }) =>
    effects.every((effect) => effect.effect === 'forbid' && effect.received === 2),
  )!;
  const once: Brought = {
    what: 'critical',
    part: piece(later.part, 'm1'),
    scar: { effects: later.effects, times: 1 },
    from: 'Last Lantern',
  };
  expect(broughtWarning([once])).toBe('');
  expect(broughtWarning([{ ...once, scar: { ...once.scar, times: 2 } }])).toMatch(/^no /);
});

test('what a pilot starts with has a short form: shutdown number and rounds', () => {
  expect(entryTexts(fresh(griffin, 'Ben'))).toEqual(['shuts down at 30', '6/6 missiles']);
  expect(entryTexts({ ...fresh(rifleman, 'Ada'), shutdown: 25, ammunition: {} })).toEqual([
    'shuts down at 25',
    '0/8 rounds',
  ]);
});
