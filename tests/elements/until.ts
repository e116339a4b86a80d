import { waitUntil } from '@open-wc/testing';

/** Longer than any busy machine takes, and shorter than the runner waits for a test (milliseconds). */
const PATIENCE = 120_000;

/** Waits until something holds; how long that takes is nothing that a test may depend on. */
export const until = (holds: () => unknown, said?: string): Promise<void> =>
  waitUntil(holds, said, { timeout: PATIENCE });
