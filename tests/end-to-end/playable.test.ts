import { expect, test } from 'vitest';
import { openApp } from './harness.ts';

/** Milliseconds until the game can be begun, on a slow phone: 4× slower processor, slow 4G. */
const BUDGET = 1500;
/** A busy machine only ever makes a visit slower, so the fastest of some first visits is taken. */
const VISITS = 12;

test(
  `on a slow phone the booklets can be opened within ${BUDGET} ms of the first visit`,
  { timeout: 120_000 },
  async () => {
    let fastest = Infinity;
    for (let visit = 0; visit < VISITS && fastest > BUDGET; visit += 1) {
      const { page, context } = await openApp({ device: 'phone', throttled: true });
      await page.getByRole('button', { name: /Open both booklets/ }).waitFor();
      const playable = await page.evaluate(
        () => performance.getEntriesByName('playable')[0]?.startTime ?? Infinity,
      );
      fastest = Math.min(fastest, playable);
      await context.close();
    }
    console.info(`playable after ${Math.round(fastest)} ms on a slow phone`);
    expect(fastest).toBeLessThanOrEqual(BUDGET);
  },
);
