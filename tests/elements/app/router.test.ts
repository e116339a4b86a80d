import { expect, test } from 'vitest';
import { routeOf, titleOf } from '../../../src/elements/app/router.ts';

test.each([
  ['', { stage: 'start' }],
  ['#/', { stage: 'start' }],
  ['#/duel/abcd-1', { stage: 'duel', id: 'abcd-1' }],
  ['#/duel', { stage: 'nowhere' }],
  ['#/duel/UPPER', { stage: 'nowhere' }],
  [`#/duel/${'a'.repeat(41)}`, { stage: 'nowhere' }],
  ['#/booklets', { stage: 'booklets' }],
  ['#/booklets/rfl-3n', { stage: 'leaf', id: 'rfl-3n', page: 1 }],
  ['#/booklets/x/27', { stage: 'leaf', id: 'x', page: 27 }],
  ['#/booklets/rfl-3n/28', { stage: 'leaf', id: 'rfl-3n', page: 1 }],
  ['#/booklets/rfl-3n/65', { stage: 'leaf', id: 'rfl-3n', page: 1 }],
  ['#/gallery/rfl-3n', { stage: 'gallery', id: 'rfl-3n' }],
  ['#/gallery', { stage: 'nowhere' }],
  ['#/print/rfl-3n', { stage: 'print', id: 'rfl-3n' }],
  ['#/print', { stage: 'nowhere' }],
  ['#/records', { stage: 'records' }],
  ['#/records/abcd-1', { stage: 'replay', id: 'abcd-1', turn: 1 }],
  ['#/records/abcd-1/12', { stage: 'replay', id: 'abcd-1', turn: 12 }],
  ['#/rules', { stage: 'rules' }],
  ['#/<script>', { stage: 'nowhere' }],
])('the address %j', (hash, route) => {
  expect(routeOf(hash)).toEqual(route);
});

test("a duel's title tells nothing of its turn", () => {
  expect(titleOf({ stage: 'duel', id: 'abcd-1' })).toBe('A duel · Viewscreen');
});
