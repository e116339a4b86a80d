import { expect, test } from 'vitest';
import { STAGES, routeOf, titleOf } from '../../../src/elements/app/stages.ts';

test.each([
  ['', { stage: 'start' }],
  ['#/', { stage: 'start' }],
  ['#/duel/abcd-1', { stage: 'duel', id: 'abcd-1' }],
  ['#/duel', { stage: 'nowhere' }],
  ['#/duel/UPPER', { stage: 'nowhere' }],
  [`#/duel/${'a'.repeat(41)}`, { stage: 'nowhere' }],
  ['#/duel/abcd-1/2', { stage: 'nowhere' }],
  ['#/fight/abcd-1', { stage: 'fight', id: 'abcd-1' }],
  ['#/fight', { stage: 'setup' }],
  ['#/fight/UPPER', { stage: 'nowhere' }],
  ['#/learn', { stage: 'learn' }],
  ['#/learn/it', { stage: 'nowhere' }],
  ['#/booklets', { stage: 'booklets' }],
  ['#/booklets/rfl-3n', { stage: 'leaf', id: 'rfl-3n' }],
  ['#/booklets/x/27', { stage: 'leaf', id: 'x', number: 27 }],
  ['#/booklets/x/last', { stage: 'leaf', id: 'x' }],
  ['#/booklets/x/27/3', { stage: 'nowhere' }],
  ['#/balance', { stage: 'balance' }],
  ['#/forge', { stage: 'forge' }],
  ['#/forge/hbk-4g', { stage: 'reforge', id: 'hbk-4g' }],
  ['#/forge/hbk-4g/2', { stage: 'nowhere' }],
  ['#/gallery/rfl-3n', { stage: 'gallery', id: 'rfl-3n' }],
  ['#/gallery', { stage: 'nowhere' }],
  ['#/print/rfl-3n', { stage: 'print', id: 'rfl-3n' }],
  ['#/print', { stage: 'nowhere' }],
  ['#/records', { stage: 'records' }],
  ['#/records/unfinished', { stage: 'unfinished' }],
  ['#/records/abcd-1', { stage: 'replay', id: 'abcd-1' }],
  ['#/records/abcd-1/12', { stage: 'replay', id: 'abcd-1', number: 12 }],
  ['#/analysis/abcd-1', { stage: 'analysis', id: 'abcd-1' }],
  ['#/analysis/abcd-1/12', { stage: 'analysis', id: 'abcd-1', number: 12 }],
  ['#/analysis', { stage: 'nowhere' }],
  ['#/comic/abcd-1', { stage: 'comic', id: 'abcd-1' }],
  ['#/comic', { stage: 'nowhere' }],
  ['#/hangar/abcd-1/comic/efgh-2', { stage: 'told', id: 'abcd-1', of: 'efgh-2' }],
  ['#/hangar', { stage: 'hangars' }],
  ['#/hangar/abcd-1', { stage: 'hangar', id: 'abcd-1' }],
  ['#/hangar/UPPER', { stage: 'nowhere' }],
  ['#/take/Q-w_9', { stage: 'take', id: 'Q-w_9' }],
  ['#/take/a/b', { stage: 'take', id: 'a/b' }],
  ['#/take', { stage: 'take' }],
  ['#/rules', { stage: 'rules' }],
  ['#/rules/many', { stage: 'many' }],
  ['#/rules/few', { stage: 'nowhere' }],
  ['#/hangar/abcd-1/muster', { stage: 'muster', id: 'abcd-1' }],
  ['#/hangar/abcd-1/muster/2', { stage: 'nowhere' }],
  ['#/hangar/abcd-1/pilot/p1', { stage: 'pilot', id: 'abcd-1', of: 'p1' }],
  ['#/hangar/abcd-1/pilot', { stage: 'nowhere' }],
  ['#/hangar/abcd-1/mech/m12', { stage: 'mech', id: 'abcd-1', of: 'm12' }],
  ['#/hangar/abcd-1/mech/m12/2', { stage: 'nowhere' }],
  ['#/hangar/abcd-1/card/p1', { stage: 'card', id: 'abcd-1', of: 'p1' }],
  ['#/hangar/abcd-1/cards', { stage: 'cards', id: 'abcd-1' }],
  ['#/hangar/abcd-1/cards/p1', { stage: 'nowhere' }],
  ['#/hangar/abcd-1/game/efgh-2', { stage: 'settlement', id: 'abcd-1', of: 'efgh-2' }],
  ['#/hangar/abcd-1/game', { stage: 'nowhere' }],
  ['#/hangar/abcd-1/paper/game-1', { stage: 'paper', id: 'abcd-1', of: 'game-1' }],
  ['#/hangar/abcd-1/stockpile', { stage: 'stockpile', id: 'abcd-1' }],
  ['#/hangar/abcd-1/stockpile/2', { stage: 'nowhere' }],
  ['#/hangar/abcd-1/trade', { stage: 'trade', id: 'abcd-1' }],
  ['#/hangar/abcd-1/chronicle', { stage: 'chronicle', id: 'abcd-1' }],
  ['#/hangar/abcd-1/memorial', { stage: 'memorial', id: 'abcd-1' }],
  ['#/hangar/abcd-1/road', { stage: 'road', id: 'abcd-1' }],
  ['#/hangar/abcd-1/record/efgh-2', { stage: 'record', id: 'abcd-1', of: 'efgh-2' }],
  ['#/hangar/abcd-1/record/efgh-2/7', { stage: 'record', id: 'abcd-1', of: 'efgh-2', number: 7 }],
  ['#/hangar/abcd-1/analysis/efgh-2', { stage: 'worth', id: 'abcd-1', of: 'efgh-2' }],
  ['#/hangar/abcd-1/analysis/efgh-2/7', { stage: 'worth', id: 'abcd-1', of: 'efgh-2', number: 7 }],
  ['#/hangar/abcd-1/', { stage: 'hangar', id: 'abcd-1' }],
  ['#/booklets//', { stage: 'booklets' }],
  ['#/constructor', { stage: 'nowhere' }],
  ['#/nowhere', { stage: 'nowhere' }],
  ['#/<script>', { stage: 'nowhere' }],
])('the address %j leads to its stage', (hash, route) => {
  expect(routeOf(hash)).toEqual({ id: '', of: '', number: null, ...route });
});

test.each([
  [27, 27],
  [28, 1],
  [65, 1],
  [null, 1],
])('leafing at number %j opens view screen %i', (number, page) => {
  expect(STAGES.leaf.show({ id: 'x', of: '', number }).values).toEqual(['x', page]);
});

test('the page title of a duel or fight reveals nothing about its turn', () => {
  expect(titleOf(routeOf('#/duel/abcd-1'))).toBe('A duel · Viewscreen');
  expect(titleOf(routeOf('#/fight/abcd-1'))).toBe('A fight · Viewscreen');
  expect(titleOf(routeOf('#/'))).toBe('Viewscreen');
});
