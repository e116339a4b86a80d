import { describe, expect, test } from 'vitest';
import type { Booklet } from '../../../src/rules/booklet/booklet.ts';
import { broughtAlong, entryOf } from '../../../src/rules/campaign/brought.ts';
import type { Choice } from '../../../src/rules/campaign/choice.ts';
import { leftToSpend } from '../../../src/rules/campaign/experience.ts';
import { priceAfter } from '../../../src/rules/campaign/new-mech.ts';
import { categoryOf } from '../../../src/rules/campaign/part-category.ts';
import { loadable, loadsOf } from '../../../src/rules/campaign/reload.ts';
import { partsBack, penaltyOf } from '../../../src/rules/campaign/replacement.ts';
import { nextStep } from '../../../src/rules/campaign/settlement.ts';
import {
  adaAndFinn,
  beats,
  called,
  choice,
  circle,
  closedAfter,
  deed,
  done,
  find,
  gameOf,
  griffin,
  hit,
  mechOf,
  pilotOf,
  person,
  piece,
  rifleman,
  settlement,
  why,
  withCard,
  withWear,
} from './circle.ts';

const draw = { kind: 'nobody' } as const;

describe("K4: each new game in the same 'Mech lowers its shutdown number by 1", () => {
  test('K4: Old Thunder, 30 when new, shuts down at 26 in its fifth game and at 25 in its sixth', () => {
    const games = (played: number) =>
      entryOf(withWear(adaAndFinn(), 'm1', { games: played }), 'p1', find).shutdown;
    expect([0, 1, 4, 5, 29, 40].map(games)).toEqual([30, 29, 26, 25, 1, 1]);
    const after = closedAfter(gameOf(adaAndFinn(), ['p1', 'p2'], draw));
    expect(broughtAlong(after, 'p1', find)).toEqual([
      { what: 'shutdown', is: 29, printed: 30, games: 1 },
    ]);
  });

  test.each([
    [10, 120],
    [11, 110],
    [13, 90],
    [22, 0],
    [40, 0],
  ])('K4: after %i games a new Rifleman costs %i experience', (games, price) => {
    expect(priceAfter({ games }, rifleman)).toBe(price);
  });

  test("K4: after ten games a new 'Mech for the printed cost; usable parts of the old go to the stockpile", () => {
    const old = (games: number) =>
      withCard(
        withWear(adaAndFinn(), 'm1', {
          games,
          parts: mechOf(adaAndFinn(), 'm1').parts.map((part) => ({
            ...part,
            scars: part.name === 'Left Hip' ? [hit(rifleman, 'Left Hip', 'forbid')] : [],
          })),
        }),
        'p1',
        { experience: 260, spent: 150 },
      );
    const take = {
      kind: 'take new mech',
      pilot: 'p1',
      mech: called(griffin, 'Salt Wife'),
    } as const;
    expect(why(deed(old(9), take))).toBe('after 1 more game');
    const after = done(deed(old(10), take));
    expect(leftToSpend(pilotOf(after, 'p1'))).toBe(0);
    expect(pilotOf(after, 'p1')).toMatchObject({ experience: 260, mech: 'm3' });
    expect(pilotOf(after, 'p1').stockpile).toHaveLength(17);
    expect(mechOf(after, 'm1').parts.map(({ name }) => name)).toEqual(['Left Hip']);
    expect(mechOf(after, 'm1').fate).toMatchObject({ kind: 'given up' });
    expect(mechOf(after, 'm3')).toMatchObject({ games: 0, replacement: null, name: 'Salt Wife' });
    expect(why(deed(withCard(old(10), 'p1', { spent: 151 }), take))).toBe(
      '109 are left: not enough for 110',
    );
    expect(leftToSpend(pilotOf(done(deed(old(14), take)), 'p1'))).toBe(40);
  });
});

