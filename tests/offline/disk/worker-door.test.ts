import { expect, onTestFinished, test } from 'vitest';
import { WorkerDoor } from '../../../src/offline/disk/worker-door.ts';

interface Letter {
  readonly ticket: number;
}

/** Collects unhandled rejections before the runner sees them. */
const uncaught = (): unknown[] => {
  const taken: unknown[] = [];
  const others = process.listeners('unhandledRejection');
  const take = (reason: unknown): void => void taken.push(reason);
  process.removeAllListeners('unhandledRejection').on('unhandledRejection', take);
  onTestFinished(() => {
    process.off('unhandledRejection', take);
    for (const other of others) process.on('unhandledRejection', other);
  });
  return taken;
};

const task = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test('if a listener throws, its question is closed, and the page does not answer it again', async () => {
  const taken = uncaught();
  const door = new WorkerDoor<Letter, Letter>({
    start: () => {
      throw new Error('no workers');
    },
    here: (asked) => [asked],
  });
  const mistake = new Error('a mistake of the listener');
  let heard = 0;
  const hear = (): never => {
    heard += 1;
    throw mistake;
  };
  door.ask({ ticket: 1 }, hear);
  await task();
  door.end();
  await task();
  expect(heard).toBe(1);
  expect(taken).toEqual([mistake]);
});
