import { expect, test } from 'vitest';
import { deviceQueue } from '../../../src/elements/device/queue.ts';
import { nextAlone } from '../../../src/elements/end/stands.ts';
import type { Battle } from '../../../src/rules/battle/battle.ts';
import { griffin, opened, rifleman } from '../../rules/battle/table-top.ts';

const battle = opened(rifleman, [griffin, griffin, rifleman]);
const choosing = (...locked: (number | null)[]) => ({ kind: 'choosing', locked }) as const;
const second = { ...battle, turns: 1 };
const out = (seat: number): Battle => ({
  ...battle,
  seats: battle.seats.map((each, at) => (at === seat ? { ...each, out: 'fell' } : each)),
});

test('the queue follows the seats, and only the last pilot to choose may take a choice back', () => {
  expect(deviceQueue(battle, choosing(null, null, null, null))).toEqual({
    order: [0, 1, 2, 3],
    done: [],
    chooser: 0,
    last: null,
  });
  expect(deviceQueue(battle, choosing(52, 62, null, null))).toMatchObject({ chooser: 2, last: 1 });
});

test('the queue runs back the other way in the next turn', () => {
  expect(deviceQueue(second, choosing(null, null, 62, 58))).toEqual({
    order: [3, 2, 1, 0],
    done: [3, 2],
    chooser: 1,
    last: 2,
  });
});

test('a pilot who is out is not in the queue', () => {
  expect(deviceQueue(out(1), choosing(52, null, null, null))).toEqual({
    order: [0, 2, 3],
    done: [0],
    chooser: 2,
    last: 0,
  });
});

test('a pilot whose shutdown leaves no choice has nothing to take back', () => {
  const bound: Battle = {
    ...battle,
    seats: battle.seats.map((each, at) => (at === 1 ? { ...each, shutDown: true } : each)),
  };
  expect(deviceQueue(bound, choosing(52, 62, null, null))).toMatchObject({
    done: [0, 1],
    chooser: 2,
    last: 0,
  });
});

test('the queue skips computer pilots, and only people can take their choices back', () => {
  const names = [{}, { ofGame: true }, {}, { ofGame: true }] as const;
  expect(deviceQueue(battle, choosing(null, 62, null, 52), names)).toEqual({
    order: [0, 2],
    done: [],
    chooser: 0,
    last: null,
  });
  expect(deviceQueue(second, choosing(null, 62, 58, 52), names)).toEqual({
    order: [2, 0],
    done: [2],
    chooser: 0,
    last: 2,
  });
  expect(deviceQueue(battle, choosing(52, null, 58, 52), names).chooser).toBe(null);
});

test('the next to play alone is the first pilot around the table who has not done so yet', () => {
  expect(nextAlone(['Ada', 'Ben', 'Cleo'], ['Ada'])).toBe(1);
  expect(nextAlone(['Ben', 'Cleo', 'Ada'], ['Ada', 'Ben'])).toBe(1);
  expect(nextAlone(['Cleo', 'Ada', 'Ben'], ['Ada', 'Ben', 'Cleo'])).toBe(1);
  expect(nextAlone(['Ada', 'Ben', 'Cleo'], ['Ada', 'Ben'])).toBe(2);
});
