import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PLAIN, openApp, shot } from './harness.ts';
import { comeToChoose, pressOn, raiseCurtain } from './table.ts';

// A whole turn of a fight: for eight on a phone, and by keys alone.

/** What is cut in the window, in words: text wider than its box, or what reaches over the window's edge. */
const cutIn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const all = (root: ParentNode): Element[] =>
      [...root.querySelectorAll('*')].flatMap((each) => [
        each,
        ...(each.shadowRoot ? all(each.shadowRoot) : []),
      ]);
    const wide = document.documentElement.clientWidth;
    /** Whether it lies in a strip that is drawn sideways. */
    const isDrawn = (each: Element): boolean => {
      const holder = each.assignedSlot ?? each.parentNode;
      const above = holder instanceof ShadowRoot ? holder.host : holder;
      return (
        above instanceof Element &&
        above !== document.body &&
        (['auto', 'scroll'].includes(getComputedStyle(above).overflowX)
          ? above.scrollWidth > above.clientWidth
          : isDrawn(above))
      );
    };
    const words = (each: Element): boolean =>
      [...each.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
      );
    const cut = all(document.body).filter((each) => {
      if (!(each instanceof HTMLElement) || !each.checkVisibility() || each.closest('.unseen'))
        return false;
      if (!words(each)) return false;
      const { left, right, width } = each.getBoundingClientRect();
      const hides = getComputedStyle(each).overflowX !== 'visible';
      return (
        width > 1 &&
        ((!isDrawn(each) && (left < -1 || right > wide + 1)) ||
          (hides && each.scrollWidth > each.clientWidth + 1))
      );
    });
    return cut.map((each) => `${each.localName}.${each.className}: ${each.textContent?.trim()}`);
  });

const FILM = 'turn-film';
const on = (page: Page) => page.locator(FILM).locator('.controls .on');

/** Nothing of what is in sight is cut, and the window scrolls to no side. */
const expectWhole = async (page: Page, where: string): Promise<void> => {
  expect(await cutIn(page), where).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBe(
    await page.evaluate(() => document.documentElement.clientWidth),
  );
};

test('nothing is cut while eight pilots around a phone set up a fight, choose, and watch the film to its end', async () => {
  const { page } = await openApp({ ...PLAIN, device: 'phone', path: '#/fight' });
  for (let seat = 4; seat <= 8; seat += 1) {
    await page.getByRole('button', { name: 'Another against Ada' }).click();
    await page.getByLabel(`Name in seat ${seat}`).waitFor();
  }
  await page.getByText('The table is full').waitFor();
  // The two printed 'Mechs, which every copy of the game has.
  const mechs = page.locator('select');
  for (let seat = 0; seat < (await mechs.count()); seat += 1)
    if ((await mechs.nth(seat).locator('option[value="grf-1n"]').count()) > 0)
      await mechs.nth(seat).selectOption(seat === 0 ? 'rfl-3n' : 'grf-1n');
  await expectWhole(page, 'setting up');
  await shot(page, 'eight-set-up');
  await page.getByRole('button', { name: 'Start the fight' }).click();
  const queue = page.getByRole('list', { name: 'The order of choosing' });
  await queue.waitFor();
  const pilots = await queue.getByRole('listitem').locator('b').allTextContents();
  expect(pilots).toHaveLength(8);
  for (const pilot of pilots) {
    await page.getByRole('button', { name: `I am ${pilot}` }).waitFor();
    await expectWhole(page, `the shutters for ${pilot}`);
    await comeToChoose(page, pilot);
    await page.locator('stat-card').getByRole('radio', { disabled: false }).first().click();
    const lock = page.getByRole('button', { name: /^Lock in/ });
    await lock.waitFor();
    await expectWhole(page, `${pilot} chooses`);
    if (pilot === pilots[0]) await shot(page, 'eight-alone');
    await lock.click();
    await page.locator('choosing-stage').first().waitFor({ state: 'detached' });
  }
  await page.locator(FILM).waitFor();
  const said = new Set<string>();
  const ahead = page.locator('shutter-curtain, choosing-stage, end-stage').first();
  for (let steps = 0; steps < 200; steps += 1) {
    await on(page).or(ahead).first().waitFor();
    if (await ahead.isVisible()) break;
    // The film may already be gone after its last tap.
    const words = await on(page)
      .innerText({ timeout: 2000 })
      .catch(() => null);
    if (words === null) continue;
    if (!said.has(words)) {
      said.add(words);
      await expectWhole(page, `before: ${words.trim()}`);
      await shot(page, `eight-told-${said.size}`);
    }
    await pressOn(page);
  }
  expect([...said].at(-1)).toMatch(/^\s*(Turn 2|See the end)/);
  await ahead.waitFor();
  await expectWhole(page, 'after the turn');
});

test('by keys alone, three pilots set up a fight, choose, and go through a whole turn to the next choice', async () => {
  const { page } = await openApp({ ...PLAIN, device: 'desktop', path: '#/fight' });
  const { keyboard } = page;
  const isThere = (words: RegExp): Promise<boolean> =>
    page.getByRole('heading', { name: words }).first().isVisible();
  const start = page.getByRole('button', { name: 'Start the fight' });
  await start.waitFor();
  for (let tabs = 0; tabs < 40; tabs += 1) {
    if (await start.evaluate((each) => each.matches(':focus'))) break;
    await keyboard.press('Tab');
  }
  expect(await start.evaluate((each) => each.matches(':focus'))).toBe(true);
  await keyboard.press('Enter');
  for (const pilot of ['Ada', 'Ben', 'Cleo']) {
    await raiseCurtain(page, pilot, () => keyboard.press('Enter'));
    await page.getByRole('heading', { name: `${pilot} chooses` }).waitFor();
    await page.locator('choosing-dock').waitFor();
    await keyboard.press('ArrowDown');
    await page.getByRole('button', { name: /^Lock in \d/ }).waitFor();
    await keyboard.press('Enter');
  }
  await page.locator(FILM).waitFor();
  for (let steps = 0; steps < 100 && (await page.locator(FILM).isVisible()); steps += 1) {
    const shares = await page.locator('split-board').isVisible();
    await pressOn(page, () => keyboard.press(shares ? 'Enter' : 'ArrowRight'));
  }
  await page.locator('choosing-dock').waitFor();
  expect(await isThere(/^Cleo chooses$/)).toBe(true);
  await keyboard.press('ArrowDown');
  await page.getByRole('button', { name: /^Lock in \d/ }).waitFor();
});
