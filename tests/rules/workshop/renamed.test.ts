import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Booklet } from '../../../src/rules/booklet/booklet.ts';
import { COOLING_NAMES } from '../../../src/rules/booklet/stat-card.ts';
import { namedBy, withName } from '../../../src/rules/workshop/renamed.ts';
import { booklets, griffin, rifleman } from '../battle/table-top.ts';
import type { Draft } from '../check/drafts.ts';
import { bookletOf, draft } from '../check/drafts.ts';

const { document } = rifleman;
const rowOf = (name: string): number =>
  document.statCard.maneuvers.findIndex((row) => row.name === name);
const textOf = (part: unknown): string => JSON.stringify(part);

describe('a changed name', () => {
  test('of a group is changed in its rows, in statuses and in criticals', () => {
    const after = withName(document, { what: 'group', from: 'Dodge', to: 'Evade' }) as Draft;
    expect(textOf(after)).not.toContain('"Dodge"');
    expect(textOf(after)).toBe(textOf(document).replaceAll('"Dodge"', '"Evade"'));
    expect(after.consoles).toBe(document.consoles);
  });

  test('of one row changes nothing else while another row keeps the name', () => {
    const row = document.statCard.maneuvers.findIndex(({ group }) => group === 'Dodge');
    const after = withName(document, { what: 'group', from: 'Dodge', to: 'Evade', row }) as Draft;
    expect(after.statCard.maneuvers[row]?.group).toBe('Evade');
    expect(after.viewScreens).toBe(document.viewScreens);
    const others = after.statCard.maneuvers.filter(({ group }) => group === 'Dodge');
    expect(others.length).toBeGreaterThan(0);
  });

  test('is followed from a row that bears the new name already', () => {
    const row = rowOf('Kick');
    const typed = draft(({ statCard }) => {
      Object.assign(statCard.maneuvers[row] ?? {}, { name: 'Stomp' });
    });
    const whole = { what: 'maneuver', from: 'Kick', to: 'Stomp' } as const;
    expect(withName(typed, { ...whole, row })).toEqual(withName(document, whole));
    expect(textOf(withName(typed, { ...whole, row }))).toContain('{"maneuver":"Stomp"}');
  });

  test('stays beside the new one in a status where it is a maneuver as well as a group', () => {
    const both = draft(({ viewScreens }) => {
      Object.assign(viewScreens['19'] ?? {}, { status: { except: ['red', 'Large Laser'] } });
    });
    const naming = { what: 'group', from: 'Large Laser', to: 'Big Gun' } as const;
    const after = withName(both, naming) as Draft;
    expect(after.viewScreens['19']?.status.except).toEqual(['red', 'Large Laser', 'Big Gun']);
    expect(withName(after, { ...naming, from: 'Big Gun', to: 'Large Laser' })).toEqual(both);
  });

  test('of what names begin with is changed where it is the whole name of nothing else', () => {
    const of = [{ manner: 'Kick' }, { manner: 'Run' }];
    const mannered = draft(({ statCard, viewScreens }) => {
      Object.assign(statCard.maneuvers[rowOf('Punch')] ?? {}, { name: 'Run' });
      Object.assign(viewScreens['27']?.criticals?.[0] ?? {}, {
        effects: [{ effect: 'score', by: -1, of }],
      });
    });
    const reachesAfter = (from: string): unknown => {
      const after = withName(mannered, { what: 'maneuver', from, to: 'Stomp' }) as Draft;
      return after.viewScreens['27']?.criticals?.[0]?.effects[0];
    };
    expect(reachesAfter('Kick')).toMatchObject({ of: [{ manner: 'Stomp' }, { manner: 'Run' }] });
    expect(reachesAfter('Run')).toMatchObject({ of });
    expect(reachesAfter('Run Away')).toMatchObject({ of });
  });

  test('of ammunition is changed on the card and in the sources, and of a weapon in its mount', () => {
    const sourced = draft(({ sources }) => {
      sources.cells.push({ of: ['statCard.ammunition.autocannon'], is: 'lost', why: 'Torn' });
    });
    const supply = { what: 'ammunition', from: 'autocannon', to: 'shells' } as const;
    const after = withName(sourced, supply) as Draft;
    expect(after.statCard.ammunition).toEqual({ shells: 8 });
    expect(after.sources.cells.at(-1)?.of).toEqual(['statCard.ammunition.shells']);
    expect(bookletOf(after).statCard.spending['shells']).toBe(
      rifleman.statCard.spending['autocannon'],
    );
    const gun = { what: 'weapon', from: 'Large Laser', to: 'Big Gun' } as const;
    const armed = withName(document, gun) as Draft;
    expect(Object.keys(armed.figure?.mounts ?? {})[0]).toBe('Big Gun');
    expect(textOf(armed)).toContain('{"weapon":"Big Gun"}');
  });

  test('of a weapon to another one makes both one: in its row, its reaches and its mount', () => {
    const both = ['Large Laser', 'Autocannon'];
    const of = [{ weapon: 'Large Laser' }, { weapons: both }, { weapon: 'Autocannon' }];
    const armed = draft(({ statCard, viewScreens }) => {
      Object.assign(statCard.maneuvers[0] ?? {}, { fires: both });
      Object.assign(viewScreens['27']?.criticals?.[0] ?? {}, {
        effects: [{ effect: 'score', by: -1, of }],
      });
    });
    const mounts = Object.keys(armed.figure?.mounts ?? {});
    expect(mounts).toEqual(expect.arrayContaining(both));
    const to = { what: 'weapon', from: 'Large Laser', to: 'Autocannon' } as const;
    const after = withName(armed, to) as Draft;
    expect(after.statCard.maneuvers[0]?.fires).toEqual(['Autocannon']);
    const [critical] = after.viewScreens['27']?.criticals ?? [];
    expect(critical?.effects).toMatchObject([{ of: [{ weapon: 'Autocannon' }] }]);
    expect(Object.keys(after.figure?.mounts ?? {})).toEqual(
      mounts.filter((gun) => gun !== 'Large Laser'),
    );
    expect(after.figure?.mounts?.['Autocannon']).toEqual(armed.figure?.mounts?.['Autocannon']);
  });

  test('takes no supply away that has the new name already', () => {
    const two = draft(({ statCard }) => Object.assign(statCard.ammunition, { shells: 3 }));
    const after = withName(two, { what: 'ammunition', from: 'autocannon', to: 'shells' }) as Draft;
    expect(after.statCard.ammunition).toEqual({ autocannon: 8, shells: 3 });
  });
});

