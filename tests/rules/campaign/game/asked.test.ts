import { describe, expect, test } from 'vitest';
import { fightersOf } from '../../../../src/rules/campaign/game/muster.ts';
import {
  askedIn,
  canBeTold,
  possibleCriticals,
} from '../../../../src/rules/campaign/game/asked.ts';
import { mechOf } from '../../../../src/rules/campaign/hangar/hangar.ts';
import { USUAL_OPTIONS } from '../../../../src/rules/battle/options.ts';
import { sure } from '../../../../src/rules/sure.ts';
import { adaAndFinn, circle, find, griffin, hit, rifleman, three, withWear } from '../circle.ts';

describe('the criticals that can be left after a game with paper', () => {
  test("are those on the parts of the 'Mech, and the ones brought along come first", () => {
    const sensors = hit(rifleman, 'Sensors', 'score', 2);
    const before = circle([['Ada', rifleman, 'Old Thunder']]);
    const { parts } = mechOf(before, 'm1');
    const worn = withWear(before, 'm1', {
      parts: parts.map((part) =>
        part.name === 'Sensors'
          ? { ...part, scars: [{ effects: sensors.effects, times: 2 }] }
          : part,
      ),
    });
    const [first, ...others] = possibleCriticals(rifleman, mechOf(worn, 'm1'));
    expect(first).toEqual({ ...sensors, brought: 2 });
    expect(others.every(({ times, brought }) => times === 0 && brought === 0)).toBe(true);
    expect(others).not.toContainEqual(
      expect.objectContaining(hit(rifleman, 'Sensors', 'score', 0)),
    );
    expect(others.some(({ part }) => /armor|heat sink/i.test(part))).toBe(false);
    expect(possibleCriticals(griffin, mechOf(three(), 'm2')).length).toBeGreaterThan(10);
  });
});

test('A3: a pilot has at most the rounds brought along left, and all of them if ammunition is ignored', () => {
  const hangar = withWear(adaAndFinn(), 'm1', { ammunition: { autocannon: 5 } });
  const asked = askedIn(hangar, sure(fightersOf(hangar, ['p1'])[0]), find);
  const canBe = (autocannon: number, ammunition: 'counted' | 'ignored'): boolean =>
    canBeTold({ armor: 20, ammunition: { autocannon }, criticals: [] }, asked, {
      ...USUAL_OPTIONS,
      ammunition,
    });
  expect([4, 5, 6].map((rounds) => canBe(rounds, 'counted'))).toEqual([true, true, false]);
  expect([4, 5, 6].map((rounds) => canBe(rounds, 'ignored'))).toEqual([false, true, false]);
});
