import { execSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from './browser.ts';
import { begin, choose, startButton } from '../end-to-end/table.ts';
import type { Asked, Host, Spoiled } from './host.ts';
import { SPOILED, serve } from './host.ts';
import { newFolder } from './other-books.ts';
import { oneOf } from './random-fight.ts';
import { randomFrom } from './random-play.ts';
import { renamedBuild } from './renamed-build.ts';

/**
 * `npm run tool -- hosts [COUNT [FIRST SEED]]`: so many devices, 50 if nothing is said, visit hosts that are not whole: first visits,
 * updates, and every fifth with the last build before files were held to their hashes. Which files are missing, and what comes in their
 * place, goes by the seed. When the host is whole the game has to stand, offline too, with the duel that was begun,
 * and nothing is cleared. Ends with 1 if one does not.
 */
const COUNT = Number(process.argv[2] ?? 50);
const FIRST = Number(process.argv[3] ?? 1);
/** The last build that kept whatever a host answered. */
const BEFORE = 'feaae10c';
/** How long a game that stands may take to come (milliseconds). */
const PATIENCE = 30_000;

const temporary = newFolder();
const [dist, other, before] = [resolve('dist'), join(temporary, 'other'), join(temporary, 'old')];
await renamedBuild(dist, other);
mkdirSync(before);
execSync(`git archive ${BEFORE} | tar -x -C ${before}`);
symlinkSync(resolve('node_modules'), join(before, 'node_modules'));
execSync('node node_modules/vite/bin/vite.js build --logLevel=error', { cwd: before });
const scriptOf = (root: string): string =>
  /assets\/index-[^"]+\.js/.exec(readFileSync(join(root, 'index.html'), 'utf8'))?.[0] ?? '';

/** Whether the game comes up within a time. */
const comesUp = (page: Page, patience = PATIENCE): Promise<boolean> =>
  startButton(page)
    .waitFor({ timeout: patience })
    .then(
      () => true,
      () => false,
    );

/** A visit, from the beginning: whatever was open of the game is left before. */
const visit = async (page: Page, address: string): Promise<void> => {
  await page.goto('about:blank');
  await page.goto(address).catch(() => undefined);
};

/** Waits until no worker is on its way, at most some seconds. */
const settle = async (page: Page): Promise<void> => {
  await page.waitForTimeout(1500);
  for (let at = 0; at < 60; at += 1) {
    const busy = await page
      .evaluate(async () => Boolean((await navigator.serviceWorker?.getRegistration())?.installing))
      .catch(() => false);
    if (!busy) return;
    await page.waitForTimeout(100);
  }
};

/** What a host that is not whole does with each file, in whatever order they are asked for. */
const poorHost = (seed: number, kind: Kind): ((asked: Asked) => Spoiled | null) => {
  const random = randomFrom(seed);
  const [share, scriptsOnly] = [oneOf([0.05, 0.3, 1], random), random() < 0.5];
  const hows = random() < 0.5 ? [oneOf(SPOILED, random)] : SPOILED;
  return ({ byScript, name }) => {
    if (scriptsOnly && !byScript) return null;
    const ofFile = randomFrom([...name].reduce((sum, sign) => 31 * sum + sign.charCodeAt(0), seed));
    if (ofFile() >= share) return null;
    const how = oneOf(hows, ofFile);
    // An empty file is a script, too: browsers take it for the next worker, no code of ours is asked, and until it is
    // replaced the old version needs a network.
    return name === 'sw.js' && how === 'empty' && kind === 'an update' ? 'missing' : how;
  };
};

/** Stands without a network, its later parts and the duel too; otherwise a sentence. */
const offline = async (page: Page, host: Host, duel: string | null): Promise<string | null> => {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await host.stop();
  await page.context().setOffline(true);
  try {
    await visit(page, host.address);
    if (!(await comesUp(page))) return 'the game does not come up offline';
    await page.getByRole('link', { name: 'Booklets' }).first().click();
    await page.getByRole('heading', { name: 'Rifleman' }).first().waitFor();
    if (duel) {
      await visit(page, duel);
      await page.getByText('Ada is locked in').waitFor();
    }
    return null;
  } finally {
    await page.context().setOffline(false);
    await host.resume();
  }
};

/** How a device fared: what is wrong, if anything, and how many loads from a whole host it took. */
interface Fared {
  readonly wrong: string | null;
  readonly loads: number;
  /** It did not come up before. */
  readonly wasDead?: boolean;
}

const play = async (browser: Browser, seed: number, kind: Kind): Promise<Fared> => {
  const first = kind === 'an older build' ? before : kind === 'an update' ? other : dist;
  const host = await serve(first);
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  let duel: string | null = null;
  const beginDuel = async (): Promise<void> => {
    await begin(page);
    await choose(page, 'Ada', 52);
    await page.getByText('Ada is locked in').waitFor();
    duel = page.url();
  };
  try {
    if (kind !== 'an update') host.spoil(poorHost(seed, kind));
    await visit(page, host.address);
    const stood = await comesUp(page, kind === 'an update' ? PATIENCE : 3000);
    if (stood) await beginDuel().catch(() => undefined);
    await settle(page);
    if (kind === 'an update') {
      await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
      host.show(dist);
      host.spoil(poorHost(seed, kind));
      await visit(page, host.address);
      if (!(await comesUp(page))) return { wrong: 'the old version is not whole', loads: 0 };
      await settle(page);
      const wrong = await offline(page, host, duel);
      if (wrong) return { wrong: `the old version: ${wrong}`, loads: 0 };
    }
    // What a next visit finds, as long as the host is not whole.
    let wasDead = false;
    if (kind !== 'an update') {
      await visit(page, host.address);
      wasDead = !(await comesUp(page, 5000));
    }
    host.spoil(() => null);
    host.show(dist);
    for (let loads = 1; loads <= 3; loads += 1) {
      await visit(page, host.address);
      const came = await comesUp(page, 15_000);
      await settle(page);
      const update = page.getByRole('button', { name: 'Update' });
      if (await update.isVisible()) await update.click();
      const isNew = await page
        .waitForSelector(`script[src*="${scriptOf(dist)}"]`, { state: 'attached', timeout: 5000 })
        .catch(() => null);
      if (!came || !isNew || !(await comesUp(page))) continue;
      return { wrong: await offline(page, host, duel), loads, wasDead };
    }
    return { wrong: 'the game does not stand after three loads', loads: 3 };
  } catch (error) {
    return { wrong: String(error).split('\n')[0] ?? '', loads: 0 };
  } finally {
    await context.close();
    await host.stop();
  }
};

const KINDS = [
  'a first visit',
  'an update',
  'a first visit',
  'an update',
  'an older build',
] as const;
type Kind = (typeof KINDS)[number];

const browser = await launchBrowser();
const fared = new Map<string, number>();
for (let at = 0; at < COUNT; at += 1) {
  const [seed, kind] = [FIRST + at, KINDS[(FIRST + at) % KINDS.length] ?? 'a first visit'];
  const { loads, wasDead, wrong } = await play(browser, seed, kind);
  const line =
    wrong === null
      ? `${kind}${wasDead ? ', dead before' : ''}: stands at load ${loads}`
      : `${kind}: FAILED`;
  fared.set(line, (fared.get(line) ?? 0) + 1);
  process.stdout.write(`${seed}. ${line}${wrong === null ? '' : `: ${wrong}`}\n`);
  if (wrong !== null) process.exitCode = 1;
}
await browser.close();
rmSync(temporary, { recursive: true });
for (const [line, many] of [...fared].toSorted(([one], [two]) => (one < two ? -1 : 1)))
  process.stdout.write(`${many} × ${line}\n`);
