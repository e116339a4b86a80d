import { expect, test } from 'vitest';
import type { Battle } from '../../../src/rules/battle/battle.ts';
import { pairingsOf, seatOf } from '../../../src/rules/battle/battle.ts';
import { whyShut } from '../../../src/rules/battle/open-maneuvers.ts';
import { maneuverAt } from '../../../src/rules/booklet/stat-card.ts';
import { VIEW_SCREENS } from '../../../src/rules/vocabulary.ts';
import { shortReason } from '../../../src/rules/words/shut-text.ts';
import { shutText } from '../../../src/rules/words/words.ts';
import { sure } from '../../../src/rules/sure.ts';
import { criticalOf, griffin, playTurn, printed, rifleman, scene } from '../battle/table-top.ts';

const why = (battle: Battle, seat: number, console: number): string | null => {
  const maneuver = sure(maneuverAt(seatOf(battle, seat).booklet.statCard, console));
  const shut = whyShut(battle, seat, maneuver);
  return shut && shortReason(shut, maneuver);
};
const medium = { range: 'medium' } as const;

test('a shut row names only the word of the status that shuts it', () => {
  const { battle } = playTurn(scene(), 52, 62);
  // Ruled out: no Run and no Autocannon.
  expect([22, 26, 44].map((console) => why(battle, 0, console))).toEqual([
    'Status: no Run',
    'Status: no Autocannon',
    null,
  ]);
});

test('M6: if several rivals give a status, a shut row names the rival whose status shuts it', () => {
  const { battle } = playTurn(scene(), 52, 62);
  const run = sure(maneuverAt(rifleman.statCard, 22));
  const shut = sure(whyShut(battle, 0, run));
  const names = [{ pilot: 'Ada' }, { pilot: 'Cleo' }];
  expect(shortReason(shut, run, names)).toBe('Cleo: no Run');
  expect(shutText(shut, names).long).toBe('Ruled out by Cleo: no Run and no Autocannon');
  expect(shutText(shut).long).toBe('Ruled out: no Run and no Autocannon');
});

test('M6: if several rivals give the same status, a shut row names all of them', () => {
  const { battle } = playTurn(scene(), 52, 62);
  const run = sure(maneuverAt(rifleman.statCard, 22));
  const shut = sure(whyShut(battle, 0, run));
  if (shut.kind !== 'status') throw new Error('shut by a status');
  const other = VIEW_SCREENS.map((number) => rifleman.viewScreens[number]).find((screen) =>
    screen?.status.only?.includes('green'),
  );
  const all = {
    ...shut,
    others: [
      { ...shut, by: 2 },
      { ...shut, by: 3, screen: sure(other) },
      { ...shut, by: 4 },
    ],
  };
  const names = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil'].map((pilot) => ({ pilot }));
  expect(shortReason(all, run, names)).toBe('Ben, Cleo and Emil: no Run');
  expect(shutText(all, names).long).toBe(
    'Ruled out by Ben, Cleo and Emil: no Run and no Autocannon',
  );
});

test('if a status allows only some colors, a shut row names its own color', () => {
  const screen = VIEW_SCREENS.find((number) =>
    sure(rifleman.viewScreens[number]).status.only?.includes('green'),
  );
  const { range } = sure(rifleman.viewScreens[sure(screen)]);
  const battle = scene({ range, rivalSees: sure(screen) });
  const reasons = rifleman.statCard.maneuvers
    .filter((maneuver) => maneuver.range === range && maneuver.colour === 'red')
    .map(({ console }) => why(battle, 0, console));
  expect(reasons.length).toBeGreaterThan(0);
  expect(new Set(reasons)).toEqual(new Set(['Status: no Red']));
});

test('a row shut by ammunition, a critical, a shutdown or the range says so in a few words', () => {
  const spent = scene({ ...medium, seats: [{ ammunition: { autocannon: 0 } }] });
  expect(why(spent, 0, 32)).toBe('Ammo: no Autocannon');
  const crippled = criticalOf(griffin, 'Jump Jets', 'forbid');
  const hurt = scene({ ...medium, seats: [{}, { criticals: [crippled] }] });
  expect(why(hurt, 1, 48)).toBe('Critical: no Jump Up');
  const dark = scene({ ...medium, seats: [{ heat: 40, shutDown: true }] });
  expect(why(dark, 0, 44)).toBe('Shut down');
  expect(why(scene(medium), 0, 52)).toBe('Only medium range');
});

test('law: whatever status a page gives, every reason on a printed stat card has at most 24 characters', () => {
  for (const number of VIEW_SCREENS)
    for (const lone of printed) {
      const { range } = sure(lone.viewScreens[number]);
      const battle = scene({ lone, rival: griffin, range, rivalSees: number });
      for (const { console } of lone.statCard.maneuvers.filter((each) =>
        pairingsOf(battle, 0).some((pairing) => pairing.range === each.range),
      ))
        expect((why(battle, 0, console) ?? '').length).toBeLessThanOrEqual(24);
    }
});
