import { expect, test } from 'vitest';
import { openCourse } from '../../../../src/rules/campaign/settlement/page.ts';
import { passing } from '../../../../src/rules/campaign/settlement/passing.ts';
import { sure } from '../../../../src/rules/sure.ts';
import type { Hangar } from '../../../../src/rules/campaign/hangar/hangar.ts';
import type { Choice } from '../../../../src/rules/campaign/history/choice.ts';
import { adaAndFinn, beats, done, find, hit, piece, rifleman, withCard } from '../circle.ts';
import { settle } from '../settling.ts';
import { take } from '../acts/wrecks.ts';

const steps = (choices: readonly Choice[]): readonly string[] =>
  choices.map(({ pilot, step }) => `${pilot} ${step}`);

/** The steps passed over in the open game, in order. */
const passedIn = (hangar: Hangar, isAsked?: (choice: Choice) => boolean): readonly string[] => {
  const { made, settlements } = passing(done(openCourse(hangar, 'g', find)), find, isAsked);
  return steps(settlements[0].game.choices.slice(made));
};

/** Ada has beaten Finn; her Gyro is hurt, and her rounds are spent. */
const beaten = (hangar = adaAndFinn()): Hangar =>
  beats(
    hangar,
    'p1',
    'p2',
    { out: 'fell' },
    {
      winner: {
        criticals: [hit(rifleman, 'Gyro', 'score')],
        ammunition: { autocannon: 0 },
      },
    },
  );
const nothingTaken = (hangar = adaAndFinn()): Hangar => settle(beaten(hangar), [take('p1', 'm2')]);

test('experience is passed over if there is no step to take, but not if there is one', () => {
  expect(passedIn(beaten())).toEqual(['p1 experience']);
  const rich = withCard(adaAndFinn(), 'p1', { experience: 250 });
  expect(passedIn(beaten(rich))).toEqual([]);
});

test('repair is passed over unless the stockpile has a part that fits', () => {
  expect(passedIn(nothingTaken())).toEqual(['p1 repair', 'p1 reload']);
  const stocked = withCard(adaAndFinn(), 'p1', { stockpile: [piece('Gyro', 'm1')] });
  expect(passedIn(nothingTaken(stocked))).toEqual([]);
  const other = withCard(adaAndFinn(), 'p1', {
    stockpile: [piece('Engine', 'm7', { engine: 'CoreTek 275' })],
  });
  const hot = { criticals: [hit(rifleman, 'Engine', 'heat each turn')] };
  const unfit = beats(other, 'p1', 'p2', { out: 'fell' }, { winner: hot });
  expect(passedIn(settle(unfit, [take('p1', 'm2')]))).toEqual(['p1 repair']);
});

test('reload is passed over unless ammunition is above full or the stockpile has rounds to load', () => {
  const spare = withCard(adaAndFinn(), 'p1', { rounds: { autocannon: 1 } });
  expect(passedIn(nothingTaken(spare))).toEqual(['p1 repair']);
  const full = settle(beats(adaAndFinn(), 'p1', 'p2'), [take('p1', 'm2')]);
  expect(passedIn(full)).toEqual(['p1 repair']);
  const ignored = beats(adaAndFinn(), 'p1', 'p2', { out: 'fell' }, { ammunition: 'ignored' });
  expect(passedIn(settle(ignored, [take('p1', 'm2')]))).toEqual(['p1 repair', 'p1 reload']);
});

test('buying back is passed over if no point can be paid for', () => {
  const settled = settle(beaten(), [
    { step: 'settled', pilot: 'p1' },
    {
      step: 'replacement',
      pilot: 'p2',
      mech: {
        ...{ booklet: rifleman.id, edition: rifleman.edition, name: 'Brass Monday' },
        ...{ paint: 'none', as: 'replacement' },
      },
    },
  ]);
  expect(passedIn(settled)).toEqual(['p2 buy back']);
});

test('no step is passed over on a page with a choice that is not allowed', () => {
  const [game] = beaten().open;
  const choices: readonly Choice[] = [{ step: 'reload', pilot: 'p1', excess: 'left', load: {} }];
  expect(passedIn({ ...beaten(), open: [{ ...sure(game), choices }] })).toEqual([]);
  const course = done(openCourse(beaten(), 'g', find));
  const fault = { at: 0, why: { kind: 'no day' } } as const;
  expect(passing({ ...course, fault }, find)).toMatchObject({ ...course, fault, made: 0 });
});

test('a step that is asked for is not passed over, nor is any step after it', () => {
  expect(passedIn(nothingTaken(), ({ step }) => step === 'repair')).toEqual([]);
  expect(passedIn(nothingTaken(), ({ step }) => step === 'reload')).toEqual(['p1 repair']);
});

test('choices already made also count as passed over if they were the only ones possible', () => {
  const course = done(openCourse(nothingTaken(), 'g', find));
  expect([...passing(course, find).passed]).toEqual([0, 2, 3]);
  const asked = passing(course, find, ({ step }) => step === 'reload');
  expect([...asked.passed]).toEqual([0, 2]);
});

test('a choice already made counts as chosen, not passed over, if its step is asked for', () => {
  const course = done(openCourse(nothingTaken(), 'g', find));
  expect([...passing(course, find, ({ step }) => step === 'experience').passed]).toEqual([2, 3]);
});
