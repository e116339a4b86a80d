import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openApp } from './harness.ts';
import { startButton } from './table.ts';

/** What may come before a duel can be begun: bytes as sent, and files. The milliseconds that this
 *  takes on a slow phone are told by `npm run tool -- bench`. */
const BYTES = 90_000;
const FILES = 6;

/** The booklets whose texts a page has asked for. */
const booklets = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /([a-z0-9-]+)-[\w-]{8}\.json$/.exec(name)?.[1] ?? [])
      .toSorted(),
  );

test(`a duel can begin after ${FILES} files of ${BYTES / 1000} kB in all, in two round trips`, async () => {
  const { page } = await openApp({ device: 'phone', throttled: true });
  await startButton(page).waitFor();
  const { playable, html, script, files } = await page.evaluate(() => {
    const timings = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return {
      playable: performance.getEntriesByName('playable')[0]?.startTime ?? Infinity,
      html: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming)
        .encodedBodySize,
      script: Math.max(
        ...timings.filter(({ name }) => name.endsWith('.js')).map(({ responseEnd }) => responseEnd),
      ),
      files: timings.map(({ name, startTime, encodedBodySize }) => ({
        name: name.replace(/.*\//, ''),
        startTime,
        encodedBodySize,
      })),
    };
  });
  const before = files.filter(({ name, startTime }) => startTime < playable && name !== 'icon.svg');
  expect(before.length + 1).toBeLessThanOrEqual(FILES);
  expect(before.reduce((sum, each) => sum + each.encodedBodySize, html)).toBeLessThanOrEqual(BYTES);
  // No file waits for the script to request it: the page lists what the first stage needs.
  expect(before.filter(({ startTime }) => startTime > script).map(({ name }) => name)).toEqual([]);
  expect(before.filter(({ name }) => /^index-.*\.js$/.test(name))).toHaveLength(1);
  // The chosen booklets come right after it, and no others.
  expect(before.filter(({ name }) => name.endsWith('.json'))).toEqual([]);
  await expect.poll(() => booklets(page)).toEqual(['grf-1n', 'rfl-3n']);
});
