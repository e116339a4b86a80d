import { expect, test } from 'vitest';
import type { Happening } from '../../../src/elements/common/say.ts';
import { say } from '../../../src/elements/common/say.ts';

test('an event goes up through every shadow root with its detail', () => {
  const element = new EventTarget();
  const heard: Event[] = [];
  element.addEventListener('maneuver-picked', (event) => heard.push(event));
  say(element, 'maneuver-picked', { console: 52 });
  expect(heard).toMatchObject([{ bubbles: true, composed: true, detail: { console: 52 } }]);
});

test('an event does not compile with a misspelled name, or with a missing or wrong detail', () => {
  type IsOne<Name extends string> = Name extends Happening ? true : false;
  const [right, misspelt]: [IsOne<'maneuver-picked'>, IsOne<'maneuver-piked'>] = [true, false];
  expect([right, misspelt]).toEqual([true, false]);
  type Told<Name extends Happening> =
    Parameters<typeof say<Name>> extends [unknown, unknown, infer Detail] ? Detail : null;
  const [picked, asked]: [Told<'maneuver-picked'>, Told<'menu-asked'>] = [{ console: 52 }, null];
  expect([picked, asked]).toEqual([{ console: 52 }, null]);
});
