import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { deedsOf, stepRule, stepsAfter } from '../../../../src/rules/campaign/acts/acts.ts';
import { lostMech } from '../../../../src/rules/campaign/acts/replacement.ts';
import { flownMech } from '../../../../src/rules/campaign/acts/settling.ts';
import type { Came } from '../../../../src/rules/campaign/acts/settling.ts';
import type { Hangar } from '../../../../src/rules/campaign/hangar/hangar.ts';
import type { Choice, Step } from '../../../../src/rules/campaign/history/choice.ts';
import { STEPS, draftShape } from '../../../../src/rules/campaign/history/choice.ts';
import type { Booklet } from '../../../../src/rules/booklet/booklet.ts';
import { sure } from '../../../../src/rules/sure.ts';
import type { Undated } from '../../../../src/rules/campaign/history/deed.ts';
import { wouldCome } from '../../../../src/rules/campaign/settlement/would-come.ts';
import {
  adaAndFinn,
  beats,
  called,
  deed,
  done,
  find,
  griffin,
  hit,
  person,
  piece,
  rifleman,
  three,
  why,
  withCard,
  withWear,
} from '../circle.ts';
import { closedAfter, settle, settlement } from '../settling.ts';
import { take } from './wrecks.ts';

const EXPERIENCE: Choice = { step: 'experience', pilot: 'p1', learn: [] };

const first = (hangar: Hangar, step: Step): Choice => {
  const now = settlement(hangar);
  return stepRule(step).first({ hangar: now.after, settlement: now }, 'p1');
};

describe('what an act offers first', () => {
  test("a repair offers a part that is less hurt than the 'Mech's own", () => {
    const hurt = { criticals: [hit(rifleman, 'Gyro', 'score'), hit(rifleman, 'Sensors', 'score')] };
    const hangar = settle(beats(adaAndFinn(), 'p1', 'p2', { out: 'fell' }, { winner: hurt }), [
      take('p1', 'm2', 'Gyro'),
    ]);
    expect(first(hangar, 'repair')).toEqual({
      ...{ step: 'repair', pilot: 'p1', fit: [{ of: 'm2', name: 'Gyro' }] },
    });
  });

  test("a replacement offers an unnamed 'Mech of the booklet that the pilot flew last", () => {
    const hangar = closedAfter(beats(three(), 'p2', 'p1', { out: 'bailed out' }, { id: 'g' }));
    const offered = (pilot: string) =>
      stepRule('replacement').first({ hangar, settlement: null }, pilot);
    const like = ({ id: booklet, edition }: Booklet) => ({
      ...{ booklet, edition, name: '', paint: 'none' },
    });
    const step = 'replacement';
    expect(offered('p1')).toEqual({
      ...{ step, pilot: 'p1', mech: { as: 'replacement', ...like(rifleman) } },
    });
    expect(offered('p2')).toEqual({ step, pilot: 'p2', mech: { as: 'new', ...like(griffin) } });
    expect(lostMech(hangar, 'p1').id).toBe('m1');
  });

  test("the 'Mech flown in a game is still known after it is lost", () => {
    const page = settlement(beats(three(), 'p3', 'p2'));
    expect(['p2', 'p3'].map((pilot) => flownMech(page, pilot).id)).toEqual(['m2', 'm3']);
  });

  test('a salvage offers the wreck whose turn it is, with no part ticked', () => {
    const hangar = settle(beats(adaAndFinn(), 'p1', 'p2'), [EXPERIENCE]);
    expect(first(hangar, 'salvage')).toEqual(take('p1', 'm2'));
    const between = { hangar: adaAndFinn(), settlement: null };
    expect(stepRule('salvage').first(between, 'p1')).toEqual(take('p1', ''));
  });

  test("K11: a successor gets the dead pilot's unit and booklet, but neither pilot nor 'Mech has a name yet", () => {
    const hangar = closedAfter(beats(three(), 'p2', 'p1', { out: 'fell', killedBy: 'critical' }));
    expect(stepRule('successor').first({ hangar, settlement: null }, 'p1')).toEqual({
      step: 'successor',
      pilot: 'p1',
      successor: { ...person(''), mech: called(rifleman, '') },
    });
  });

  test('K11: the memorial offers the line already written; a pilot who still flies has none', () => {
    const retired = { kind: 'retire', pilot: 'p1', line: 'Enough.' } as const;
    const hangar = done(deed(three(), retired));
    const line = (pilot: string) =>
      stepRule('memorial').first({ hangar, settlement: null }, pilot).line;
    expect([line('p1'), line('p2')]).toEqual(['Enough.', '']);
  });
});

