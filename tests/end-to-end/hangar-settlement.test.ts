import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessibleInBoth } from './axe.ts';
import { foundHangar } from './hangar-founding.ts';
import type { BensEnd } from './hangar-games.ts';
import { adaBeatsBen, cardsOf } from './hangar-games.ts';
import type { Device } from './harness.ts';
import { PLAIN, openApp, shot } from './harness.ts';

/** A hangar in which Ada has beaten Ben, both in Riflemans, at its settlement page. */
const openSettlement = async (device: Device, end: BensEnd) => {
  const app = await openApp({ ...PLAIN, device });
  const { page } = app;
  const hangar = await foundHangar(page);
  const game = await adaBeatsBen(page, hangar, end);
  const path = `#/hangar/${hangar}/game/${game}`;
  await page.evaluate((to) => (location.hash = to), path);
  await page.getByRole('heading', { name: 'Settling game 1' }).waitFor();
  return { ...app, hangar, path };
};

const main = (page: Page, name: string | RegExp) =>
  page.locator('settlement-dock').getByRole('button', { name });

/** The title of the step that is open. */
const opened = (page: Page, title: string) =>
  page.locator('.step.open').getByRole('heading', { name: title });

test('a settlement page is settled and closed by touch, with a reload after every step', async () => {
  const { page, hangar } = await openSettlement('small phone', 'bailed out');
  const go = async (name: string | RegExp, next: string): Promise<void> => {
    await main(page, name).tap();
    await opened(page, next).waitFor();
    await page.reload();
    await opened(page, next).waitFor();
  };
  await expectAccessibleInBoth(page);
  await opened(page, 'Salvage').waitFor();
  await page.getByRole('checkbox', { name: /^Gyro, whole, mends Ada's own/ }).check();
  await page.getByRole('checkbox', { name: /^Left Arm/ }).check();
  await shot(page, 'hangar-salvage');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await go('Take 2 parts', 'Repair');
  await page.getByRole('button', { name: 'Before and after' }).tap();
  await page.getByRole('row', { name: /^Gyro .* whole$/ }).waitFor();
  await page.keyboard.press('Escape');
  // Reload and Experience offer no choice: they are skipped.
  await go('Fit the Gyro', 'Next game');
  await go('Ada has settled', "Another 'Mech");
  await page.getByLabel("The 'Mech's name").fill('Brass Monday');
  await go('Take the replacement', 'Next game');
  // The steps that go with it are listed before it is taken back.
  await page.getByRole('button', { name: "Take back Another 'Mech" }).tap();
  await opened(page, "Another 'Mech").waitFor();
  await go('Take the replacement', 'Next game');
  await main(page, 'Ben has settled').tap();
  const close = page.getByRole('button', { name: 'Close the page', exact: true });
  await close.waitFor();
  await page.reload();
  await main(page, 'Close the page…').tap();
  await page.getByRole('row', { name: /^'Mech Ben's own none Brass Monday$/ }).waitFor();
  await expectAccessibleInBoth(page);
  await shot(page, 'hangar-close-page');
  await close.tap();
  await page.waitForURL(new RegExp(`#/hangar/${hangar}$`));
  expect(await cardsOf(page, hangar)).toEqual({
    games: 1,
    open: 0,
    pilots: ['Ada: 55 t, 2 parts', 'Ben: 0 t, 0 parts'],
  });
});

/** Tabs on until a field or a button of a name has the focus. */
const tabTo = async (page: Page, name: RegExp): Promise<void> => {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      let at = document.activeElement;
      while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
      return at?.ariaLabel ?? (at?.closest('label') ?? at)?.textContent?.trim() ?? '';
    });
    if (name.test(focused)) return;
  }
  throw new Error(`Nothing of the name ${String(name)} takes the focus.`);
};

