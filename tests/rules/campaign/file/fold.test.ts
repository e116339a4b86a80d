import { expect, test } from 'vitest';
import { folded } from '../../../../src/rules/campaign/file/fold.ts';
import type { Deed } from '../../../../src/rules/campaign/history/deed.ts';
import { DAY, adaAndFinn, find, person } from '../circle.ts';
import { filed, fold } from './files.ts';

const { founding, history } = adaAndFinn();
const renamed = (count: number): readonly Deed[] =>
  Array.from({ length: count }, (_, at) => ({
    kind: 'rename pilot',
    on: DAY,
    pilot: 'p1',
    words: person(`Ada ${at}`),
  }));

test('a hangar folds as long as its history is: 50,000 deeds in at most two seconds', () => {
  const past = [...history, ...renamed(50_000 - history.length)];
  const begun = performance.now();
  const { hangar, fault } = folded(founding, past, find);
  expect(performance.now() - begun).toBeLessThan(2000);
  expect(fault).toBeNull();
  expect(hangar.history).toEqual(past);
  const filing = performance.now();
  expect(fold(filed(hangar))).toEqual({ ok: true, hangar });
  expect(performance.now() - filing).toBeLessThan(4000);
});

test('what is in the way leaves a history as it was before', () => {
  const past = [...history, ...renamed(1), history[1]!, ...renamed(1)];
  const { hangar, fault } = folded(founding, past, find);
  expect(fault?.at).toBe(3);
  expect(hangar.history).toEqual(past.slice(0, 3));
});
