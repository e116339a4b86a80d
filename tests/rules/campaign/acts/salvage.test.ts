import { describe, expect, test } from 'vitest';
import type { Hangar } from '../../../../src/rules/campaign/hangar/hangar.ts';
import type { Choice } from '../../../../src/rules/campaign/history/choice.ts';
import { partsOf, whyUnusable } from '../../../../src/rules/campaign/card/part.ts';
import { hasTaken, isInTurn, partsOfWreck } from '../../../../src/rules/campaign/acts/salvage.ts';
import { nextStep, whyWaits } from '../../../../src/rules/campaign/settlement/settlement.ts';
import { openPage } from '../../../../src/rules/campaign/settlement/page.ts';
import {
  adaAndFinn,
  beats,
  circle,
  find,
  gameOf,
  griffin,
  hit,
  mechOf,
  pilotOf,
  piece,
  rifleman,
  three,
  why,
} from '../circle.ts';
import { choice, closedAfter, settle, settlement } from '../settling.ts';
import { scarred, names, take, beatenByTwo } from './wrecks.ts';

describe("K5: the winner may take the loser's usable parts", () => {
  test('K5: a Rifleman and a Griffin have 18 parts each; armor and heat sinks cannot be salvaged', () => {
    expect(names(partsOf(rifleman, 'm1')).toSorted()).toEqual([
      ...['Autocannon', 'Autocannon Ammo', 'Cockpit', 'Engine', 'Gyro', 'Large Laser', 'Left Arm'],
      ...['Left Foot', 'Left Hip', 'Left Leg Actuator', 'Life Support', 'Medium Laser'],
      ...['Right Arm', 'Right Foot', 'Right Hip', 'Right Leg Actuator', 'Sensors'],
      'Tracking System',
    ]);
    expect(partsOf(griffin, 'm1')).toHaveLength(18);
    expect(names(partsOf(griffin, 'm1'))).not.toContain('Heat Sinks');
  });

  test.each([
    ['two criticals leave a part usable', 'Sensors', 'score', 2, null],
    ['three criticals spoil a part', 'Sensors', 'score', 3, 'three criticals'],
    ['one "do no" spoils a part', 'Left Foot', 'forbid', 1, 'do no'],
    [
      '"received twice: do no" leaves a part usable the first time',
      'Large Laser',
      'forbid',
      1,
      null,
    ],
    ['"received twice: do no" spoils a part the second time', 'Large Laser', 'forbid', 2, 'do no'],
    ['"pilot killed" spoils the Cockpit', 'Cockpit', 'pilot killed', 1, 'destroyed with its pilot'],
    [
      'Life Support, which kills by heat only, stays usable',
      'Life Support',
      'pilot killed',
      1,
      null,
    ],
    [
      'ammunition that exploded is spoiled by its "do no"',
      'Autocannon Ammo',
      'damage at once',
      1,
      'do no',
    ],
    ['an engine with two criticals stays usable', 'Engine', 'heat each turn', 2, null],
  ] as const)('K5: %s', (_, part, effect, times, shut) => {
    expect(whyUnusable(scarred(rifleman, part, effect, times))?.kind ?? null).toBe(shut);
  });

  test('K5: criticals with an immediate effect also count toward the three that spoil a part', () => {
    const blow = { effects: [{ effect: 'heat at once', by: 3 } as const], times: 1 };
    const bin = (times: number) => piece('Bin', 'm9', { scars: [{ ...blow, times }] });
    expect([whyUnusable(bin(2)), whyUnusable(bin(3))?.kind]).toEqual([null, 'three criticals']);
    const mixed = piece('Engine', 'm9', {
      scars: [
        { ...blow, times: 2 },
        { effects: [{ effect: 'heat each turn', by: 2 }], times: 1 },
      ],
    });
    expect(whyUnusable(mixed)?.kind).toBe('three criticals');
  });

  test('K5: Finn is killed by a critical: 17 of the 18 parts of Last Lantern are usable, Ada takes six', () => {
    const game = beats(adaAndFinn(), 'p1', 'p2', {
      killedBy: 'critical',
      criticals: [hit(rifleman, 'Cockpit', 'pilot killed')],
    });
    const at = settlement(settle(game, [{ step: 'experience', pilot: 'p1', learn: [] }]));
    const parts = partsOfWreck(at.after, at.wrecks[0]!);
    expect([parts.length, parts.filter(({ shut }) => shut === null).length]).toEqual([18, 17]);
    expect(why(choice(settle(game), take('p1', 'm2', 'Cockpit')))).toContain('next step');
    const six = ['Engine', 'Large Laser', 'Medium Laser', 'Autocannon', 'Left Arm', 'Right Arm'];
    const first = settle(game, [{ step: 'experience', pilot: 'p1', learn: [] }]);
    expect(why(choice(first, take('p1', 'm2', 'Cockpit')))).toBe('destroyed with its pilot');
    expect(why(choice(first, take('p1', 'm2', 'Engine', 'Engine', 'Gyro')))).toBe(
      'the Engine is not there, or was taken already',
    );
    const after = closedAfter(game, [take('p1', 'm2', ...six)]);
    expect(names(pilotOf(after, 'p1').stockpile)).toEqual(six);
    // The rest is scrap.
    expect(mechOf(after, 'm2')).toMatchObject({ fate: { kind: 'lost', game: 'g', to: 'p1' } });
    expect(mechOf(after, 'm2').parts).toHaveLength(12);
  });

  test('K5: several winners who still stand pick one part each in turn, the one with the victory first', () => {
    const game = beatenByTwo();
    const nothing = (pilot: string): Choice => ({ step: 'experience', pilot, learn: [] });
    let now = settle(game, [nothing('p2')]);
    expect(why(choice(now, take('p2', 'm1', 'Engine')))).toBe('p3 picks next');
    expect(whyWaits(settlement(now), 'p2')).toEqual({ kind: 'salvage in turn', waitsFor: 'p3' });
    now = settle(now, [nothing('p3')]);
    expect(why(choice(now, take('p3', 'm1', 'Engine', 'Gyro')))).toBe(
      'several pick: one part each in turn',
    );
    now = settle(now, [take('p3', 'm1', 'Engine')]);
    expect(why(choice(now, take('p3', 'm1', 'Gyro')))).toBe('p2 picks next');
    expect(why(choice(now, take('p2', 'm1', 'Engine')))).toBe(
      'the Engine is not there, or was taken already',
    );
    now = settle(now, [take('p2', 'm1', 'Gyro'), take('p3', 'm1', 'Sensors')]);
    // Ben stops picking: Cleo alone may take all that is left at once.
    now = settle(now, [take('p2', 'm1'), take('p3', 'm1', 'Left Arm', 'Right Arm')]);
    const at = settlement(now);
    expect([nextStep(at, 'p2'), nextStep(at, 'p3')]).toEqual(['repair', 'repair']);
    expect(names(pilotOf(at.after, 'p2').stockpile)).toEqual(['Gyro']);
    expect(names(pilotOf(at.after, 'p3').stockpile)).toEqual([
      ...['Engine', 'Sensors', 'Left Arm', 'Right Arm'],
    ]);
    expect(whyWaits(at, 'p1')).toEqual({ kind: 'winners first', waitsFor: ['p2', 'p3'] });
  });

  test('K5: a page knows from which wreck winners pick in turn, and who has already picked', () => {
    const game = beatenByTwo();
    const nothing = (pilot: string): Choice => ({ step: 'experience', pilot, learn: [] });
    const begun = settle(game, [nothing('p2'), nothing('p3')]);
    const hasPicked = (hangar: Hangar, pilot: string): boolean =>
      hasTaken(settlement(hangar), { step: 'salvage', pilot, of: 'm1', take: [] });
    expect(isInTurn(settlement(begun), 'm1')).toBe(true);
    expect(isInTurn(settlement(begun), 'm2'), 'no wreck').toBe(false);
    expect(why(choice(begun, take('p3', 'm2', 'Engine')))).toBe("another 'Mech is salvaged now");
    const once = settle(begun, [take('p3', 'm1', 'Engine'), take('p2', 'm1')]);
    expect(['p2', 'p3'].map((pilot) => hasPicked(once, pilot))).toEqual([false, true]);
    expect(isInTurn(settlement(once), 'm1')).toBe(false);
    expect(hasTaken(settlement(once), { step: 'salvage', pilot: 'p3', of: 'm2', take: [] })).toBe(
      false,
    );
    const done = settle(once, [take('p3', 'm1')]);
    expect(why(choice(done, take('p3', 'm1', 'Gyro')))).toBe(
      'the next step is repair, not salvage',
    );
  });

  test('K5: wrecks are salvaged in order, and a page with picks in another order is at fault', () => {
    const fell = { out: 'fell', victors: [{ fighter: 0, damage: 40 }] } as const;
    const game = gameOf(
      three(),
      ['p1', 'p2', 'p3'],
      { kind: 'win', winner: 'few' },
      { p2: fell, p3: fell },
    );
    const learned: Choice = { step: 'experience', pilot: 'p1', learn: [] };
    const both = settle(game, [learned, take('p1', 'm2', 'Engine'), take('p1', 'm3', 'Gyro')]);
    expect(names(pilotOf(settlement(both).after, 'p1').stockpile)).toEqual(['Engine', 'Gyro']);
    expect(nextStep(settlement(both), 'p1')).toBe('repair');
    const faultOf = (open: Hangar, ...choices: readonly Choice[]) => {
      const page = openPage(
        { ...open, open: open.open.map((each) => ({ ...each, choices })) },
        'g',
        find,
      );
      return 'fault' in page && page.fault ? why(page.fault.why) : null;
    };
    const other = "another 'Mech is salvaged now";
    expect(faultOf(game, learned, take('p1', 'm3', 'Gyro'))).toBe(other);
    expect(faultOf(game, learned, take('p1', 'm2'), take('p1', 'm3', 'Gyro'))).toBeNull();
    const turns = ['p2', 'p3'].map((pilot): Choice => ({ step: 'experience', pilot, learn: [] }));
    expect(faultOf(beatenByTwo(), ...turns, take('p2', 'm1', 'Gyro'))).toBe('p3 picks next');
  });

  test('K5: winners also pick from a wreck that gave nobody a victory', () => {
    const fell = { out: 'fell' } as const;
    const four = circle([
      ['Ada', rifleman, 'Old Thunder'],
      ['Ben', griffin, 'Bad Penny'],
      ['Cleo', griffin, 'High Water'],
      ['Dov', rifleman, 'Tall Order'],
    ]);
    // Ada and Cleo fell in the same turn; Ben has beaten Dov.
    const { wrecks } = settlement(
      gameOf(
        four,
        ['p1', 'p2', 'p3', 'p4'],
        { kind: 'win', winner: 'few' },
        { p1: fell, p3: fell, p4: { ...fell, victors: [{ fighter: 1, damage: 36 }] } },
        {
          battles: [
            { lone: 0, rivals: [2] },
            { lone: 1, rivals: [3] },
          ],
        },
      ),
    );
    expect(wrecks).toEqual([
      { mech: 'm3', row: ['p2'] },
      { mech: 'm4', row: ['p2'] },
    ]);
  });

  test("K5: a winner whose 'Mech fell does not pick; its usable parts go to its own pilot", () => {
    const game = gameOf(
      three(),
      ['p1', 'p2', 'p3'],
      { kind: 'win', winner: 'many' },
      {
        p1: { out: 'fell', victors: [{ fighter: 2, damage: 25 }] },
        p2: {
          ...{ out: 'fell', turn: 4 },
          victors: [{ fighter: 0, damage: 36 }],
          criticals: [hit(griffin, 'Left Hip', 'forbid')],
        },
      },
    );
    const { paid, pilots, wrecks } = settlement(game);
    expect(wrecks).toEqual([{ mech: 'm1', row: ['p3'] }]);
    expect(pilotOf(paid, 'p1')).toMatchObject({ experience: 55, victories: 1 });
    expect(pilotOf(paid, 'p2').stockpile).toHaveLength(17);
    expect(names(mechOf(paid, 'm2').parts)).toEqual(['Left Hip']);
    expect(paid.scrap).toEqual([]);
    expect(pilots.map(({ pilot, steps }) => [pilot, steps.includes('salvage')])).toEqual([
      ['p2', false],
      ['p3', true],
      ['p1', false],
    ]);
  });

  test("K5: nobody salvages after a draw; if both are out, both 'Mechs are lost", () => {
    const fell = { out: 'fell' } as const;
    const after = closedAfter(
      gameOf(adaAndFinn(), ['p1', 'p2'], { kind: 'nobody' }, { p1: fell, p2: fell }),
    );
    expect(after.pilots.map(({ stockpile, mech }) => [stockpile.length, mech])).toEqual([
      [0, null],
      [0, null],
    ]);
    expect(after.mechs.map(({ fate }) => fate)).toEqual([
      { kind: 'lost', game: 'g', to: null },
      { kind: 'lost', game: 'g', to: null },
    ]);
    const agreed = gameOf(adaAndFinn(), ['p1', 'p2'], { kind: 'nobody' });
    expect(settlement(agreed).pilots.map(({ came, steps }) => [came, steps])).toEqual([
      ['stands', ['experience', 'repair', 'reload', 'settled']],
      ['stands', ['experience', 'repair', 'reload', 'settled']],
    ]);
  });

  test("K5: a pilot who escaped keeps the 'Mech, and nobody salvages it", () => {
    const game = gameOf(
      adaAndFinn(),
      ['p1', 'p2'],
      { kind: 'escape', escaped: ['many'] },
      {
        p2: { out: 'escaped', victors: [{ fighter: 0, damage: 9 }] },
      },
    );
    expect(settlement(game).wrecks).toEqual([]);
    expect(settlement(game).pilots.map(({ pilot, won }) => [pilot, won])).toEqual([
      ['p1', true],
      ['p2', false],
    ]);
    expect(mechOf(closedAfter(game), 'm2')).toMatchObject({ fate: null, games: 1 });
  });

  test('B1: a pilot who escapes while the enemy bails out has won, and takes the parts', () => {
    const game = gameOf(
      adaAndFinn(),
      ['p1', 'p2'],
      { kind: 'win', winner: 'few' },
      {
        p1: { out: 'escaped' },
        p2: { out: 'bailed out', victors: [{ fighter: 0, damage: 0 }] },
      },
    );
    const after = closedAfter(game, [take('p1', 'm2', 'Engine')]);
    expect(names(pilotOf(after, 'p1').stockpile)).toEqual(['Engine']);
  });
});
