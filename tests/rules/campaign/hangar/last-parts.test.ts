import { expect, test } from 'vitest';
import { lastPartsOf } from '../../../../src/rules/campaign/hangar/last-parts.ts';
import { criticalsOf } from '../../../../src/rules/campaign/card/part.ts';
import { adaAndFinn, beats, griffin, hit, rifleman, three } from '../circle.ts';
import { closedAfter } from '../settling.ts';

test("K8: a lost 'Mech keeps the parts and criticals of its last game, whatever was salvaged from it", () => {
  const gyro = hit(rifleman, 'Gyro', 'score', 2);
  const lost = closedAfter(beats(adaAndFinn(), 'p1', 'p2', { out: 'fell', criticals: [gyro] }), [
    { step: 'salvage', pilot: 'p1', of: 'm2', take: ['Engine', 'Gyro'] },
  ]);
  const parts = lastPartsOf(lost, { id: 'm2' }, rifleman);
  expect(parts.map(({ name }) => name)).toContain('Engine');
  expect(parts.filter((part) => criticalsOf(part) > 0).map(({ name }) => name)).toEqual(['Gyro']);
  expect(parts.map(criticalsOf).reduce((sum, each) => sum + each, 0)).toBe(2);
});

test("K8: later games of other pilots leave a lost 'Mech as it was", () => {
  const gyro = hit(griffin, 'Gyro', 'score');
  const lost = closedAfter(beats(three(), 'p1', 'p2', { out: 'fell', criticals: [gyro] }));
  const later = closedAfter(beats(lost, 'p3', 'p1', {}, { id: 'h' }), [], 'h');
  const hurt = lastPartsOf(later, { id: 'm2' }, griffin).filter((part) => criticalsOf(part) > 0);
  expect(hurt.map(({ name }) => name)).toEqual(['Gyro']);
});

test("a lost 'Mech that never played has no last parts", () => {
  expect(lastPartsOf(adaAndFinn(), { id: 'm1' }, rifleman)).toEqual([]);
});
