import { expect, test } from 'vitest';
import { openApp } from './harness.ts';

/** Milliseconds until the game can be begun, on a slow phone: 4× slower processor, slow 4G. */
const BUDGET = 1500;

test(
  `on a slow phone the booklets can be opened within ${BUDGET} ms of the first visit`,
  { retry: 2 },
  async () => {
    const { page } = await openApp({ device: 'phone', throttled: true });
    await page.getByRole('button', { name: /Open both booklets/ }).waitFor();
    const playable = await page.evaluate(
      () => performance.getEntriesByName('playable')[0]?.startTime ?? Infinity,
    );
    console.info(`playable after ${Math.round(playable)} ms`);
    expect(playable).toBeLessThanOrEqual(BUDGET);
  },
);