describe("K8: criticals stay with the 'Mech from game to game until repaired", () => {
  test('K8: what a game left is brought along; armor and heat sinks are whole again', () => {
    const criticals = [
      hit(rifleman, 'Engine', 'heat each turn'),
      hit(rifleman, 'Heat Sinks', 'heat', 2),
      hit(rifleman, 'Gyro', 'score', 2),
    ];
    const after = closedAfter(
      gameOf(adaAndFinn(), ['p1', 'p2'], draw, { p1: { criticals, armor: 3 } }),
    );
    const entry = entryOf(after, 'p1', find);
    expect(entry.armor).toBe(38);
    expect(entry.criticals).toHaveLength(2);
    expect(new Set(entry.criticals)).toEqual(new Set([criticals[0], criticals[2]]));
    expect(broughtAlong(after, 'p1', find)).toContainEqual(
      expect.objectContaining({
        what: 'critical',
        part: expect.objectContaining({ name: 'Gyro', of: 'm1' }),
        scar: expect.objectContaining({ times: 2 }),
        from: 'Old Thunder',
      }),
    );
  });

  test('K8: counts go on from game to game', () => {
    const once = closedAfter(
      gameOf(adaAndFinn(), ['p1', 'p2'], draw, {
        p1: { criticals: [hit(rifleman, 'Sensors', 'score', 1)] },
      }),
    );
    const twice = closedAfter(
      gameOf(
        once,
        ['p1', 'p2'],
        draw,
        { p1: { criticals: [hit(rifleman, 'Sensors', 'score', 3)] } },
        { id: 'h' },
      ),
      [],
      'h',
    );
    expect(entryOf(twice, 'p1', find).criticals).toEqual([hit(rifleman, 'Sensors', 'score', 3)]);
  });
});

