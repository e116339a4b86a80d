import { describe, expect, test } from 'vitest';
import type { Booklet } from '../../../../src/rules/booklet/booklet.ts';
import { broughtAlong, memberEntry } from '../../../../src/rules/campaign/game/brought.ts';
import type { Choice } from '../../../../src/rules/campaign/history/choice.ts';
import { stepRule } from '../../../../src/rules/campaign/acts/acts.ts';
import type { Part } from '../../../../src/rules/campaign/card/part.ts';
import { doDeed } from '../../../../src/rules/campaign/acts/do-deed.ts';
import { leftToSpend } from '../../../../src/rules/campaign/acts/experience.ts';
import { categoryOf } from '../../../../src/rules/campaign/card/part-category.ts';
import {
  replacementPenalty,
  withHouseRule,
} from '../../../../src/rules/campaign/acts/replacement.ts';
import { isPayable, partsBack } from '../../../../src/rules/campaign/acts/buy-back.ts';
import {
  DAY,
  adaAndFinn,
  beats,
  called,
  circle,
  deed,
  done,
  find,
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
import { closedAfter, settlement } from '../settling.ts';

describe('K10: a pilot who bailed out', () => {
  const out = (replacements: 1 | 2 | 3 = 3, experience = 55) =>
    beats(
      withCard(
        circle(
          [
            ['Ada', rifleman, 'Old Thunder'],
            ['Dov', rifleman, 'Tall Order'],
          ],
          replacements,
        ),
        'p2',
        {
          experience,
          learned: ['III'],
          stockpile: [
            piece('Left Foot', 'm7'),
            piece('Right Foot', 'm7'),
            piece('Left Leg Actuator', 'm7'),
            piece('Sensors', 'm7'),
            piece('Gyro', 'm7', { scars: [hit(griffin, 'Gyro', 'score')] }),
          ],
        },
      ),
      'p1',
      'p2',
      { out: 'bailed out' },
    );
  const replacing = (as: 'replacement' | 'new', booklet: Booklet): Choice => ({
    step: 'replacement',
    pilot: 'p2',
    mech: { as, ...called(booklet, 'Quiet Harold') },
  });

  test('K10: Dov keeps skills and experience, and starts in a replacement with −3 to every maneuver', () => {
    const after = closedAfter(out(), [replacing('replacement', rifleman)]);
    expect(pilotOf(after, 'p2')).toMatchObject({ experience: 55, learned: ['III'], mech: 'm3' });
    expect(mechOf(after, 'm2').fate).toEqual({ kind: 'lost', game: 'g', to: 'p1' });
    expect(new Set(Object.values(memberEntry(after, 'p2', find).penalty))).toEqual(new Set([3]));
    expect(mechOf(after, 'm3')).toMatchObject({ games: 0, ammunition: { autocannon: 8 } });
    expect(pilotOf(after, 'p1')).toMatchObject({ experience: 60, victories: 1 });
  });

  test('K10: a replacement must have the same tonnage', () => {
    const game = out();
    const settled = (pilot: string): Choice => ({ step: 'settled', pilot });
    const now = closedAfter(game);
    expect(pilotOf(now, 'p2').mech).toBeNull();
    const replace = (booklet: Booklet) =>
      why(
        deed(now, {
          kind: 'replace',
          pilot: 'p2',
          mech: { as: 'replacement', ...called(booklet, 'Quiet Harold') },
        }),
      );
    expect(replace(griffin)).toBe('55 tons; a replacement has 60');
    expect(replace(rifleman)).toBeNull();
    expect(settlement(game).pilots[1]!.steps).toContain(settled('p2').step);
  });

  test('K10: a replacement may be of another booklet with the same tonnage, or of its own with any tonnage', () => {
    const now = closedAfter(out());
    const replace = (booklet: Booklet) =>
      why(
        doDeed(
          now,
          {
            ...{ kind: 'replace', pilot: 'p2', on: DAY },
            mech: { as: 'replacement', ...called(booklet, 'Quiet Harold') },
          },
          (id, edition) => (edition === booklet.edition ? booklet : find(id)),
        ),
      );
    const weighing = (booklet: Booklet, tonnage: number) => ({
      ...{ ...booklet, edition: 'another1' },
      mech: { ...booklet.mech, tonnage },
    });
    expect(replace(weighing(griffin, 60))).toBeNull();
    expect(replace(weighing(rifleman, 65))).toBeNull();
    expect(replace(weighing(griffin, 65))).toBe('65 tons; a replacement has 60');
  });

  test('K10: 50 experience buys back 1 point in a category, and each foot of Slow Tuesday 1 point of Piloting', () => {
    const game = out();
    const back = (category: 'I' | 'VII' | 'VIII', by: string) => ({
      category,
      by: by === 'experience' ? ('experience' as const) : { of: 'm7', name: by },
    });
    const after = closedAfter(game, [
      replacing('replacement', rifleman),
      {
        step: 'buy back',
        pilot: 'p2',
        points: [back('VII', 'experience'), back('VIII', 'Left Foot'), back('VIII', 'Right Foot')],
      },
    ]);
    const dov = pilotOf(after, 'p2');
    expect([dov.experience, leftToSpend(dov)]).toEqual([55, 5]);
    expect(replacementPenalty(mechOf(after, 'm3'))).toMatchObject({
      I: 3,
      III: 3,
      VII: 2,
      VIII: 1,
    });
    expect(broughtAlong(after, 'p2', find)).toContainEqual({
      what: 'penalty',
      // On its card only: a Rifleman has no Flamer.
      left: [
        { category: 'I', is: 3 },
        { category: 'III', is: 3 },
        { category: 'VII', is: 2 },
        { category: 'VIII', is: 1 },
      ],
      start: 3,
      boughtBack: 3,
    });
    expect(partsBack(after, 'p2', 'VIII').map(({ name }) => name)).toEqual(['Left Leg Actuator']);
    const payable = (experience: number) =>
      (['I', 'VII', 'VIII'] as const).map((category) =>
        isPayable(withCard(after, 'p2', { experience }), 'p2', category),
      );
    expect([payable(55), payable(100)]).toEqual([
      [false, false, true],
      [true, true, true],
    ]);
    const isIdle = (stockpile: readonly Part[]) =>
      stepRule('buy back').isIdle?.(
        { ...settlement(game), after: withCard(after, 'p2', { stockpile }) },
        'p2',
        find,
      );
    expect([isIdle(dov.stockpile), isIdle([])]).toEqual([false, true]);
    const buy = (point: ReturnType<typeof back>) =>
      why(deed(after, { kind: 'buy back', pilot: 'p2', point }));
    expect(buy(back('I', 'experience'))).toBe('only 5 t left, not enough for 50 t');
    const just = withCard(after, 'p2', { experience: 100 });
    const point = back('I', 'experience');
    const none = done(deed(just, { kind: 'buy back', pilot: 'p2', point }));
    expect(leftToSpend(pilotOf(none, 'p2'))).toBe(0);
    // Once per part: the feet are built in for good.
    expect(buy(back('VIII', 'Left Foot'))).toBe('the Left Foot is not there, or was taken already');
    expect(buy(back('VIII', 'Gyro'))).toBe('not whole');
    expect(buy(back('VIII', 'Sensors'))).toBe('no part of Piloting');
    const last = {
      kind: 'buy back',
      pilot: 'p2',
      point: back('VIII', 'Left Leg Actuator'),
    } as const;
    const whole = done(deed(after, last));
    expect(replacementPenalty(mechOf(whole, 'm3')).VIII).toBe(0);
    expect(why(deed(whole, { ...last, point: back('VIII', 'experience') }))).toBe(
      'Piloting is at 0',
    );
    expect(mechOf(whole, 'm3').replacement?.boughtBack.map(({ by }) => by)).toMatchObject([
      'experience',
      { name: 'Left Foot', of: 'm7' },
      { name: 'Right Foot', of: 'm7' },
      { name: 'Left Leg Actuator', of: 'm7' },
    ]);
  });

  test('K10: each category has its own penalty: buying back all of Laser leaves Autocannon at −3', () => {
    const after = closedAfter(out(3, 200), [
      replacing('replacement', rifleman),
      {
        step: 'buy back',
        pilot: 'p2',
        points: new Array<'III'>(3).fill('III').map((category) => ({ category, by: 'experience' })),
      },
    ]);
    expect(memberEntry(after, 'p2', find).penalty).toMatchObject({ I: 3, III: 0 });
  });

  test.each([1, 2, 3] as const)(
    'K10: a hangar keeps the house rule of −%i that it was founded with',
    (points) => {
      const after = closedAfter(out(points), [replacing('replacement', rifleman)]);
      expect(after.founding.replacements).toBe(points);
      expect(memberEntry(after, 'p2', find).penalty.I).toBe(points);
    },
  );

  test('K10: a hangar may change its house rule for replacements only until the first one', () => {
    const before = adaAndFinn();
    expect(withHouseRule(before, 1).founding.replacements).toBe(1);
    const after = closedAfter(out(2), [replacing('replacement', rifleman)]);
    expect(withHouseRule(after, 1).founding.replacements).toBe(2);
  });

  test('K10: a pilot who survives being shot down has the same steps as one who bailed out', () => {
    const game = beats(adaAndFinn(), 'p1', 'p2', { out: 'fell', armor: -4 });
    expect(settlement(game).pilots[1]).toMatchObject({
      came: 'shot down',
      steps: ['experience', 'replacement', 'buy back', 'settled'],
    });
  });

  test("K4, K10: a pilot who lost a 'Mech after ten games in it may pay for a new one instead", () => {
    const old = (games: number) => {
      const before = withWear(adaAndFinn(), 'm2', { games });
      return beats(withCard(before, 'p2', { experience: 130 }), 'p1', 'p2');
    };
    const after = closedAfter(old(9), [replacing('new', griffin)]);
    expect(mechOf(after, 'm3')).toMatchObject({ booklet: 'grf-1n', replacement: null });
    expect(leftToSpend(pilotOf(after, 'p2'))).toBe(20);
    const early = closedAfter(old(8));
    expect(
      why(
        deed(early, {
          kind: 'replace',
          pilot: 'p2',
          mech: { as: 'new', ...called(griffin, 'Quiet Harold') },
        }),
      ),
    ).toBe('after 1 more game');
  });

  test("K10: a pilot cannot take a second replacement, or buy back points for a 'Mech that is not a replacement", () => {
    const after = closedAfter(out(), [replacing('replacement', rifleman)]);
    const again = { as: 'replacement', ...called(rifleman, 'Loud Harold') } as const;
    expect(why(deed(after, { kind: 'replace', pilot: 'p2', mech: again }))).toBe(
      'Dov flies Quiet Harold',
    );
    const point = { category: 'I', by: 'experience' } as const;
    expect(why(deed(after, { kind: 'buy back', pilot: 'p1', point }))).toBe(
      'Old Thunder is not a replacement',
    );
  });

  test('K10: each part buys back points in one category or in none, by its name', () => {
    const of = (booklet: Booklet) =>
      Object.fromEntries(booklet.criticals.map(({ part }) => [part, categoryOf(part)]));
    expect(of(rifleman)).toMatchObject({
      'Large Laser': 'III',
      'Medium Laser': 'III',
      Autocannon: 'I',
      'Autocannon Ammo': 'I',
      'Left Arm': 'VII',
      'Right Foot': 'VIII',
      'Left Hip': 'VIII',
      'Right Leg Actuator': 'VIII',
      Gyro: 'VIII',
      Engine: null,
      Sensors: null,
      Cockpit: null,
      'Life Support': null,
      'Tracking System': null,
    });
    expect(of(griffin)).toMatchObject({
      PPC: 'VI',
      'Missile Rack': 'V',
      'Missile Ammo': 'V',
      'Jump Jets': 'VIII',
    });
    expect(
      ['Flamer', 'Machine Gun', 'Machine Gun Ammo', 'SRM 6', 'AC/5', 'Armor', 'Forearm'].map(
        categoryOf,
      ),
    ).toEqual(['II', 'IV', 'IV', 'V', 'I', null, null]);
    expect(
      ['Autocannon Rack', 'Left Arms', 'Hips', 'Legs', 'Gyros', 'Rocket Rack'].map(categoryOf),
    ).toEqual(['I', 'VII', 'VIII', 'VIII', 'VIII', 'V']);
  });
});
