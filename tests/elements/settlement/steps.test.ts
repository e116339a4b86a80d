import { describe, expect, test } from 'vitest';
import type { Choice } from '../../../src/rules/campaign/history/choice.ts';
import type { Hangar } from '../../../src/rules/campaign/hangar/hangar.ts';
import { openCourse } from '../../../src/rules/campaign/settlement/page.ts';
import { firstDraft } from '../../../src/elements/settlement/drafts.ts';
import { doWords, doneWords, saidWords } from '../../../src/elements/settlement/step-words.ts';
import { standOf, stepsOf } from '../../../src/elements/settlement/steps.ts';
import {
  adaAndFinn,
  beats,
  called,
  done,
  find,
  gameOf,
  hit,
  person,
  rifleman,
  settle,
  settlement,
  withCard,
} from '../../rules/campaign/circle.ts';
import { beatenByTwo, take } from '../../rules/campaign/acts/wrecks.ts';

const stepsFor = (hangar: Hangar, pilot: string): string[] =>
  stepsOf(done(openCourse(hangar, 'g', find)), pilot).map(({ step, state }) => `${step} ${state}`);

const EXPERIENCE: Choice = { step: 'experience', pilot: 'p1', learn: [] };
const KILLED = { out: 'fell', killedBy: 'critical', armor: 15 } as const;

describe('the steps of a page', () => {
  test('a winner has one that is open, and those to come', () => {
    expect(stepsFor(beats(adaAndFinn(), 'p1', 'p2'), 'p1')).toEqual([
      ...['experience open', 'salvage later', 'repair later', 'reload later', 'settled later'],
    ]);
  });

  test('a loser waits for the winner, and is not told of points before there is a replacement', () => {
    expect(stepsFor(beats(adaAndFinn(), 'p1', 'p2'), 'p2')).toEqual([
      ...['experience waits', 'replacement later', 'settled later'],
    ]);
  });

  test('who was killed has a line, a successor, and no more', () => {
    expect(stepsFor(beats(adaAndFinn(), 'p1', 'p2', KILLED), 'p2')).toEqual([
      ...['memorial waits', 'successor later', 'settled later'],
    ]);
  });

  test('after a draw nobody salvages', () => {
    const drawn = gameOf(adaAndFinn(), ['p1', 'p2'], { kind: 'nobody' });
    expect(stepsFor(drawn, 'p2')).toEqual([
      ...['experience open', 'repair later', 'reload later', 'settled later'],
    ]);
  });

  test('what is done stands between what it was chosen from and what came of it', () => {
    const hangar = settle(beats(adaAndFinn(), 'p1', 'p2'), [take('p1', 'm2', 'Engine', 'Gyro')]);
    const steps = stepsOf(done(openCourse(hangar, 'g', find)), 'p1');
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

  test('who picks in turn has one step of several picks, open as the page stands', () => {
    const hangar = settle(beatenByTwo(), [take('p3', 'm1', 'Engine'), take('p2', 'm1', 'Gyro')]);
    const course = done(openCourse(hangar, 'g', find));
    const [, salvage] = stepsOf(course, 'p3');
    expect([salvage?.state, salvage?.places.length]).toEqual(['open', 1]);
    expect(salvage?.before).toBe(standOf(course));
    expect(stepsOf(course, 'p2')[1]?.state).toBe('waits');
  });
});

describe('what is offered first', () => {
  test('of a repair the part that is less hurt than the own', () => {
    const hurt = { criticals: [hit(rifleman, 'Gyro', 'score'), hit(rifleman, 'Sensors', 'score')] };
    const hangar = settle(beats(adaAndFinn(), 'p1', 'p2', { out: 'fell' }, { winner: hurt }), [
      take('p1', 'm2', 'Gyro'),
    ]);
    expect(firstDraft(settlement(hangar), 'p1', 'repair')).toEqual({
      ...{ step: 'repair', pilot: 'p1', fit: [{ of: 'm2', name: 'Gyro' }] },
    });
  });

  test('of a salvage nothing, of the wreck that is picked from now', () => {
    const hangar = settle(beats(adaAndFinn(), 'p1', 'p2'), [EXPERIENCE]);
    expect(firstDraft(settlement(hangar), 'p1', 'salvage')).toEqual(take('p1', 'm2'));
  });
});

describe('what a step is told as', () => {
  const beaten = () => {
    const hangar = beats(withCard(adaAndFinn(), 'p1', { experience: 225 }), 'p1', 'p2', KILLED, {
      winner: { criticals: [hit(rifleman, 'Gyro', 'score')], ammunition: { autocannon: 0 } },
    });
    return hangar;
  };
  const flora: Choice = {
    step: 'successor',
    pilot: 'p2',
    successor: { ...person('Flora'), mech: called(rifleman, 'Brass Monday') },
  };
  const rows: readonly (readonly [readonly Choice[], Choice, string, string, string])[] = [
    [[], { step: 'experience', pilot: 'p1', learn: ['III'] }, 'Laser +1', 'Laser +1', 'Laser +1.'],
    [[], EXPERIENCE, 'Keep it for later', 'kept for later', 'Kept for later.'],
    [
      [EXPERIENCE],
      take('p1', 'm2', 'Engine', 'Gyro'),
      'Take 2 parts',
      '2 parts of Last Lantern',
      '2 parts of Last Lantern taken.',
    ],
    [
      [EXPERIENCE],
      take('p1', 'm2'),
      'Take nothing',
      'nothing of Last Lantern',
      'Nothing more of Last Lantern is taken.',
    ],
    [
      [take('p1', 'm2', 'Gyro')],
      { step: 'repair', pilot: 'p1', fit: [{ of: 'm2', name: 'Gyro' }] },
      'Fit the Gyro',
      'Gyro of Last Lantern',
      'Gyro of Last Lantern fitted; the old Gyro is in the stockpile.',
    ],
    [
      [take('p1', 'm2', 'Gyro')],
      { step: 'repair', pilot: 'p1', fit: [] },
      'Leave it',
      '1 part left as it is',
      'Nothing is fitted.',
    ],
    [
      [{ step: 'repair', pilot: 'p1', fit: [] }],
      { step: 'reload', pilot: 'p1', excess: 'stockpiled', load: {} },
      'Load 4 rounds',
      '4 rounds loaded',
      '4 rounds loaded.',
    ],
    [
      [{ step: 'reload', pilot: 'p1', excess: 'stockpiled', load: {} }],
      { step: 'settled', pilot: 'p1' },
      'Ada has settled',
      'settled',
      'Ada has settled.',
    ],
    [
      [{ step: 'settled', pilot: 'p1' }],
      { step: 'memorial', pilot: 'p2', line: 'One more turn.' },
      'Keep this line',
      '“One more turn.”',
      'The line is kept.',
    ],
    [
      [{ step: 'memorial', pilot: 'p2', line: '' }],
      flora,
      'Flora takes Brass Monday',
      'Flora in Brass Monday',
      'Flora takes the place of Finn, in Brass Monday.',
    ],
    [
      [{ step: 'memorial', pilot: 'p2', line: '' }],
      { step: 'successor', pilot: 'p2', successor: null },
      'Nobody as yet',
      'nobody as yet',
      'Nobody takes the place of Finn as yet.',
    ],
  ];
  test.each(rows)('%# %j: %s', (before, choice, button, line, aloud) => {
    const was = settle(beaten(), before);
    const [earlier, later] = [settlement(was), settlement(settle(was, [choice]))];
    expect([
      doWords(choice, earlier, later),
      doneWords([choice], earlier, later),
      saidWords(choice, earlier, later),
    ]).toEqual([button, line, aloud]);
  });
});
