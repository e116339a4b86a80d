import { describe, expect, test } from 'vitest';
import { broughtAlong } from '../../../../src/rules/campaign/game/brought.ts';
import { sharesOf, stepsLeft, toNextStep } from '../../../../src/rules/campaign/acts/experience.ts';
import { RANKS, rankOf } from '../../../../src/rules/campaign/card/rank.ts';
import { pilotSkill } from '../../../../src/rules/campaign/card/pilot-card.ts';
import {
  adaAndFinn,
  beats,
  deed,
  done,
  find,
  gameOf,
  mechOf,
  pilotOf,
  why,
  withCard,
} from '../circle.ts';
import { choice, closedAfter, settlement } from '../settling.ts';
import { beatenByTwo } from './wrecks.ts';

describe("K1: experience is the tonnage of every 'Mech a pilot defeats", () => {
  test('K1: Ada, with 225 tons and four victories, beats a 60-ton Rifleman and now has 285 and five', () => {
    const before = withCard(adaAndFinn(), 'p1', { experience: 225, victories: 4 });
    const { paid } = settlement(beats(before, 'p1', 'p2'));
    expect(pilotOf(paid, 'p1')).toMatchObject({ experience: 285, victories: 5, games: 1 });
    expect(pilotOf(paid, 'p2')).toMatchObject({ experience: 0, victories: 0, games: 1 });
    expect(mechOf(paid, 'm1').rings).toEqual([{ game: 'g', mech: 'm2', hollow: false }]);
  });

  test.each([
    ['a lone victor gets all 55 tons', 55, false, 1, [[55, 1]]],
    [
      'two victors share 55 tons, and the odd ton goes to the one who did most damage',
      55,
      false,
      2,
      [
        [28, 1],
        [27, 0],
      ],
    ],
    [
      'three victors share 60 tons evenly',
      60,
      false,
      3,
      [
        [20, 1],
        [20, 0],
        [20, 0],
      ],
    ],
    [
      'an escaped enemy is worth half the tons, rounded down, and half a victory',
      55,
      true,
      1,
      [[27, 0.5]],
    ],
    [
      'two victors share half of 55 tons for an escaped enemy',
      55,
      true,
      2,
      [
        [14, 0.5],
        [13, 0],
      ],
    ],
  ] as const)('K1: %s', (_, tons, escaped, among, shares) => {
    expect(sharesOf(tons, escaped, among).map((each) => [each.tons, each.victory])).toEqual(shares);
  });

  test('K1: if two beat the lone pilot, the one who did most damage gets the victory and its ring', () => {
    const game = beatenByTwo();
    const { paid } = settlement(game);
    expect(['p2', 'p3'].map((id) => pilotOf(paid, id))).toMatchObject([
      { experience: 30, victories: 0 },
      { experience: 30, victories: 1 },
    ]);
    expect(['m2', 'm3'].map((id) => mechOf(paid, id).rings.length)).toEqual([0, 1]);
  });

  test('K1: a Rifleman that escaped is worth 30 tons, half a victory and a hollow ring', () => {
    const game = gameOf(
      adaAndFinn(),
      ['p1', 'p2'],
      { kind: 'escape', escaped: ['many'] },
      {
        p2: { out: 'escaped', victors: [{ fighter: 0, damage: 9 }] },
      },
    );
    const { paid } = settlement(game);
    expect(pilotOf(paid, 'p1')).toMatchObject({ experience: 30, victories: 0.5 });
    expect(mechOf(paid, 'm1').rings).toMatchObject([{ hollow: true }]);
    expect(pilotOf(paid, 'p2').mech).toBe('m2');
  });

  test('K1: a draw gives nothing, even if both fell', () => {
    const fell = { out: 'fell' } as const;
    const { paid } = settlement(
      gameOf(adaAndFinn(), ['p1', 'p2'], { kind: 'nobody' }, { p1: fell, p2: fell }),
    );
    expect(paid.pilots).toMatchObject([
      { experience: 0, victories: 0, mech: null },
      { experience: 0, victories: 0, mech: null },
    ]);
  });
});

describe("K2: each 250 tons earn +1 in one category of the pilot's choice", () => {
  const reached = () => withCard(adaAndFinn(), 'p1', { experience: 225 });

  test('K2: Ada passes 250 tons and learns Laser, and brings +1 in that category along', () => {
    const after = closedAfter(beats(reached(), 'p1', 'p2'), [
      { step: 'experience', pilot: 'p1', learn: ['III'] },
    ]);
    const ada = pilotOf(after, 'p1');
    expect(pilotSkill(ada)).toMatchObject({ I: 0, III: 1, VIII: 0 });
    expect([ada.experience, toNextStep(ada), stepsLeft(ada)]).toEqual([285, 215, 0]);
    expect(broughtAlong(after, 'p1', find)).toContainEqual({
      what: 'skill',
      category: 'III',
      is: 1,
      ignores: false,
    });
  });

  test('K2: a step may be kept for later, but is taken only once', () => {
    const kept = closedAfter(beats(reached(), 'p1', 'p2'));
    expect(stepsLeft(pilotOf(kept, 'p1'))).toBe(1);
    const taken = done(deed(kept, { kind: 'learn', pilot: 'p1', category: 'VI' }));
    expect(pilotSkill(pilotOf(taken, 'p1')).VI).toBe(1);
    expect(why(deed(taken, { kind: 'learn', pilot: 'p1', category: 'VI' }))).toBe(
      'no step of 250 tons is left to take',
    );
  });

  test('K2: no step can be taken below 250 tons, and one step cannot be taken twice', () => {
    const begun = beats(reached(), 'p1', 'p2');
    expect(why(choice(begun, { step: 'experience', pilot: 'p1', learn: ['III', 'I'] }))).toBe(
      'no step of 250 tons is left to take',
    );
    const early = beats(adaAndFinn(), 'p1', 'p2');
    expect(why(choice(early, { step: 'experience', pilot: 'p1', learn: ['III'] }))).not.toBeNull();
  });

  test('K2: experience spent for K4 or K10 still counts toward the steps', () => {
    const spent = withCard(adaAndFinn(), 'p1', { experience: 250, spent: 250 });
    expect(stepsLeft(pilotOf(spent, 'p1'))).toBe(1);
  });
});

test('K3: at +5 or better in a category, a critical may be ignored', () => {
  const skilled = (points: number) =>
    broughtAlong(
      withCard(adaAndFinn(), 'p1', { learned: new Array<'III'>(points).fill('III') }),
      'p1',
      find,
    ).map((each) => each.what === 'skill' && each.ignores);
  expect([skilled(4), skilled(5), skilled(6)]).toEqual([[false], [true], [true]]);
});

test('K12: rank depends on victories, from Recruit to Colonel, and half a victory short is not enough', () => {
  expect(RANKS.map(({ name, victories }) => [name, victories])).toEqual([
    ['Recruit', 0],
    ['Pilot', 1],
    ['Corporal', 2],
    ['Sergeant', 3],
    ['Lieutenant', 5],
    ['Captain', 8],
    ['Major', 12],
    ['Colonel', 17],
  ]);
  expect(
    [0, 0.5, 1, 2.5, 3, 4.5, 5, 7.5, 8, 11, 12, 16.5, 17, 40].map((victories) =>
      rankOf({ victories }),
    ),
  ).toEqual([
    ...['Recruit', 'Recruit', 'Pilot', 'Corporal', 'Sergeant', 'Sergeant', 'Lieutenant'],
    ...['Lieutenant', 'Captain', 'Captain', 'Major', 'Major', 'Colonel', 'Colonel'],
  ]);
});
