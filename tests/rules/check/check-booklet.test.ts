import { describe, expect, test } from 'vitest';
import type { Booklet } from '../../../src/rules/booklet/booklet.ts';
import { findingText } from '../../../src/rules/words/finding-text.ts';
import { parseBooklet } from '../../../src/rules/check/parse-booklet.ts';
import { maneuverAt } from '../../../src/rules/booklet/stat-card.ts';
import { griffin, rifleman } from '../battle/table-top.ts';
import type { Draft } from './drafts.ts';
import { bookletOf, draft, faultsOf } from './drafts.ts';

describe('consoles', () => {
  test('rows swapped with columns are found by the maneuvers that the card lacks', () => {
    const transposed = draft((document) => {
      const { consoles } = document;
      document.consoles = Object.fromEntries(
        Object.entries(consoles).map(([holder, table]) => [
          holder,
          Object.fromEntries(
            Object.keys(table).map((owner) => [owner, consoles[owner]?.[holder] ?? '00']),
          ),
        ]),
      );
    });
    const told = faultsOf(transposed);
    expect(told).toContain('consoles.24.34: the card has no maneuver 34, so "00" belongs here');
    expect(told).toContain('consoles.34.24: "00" says that the card has no 24, but it has');
    expect(told.length).toBeGreaterThanOrEqual(30);
  });

  test('swapping two tables of different ranges is one finding for each of them', () => {
    const exchanged = draft(({ consoles }) => {
      [consoles['2'], consoles['50']] = [consoles['50'] ?? {}, consoles['2'] ?? {}];
    });
    expect(faultsOf(exchanged)).toEqual([
      'consoles.2: this is a table of another range: console 2 is at close range and lists 2–16',
      'consoles.50: this is a table of another range: console 50 is at long range and lists 50–64',
    ]);
  });

  test('each missing cell of a table is a finding', () => {
    expect(
      faultsOf(draft(({ consoles }) => void (consoles['2'] = {}))).length,
    ).toBeGreaterThanOrEqual(8);
  });

  test('a cell of the wrong type is not listed as missing as well', () => {
    const spoiled = draft(({ consoles }) => {
      (consoles['24'] as Record<string, unknown>)['36'] = 11;
    });
    expect(faultsOf(spoiled)).toEqual([
      'consoles.24.36: 11 is not text; put it in quotation marks',
    ]);
  });
});

