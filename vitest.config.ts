import { defineConfig } from 'vitest/config';

/** Three projects: `unit` plays the rules in Node, `drawing` holds what draws to its laws, `end-to-end`
 *  drives the built game in a browser.
 *  Component tests (`*.browser.test.ts`) run inside a page: see web-test-runner.config.js. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          // Nothing in them changes what is loaded, so all files share it: loading it anew took longer than the tests.
          isolate: false,
          // One thread is as quick as two, and leaves the other processor to the browsers.
          pool: 'threads',
          maxWorkers: 1,
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/end-to-end/**', 'tests/figure/proofs/**', 'tests/**/*.browser.test.ts'],
          // No test is about time: this ends what waits for what never comes.
          testTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'drawing',
          isolate: false,
          include: ['tests/figure/proofs/**/*.test.ts'],
          exclude: ['tests/**/*.browser.test.ts'],
          testTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'end-to-end',
          // Files of a process share what is loaded and one browser; every test has a device of its own.
          isolate: false,
          include: ['tests/end-to-end/**/*.test.ts'],
          // As above; a whole duel by clicking takes a busy machine minutes.
          testTimeout: 600_000,
          hookTimeout: 600_000,
          expect: { poll: { timeout: 300_000 } },
          // Two browsers at a time: players wait for much that runs by a clock and needs no processor.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