describe('K9: reload', () => {
  const loads = (booklet: Booklet, games: number, ammunition: Readonly<Record<string, number>>) =>
    loadsOf(booklet, { games, ammunition }).map(({ before, after, excess }) => [
      before,
      after,
      excess,
    ]);

  test.each([
    ['game 5: half a load, nothing is left over', rifleman, 5, { autocannon: 0 }, [0, 4, 0]],
    ['game 6: a full load', rifleman, 6, { autocannon: 0 }, [0, 8, 0]],
    ['game 3: on top of what is left, never above full', rifleman, 3, { autocannon: 3 }, [3, 8, 3]],
    ['game 1: half a load above full is excess', rifleman, 1, { autocannon: 6 }, [6, 8, 2]],
    ['half of 6 missiles are 3', griffin, 2, { missile: 0 }, [0, 3, 0]],
  ] as const)('K9: %s', (_, booklet, games, ammunition, load) => {
    expect(loads(booklet, games, ammunition)).toEqual([load]);
  });

  test('K9: half is rounded down', () => {
    const odd = {
      ...griffin,
      statCard: { ...griffin.statCard, ammunition: { missile: 7, rocket: 1 } },
    };
    expect(loads(odd, 1, { missile: 0, rocket: 0 })).toEqual([
      [0, 3, 0],
      [0, 0, 0],
    ]);
  });

  const left = (points: number) =>
    gameOf(adaAndFinn(), ['p1', 'p2'], draw, { p1: { ammunition: { autocannon: points } } });
  const reload = (more: Partial<Extract<Choice, { step: 'reload' }>> = {}): Choice => ({
    step: 'reload',
    pilot: 'p1',
    excess: 'stockpiled',
    load: {},
    ...more,
  });

  test('K9: which load is the next is said beside what is brought along', () => {
    const next = (games: number) =>
      broughtAlong(
        withWear(adaAndFinn(), 'm1', { games, ammunition: { autocannon: 1 } }),
        'p1',
        find,
      ).flatMap((each) => (each.what === 'ammunition' ? [each.nextLoad] : []));
    expect([1, 2, 3, 4, 5].map((games) => next(games)[0])).toEqual([
      ...['half', 'full', 'half', 'half', 'full'],
    ]);
  });

  test('K9: the excess may be stockpiled, or left', () => {
    const kept = closedAfter(left(6), [reload()]);
    expect([mechOf(kept, 'm1').ammunition, pilotOf(kept, 'p1').rounds]).toEqual([
      { autocannon: 8 },
      { autocannon: 2 },
    ]);
    const gone = closedAfter(left(6), [reload({ excess: 'left' })]);
    expect(pilotOf(gone, 'p1').rounds).toEqual({});
  });

  test('K9: stockpiled ammunition may be loaded after any game, kind by kind, never above full', () => {
    const rich = withCard(adaAndFinn(), 'p1', { rounds: { autocannon: 5, missile: 2 } });
    const game = (points: number) =>
      gameOf(rich, ['p1', 'p2'], draw, { p1: { ammunition: { autocannon: points } } });
    const after = closedAfter(game(1), [reload({ load: { autocannon: 3 } })]);
    expect([mechOf(after, 'm1').ammunition, pilotOf(after, 'p1').rounds]).toEqual([
      { autocannon: 8 },
      { autocannon: 2, missile: 2 },
    ]);
    const at = closedAfter(game(1));
    expect(loadable(at, 'p1', find)).toEqual({ autocannon: 3 });
    const load = (rounds: Readonly<Record<string, number>>) =>
      why(deed(at, { kind: 'load', pilot: 'p1', load: rounds }));
    expect(load({ autocannon: 3 })).toBeNull();
    expect(load({ autocannon: 4 })).toBe('8 autocannon are a full load');
    expect(load({ missile: 1 })).toBe('the Rifleman fires no missile');
    const empty = withCard(at, 'p1', { rounds: { autocannon: 1 } });
    expect(why(deed(empty, { kind: 'load', pilot: 'p1', load: { autocannon: 2 } }))).toBe(
      '1 autocannon are left in the stockpile',
    );
  });

  test('K9, A3: a game with ammunition ignored leaves supplies alone, and counts as a game', () => {
    const worn = withWear(adaAndFinn(), 'm1', { ammunition: { autocannon: 1 }, games: 2 });
    const spent = { p1: { ammunition: { autocannon: 0 } } };
    const after = closedAfter(gameOf(worn, ['p1', 'p2'], draw, spent, { ammunition: 'ignored' }));
    expect(mechOf(after, 'm1')).toMatchObject({ ammunition: { autocannon: 1 }, games: 3 });
    expect(pilotOf(after, 'p1').rounds).toEqual({});
  });

  test("K9: thirds are counted for each 'Mech", () => {
    const mixed = withWear(
      withWear(adaAndFinn(), 'm1', { games: 2, ammunition: { autocannon: 0 } }),
      'm2',
      { ammunition: { autocannon: 0 } },
    );
    const after = closedAfter(gameOf(mixed, ['p1', 'p2'], draw));
    expect(after.mechs.map(({ ammunition }) => ammunition)).toEqual([
      { autocannon: 8 },
      { autocannon: 4 },
    ]);
    expect(broughtAlong(after, 'p2', find)).toContainEqual({
      what: 'ammunition',
      ammunition: 'autocannon',
      is: 4,
      full: 8,
      nextLoad: 'half',
    });
  });
});

