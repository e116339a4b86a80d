import { expect, test } from 'vitest';
import { CELLS } from '../../src/forge/cell.ts';
import { rangeOfCell } from '../../src/forge/own-page.ts';
import type { Booklet } from '../../src/rules/booklet/booklet.ts';
import { lookUp } from '../../src/rules/booklet/booklet.ts';
import { maneuverAt } from '../../src/rules/booklet/stat-card.ts';
import { griffin, rifleman } from '../rules/battle/table-top.ts';
import { made, plainSheet, sheetOf } from './forged.ts';

const SHARED = CELLS.filter(({ holder, owner }) =>
  [rifleman, griffin].every(({ statCard }) =>
    [holder, owner].every((console) => maneuverAt(statCard, console)),
  ),
);

const isHit = (booklet: Booklet, at: { holder: number; owner: number }): boolean =>
  Boolean(lookUp(booklet, at)?.line);
const hitsOf = (booklet: Booklet): number => SHARED.filter((cell) => isHit(booklet, cell)).length;
const walking = (walk: number, jump = 0): Booklet => made(plainSheet({ walk, jump })).booklet;

test('F9: two console numbers lead to the same range, whichever pilot calls which', () => {
  expect(CELLS).toHaveLength(384);
  for (const { holder, owner } of CELLS)
    expect(rangeOfCell(holder, owner)).toBe(rangeOfCell(owner, holder));
});

test('F9: 715 of the 720 printed cells show that range, and the other five are the Griffin’s slips', () => {
  const slips = [rifleman, griffin].flatMap((print) =>
    CELLS.flatMap(({ holder, owner }) => {
      const seen = lookUp(print, { holder, owner });
      return seen && seen.screen.range !== rangeOfCell(holder, owner)
        ? [`${print.id} ${holder} ${owner}`]
        : [];
    }),
  );
  expect(slips).toEqual([
    ...['grf-1n 18 34', 'grf-1n 24 22', 'grf-1n 24 38', 'grf-1n 34 22', 'grf-1n 34 38'],
  ]);
});

test('F11: in the cells that both printed ’Mechs share, a faster ’Mech is hit less', () => {
  expect(SHARED).toHaveLength(296);
  const runner = made(sheetOf('rfl-3n')).booklet;
  const jumper = made(sheetOf('grf-1n')).booklet;
  expect([rifleman, griffin].map(hitsOf)).toEqual([129, 122]);
  // One less: 50 against 62 is no hit, so that nothing is locked (F12).
  expect([walking(3), runner, jumper, walking(8)].map(hitsOf)).toEqual([142, 128, 121, 86]);
});

test.each([
  ['runs', 0],
  ['jumps', 3],
])('F11: more mobility never adds a hit on a ’Mech that %s', (_, jump) => {
  for (let walk = 3; walk < 12; walk += 1) {
    const [slow, fast] = [walking(walk, jump), walking(walk + 1, jump)];
    const added = CELLS.filter((cell) => isHit(fast, cell) && !isHit(slow, cell));
    expect(added).toEqual([]);
  }
});

test('F11: mobility is the greater of walk and jump', () => {
  expect(walking(3, 6).document.consoles).toEqual(walking(6, 3).document.consoles);
});
