import { expect, test } from 'vitest';
import { remarkText } from '../../src/forge/words.ts';
import { faultsOf, made, plainSheet } from './forged.ts';

const fired = (sheet: Record<string, unknown>, console: number) =>
  made(sheet).booklet.statCard.maneuvers.find((row) => row.console === console);
const armed = (...weapons: readonly unknown[]): Record<string, unknown> => plainSheet({ weapons });
const PPCS = armed({ weapon: 'ppc', count: 3 }, { weapon: 'small laser' });
const RACKS = armed({ weapon: 'lrm 20', count: 2 }, { weapon: 'medium laser', count: 4 });
const LASERS = armed({ weapon: 'medium laser', count: 8 }, { weapon: 'small laser' });
const HOT = armed({ weapon: 'heavy ppc', count: 2 });

test.each([
  ['three PPCs', PPCS, 18, 'PPC Volley', 15, 16],
  ['three PPCs', PPCS, 56, 'PPC Volley', 15, 16],
  ['two racks beside lasers', RACKS, 56, 'Missile Volley', 17, 10],
  ['eight lasers', LASERS, 18, 'Medium Laser Volley', 10, 6],
  ['two heavy PPCs, which would heat 24', HOT, 18, 'Heavy PPC Volley', 18, 20],
] as const)('F22: %s fire two of them on a turn', (_, sheet, console, name, score, heat) => {
  expect(fired(sheet, console)).toMatchObject({ name, score, heat, colour: 'orange' });
});

test('F22: where only one weapon reaches long range, a single one of it is fired there too', () => {
  expect(fired(RACKS, 50)).toMatchObject({ name: 'Missile High', score: 12, heat: 5 });
  expect(fired(RACKS, 54)).toMatchObject({ name: 'Missile Low', score: 12, heat: 5 });
});

test('F22: a volley converts as two weapons together do, and spends one point', () => {
  expect(fired(PPCS, 18)?.conversions).toEqual({ close: 4, long: 56 });
  expect(fired(PPCS, 56)?.conversions).toEqual({ close: 4, medium: 18 });
  expect(fired(LASERS, 18)?.conversions).toEqual({ close: 4, long: 62 });
  expect(fired(RACKS, 56)).toMatchObject({ fires: ['Missile'], ammunition: 'missile' });
});

test('F22: a volley is in the group of its weapon, and no page speaks of it', () => {
  const { booklet } = made(PPCS);
  expect(fired(PPCS, 18)?.group).toBe('PPC');
  const titles = [3, 51, 57].map((page) => booklet.viewScreens[page]?.title);
  expect(titles).toEqual(['firing PPC', 'firing PPC', 'firing PPC']);
});

test('F22: single guns fire no volley, nor do guns that are joined with others', () => {
  expect(fired(armed({ weapon: 'ppc' }), 18)).toBeUndefined();
  expect(fired(armed({ weapon: 'ppc' }), 56)?.name).toBe('PPC');
  expect(fired(RACKS, 18)?.name).toBe('Missile & Medium Laser');
});

test('F22: of two weapons that jets keep apart, the first fires a volley at medium range alone', () => {
  const jumping = plainSheet({ jump: 4 });
  expect(fired(jumping, 18)?.name).toBe('Large Laser Volley');
  expect(fired(jumping, 56)?.name).toBe('Large Laser');
});

test('F22: the remark says which weapon counts as two in a volley', () => {
  const said = made(RACKS).remarks.map(remarkText);
  expect(said).toContain('2 lrm 20 count as one, or as two in a volley');
  expect(said).toContain('4 medium lasers count as one');
});

test('F22: no weapon of one’s own is called a volley', () => {
  const own = { word: 'Laser Volley', kind: 'laser', damage: [5, 5, 0], heat: 3, max: 9 };
  expect(faultsOf(armed(own))).toEqual([
    'weapons.0.word: "Laser Volley" means something else on every card; call the weapon otherwise',
  ]);
});
