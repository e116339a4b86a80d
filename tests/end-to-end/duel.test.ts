import { expect, test } from 'vitest';
import { PLAIN, STILLS, openApp } from './harness.ts';
import {
  begin,
  change,
  choose,
  chooseByKeys,
  chooses,
  endByLeaving,
  goOn,
  goThrough,
  pause,
  raiseCurtain,
} from './table.ts';

test('two people pass a phone, turn by turn, until one leaves', async () => {
  const { page } = await openApp({ ...PLAIN, device: 'phone' });
  await begin(page);
  await chooses(page, 'Ada');
  const address = page.url();
  const title = await page.title();

  await choose(page, 'Ada', 58);
  // The choice is taken back, and made again.
  await page.getByText('Ada is locked in').waitFor();
  expect(await page.locator('choosing-stage').count(), 'nothing stands behind the curtain').toBe(0);
  await page.waitForTimeout(750);
  await page.getByRole('button', { name: 'Ada takes it back' }).click();
  await page.locator('stat-card [data-console="52"]').waitFor({ state: 'attached' });
  await page.locator('stat-card [data-console="52"]').click();
  await page.getByRole('button', { name: /^Lock in 52/ }).click();
  await choose(page, 'Ben', 62);
  expect([page.url(), await page.title()]).toEqual([address, title]);

  // Ben's page has no SCORE and comes first, then Ada's, and over its foot her score.
  await page.getByRole('heading', { name: /Ada calls/ }).waitFor();
  await goOn(page, 'Turn the pages');
  await page.getByRole('heading', { name: /Ben sees .* 47/ }).waitFor();
  await goOn(page, "Ada's page");
  await page.getByRole('heading', { name: /Ada sees .* 27/ }).waitFor();
  await goOn(page, 'The score');
  await page.getByRole('cell', { name: /Ben's armor/ }).waitFor();
  await goOn(page, 'Turn 2: Ben chooses');

  // One turn more, and in the third somebody leaves; whole duels are played in taps.test.ts.
  const over = page.getByText('The duel is over');
  await choose(page, 'Ben');
  await choose(page, 'Ada');
  await goThrough(page);
  await choose(page, 'Ada');
  await choose(page, 'Ben');
  await endByLeaving(page);
  await over.waitFor();
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/wins|Nobody|escape/i);
  expect(await page.locator('duel-log tbody tr').count()).toBeGreaterThan(1);
  await pause(page);
  await page.getByRole('button', { name: /Rematch/ }).click();
  // Whoever asked for it has the device, and nobody has a secret yet.
  await page.getByRole('heading', { name: / chooses$/ }).waitFor();
  expect(page.url()).not.toBe(address);
});

test('a turn is played by keyboard alone', async () => {
  const { page } = await openApp({ ...PLAIN, device: 'desktop' });
  await change(page);
  await page.getByLabel('Name of the first pilot').focus();
  await page.keyboard.type('Ada');
  await page.keyboard.press('Enter');
  await chooseByKeys(page, 'Ada', 52);
  await chooseByKeys(page, 'Ben', 62);
  for (const heard of [/Ada calls 52/, /Ada sees page 27.*Ben sees page 47/, /Ada does 6/]) {
    await page.locator('turn-film [aria-live]').filter({ hasText: heard }).first().waitFor();
    await page.keyboard.press('ArrowRight');
  }
  await page.getByRole('heading', { name: 'Ben chooses' }).waitFor();
});

test('an offline duel goes on where it was after each reload', async () => {
  const app = await openApp({ device: 'phone', reducedMotion: true });
  const { page } = app;
  await app.untilControlled();
  await begin(page);
  await app.untilStillsKept(2 * STILLS);
  await choose(page, 'Ada', 52);
  await page.getByText('Ada is locked in').waitFor();
  await app.goOffline();
  await page.reload();
  await page.getByText('Ada is locked in').waitFor();
  await choose(page, 'Ben', 62);
  await goOn(page, 'Turn the pages');
  await page.getByRole('heading', { name: /Ben sees/ }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: /Ben sees/ }).waitFor();
  await goOn(page, "Ada's page");
  await goOn(page, 'The score');
  await page.getByRole('cell', { name: /Ben's armor/ }).waitFor();
  await page.reload();
  await page.getByRole('cell', { name: /Ben's armor/ }).waitFor();
  await goOn(page, 'Turn 2: Ben chooses');
  // A pilot who goes on from a turn to a choice needs no shutters; after a reload they are down.
  await page.getByRole('heading', { name: 'Ben chooses' }).waitFor();
  expect(await page.locator('shutter-curtain').count()).toBe(0);
  await page.getByRole('button', { name: 'Pick a maneuver Ada looks away' }).waitFor();
  await page.reload();
  await raiseCurtain(page, 'Ben');
  await page.getByRole('heading', { name: 'Ben chooses' }).waitFor();
});
