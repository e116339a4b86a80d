import { mkdtemp, readFile, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { PATIENCE, browserFile } from './browser.ts';

/** The game's host. */
interface Host {
  readonly address: string;
  stop(): Promise<void>;
}

/** A device on disk whose browser can be killed and started again. */
export interface MortalDevice {
  readonly open: (path: string) => Promise<Page>;
  /** Ends all processes of the browser where they stand. */
  readonly kill: () => Promise<void>;
  /** Cuts so many bytes off the end of what the browser has written of its databases. */
  readonly tear: (bytes: number) => Promise<void>;
  /** Spoils some of it in the middle: the browser throws all of it away. */
  readonly spoil: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** The process of the browser that has this folder, which leads its group. */
const processOf = async (folder: string): Promise<number | null> => {
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const said = (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).split('\0');
    if (
      said.includes(`--user-data-dir=${folder}`) &&
      !said.some((each) => each.startsWith('--type='))
    )
      return Number(pid);
  }
  return null;
};

export const openMortalDevice = async (
  host: Host,
  options: BrowserContextOptions = {},
): Promise<MortalDevice> => {
  const executablePath = await browserFile();
  const folder = await mkdtemp(join(tmpdir(), 'viewscreen-killed-'));
  let context: BrowserContext | null = null;
  /** Where the browser writes its databases first. */
  const logs = async (): Promise<readonly string[]> => {
    const databases = join(folder, 'Default', 'IndexedDB');
    const files = await readdir(databases, { recursive: true });
    return files.filter((file) => file.endsWith('.log')).map((file) => join(databases, file));
  };
  return {
    async open(path) {
      const launch = (): Promise<BrowserContext> =>
        chromium.launchPersistentContext(folder, {
          executablePath,
          timeout: PATIENCE,
          ...options,
          serviceWorkers: 'block',
        });
      // The one that was killed may not be gone yet.
      context = await launch().catch(async () => {
        await new Promise((resolve) => setTimeout(resolve, 2000));
        return launch();
      });
      context.setDefaultTimeout(PATIENCE);
      const [page = await context.newPage()] = context.pages();
      await page.goto(`${host.address}${path}`);
      return page;
    },
    async kill() {
      const gone = new Promise((done) => context?.once('close', done));
      const pid = await processOf(folder);
      if (pid !== null) process.kill(-pid, 'SIGKILL');
      await gone;
      while ((await processOf(folder)) !== null) await new Promise((done) => setTimeout(done, 50));
      context = null;
    },
    async tear(bytes) {
      for (const file of await logs()) {
        const { size } = await stat(file);
        await truncate(file, Math.max(0, size - bytes));
      }
    },
    async spoil() {
      for (const file of await logs()) {
        const bytes = await readFile(file);
        await writeFile(file, bytes.fill(255, bytes.length >> 1, (bytes.length >> 1) + 50));
      }
    },
    async close() {
      await context?.close();
      await host.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