describe('K10: bailed out', () => {
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
    expect(new Set(Object.values(entryOf(after, 'p2', find).penalty))).toEqual(new Set([3]));
    expect(mechOf(after, 'm3')).toMatchObject({ games: 0, ammunition: { autocannon: 8 } });
    expect(pilotOf(after, 'p1')).toMatchObject({ experience: 60, victories: 1 });
  });

  test('K10: the replacement is of the same tonnage', () => {
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

  test('K10: 50 experience buy back 1 point in one category, two feet of Slow Tuesday two of Piloting', () => {
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
    expect(penaltyOf(mechOf(after, 'm3'))).toMatchObject({ I: 3, III: 3, VII: 2, VIII: 1 });
    expect(broughtAlong(after, 'p2', find)).toContainEqual({
      what: 'penalty',
      category: 'VIII',
      is: 1,
      start: 3,
      boughtBack: 2,
    });
    expect(partsBack(after, 'p2', 'VIII').map(({ name }) => name)).toEqual(['Left Leg Actuator']);
    const buy = (point: ReturnType<typeof back>) =>
      why(deed(after, { kind: 'buy back', pilot: 'p2', point }));
    expect(buy(back('I', 'experience'))).toBe('5 are left: not enough for 50');
    const just = withCard(after, 'p2', { experience: 100 });
    const point = back('I', 'experience');
    const none = done(deed(just, { kind: 'buy back', pilot: 'p2', point }));
    expect(leftToSpend(pilotOf(none, 'p2'))).toBe(0);
    // Once per part: the feet are built in for good.
    expect(buy(back('VIII', 'Left Foot'))).toBe('there is no such Left Foot');
    expect(buy(back('VIII', 'Gyro'))).toBe('not whole');
    expect(buy(back('VIII', 'Sensors'))).toBe('no part of Piloting');
    const last = {
      kind: 'buy back',
      pilot: 'p2',
      point: back('VIII', 'Left Leg Actuator'),
    } as const;
    const whole = done(deed(after, last));
    expect(penaltyOf(mechOf(whole, 'm3')).VIII).toBe(0);
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

  test('K10: a maneuver in two categories suffers the worse', () => {
    const after = closedAfter(out(3, 200), [
      replacing('replacement', rifleman),
      {
        step: 'buy back',
        pilot: 'p2',
        points: new Array<'III'>(3).fill('III').map((category) => ({ category, by: 'experience' })),
      },
    ]);
    expect(entryOf(after, 'p2', find).penalty).toMatchObject({ I: 3, III: 0 });
  });

  test.each([1, 2, 3] as const)(
    "K10: a hangar's house rule says −%i, and it stands in it",
    (points) => {
      const after = closedAfter(out(points), [replacing('replacement', rifleman)]);
      expect(after.founding.replacements).toBe(points);
      expect(entryOf(after, 'p2', find).penalty.I).toBe(points);
    },
  );

  test("K10: a pilot who lives though the 'Mech was shot down is treated as one who bailed out", () => {
    const game = beats(adaAndFinn(), 'p1', 'p2', { out: 'fell', armor: -4 });
    expect(settlement(game).pilots[1]).toMatchObject({
      came: 'shot down',
      steps: ['experience', 'replacement', 'buy back', 'settled'],
    });
  });

  test("K4, K10: who lost a 'Mech after ten games in it may take a new one for its price instead", () => {
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

  test("K10: a replacement is a 'Mech of its own: who flies one cannot take another", () => {
    const after = closedAfter(out(), [replacing('replacement', rifleman)]);
    const again = { as: 'replacement', ...called(rifleman, 'Loud Harold') } as const;
    expect(why(deed(after, { kind: 'replace', pilot: 'p2', mech: again }))).toBe(
      'Dov flies Quiet Harold',
    );
    const point = { category: 'I', by: 'experience' } as const;
    expect(why(deed(after, { kind: 'buy back', pilot: 'p1', point }))).toBe(
      'Old Thunder is no replacement',
    );
  });

  test('K10: which category a part belongs to', () => {
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
  });
});

describe('K11: death', () => {
  const dead = () =>
    beats(
      withCard(adaAndFinn(), 'p2', {
        experience: 300,
        learned: ['I'],
        victories: 3,
        stockpile: [piece('Gyro', 'm7')],
        rounds: { missile: 2 },
      }),
      'p1',
      'p2',
      { armor: 15, killedBy: 'critical' },
    );
  const flora = { ...person('Flora'), mech: called(rifleman, 'Brass Monday') };

  test("K11: a new pilot, no modifiers, in a new 'Mech, has the stockpile; the card is remembered", () => {
    const after = closedAfter(dead(), [
      { step: 'memorial', pilot: 'p2', line: 'He asked for one more turn.' },
      { step: 'successor', pilot: 'p2', successor: flora },
    ]);
    expect(pilotOf(after, 'p2')).toMatchObject({
      name: 'Finn',
      experience: 300,
      victories: 3,
      mech: null,
      stockpile: [],
      rounds: {},
      end: { kind: 'killed', game: 'g', line: 'He asked for one more turn.' },
    });
    expect(pilotOf(after, 'p3')).toMatchObject({
      name: 'Flora',
      experience: 0,
      learned: [],
      victories: 0,
      mech: 'm3',
      after: 'p2',
      rounds: { missile: 2 },
      end: null,
    });
    expect(pilotOf(after, 'p3').stockpile).toEqual([piece('Gyro', 'm7')]);
    expect(mechOf(after, 'm3')).toMatchObject({
      name: 'Brass Monday',
      replacement: null,
      games: 0,
    });
  });

  test('K11: the dead stay dead, and have one successor', () => {
    const none = closedAfter(dead());
    expect(why(deed(none, { kind: 'learn', pilot: 'p2', category: 'I' }))).toBe(
      'Finn does not fly any more',
    );
    const later = done(deed(none, { kind: 'enlist', who: flora, after: 'p2' }));
    expect(pilotOf(later, 'p3').stockpile).toHaveLength(1);
    const another = { ...flora, name: 'Fay' };
    expect(why(deed(later, { kind: 'enlist', who: another, after: 'p2' }))).toBe(
      'somebody has taken the place of Finn already',
    );
    expect(why(deed(none, { kind: 'enlist', who: another, after: 'p1' }))).toBe('Ada still flies');
    expect(why(deed(none, { kind: 'retire', pilot: 'p2', line: '' }))).toContain('any more');
  });

  test('K11: a pilot may retire between games; the card is kept and the stockpile waits for a successor', () => {
    const rich = withCard(adaAndFinn(), 'p2', { stockpile: [piece('Gyro', 'm7')] });
    const retired = done(deed(rich, { kind: 'retire', pilot: 'p2', line: 'Enough.' }));
    expect(pilotOf(retired, 'p2')).toMatchObject({
      end: { kind: 'retired', line: 'Enough.' },
      mech: null,
      stockpile: [{ name: 'Gyro' }],
    });
    expect(mechOf(retired, 'm2').fate).toMatchObject({ kind: 'retired' });
    const game = gameOf(rich, ['p1', 'p2'], draw);
    expect(why(deed(game, { kind: 'retire', pilot: 'p2', line: '' }))).toBe(
      'Finn has a game to finish',
    );
    const said = done(deed(retired, { kind: 'remember', pilot: 'p2', line: 'Quite enough.' }));
    expect(pilotOf(said, 'p2').end?.line).toBe('Quite enough.');
    expect(why(deed(said, { kind: 'remember', pilot: 'p1', line: '' }))).toBe('Ada still flies');
  });

  test('K11: nobody who flies is called as another who does; the dead may be', () => {
    const ada = { ...flora, name: 'Ada' };
    expect(why(deed(adaAndFinn(), { kind: 'enlist', who: ada, after: null }))).toBe(
      'Ada flies here already',
    );
    const rename = { kind: 'rename pilot', pilot: 'p2', words: person('Ada') } as const;
    expect(why(deed(adaAndFinn(), rename))).toBe('Ada flies here already');
    const none = closedAfter(dead());
    const finn = done(deed(none, { kind: 'enlist', who: { ...flora, name: 'Finn' }, after: 'p2' }));
    expect(finn.pilots.map(({ name }) => name)).toEqual(['Ada', 'Finn', 'Finn']);
  });

  test('K11: the steps of one who was killed are the memorial and the successor', () => {
    const game = dead();
    expect(settlement(game).pilots[1]).toMatchObject({
      came: 'killed',
      steps: ['memorial', 'successor', 'settled'],
    });
    expect(nextStep(settlement(game), 'p2')).toBe('memorial');
    expect(why(choice(game, { step: 'memorial', pilot: 'p2', line: '' }))).toBe(
      'winners first: after p1',
    );
  });
});
