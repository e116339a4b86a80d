import { describe, expect, test } from 'vitest';
import type { Effect } from '../../src/rules/document/booklet-document.ts';
import { made, plainSheet } from './forged.ts';

/** All effects of the criticals of a 'Mech with these weapons, on parts whose name ends like this. */
const effectsOf = (weapons: readonly object[], part: string): readonly Effect[] =>
  made(plainSheet({ weapons }))
    .booklet.criticals.filter((critical) => critical.part.endsWith(part))
    .flatMap(({ effects }) => effects);
const laser = { weapon: 'large laser', at: ['right arm'] };

describe('F14: criticals of a forged ’Mech', () => {
  test.each([
    ['missiles', { weapon: 'lrm 10', at: ['left torso'], shots: 12 }, 2],
    ['shells', { weapon: 'ac/5', at: ['left torso'], shots: 20 }, 4],
  ])('exploding ammunition for %s does its damage at once', (_, gun, points) => {
    const taken = effectsOf([laser, gun], 'Ammo').flatMap((effect) =>
      effect.effect === 'damage at once' ? [effect.by] : [],
    );
    expect(new Set(taken)).toEqual(new Set([points]));
  });

  test.each([
    [1, 2],
    [3, 3],
    [6, 4],
  ])('the last of %i guns is gone once their part has been hit %i times', (count, times) => {
    const lasers = { weapon: 'medium laser', count, at: ['right arm'] };
    const gun = { weapon: 'ac/5', at: ['left torso'], shots: 20 };
    const last = effectsOf([lasers, gun], 'Medium Laser').flatMap((effect) =>
      effect.effect === 'forbid' && effect.received !== undefined ? [effect.received] : [],
    );
    expect(new Set(last)).toEqual(new Set([times]));
  });

  test('without ammunition nothing explodes: no critical does damage or heat at once', () => {
    const { criticals } = made(plainSheet({ weapons: [laser] })).booklet;
    expect(criticals.some(({ part }) => part.endsWith('Ammo'))).toBe(false);
    expect(
      criticals
        .flatMap(({ effects }) => effects)
        .some(({ effect }) => effect === 'damage at once' || effect === 'heat at once'),
    ).toBe(false);
  });
});
