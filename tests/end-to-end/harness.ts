import { fileURLToPath } from 'node:url';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  type Request,
} from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { hasStill } from '../../src/offline/pictures/stills.ts';
import { POSTERS } from '../../src/rules/booklet/picture-name.ts';
import { VIEW_SCREENS } from '../../src/rules/vocabulary.ts';
import { PATIENCE, launchBrowser } from '../tools/browser.ts';
import { serve, type Asked, type Host, type Instead, type Spoiled } from '../tools/host.ts';
import { giveQuickPen } from './quick-pen.ts';
import { drawSameLots } from './same-lots.ts';

export { PATIENCE };
/** The built game. `npm run end-to-end` builds it first. */
export const DIST = fileURLToPath(new URL('../../dist', import.meta.url));
/** How many stills a booklet of the game has: its pages and posters. */
export const STILLS =
  VIEW_SCREENS.length + POSTERS.filter((name) => hasStill('rfl-3n', name)).length;
const SCREENSHOTS = fileURLToPath(new URL('../../screenshots', import.meta.url));

const touch = { hasTouch: true, isMobile: true };
/** The sizes every stage is looked at. */
export const DEVICES = {
  'small phone': { viewport: { width: 360, height: 640 }, ...touch },
  phone: { viewport: { width: 390, height: 844 }, ...touch },
  'lying phone': { viewport: { width: 844, height: 390 }, ...touch },
  tablet: { viewport: { width: 820, height: 1180 }, ...touch },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const satisfies Record<string, BrowserContextOptions>;
export type Device = keyof typeof DEVICES;

/** Slow 4G as Lighthouse simulates it: 150 ms there and back, 1.6 Mbit/s down, 750 kbit/s up. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 2e5, uploadThroughput: 93_750 };

export interface OpenOptions {
  readonly device?: Device;
  readonly colourScheme?: 'light' | 'dark';
  readonly reducedMotion?: boolean;
  /** What is drawn on the device is there at once, an empty sheet: for tests that look at no drawing. */
  readonly quickPen?: boolean;
  /** Nothing is kept for a time without a network: for tests that look at none. */
  readonly unkept?: boolean;
  /** The device says that data is dear: the game is kept for a time without a network, its pictures are not. */
  readonly dataDear?: boolean;
  /** The browser keeps what the host says it may, and asks for it once: for tests that open the game again and
   *  again, and look at nothing without a network. */
  readonly lasting?: boolean;
  /** The browser may delete what is kept: for tests of what is said there. */
  readonly fleeting?: boolean;
  /** What is drawn by lot is the same at each run: for tests that play to an end against a computer pilot. */
  readonly sameLots?: boolean;
  /** A slow phone: slow 4G and a quarter of the processor. */
  readonly throttled?: boolean;
  /** Where on its host the game stands, a slash at both ends. */
  readonly folder?: string;
  /** What its host answers where there is no file. */
  readonly instead?: Instead;
  /** What follows the address, such as `#/booklets`. */
  readonly path?: string;
}

/** For tests that look at no motion and no drawing: both take more of the processor than all else. */
export const QUICK = { reducedMotion: true, quickPen: true } as const;
/** For those that look at nothing without a network either. */
export const PLAIN = { ...QUICK, unkept: true } as const;

export interface OpenedApp {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly host: Host;
  /** What no page may do; the test fails when it finishes with any of these. */
  readonly faults: readonly string[];
  /** Addresses every page of this context has asked for, in order; not the service worker's own. */
  readonly requests: readonly string[];
  /** Opens another tab, on the same device. */
  openTab(path?: string): Promise<Page>;
  /** Cuts the network for pages and service worker alike, and stops the host. */
  goOffline(): Promise<void>;
  goOnline(): Promise<void>;
  /** The host has the files of another root from now on, when scripts that are on their way have come. */
  hostShows(root: string): Promise<void>;
  /** Keeps back what has such an address, as a network that fails; gives what lets it through again. That the browser
   *  says so is no fault. */
  withhold(pattern: RegExp): Promise<() => Promise<void>>;
  /** The host is not whole from now on. That the browser says so is no fault. */
  spoil(how: (asked: Asked) => Spoiled | null): void;
  /** Resolves when the service worker has the page in its hands: ready without a network, but for pictures. */
  untilControlled(page?: Page): Promise<void>;
  /** Resolves when the device keeps so many stills: `STILLS` a booklet that was chosen or opened. */
  untilStillsKept(stills: number, page?: Page): Promise<void>;
}

let launched: Promise<Browser> | undefined;
/** The browser of all files that a process tries, started once, and ended with it; one that died, or did not start, is
 *  started anew. */
const launch = async (): Promise<Browser> => {
  const forget = (): void => void (launched = undefined);
  const launching = launchBrowser();
  launching.catch(forget);
  const browser = await launching;
  browser.on('disconnected', forget);
  return browser;
};

/** Closes the whole device when one of its pages crashes, so that nothing waits for what cannot come
 *  any more, on whichever page; `tell` takes the sentence that says so. */
export const endAtCrash = (context: BrowserContext, tell: (fault: string) => void): void => {
  context.on('page', (page) =>
    page.once('crash', () => {
      tell(`a page crashed: ${page.url()}`);
      // It may be closed already.
      void context.close().catch(() => undefined);
    }),
  );
};

