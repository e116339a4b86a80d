import { describe, expect, test } from 'vitest';
import { adaAndFinn, deed, done, pilotOf, piece, why, withCard } from '../circle.ts';
import { names } from '../acts/wrecks.ts';

describe('K7: unused parts are kept, traded, given', () => {
  const rich = () =>
    withCard(
      withCard(adaAndFinn(), 'p1', {
        stockpile: [piece('Jump Jets', 'm7'), piece('Missile Ammo', 'm7')],
        rounds: { missile: 1 },
      }),
      'p2',
      { stockpile: [piece('Gyro', 'm8')] },
    );

  test('K7: Ada trades Jump Jets and Missile Ammo for a Gyro', () => {
    const after = done(
      deed(rich(), {
        kind: 'trade',
        goods: [
          {
            pilot: 'p1',
            parts: [
              { of: 'm7', name: 'Jump Jets' },
              { of: 'm7', name: 'Missile Ammo' },
            ],
            rounds: {},
          },
          { pilot: 'p2', parts: [{ of: 'm8', name: 'Gyro' }], rounds: {} },
        ],
      }),
    );
    expect(names(pilotOf(after, 'p1').stockpile)).toEqual(['Gyro']);
    expect(names(pilotOf(after, 'p2').stockpile)).toEqual(['Jump Jets', 'Missile Ammo']);
  });

  test.each([
    [
      'parts',
      { parts: [{ of: 'm7', name: 'Jump Jets' }], rounds: {} },
      'the Jump Jets is not there, or was taken already',
    ],
    ['rounds', { parts: [], rounds: { missile: 1 } }, 'the stockpile holds 0 missiles'],
  ])('K7: a pilot cannot trade away %s that only the same trade would bring', (_, goods, said) => {
    const ada = { pilot: 'p1', ...goods };
    const finn = { pilot: 'p2', ...goods };
    expect(why(deed(rich(), { kind: 'trade', goods: [ada, finn] }))).toBe(said);
    expect(why(deed(rich(), { kind: 'trade', goods: [finn, ada] }))).toBe(said);
  });

  test('K7: in a trade of two like parts, each pilot gets the one that the other had', () => {
    const both = withCard(rich(), 'p2', {
      stockpile: [piece('Jump Jets', 'm8')],
      rounds: { missile: 2 },
    });
    const jets = (pilot: string, of: string, missile: number) => ({
      pilot,
      parts: [{ of, name: 'Jump Jets' }],
      rounds: { missile },
    });
    const goods = [jets('p1', 'm7', 1), jets('p2', 'm8', 2)] as const;
    const after = done(deed(both, { kind: 'trade', goods }));
    expect(
      after.pilots.map(({ stockpile, rounds }) => [stockpile.map(({ of }) => of), rounds]),
    ).toEqual([
      [['m7', 'm8'], { missile: 2 }],
      [['m7'], { missile: 1 }],
    ]);
  });

  test('K7: Ada gives her missile to Finn, and cannot give what she does not have', () => {
    const goods = { pilot: 'p1', parts: [], rounds: { missile: 1 } };
    const after = done(deed(rich(), { kind: 'give', goods, to: 'p2' }));
    expect(after.pilots.map(({ rounds }) => rounds)).toEqual([{}, { missile: 1 }]);
    expect(why(deed(after, { kind: 'give', goods, to: 'p2' }))).toBe(
      'the stockpile holds 0 missiles',
    );
    expect(why(deed(after, { kind: 'give', goods: { ...goods, rounds: {} }, to: 'p2' }))).toBe(
      'nothing changes hands',
    );
    const none = { ...goods, rounds: { missile: 0 } };
    expect(why(deed(rich(), { kind: 'give', goods: none, to: 'p2' }))).toBe(
      'nothing changes hands',
    );
    expect(why(deed(rich(), { kind: 'give', goods, to: 'p1' }))).toContain('same pilot');
  });
});
