import { defineConfig } from 'vitest/config';

/** Two projects: `unit` plays the rules in Node, `end-to-end` drives the built game in a browser.
 *  Component tests (`*.browser.test.ts`) run inside a page: see web-test-runner.config.js. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/end-to-end/**', 'tests/**/*.browser.test.ts'],
          // A law plays many duels, and the machine may have two slow cores.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'end-to-end',
          include: ['tests/end-to-end/**/*.test.ts'],
          // A whole duel by clicking, on two slow cores.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // One browser at a time: the timed tests measure the page, not its neighbours.
          fileParallelism: false,
        },
      },
    ],
  },
});
