import { statSync } from 'node:fs';
import { loadavg } from 'node:os';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { launchBrowser } from './browser.ts';
import { serve } from './host.ts';

/** What the measurings of the built page share: a browser, devices, and how figures are told. */

export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  hasTouch: true,
  isMobile: true,
} as const satisfies BrowserContextOptions;

/** Slow 4G as Lighthouse simulates it: 150 ms there and back, 1.6 Mbit/s down, 750 kbit/s up. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 2e5, uploadThroughput: 93_750 };

const host = await serve('dist');
const browser = await launchBrowser();

/** Does something, and gives how many bytes were sent for it, and how many of them for pictures. */
export const sentFor = async (
  work: () => Promise<unknown>,
): Promise<{ readonly all: number; readonly pictures: number }> => {
  const [sent, asked] = [host.sent, host.asked.length];
  await work();
  const stills = host.asked.slice(asked).filter((each) => each.startsWith('pictures/'));
  return {
    all: host.sent - sent,
    pictures: stills.reduce((sum, each) => sum + statSync(`dist/${each}`).size, 0),
  };
};

/** Slows the processor of a page down to so much of it: 4 is a quarter. */
export const slowDown = async (page: Page, rate: number): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
};

/** Another build is measured from now on, by its folder. */
export const showBuild = (root: string): void => host.show(root);

/** What a page holds in memory, in bytes, when what nobody holds is let go of. */
export const heldInMemory = async (page: Page): Promise<number> => {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
};

/** Does something with the game opened at `path` on a device of its own. */
export const onDevice = async <T>(
  { path = '', slow = false, screen = PHONE as BrowserContextOptions },
  work: (page: Page) => Promise<T>,
): Promise<T> => {
  const context = await browser.newContext(screen);
  const page = await context.newPage();
  if (slow) {
    const session = await context.newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await slowDown(page, 4);
  }
  await page.goto(`${host.address}${path}`);
  const done = await work(page);
  await context.close();
  return done;
};

/** Waits for a mark of the page and gives when it was set, in milliseconds; asks seldom, not to disturb it. */
export const marked = async (page: Page, mark: string): Promise<number> => {
  const asked = `performance.getEntriesByName(${JSON.stringify(mark)})[0]?.startTime`;
  for (;;) {
    const set = await page.evaluate<number | undefined>(asked);
    if (set !== undefined) return set;
    await page.waitForTimeout(250);
  }
};

export const median = (numbers: readonly number[]): number =>
  [...numbers].sort((one, other) => one - other)[numbers.length >> 1] ?? 0;

/** Tells the median of milliseconds, and between which they lie. */
export const say = (what: string, milliseconds: readonly number[]): void => {
  const sorted = [...milliseconds].sort((one, other) => one - other).map(Math.round);
  process.stdout.write(
    `${sorted[sorted.length >> 1]} ms ${what} (median of ${sorted.length}; ${sorted[0]} to ${sorted.at(-1)})\n`,
  );
};

/** What of a trace is read: a task of a thread, how much of the processor it took, and a thread's name. */
interface Traced {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** In microseconds. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/**
 * The longest task of the page while something is done, in milliseconds of the processor, so that other
 * programs on the machine do not count.
 */
export const longestTask = async (page: Page, work: () => Promise<unknown>): Promise<number> => {
  const session = await page.context().newCDPSession(page);
  const traced: Traced[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    traced.push(...(value as unknown as Traced[]));
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline'] },
  });
  await work();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  const pages = new Set(
    traced
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = traced.filter(
    ({ name, pid, tid }) => name === 'RunTask' && pages.has(`${pid} ${tid}`),
  );
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
};

/** How fast a page is that was slowed down. */
export const speed = (rate: number): string =>
  rate === 1 ? 'this machine' : `1/${rate} of its speed`;

/** Tells how much else the machine had to do. */
export const sayLoad = (): void => {
  const load = loadavg().map((each) => each.toFixed(1));
  process.stdout.write(`load of the machine: ${load.join(', ')}\n`);
};

/** Ends what was begun for the measuring. */
export const putAway = async (): Promise<void> => {
  await browser.close();
  await host.stop();
};