describe('a view screen has a SCORE and a critical damage display, or neither', () => {
  const SCREEN = 'viewScreens.27.criticals: a view screen';
  /** The changed booklet without its sources, which refer to what is removed here. */
  const spoiled = (change: (document: Draft) => void): Draft =>
    draft((document) => {
      document.sources = { ...document.sources, cells: [] };
      change(document);
    });

  test('a SCORE without a display is listed once, where it is', () => {
    const bare = spoiled(({ viewScreens }) => void delete viewScreens['27']?.criticals);
    expect(faultsOf(bare)).toEqual([
      `${SCREEN} with a SCORE shows a hit and has a critical damage display; write it, or take the SCORE out`,
    ]);
  });

  test('a display without a SCORE is listed once, where it is', () => {
    const bare = spoiled(({ viewScreens }) => void delete viewScreens['27']?.score);
    expect(faultsOf(bare)).toEqual([
      `${SCREEN} without a SCORE shows no hit and has no critical damage display`,
    ]);
  });

  test('if it has neither, every letter that leads to it is listed', () => {
    const calm = spoiled(({ viewScreens }) => {
      delete viewScreens['27']?.score;
      delete viewScreens['27']?.criticals;
    });
    const told = faultsOf(calm);
    expect(told.length).toBeGreaterThan(1);
    for (const fault of told)
      expect(fault).toMatch(/^consoles\.\d+\.\d+: view screen 27 shows no hit, so no letter/);
  });

  test('if it has both, an unknown letter and a letter that no console leads to are listed', () => {
    const wrong = spoiled(({ consoles }) => {
      for (const table of Object.values(consoles))
        for (const [owner, cell] of Object.entries(table))
          if (cell === '27A') table[owner] = owner === '24' ? '27' : '27Q';
    });
    const told = faultsOf(wrong).join('\n');
    expect(told).toMatch(/: view screen 27 has no letter Q on its critical damage display \(A, B/);
    expect(told).toContain('no console leads to 27A');
  });
});

describe('the stat card', () => {
  const maneuver = (document: Draft, name: string) =>
    document.statCard.maneuvers.filter((row) => row.name === name);

  test('H3: a range without a Cool Off or Duck is a finding, since it would trap a shut-down pilot', () => {
    const without = draft(({ statCard }) => {
      for (const row of statCard.maneuvers) if (row.name === 'Cool Off') row.name = 'Rest';
    });
    expect(faultsOf(without)).toContain(
      "statCard.maneuvers: no Cool Off or Duck of long range without ammunition, so a shut-down 'Mech could do nothing there (H3); add one",
    );
  });

  test('D13: a maneuver that fires nothing but spends ammunition is not a last resort', () => {
    const { statCard } = bookletOf(
      draft((document) => {
        for (const row of maneuver(document, 'Sidestep')) row.ammunition = 'autocannon';
      }),
    );
    expect(statCard.weaponless & (maneuverAt(statCard, 58)?.bit ?? 0)).toBe(0);
    expect(statCard.weaponless & (maneuverAt(statCard, 62)?.bit ?? 0)).not.toBe(0);
  });

  test('ammunition must be named in lower-case words, so that a record can hold it', () => {
    for (const name of ['long  missile', 'missile ', 'Missile']) {
      const spoiled = draft(({ statCard }) => {
        statCard.ammunition = { [name]: 8 };
      });
      expect(faultsOf(spoiled).some((fault) => fault.startsWith('statCard.ammunition'))).toBe(true);
    }
  });

  test('D13: a range in which every maneuver fires a weapon is a finding', () => {
    const armed = draft(({ statCard }) => {
      for (const row of statCard.maneuvers) if (row.range === 'long') row.fires ??= ['Autocannon'];
    });
    expect(faultsOf(armed)).toEqual([
      expect.stringMatching(
        /^statCard\.maneuvers: every maneuver of long range fires a weapon or spends ammunition/,
      ),
    ]);
  });

  test('D13: a card without any maneuver of a range is a finding', () => {
    const told = faultsOf(
      draft(({ statCard }) => {
        statCard.maneuvers = statCard.maneuvers.filter(({ range }) => range !== 'close');
      }),
    );
    expect(told).toContainEqual(
      expect.stringMatching(/^statCard\.maneuvers: .* of close range .*\(D13\)/),
    );
  });

  test('a renamed maneuver is a finding wherever its old name is still used', () => {
    const told = faultsOf(
      draft((document) => {
        for (const row of maneuver(document, 'Run Away')) row.name = 'Flee';
      }),
    );
    expect(told).toEqual([
      'viewScreens.19.status.except.1: "Run Away" is neither a color nor a group or maneuver of this card',
    ]);
  });

  test('an effect on a weapon that no maneuver fires is a finding', () => {
    const told = faultsOf(
      draft(({ statCard }) => {
        for (const row of statCard.maneuvers)
          if (row.fires) row.fires = row.fires.filter((weapon) => weapon !== 'Medium Laser');
      }),
    );
    expect(told).toHaveLength(4);
    for (const fault of told)
      expect(fault).toMatch(/"Medium Laser" reaches no maneuver of this card$/);
  });

  test('effects reach the maneuvers that the print means', () => {
    const names = (booklet: Booklet, part: string, kind: string): string[] => {
      const critical = booklet.criticals.find(
        ({ part: of, effects: [first] }) => of === part && first?.effect === kind,
      );
      const set = critical?.reaches[0] ?? 0;
      return booklet.statCard.maneuvers
        .filter(({ bit }) => (set & bit) !== 0)
        .map(({ console, name }) => `${console} ${name}`);
    };
    expect(names(rifleman, 'Left Foot', 'forbid')).toEqual([
      ...['16 Run Away', '22 Run & Large Laser', '38 Run & Medium Laser'],
      ...['24 Run Forward', '36 Run Back', '64 Run Forward', '60 Run Back'],
    ]);
    expect(names(rifleman, 'Large Laser', 'forbid')).toEqual([
      ...['4 Large Laser', '44 Laser High', '20 Laser Low', '18 Autocannon & Large Laser'],
      ...['22 Run & Large Laser', '40 Dodge & Large Laser', '56 Autocannon & Large Laser'],
    ]);
    expect(names(rifleman, 'Tracking System', 'score')).toEqual([
      ...['56 Autocannon & Large Laser', '50 Autocannon High', '54 Autocannon Low'],
    ]);
    expect(names(rifleman, 'Sensors', 'score')).toContain('46 Cover and Laser');
    expect(names(rifleman, 'Left Leg Actuator', 'forbid')).toEqual([
      ...['42 Dodge & Medium Laser', '40 Dodge & Large Laser'],
    ]);
    expect(names(griffin, 'Jump Jets', 'heat')).toEqual([
      ...['16 Jump Away', '34 Death From Above', '22 Jump & PPC High', '38 Jump & PPC Low'],
      ...['48 Jump Up', '24 Jump Forward', '36 Jump Back', '64 Jump Forward', '60 Jump Back'],
    ]);
    expect(names(griffin, 'PPC', 'forbid')).toEqual([
      ...['44 PPC High', '20 PPC Low', '22 Jump & PPC High', '38 Jump & PPC Low'],
      ...['46 Cover & PPC', '42 Dodge & PPC High', '40 Dodge & PPC Low', '56 PPC'],
    ]);
    expect(names(griffin, 'Missile Rack', 'forbid')).toEqual([
      ...['32 Missile High', '26 Missile Low', '50 Missile High', '54 Missile Low'],
    ]);
  });
});

describe('warnings', () => {
  test('the printed booklets have no warnings', () => {
    for (const { document } of [rifleman, griffin])
      expect(parseBooklet(document)).toMatchObject({ ok: true, warnings: [] });
  });

  test('a view screen that no console leads to, and a status that leaves nothing open, are warnings', () => {
    const parsed = parseBooklet(
      draft(({ consoles, viewScreens }) => {
        for (const table of Object.values(consoles))
          for (const [owner, cell] of Object.entries(table)) if (cell === '55') table[owner] = '11';
        const screen = viewScreens['5'];
        if (screen) screen.status = { only: ['Jump Up'] };
      }),
    );
    expect(parsed.ok && parsed.warnings.map(findingText)).toEqual([
      'viewScreens.5.status: this status leaves no maneuver at close range, so it is waived (D13)',
      'viewScreens.55: no console leads to this view screen',
    ]);
  });

  test.each([
    [
      'Larg Laser',
      'no maneuver fires "Larg Laser", so nothing is drawn there (Large Laser, Medium Laser, Autocannon)',
    ],
    [
      'PPC',
      'no maneuver fires "PPC", so nothing is drawn there (Large Laser, Medium Laser, Autocannon)',
    ],
    ['Laser', '"Laser" is a word for Large Laser, Medium Laser; each has a mount of its own'],
  ])('a mount for "%s", which is not a weapon on the card, is a warning', (name, problem) => {
    const parsed = parseBooklet(
      draft(({ figure }) => {
        if (figure?.mounts) figure.mounts[name] = { at: 'torso' };
      }),
    );
    expect(parsed.ok && parsed.warnings.map(findingText)).toEqual([
      `figure.mounts.${name}: ${problem}`,
    ]);
  });
});
