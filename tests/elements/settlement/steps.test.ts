import { describe, expect, test } from 'vitest';
import type { Hangar } from '../../../src/rules/campaign/hangar/hangar.ts';
import { openCourse } from '../../../src/rules/campaign/settlement/page.ts';
import { standNow, pilotSteps } from '../../../src/elements/settlement/steps.ts';
import { adaAndFinn, beats, done, find, gameOf } from '../../rules/campaign/circle.ts';
import { settle } from '../../rules/campaign/settling.ts';
import { beatenByTwo, take } from '../../rules/campaign/acts/wrecks.ts';

const stepsFor = (hangar: Hangar, pilot: string): string[] =>
  pilotSteps(done(openCourse(hangar, 'g', find)), pilot).map(
    ({ step, state }) => `${step} ${state}`,
  );

const KILLED = { out: 'fell', killedBy: 'critical', armor: 15 } as const;

describe('the steps of a settlement page', () => {
  test('a winner has one open step, and the others are still to come', () => {
    expect(stepsFor(beats(adaAndFinn(), 'p1', 'p2'), 'p1')).toEqual([
      ...['experience open', 'salvage later', 'repair later', 'reload later', 'settled later'],
    ]);
  });

  test('a loser waits for the winner, and cannot buy back points before having a replacement', () => {
    expect(stepsFor(beats(adaAndFinn(), 'p1', 'p2'), 'p2')).toEqual([
      ...['experience waits', 'replacement later', 'settled later'],
    ]);
  });

  test('a killed pilot has only a memorial line and a successor to settle', () => {
    expect(stepsFor(beats(adaAndFinn(), 'p1', 'p2', KILLED), 'p2')).toEqual([
      ...['memorial waits', 'successor later', 'settled later'],
    ]);
  });

  test('after a draw there is no salvage', () => {
    const drawn = gameOf(adaAndFinn(), ['p1', 'p2'], { kind: 'nobody' });
    expect(stepsFor(drawn, 'p2')).toEqual([
      ...['experience open', 'repair later', 'reload later', 'settled later'],
    ]);
  });

  test('a finished step keeps the hangar before and after it', () => {
    const hangar = settle(beats(adaAndFinn(), 'p1', 'p2'), [take('p1', 'm2', 'Engine', 'Gyro')]);
    const steps = pilotSteps(done(openCourse(hangar, 'g', find)), 'p1');
    expect(steps.map(({ step, state, places }) => [step, state, places])).toEqual([
      ['experience', 'done', [0]],
      ['salvage', 'done', [1]],
      ['repair', 'open', []],
      ['reload', 'later', []],
      ['settled', 'later', []],
    ]);
    const parts = ({ after }: { after: Hangar }) => after.pilots[0]!.stockpile.length;
    expect([parts(steps[1]!.before), parts(steps[1]!.after)]).toEqual([0, 2]);
  });

  test('a pilot who picks in turn has one salvage step for all picks, open until the last', () => {
    const hangar = settle(beatenByTwo(), [take('p3', 'm1', 'Engine'), take('p2', 'm1', 'Gyro')]);
    const course = done(openCourse(hangar, 'g', find));
    const [, salvage] = pilotSteps(course, 'p3');
    expect([salvage?.state, salvage?.places.length]).toEqual(['open', 1]);
    expect(salvage?.before).toBe(standNow(course));
    expect(pilotSteps(course, 'p2')[1]?.state).toBe('waits');
  });
});
