import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PATIENCE, QUICK, openApp } from './harness.ts';
import { startButton } from './table.ts';

const SENTENCE = 'It plays in Safari 17, Firefox 126, Chrome and Edge 111, and later ones.';

/** A first visit with a browser that is made older before the page is loaded. */
const visit = async (older: (page: Page) => Promise<unknown>): Promise<Page> => {
  const { context, host } = await openApp({ path: 'icon.svg', unkept: true });
  const page = await context
    .browser()!
    .newPage({ serviceWorkers: 'block', reducedMotion: 'reduce' });
  page.setDefaultTimeout(PATIENCE);
  await older(page);
  await page.goto(host.address);
  return page;
};

test('in a browser that cannot read the script, the page says after ten seconds which browsers can', async () => {
  const page = await visit((old) =>
    old.route('**/assets/index-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'const sentence = /(?<!' }),
    ),
  );
  const sentence = page.getByText(SENTENCE);
  await sentence.waitFor({ state: 'attached' });
  expect(await sentence.isVisible()).toBe(false);
  const late = await page.evaluate(() =>
    document.getAnimations().map((each) => {
      each.finish();
      return each.effect?.getComputedTiming().delay;
    }),
  );
  expect(late).toEqual([10_000]);
  expect(await sentence.isVisible()).toBe(true);
  await page.context().close();
});

test.each([
  ['toSorted', () => Reflect.deleteProperty(Array.prototype, 'toSorted')],
  [
    'zoom',
    () => {
      const supports = CSS.supports.bind(CSS);
      Object.assign(CSS, { supports: (need: string) => !need.includes('zoom') && supports(need) });
    },
  ],
] as const)(
  'in a browser without %s, the page says at once which browsers have it',
  async (_what, older) => {
    const page = await visit((old) => old.addInitScript(older));
    await page.getByText(SENTENCE).waitFor();
    expect(await page.locator('viewscreen-app').count()).toBe(0);
    await page.context().close();
  },
);

test('a browser without locks keeps the game and what is typed', async () => {
  const app = await openApp({
    ...QUICK,
    path: 'icon.svg',
    dataDear: true,
  });
  await app.context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'));
  const page = await app.openTab();
  await startButton(page).waitFor();
  await app.untilControlled(page);
  await page.goto(`${page.url().split('#')[0]}#/forge`);
  await page.getByLabel('Name', { exact: true }).fill('Hunchback');
  await page.reload();
  await page.getByLabel('Name', { exact: true }).waitFor();
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Hunchback');
});
