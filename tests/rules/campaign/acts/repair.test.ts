import { describe, expect, test } from 'vitest';
import { stepRule } from '../../../../src/rules/campaign/acts/acts.ts';
import { repairsOf } from '../../../../src/rules/campaign/acts/repair.ts';
import type { Hangar } from '../../../../src/rules/campaign/hangar/hangar.ts';
import {
  adaAndFinn,
  beats,
  deed,
  done,
  griffin,
  hit,
  mechOf,
  pilotOf,
  piece,
  rifleman,
  why,
  withCard,
  withWear,
} from '../circle.ts';
import { closedAfter } from '../settling.ts';
import { scarred, names, take } from './wrecks.ts';

describe("K6: a part may be replaced by the same part from any 'Mech", () => {
  const hurt = () =>
    withCard(
      withWear(adaAndFinn(), 'm1', {
        parts: mechOf(adaAndFinn(), 'm1').parts.map((part) =>
          part.name === 'Engine'
            ? { ...part, scars: [{ effects: [{ effect: 'heat each turn', by: 2 }], times: 1 }] }
            : part.name === 'Gyro'
              ? scarred(rifleman, 'Gyro', 'score', 1)
              : part,
        ),
      }),
      'p1',
      { stockpile: [piece('Gyro', 'm7'), piece('Engine', 'm8', { engine: 'CoreTek 275' })] },
    );

  test("K6, K7: Ada fits the Engine of Last Lantern and a Gyro: her 'Mech is whole again, and the old parts are kept", () => {
    const game = beats(hurt(), 'p1', 'p2');
    const after = closedAfter(game, [
      take('p1', 'm2', 'Engine'),
      {
        step: 'repair',
        pilot: 'p1',
        fit: [
          { of: 'm2', name: 'Engine' },
          { of: 'm7', name: 'Gyro' },
        ],
      },
    ]);
    const { parts } = mechOf(after, 'm1');
    expect(parts.every(({ scars }) => scars.length === 0)).toBe(true);
    expect(parts.find(({ name }) => name === 'Engine')).toMatchObject({ of: 'm2' });
    expect(
      pilotOf(after, 'p1').stockpile.map(({ name, of, scars }) => [name, of, scars.length]),
    ).toEqual([
      ['Engine', 'm8', 0],
      ['Engine', 'm1', 1],
      ['Gyro', 'm9', 1],
    ]);
  });

  test('K6: an Engine must also be of the same model', () => {
    expect(
      why(deed(hurt(), { kind: 'repair', pilot: 'p1', fit: { of: 'm8', name: 'Engine' } })),
    ).toBe('another engine: CoreTek 275, not Pitban 240');
  });

  test('K6: a part of the same name fits from any booklet, and brings its criticals along', () => {
    const { effects } = hit(griffin, 'Left Arm', 'score');
    const arm = piece('Left Arm', 'm5', { scars: [{ effects, times: 2 }] });
    const before = withCard(adaAndFinn(), 'p1', { stockpile: [arm] });
    const after = done(deed(before, { kind: 'repair', pilot: 'p1', fit: arm }));
    expect(mechOf(after, 'm1').parts.find(({ name }) => name === 'Left Arm')).toEqual(arm);
    expect(names(pilotOf(after, 'p1').stockpile)).toEqual(['Left Arm']);
  });

  test('K7: a part that is taken out and cannot be salvaged becomes scrap', () => {
    const foot = scarred(rifleman, 'Left Foot', 'forbid', 1);
    const lame = withCard(
      withWear(adaAndFinn(), 'm1', {
        parts: mechOf(adaAndFinn(), 'm1').parts.map((part) =>
          part.name === 'Left Foot' ? { ...part, scars: foot.scars } : part,
        ),
      }),
      'p1',
      { stockpile: [piece('Left Foot', 'm8')] },
    );
    const after = done(
      deed(lame, { kind: 'repair', pilot: 'p1', fit: { of: 'm8', name: 'Left Foot' } }),
    );
    expect(pilotOf(after, 'p1').stockpile).toEqual([]);
    expect(after.scrap).toMatchObject([{ name: 'Left Foot', of: 'm1' }]);
  });

  test("K6: a part does not fit a 'Mech that has no part of that name", () => {
    const jets = piece('Jump Jets', 'm5');
    const before = withCard(adaAndFinn(), 'p1', { stockpile: [jets] });
    expect(why(deed(before, { kind: 'repair', pilot: 'p1', fit: jets }))).toBe(
      'the Jump Jets is not there, or was taken already',
    );
  });
});

test('K6: parts that fit are offered first, the least hurt of them at the top, and a repair starts with the best', () => {
  const gyro = (of: string, times: number) =>
    times === 0 ? piece('Gyro', of) : { ...scarred(rifleman, 'Gyro', 'score', times), of };
  const engine = (of: string, model: string) => piece('Engine', of, { engine: model });
  const own = mechOf(adaAndFinn(), 'm1').parts;
  const { engine: model } = own.find(({ name }) => name === 'Engine')!;
  const hurt = withWear(adaAndFinn(), 'm1', {
    parts: own.map((part) =>
      part.name === 'Gyro'
        ? gyro('m1', 2)
        : part.name === 'Engine'
          ? { ...scarred(rifleman, 'Engine', 'heat each turn', 2), engine: model }
          : part,
    ),
  });
  const worn = { ...scarred(rifleman, 'Engine', 'heat each turn', 1), engine: model };
  const stocked = withCard(hurt, 'p1', {
    stockpile: [
      ...[gyro('m5', 1), gyro('m4', 2), gyro('m6', 0), piece('Sensors', 'm7')],
      ...[worn, engine('m8', 'CoreTek 1')],
    ],
  });
  const offered = repairsOf(stocked, 'p1').map(({ part, candidates }) => [
    part.name,
    candidates.map(({ part: { of }, shut }) => [of, shut?.kind ?? null]),
  ]);
  expect(Object.fromEntries(offered)).toEqual({
    Engine: [
      ['m9', null],
      ['m8', 'other engine'],
    ],
    Gyro: [
      ['m6', null],
      ['m5', null],
      ['m4', null],
    ],
  });
  const fit = (hangar: Hangar) => {
    const first = stepRule('repair').first({ hangar, settlement: null }, 'p1');
    return first.fit.map(({ of }) => of).toSorted();
  };
  expect(fit(stocked)).toEqual(['m6', 'm9']);
  const noBetter = withCard(hurt, 'p1', { stockpile: [gyro('m4', 2), engine('m8', 'CoreTek 1')] });
  expect(fit(noBetter)).toEqual([]);
  expect(repairsOf(withCard(stocked, 'p1', { mech: null }), 'p1')).toEqual([]);
});