test('a name is spoken of by statuses and criticals', () => {
  expect(namedBy(document, 'group', 'Dodge')).toEqual({
    ...{ statuses: ['1', '3', '11', '37', '63'], criticals: 6 },
  });
  expect(namedBy(document, 'maneuver', 'Kick')).toEqual({ statuses: [], criticals: 2 });
  expect(namedBy(document, 'weapon', 'Autocannon').statuses).toEqual([]);
  expect(namedBy(document, 'group', 'No such')).toEqual({ statuses: [], criticals: 0 });
  expect(namedBy(document, 'ammunition', 'autocannon')).toEqual({ statuses: [], criticals: 0 });
  expect(namedBy(null, 'group', 'Dodge')).toEqual({ statuses: [], criticals: 0 });
});

/** What a game is played by, without the names. */
const playOf = ({ cells, criticals, statCard, viewScreens }: Booklet): unknown => ({
  cells: cells.map((seen) => seen && [seen.screen.number, seen.line?.letter]),
  criticals: criticals.map(({ part, reaches }) => [part, reaches]),
  pages: viewScreens.map((screen) => screen && [screen.allows, screen.allowsAbroad, screen.score]),
  spending: Object.values(statCard.spending),
  sets: [statCard.weaponless, statCard.cooling, statCard.ofRange, statCard.shutdown],
  rows: statCard.maneuvers.map((row) => [row.console, row.score, row.heat, row.fires.length]),
});

const NAMES = {
  group: ({ statCard }: Booklet) => statCard.maneuvers.map(({ group }) => group),
  maneuver: ({ statCard }: Booklet) => statCard.maneuvers.map(({ name }) => name),
  weapon: ({ statCard }: Booklet) => statCard.maneuvers.flatMap(({ fires }) => fires),
  ammunition: ({ statCard }: Booklet) => Object.keys(statCard.ammunition),
} as const;
const anyRenaming = fc
  .constantFrom(
    ...booklets.flatMap((booklet) =>
      (['group', 'maneuver', 'weapon', 'ammunition'] as const).flatMap((what) =>
        [...new Set(NAMES[what](booklet))].map((from) => ({ booklet, what, from })),
      ),
    ),
  )
  // What a shut-down 'Mech may do is known by its name (H3).
  .filter(({ what, from }) => what !== 'maneuver' || !COOLING_NAMES.includes(from))
  .map(({ booklet, what, from }) => {
    const word = from.split(' ')[0] ?? '';
    const isManner = textOf(booklet.document.viewScreens).includes(`{"manner":"${word}"}`);
    const to = what === 'maneuver' && isManner ? `${word} Zed` : 'zed';
    return { booklet, naming: { what, from, to } };
  });

test('law: after any name is changed the booklet is sound and plays the same; changed back, it is the same', () => {
  fc.assert(
    fc.property(anyRenaming, ({ booklet, naming }) => {
      const after = withName(booklet.document, naming);
      expect(playOf(bookletOf(after))).toEqual(playOf(booklet));
      expect(textOf(after)).toContain(`"${naming.to}"`);
      expect(NAMES[naming.what](bookletOf(after))).not.toContain(naming.from);
      const back = withName(after, { ...naming, from: naming.to, to: naming.from });
      expect(textOf(back)).toBe(textOf(booklet.document));
    }),
    { numRuns: 60 },
  );
});

test('law: a document of any kind is answered, and stays the same where nothing says the name', () => {
  const { maneuvers } = griffin.statCard;
  fc.assert(
    fc.property(
      fc.constantFrom<readonly string[]>(
        ...[['statCard'], ['viewScreens'], ['figure'], ['sources'], ['statCard', 'maneuvers']],
        ...[
          ['viewScreens', '27'],
          ['viewScreens', '27', 'criticals'],
          ['viewScreens', '27', 'status'],
        ],
      ),
      fc.jsonValue(),
      fc.constantFrom(
        'group' as const,
        'maneuver' as const,
        'weapon' as const,
        'ammunition' as const,
      ),
      (path, value, what) => {
        const spoiled = draft((whole) => {
          const holder = path.slice(0, -1).reduce<object>((at, key) => Reflect.get(at, key), whole);
          Reflect.set(holder, path.at(-1) ?? '', value);
        });
        expect(withName(spoiled, { what, from: 'no such', to: 'zed' })).toBe(spoiled);
        expect(
          withName(value, { what, from: maneuvers[0]?.name ?? '', to: 'zed', row: 0 }),
        ).toEqual(value);
        const after = withName(spoiled, { what, from: 'Run', to: 'zed' });
        expect(textOf(withName(after, { what, from: 'zed', to: 'Run' }))).toBe(textOf(spoiled));
        expect(namedBy(spoiled, what, 'Run').criticals).toBeGreaterThanOrEqual(0);
      },
    ),
    { numRuns: 200 },
  );
});