/** How a pilot comes out of a game, by its stand. */
const CAME: Readonly<Record<Came, Parameters<typeof beats>[3]>> = {
  stands: {},
  escaped: { out: 'escaped' },
  'shot down': { out: 'fell' },
  'bailed out': { out: 'bailed out' },
  killed: { out: 'fell', killedBy: 'critical' },
};

describe.each(Object.entries(CAME))('a pilot after a game (%s)', (came, how) => {
  const now = settlement(
    came === 'stands' ? beats(adaAndFinn(), 'p1', 'p2') : beats(adaAndFinn(), 'p1', 'p2', how),
  );
  const { pilot, steps } = sure(now.pilots.find((each) => each.came === came));

  test.each(steps)('can keep the first offer in %s as a draft', (step) => {
    const draft = stepRule(step).first({ hangar: now.after, settlement: now }, pilot);
    expect(v.safeParse(draftShape, draft).issues).toBe(undefined);
  });
});

test('every step comes up for some pilot, and every pilot\'s last step is "settled"', () => {
  const cames = Object.keys(CAME) as Came[];
  expect(STEPS.filter((step) => !cames.some((came) => stepsAfter(came).includes(step)))).toEqual(
    [],
  );
  expect(cames.map((came) => stepsAfter(came).at(-1))).toEqual(cames.map(() => 'settled'));
});

test.each<readonly [Came, readonly Step[]]>([
  ['stands', ['experience', 'salvage', 'repair', 'reload', 'settled']],
  ['escaped', ['experience', 'salvage', 'repair', 'reload', 'settled']],
  ['shot down', ['experience', 'replacement', 'buy back', 'settled']],
  ['bailed out', ['experience', 'replacement', 'buy back', 'settled']],
  ['killed', ['memorial', 'successor', 'settled']],
])('a pilot after a game (%s) has the steps %j', (came, steps) => {
  expect(stepsAfter(came)).toEqual(steps);
});

const foot = { of: 'm2', name: 'Left Foot' };
const kestrel = called(griffin, 'Kestrel');
const byExperience = { category: 'III', by: 'experience' } as const;
const byFoot = { category: 'VIII', by: foot } as const;

test.each<readonly [Choice, readonly Undated[]]>([
  [
    { step: 'experience', pilot: 'p1', learn: ['III', 'V'] },
    [
      { kind: 'learn', pilot: 'p1', category: 'III' },
      { kind: 'learn', pilot: 'p1', category: 'V' },
    ],
  ],
  [take('p1', 'm2', 'Engine'), []],
  [{ step: 'repair', pilot: 'p1', fit: [foot] }, [{ kind: 'repair', pilot: 'p1', fit: foot }]],
  [{ step: 'reload', pilot: 'p1', excess: 'left', load: { autocannon: 0 } }, []],
  [
    { step: 'reload', pilot: 'p1', excess: 'left', load: { autocannon: 2 } },
    [{ kind: 'load', pilot: 'p1', load: { autocannon: 2 } }],
  ],
  [
    { step: 'memorial', pilot: 'p1', line: 'Gone.' },
    [{ kind: 'remember', pilot: 'p1', line: 'Gone.' }],
  ],
  [{ step: 'successor', pilot: 'p1', successor: null }, []],
  [
    { step: 'successor', pilot: 'p1', successor: { ...person('Flora'), mech: kestrel } },
    [{ kind: 'enlist', who: { ...person('Flora'), mech: kestrel }, after: 'p1' }],
  ],
  [{ step: 'replacement', pilot: 'p1', mech: null }, []],
  [
    { step: 'replacement', pilot: 'p1', mech: { ...kestrel, as: 'new' } },
    [{ kind: 'take new mech', pilot: 'p1', mech: kestrel }],
  ],
  [
    { step: 'replacement', pilot: 'p1', mech: { ...kestrel, as: 'replacement' } },
    [{ kind: 'replace', pilot: 'p1', mech: { ...kestrel, as: 'replacement' } }],
  ],
  [
    { step: 'buy back', pilot: 'p1', points: [byExperience, byFoot] },
    [
      { kind: 'buy back', pilot: 'p1', point: byExperience },
      { kind: 'buy back', pilot: 'p1', point: byFoot },
    ],
  ],
  [{ step: 'settled', pilot: 'p1' }, []],
])("for a pilot with a 'Mech, the choice %j makes the deeds %j", (choice, deeds) => {
  expect(deedsOf(choice, adaAndFinn())).toEqual(deeds);
});

