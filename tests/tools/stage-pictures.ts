import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { readLibrary } from '../../src/command-line/library.ts';
import { printHangarFile } from '../../src/rules/campaign/file/hangar-file.ts';
import { begin, choose, goOn, takeIn } from '../end-to-end/table.ts';
import { marked, onDevice, putAway, showBuild } from './bench-browser.ts';
import { KNOWN } from './duel-player.ts';
import { fullHangar } from './full-hangar.ts';
import { recordOf } from './recorded-duels.ts';

/**
 * `npm run tool -- stages FOLDER [BUILD]`: takes a picture of every stage of a build (`dist` unless named) at three sizes, light
 * and dark. `npm run tool -- stages FOLDER with OTHER`: prints how many pixels differ in each picture of both, and ends with
 * 1 if any do.
 */

const SIZES = { phone: [390, 844], tablet: [820, 1180], desktop: [1440, 900] } as const;
const SCHEMES = ['light', 'dark'] as const;
/** Any day, so that two runs show the same dates. */
const FIXED = `const day = Date.parse('2026-11-27T12:00:00');
globalThis.Date = class extends Date {
  constructor(...given) { super(...(given.length > 0 ? given : [day])); }
  static now() { return day; }
};`;

/** Somebody who knows the game, and turns the pages by a tap. */
const SETTINGS = JSON.stringify({ ...(JSON.parse(KNOWN) as object), pace: 'at a tap' });

/** Under HANGAR and RECORD stand what was brought in. */
const ADDRESSES =
  `- one two fight learn hangar HANGAR HANGAR/muster HANGAR/stockpile HANGAR/trade HANGAR/pilot/p1
  HANGAR/mech/m1 HANGAR/card/p1 HANGAR/cards HANGAR/chronicle HANGAR/memorial booklets balance forge booklets/rfl-3n/31
  gallery/rfl-3n print/rfl-3n records RECORD/3 rules rules/many duel/none-such`.split(/\s+/);

const hangar = printHangarFile(fullHangar([...readLibrary().values()], 20));

/** Brings a full hangar and a finished duel in, and gives where they are. */
const furnish = async (page: Page): Promise<Readonly<Record<string, string>>> => {
  await page.evaluate((known) => localStorage.setItem('viewscreen', known), SETTINGS);
  await page.reload();
  await marked(page, 'playable');
  const id = await page.evaluate<string>(`(async () => {
    const hangars = await document.querySelector('viewscreen-app').hangars();
    await hangars.restore((await hangars.check(${JSON.stringify(hangar)})).found);
    return (await hangars.list())[0].id;
  })()`);
  await page.evaluate("location.hash = '#/records'");
  await takeIn(page, recordOf(116));
  const kept = page.locator('a[href*="records/"][href*="/1"], a[href*="#/duel/"]').first();
  await kept.waitFor({ timeout: 20_000 });
  const record = /(?:records|duel)\/([^/]+)/.exec((await kept.getAttribute('href')) ?? '')?.[1];
  return { HANGAR: `hangar/${id}`, RECORD: `records/${record}` };
};

/** Waits until nothing moves and every picture is there. */
const settled = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1500);
};

const take = async (folder: string): Promise<void> => {
  for (const [size, [width, height]] of Object.entries(SIZES))
    for (const colorScheme of SCHEMES)
      await onDevice(
        { screen: { viewport: { width, height }, colorScheme, reducedMotion: 'reduce' } },
        async (page) => {
          await page.addInitScript(FIXED);
          await page.reload();
          const shot = async (name: string): Promise<void> => {
            await settled(page);
            const path = join(folder, `${name.replaceAll('/', ' ')}, ${size}, ${colorScheme}.png`);
            await page.screenshot({ path, animations: 'disabled', fullPage: true });
          };
          const places = await furnish(page);
          for (const address of ADDRESSES) {
            const hash = address.replace(/^[A-Z]+/, (name) => places[name] ?? name);
            await page.evaluate(`location.hash = '#/${hash === '-' ? '' : hash}'`);
            await shot(address);
          }
          await page.evaluate("location.hash = '#/'");
          await begin(page);
          await choose(page, 'Ada', 52);
          await shot('curtain');
          await choose(page, 'Ben', 62);
          await shot('numbers');
          await goOn(page, 'Turn the pages');
          await shot('pages');
          await goOn(page, /^(Ada's page|The score)/);
          await shot('the next scene');
        },
      );
};

/** Said in the page: how many pixels of two pictures differ by more than a shade, or -1 where they differ in size. */
const COUNT_DIFFERING_PIXELS = `async ([one, other]) => {
  const pixels = async (text) => {
    // The page's policy allows no picture from a data address.
    const bytes = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, image.width, image.height);
  };
  const [a, b] = [await pixels(one), await pixels(other)];
  if (a.width !== b.width || a.height !== b.height) return -1;
  let count = 0;
  for (let i = 0; i < a.data.length; i += 4)
    if ([0, 1, 2].some((channel) => Math.abs(a.data[i + channel] - b.data[i + channel]) > 8)) count += 1;
  return count;
}`;

const compare = (folder: string, other: string): Promise<void> =>
  onDevice({}, async (page) => {
    for (const name of readdirSync(folder).filter((each) => existsSync(join(other, each)))) {
      const both = [folder, other].map((each) => readFileSync(join(each, name), 'base64'));
      const count = await page.evaluate<number>(
        `(${COUNT_DIFFERING_PIXELS})(${JSON.stringify(both)})`,
      );
      if (count === 0) continue;
      process.exitCode = 1;
      process.stdout.write(`${count < 0 ? 'another size' : count}\t${name}\n`);
    }
  });

const [folder = 'screenshots/stages', build = 'dist', other] = process.argv.slice(2);
if (build === 'with') await compare(folder, other ?? folder);
else {
  showBuild(build);
  mkdirSync(folder, { recursive: true });
  await take(folder);
}
await putAway();