/** Opens the built game on a device of its own and clears up after the test. The test fails on a
 *  console error, on anything the Content-Security-Policy forbids (the browser says so on the
 *  console), on an uncaught error and on a request that leaves the host. */
export const openApp = async (options: OpenOptions = {}): Promise<OpenedApp> => {
  launched ??= launch();
  const browser = await launched;
  const host = await serve(DIST, options);
  const context = await browser.newContext({
    ...DEVICES[options.device ?? 'desktop'],
    colorScheme: options.colourScheme ?? 'light',
    reducedMotion: options.reducedMotion ? 'reduce' : 'no-preference',
    serviceWorkers: options.unkept ? 'block' : 'allow',
  });
  context.setDefaultTimeout(PATIENCE);
  if (options.quickPen) await context.addInitScript(giveQuickPen);
  if (options.sameLots) await context.addInitScript(drawSameLots);
  if (options.dataDear) await context.addInitScript(sayDataIsDear);
  if (!options.fleeting) await context.addInitScript(promiseToKeep);
  const faults: string[] = [];
  const requests: string[] = [];
  let withheld: RegExp | null = null;
  // A still that is not kept is asked for in vain, and then drawn: the browser says so.
  let missing: RegExp | null = null;
  const { origin } = new URL(host.address);
  // Scripts that are on their way: nothing answers for them where the host is stopped meanwhile.
  const scripts = new Set<Request>();
  context.on('requestfinished', (request) => scripts.delete(request));
  context.on('requestfailed', (request) => scripts.delete(request));
  // Of what a closed tab had asked for nobody hears the end.
  context.on('page', (page) =>
    page.once('close', () => {
      for (const request of scripts) if (request.frame().page() === page) scripts.delete(request);
    }),
  );

  context.on('request', (request) => {
    if (request.resourceType() === 'script' && !request.serviceWorker()) scripts.add(request);
    const url = new URL(request.url());
    if (url.origin !== origin) faults.push(`a request left the host: ${request.url()}`);
    if (!request.serviceWorker()) requests.push(request.url());
  });
  context.on('console', (message) => {
    const { url } = message.location();
    // A net that does not come is fetched at the next visit, whatever the test is about.
    if (
      message.type() === 'error' &&
      !url.endsWith('.net') &&
      !withheld?.test(url) &&
      !missing?.test(url)
    )
      faults.push(`console: ${message.text()} ${url}`.trim());
  });
  endAtCrash(context, (fault) => faults.push(fault));
  context.on('weberror', (error) => faults.push(`uncaught: ${error.error().message}`));

  onTestFinished(async () => {
    await context.close();
    await host.stop();
    expect(faults).toEqual([]);
  });

  const openTab = async (path = ''): Promise<Page> => {
    const page = await context.newPage();
    if (options.throttled) await throttle(page);
    await page.goto(`${host.address}${path}`);
    return page;
  };
  const page = await openTab(options.path);

  return {
    page,
    context,
    host,
    faults,
    requests,
    openTab,
    goOffline: async () => {
      missing = /\/pictures\//;
      await untilNone(scripts);
      await context.setOffline(true);
      await host.stop();
    },
    goOnline: async () => {
      await host.resume();
      await context.setOffline(false);
      missing = null;
    },
    hostShows: async (root) => {
      await untilNone(scripts);
      host.show(root);
    },
    withhold: async (pattern) => {
      withheld = pattern;
      await context.route(pattern, (route) => route.abort());
      return () => context.unroute(pattern);
    },
    spoil: (how) => {
      withheld = /(?:)/;
      host.spoil(how);
    },
    untilControlled: async (tab = page) => {
      await tab.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    },
    untilStillsKept: (stills, tab = page) =>
      // A wait for a function takes a promise for yes.
      tab.evaluate(async (many) => {
        const keptOf = async (name: string) =>
          name.startsWith('viewscreen-pictures-') ? (await caches.open(name)).keys() : [];
        const kept = async () =>
          (await Promise.all((await caches.keys()).map(keptOf)))
            .flat()
            .filter(({ url }) => /\/pictures\/[^/]+\/[\w-]+\.webp/.test(url));
        while ((await kept()).length < many)
          await new Promise((resolve) => setTimeout(resolve, 200));
      }, stills),
  };
};

/** Waits until nothing is on its way any more, at most ten seconds: what was broken off without a word never ends. */
const untilNone = async (requests: ReadonlySet<Request>): Promise<void> => {
  const end = Date.now() + 10_000;
  while (requests.size > 0 && Date.now() < end)
    await new Promise((resolve) => setTimeout(resolve, 50));
};

/** What is said where a browser promises nothing stands over no other test. */
const promiseToKeep = (): void => {
  // An empty page has no storage.
  if (typeof StorageManager === 'undefined') return;
  const promise = { value: () => Promise.resolve(true), configurable: true };
  Object.defineProperties(StorageManager.prototype, { persist: promise, persisted: promise });
};

const sayDataIsDear = (): void => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
};

const throttle = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
};

/** Keeps what the page looks like in screenshots/NAME.png, for human eyes. */
export const shot = async (page: Page, name: string): Promise<void> => {
  await page.screenshot({ path: `${SCREENSHOTS}/${name}.png`, animations: 'disabled' });
};