test('a settlement page is settled by keys alone, with a successor for a killed pilot', async () => {
  const { page, hangar } = await openSettlement('desktop', 'killed');
  const enter = async (next: string): Promise<void> => {
    await page.keyboard.press('Enter');
    await opened(page, next).waitFor();
  };
  await opened(page, 'Salvage').waitFor();
  await tabTo(page, /^Gyro/);
  await page.keyboard.press('Space');
  await main(page, /^Take the Gyro/).waitFor();
  await enter('Repair');
  await page.keyboard.press('Backspace');
  await opened(page, 'Salvage').waitFor();
  await main(page, /^Take the Gyro/).waitFor();
  await enter('Repair');
  await enter('Next game');
  await expectAccessibleInBoth(page);
  await enter('Ben was killed');
  await tabTo(page, /^A line for the memorial/);
  await page.keyboard.type('One more turn.');
  await enter('A new pilot');
  await tabTo(page, /^The new pilot's name/);
  await page.keyboard.type('Flora');
  await tabTo(page, /^The 'Mech's name/);
  await page.keyboard.type('Brass Monday');
  await main(page, /^Flora takes Brass Monday/).waitFor();
  await expectAccessibleInBoth(page);
  await shot(page, 'hangar-successor');
  await enter('Next game');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Close the page', exact: true }).waitFor();
  await tabTo(page, /^Close the page$/);
  await page.keyboard.press('Enter');
  await page.waitForURL(new RegExp(`#/hangar/${hangar}$`));
  expect((await cardsOf(page, hangar)).pilots).toEqual([
    ...['Ada: 55 t, 1 parts', 'Ben: 0 t, 0 parts', 'Flora: 0 t, 0 parts'],
  ]);
});

test('a game settled in two browser tabs, with tabs closed at each step, pays out only once', async () => {
  const app = await openSettlement('desktop', 'bailed out');
  const { page, hangar, path } = app;
  const other = await app.openTab(path);
  // The slower tab finds the next step open, and must not press that.
  for (const tab of [page, other]) {
    await opened(tab, 'Salvage').waitFor();
    // A tab that is slow to open goes on from what the other has picked.
    const all = tab.getByRole('button', { name: /^Take (?:all|none)/ });
    if ((await all.innerText()).includes('all')) await all.click();
  }
  const press = (tab: Page): Promise<unknown> =>
    Promise.race([
      main(tab, /^Take 1\d parts/).evaluate((button: HTMLElement) => {
        if (button.innerText.startsWith('Take 1')) button.click();
      }),
      opened(tab, 'Repair').waitFor(),
    ]).catch(() => undefined);
  await Promise.all([press(page), press(other)]);
  // The slower tab has followed.
  for (const tab of [page, other]) await opened(tab, 'Repair').waitFor();
  await other.close();
  // Pressed and closed at once or soon after: the step is done or not, but never twice.
  for (let tabs = 0; ; tabs += 1) {
    const tab = await app.openTab(path);
    const closing = tab.getByRole('button', { name: /^Close the page…/ });
    const next = tab.locator('settlement-dock .main');
    await next.waitFor();
    if (await closing.isVisible()) {
      await tab.close();
      break;
    }
    expect(tabs).toBeLessThan(40);
    const asked = await next.innerText();
    await next.click();
    // A tab closed at once may not get to write, so every other one is allowed to.
    if (tabs % 2 === 1) await expect.poll(() => next.innerText()).not.toBe(asked);
    await tab.close();
  }
  // A tab closed right after writing has notified no other tab.
  await page.reload();
  const closers = [page, await app.openTab(path)];
  for (const tab of closers) {
    await main(tab, /^Close the page…/).click();
    await tab.getByRole('button', { name: 'Close the page', exact: true }).waitFor();
  }
  // The slower tab may find no button left.
  await Promise.any(
    closers.map((tab) => tab.getByRole('button', { name: 'Close the page', exact: true }).click()),
  );
  await page.evaluate((id) => (location.hash = `#/hangar/${id}`), hangar);
  await page.reload();
  await expect.poll(() => cardsOf(page, hangar)).toMatchObject({ games: 1, open: 0 });
  const { pilots } = await cardsOf(page, hangar);
  expect(pilots).toHaveLength(2);
  expect(pilots[0]).toMatch(/^Ada: 55 t/);
});