test("K10: for a pilot without a 'Mech, taking a new one replaces the lost one", () => {
  const lost = closedAfter(beats(adaAndFinn(), 'p1', 'p2'));
  const mech = { ...kestrel, as: 'new' } as const;
  expect(deedsOf({ step: 'replacement', pilot: 'p2', mech }, lost)).toEqual([
    { kind: 'replace', pilot: 'p2', mech },
  ]);
});

describe('the preview of an act', () => {
  const between = (hangar: Hangar) => ({ hangar, settlement: null });
  const hurt = withWear(
    withCard(adaAndFinn(), 'p1', { experience: 500, stockpile: [piece('Gyro', 'm7')] }),
    'm1',
    {
      parts: adaAndFinn().mechs[0]!.parts.map((part) =>
        part.name === 'Gyro'
          ? { ...part, scars: [{ ...hit(rifleman, 'Gyro', 'score'), times: 1 }] }
          : part,
      ),
    },
  );

  test('shows the effect of all its deeds in order', () => {
    const learn: Choice = { step: 'experience', pilot: 'p1', learn: ['III', 'III'] };
    expect(done(wouldCome(between(hurt), learn, find)).pilots[0]?.learned).toEqual(['III', 'III']);
    const fit: Choice = { step: 'repair', pilot: 'p1', fit: [{ of: 'm7', name: 'Gyro' }] };
    const mended = done(wouldCome(between(hurt), fit, find));
    expect(mended.mechs[0]?.parts.find(({ name }) => name === 'Gyro')?.of).toBe('m7');
    expect(mended.pilots[0]?.stockpile.map(({ of }) => of)).toEqual(['m1']);
  });

  test('on a page shows the hangar that the choice then makes', () => {
    const page = settlement(beats(hurt, 'p1', 'p2'));
    const learn: Choice = { step: 'experience', pilot: 'p1', learn: ['III'] };
    const would = done(wouldCome({ hangar: page.after, settlement: page }, learn, find));
    const { after } = settlement(settle(beats(hurt, 'p1', 'p2'), [learn]));
    expect([would.pilots, would.mechs]).toEqual([after.pilots, after.mechs]);
    expect(would.pilots[0]?.learned).toEqual(['III']);
    const wrong: Choice = { step: 'repair', pilot: 'p1', fit: [] };
    expect(why(wouldCome({ hangar: page.after, settlement: page }, wrong, find))).toBe(
      'the next step is experience, not repair',
    );
  });

  test('gives the reason why its first forbidden deed is not allowed', () => {
    const learn: Choice = { step: 'experience', pilot: 'p1', learn: ['III', 'III', 'III', 'I'] };
    expect(why(wouldCome(between(hurt), learn, find))).toBe('no step of 250 tons is left to take');
    const game = beats(hurt, 'p1', 'p2');
    const one: Choice = { step: 'experience', pilot: 'p1', learn: ['III'] };
    expect(why(wouldCome(between(game), one, find))).toBe('Ada has a game to finish');
  });
});
