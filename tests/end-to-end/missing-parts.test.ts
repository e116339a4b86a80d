import { expect, test } from 'vitest';
import { booksLikePrinted } from '../tools/other-books.ts';
import { withBooks } from './another-build.ts';
import { expectPageAccessible } from './axe.ts';
import { PLAIN, openApp } from './harness.ts';
import { begin, change, chooses, raiseCurtain, startButton } from './table.ts';

const WHY =
  'The next part of the game could not be fetched: the network failed, or Viewscreen was updated meanwhile.';

test.each([
  ['its own part', /\/rules-pages-/],
  ['a shared part', /\/of-many-/],
])('a stage missing %s says why, and opens on a retry', async (_, part) => {
  const app = await openApp({ device: 'phone', ...PLAIN });
  const { page } = app;
  const letThrough = await app.withhold(part);
  await page.getByRole('link', { name: 'Rules' }).click();
  await page.getByRole('alert').getByText(WHY).waitFor();
  await expectPageAccessible(page);
  await letThrough();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.locator('rules-pages').waitFor();
  expect(page.url()).toMatch(/#\/rules$/);
});

test('a stage that cannot be fetched stays while nothing answers, and links to the start', async () => {
  const app = await openApp({ device: 'desktop', ...PLAIN });
  const { page } = app;
  await app.withhold(/\/$|\/rules-pages-/);
  await page.getByRole('link', { name: 'Rules' }).first().click();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('Still nothing can be fetched. Are you online?').waitFor();
  await page.getByRole('link', { name: 'To the start' }).click();
  await startButton(page).waitFor();
  expect(await page.getByText(WHY).count()).toBe(0);
});

test('a duel that cannot begin because a part is missing can begin after a retry', async () => {
  const app = await openApp({ device: 'phone', ...PLAIN });
  const { page } = app;
  const letThrough = await app.withhold(/\.js$/);
  const two = page.getByRole('button', { name: /^Two pilots/ });
  await two.tap();
  const notice = page.locator('.notice', { hasText: WHY });
  await notice.waitFor();
  await letThrough();
  await notice.getByRole('button', { name: 'Try again' }).click();
  await notice.waitFor({ state: 'detached' });
  await two.tap();
  await chooses(page, 'Ada');
});

test('files that are dropped are told one after the other if what forges them cannot be fetched', async () => {
  const app = await openApp({ device: 'desktop', ...PLAIN });
  const { page } = app;
  await startButton(page).waitFor();
  await app.withhold(/\/smith-/);
  await page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    for (const name of ['Wolf', 'Ram'])
      dataTransfer.items.add(new File([`{"game":"battletech","name":"${name}"}`], `${name}.txt`));
    const dropped = { dataTransfer, bubbles: true, cancelable: true };
    window.document.body.dispatchEvent(new DragEvent('drop', dropped));
  });
  const why = page.getByText('a part of the game that reads it could not be loaded');
  await why.nth(1).waitFor();
  await page.getByText('2 refused').waitFor({ state: 'attached' });
});

test('settings that cannot be fetched open after a retry', async () => {
  const app = await openApp({ device: 'desktop', ...PLAIN });
  const { page } = app;
  const letThrough = await app.withhold(/\/settings-sheet-/);
  const settings = page.getByRole('button', { name: 'Settings and keys' });
  await settings.click();
  const notice = page.locator('.notice', { hasText: WHY });
  await notice.waitFor();
  await letThrough();
  await notice.getByRole('button', { name: 'Try again' }).click();
  await notice.waitFor({ state: 'detached' });
  await settings.click();
  await page.getByRole('dialog').waitFor();
});

test('the code for a computer pilot is fetched on a retry, and the duel goes on where it was', async () => {
  const app = await openApp({ device: 'phone', ...PLAIN });
  const { page } = app;
  const letThrough = await app.withhold(/\/hand-of-the-game-/);
  await startButton(page).tap();
  const notice = page.locator('.notice', { hasText: WHY });
  await notice.waitFor();
  const { hash } = new URL(page.url());
  await letThrough();
  await notice.getByRole('button', { name: 'Try again' }).click();
  await page.locator('sealed-slip .slip').waitFor();
  expect(new URL(page.url()).hash).toBe(hash);
});

test('the page of a booklet that cannot be fetched says so, and shows it on a retry', async () => {
  const app = await openApp({ device: 'phone', ...PLAIN, path: '#/records' });
  const { page } = app;
  const letThrough = await app.withhold(/\/grf-1n-.*\.json$/);
  await page.evaluate(() => (location.hash = '#/booklets/grf-1n/5'));
  await page.getByRole('alert').getByText(WHY).waitFor();
  await expectPageAccessible(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('Still nothing can be fetched. Are you online?').waitFor();
  await letThrough();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'Griffin GRF-1N' }).first().waitFor();
  expect(await page.getByText(WHY).count()).toBe(0);
});

test('the page of a new duel keeps what is typed while a booklet is fetched again, and then begins the duel', async () => {
  const app = await openApp({ device: 'phone', ...PLAIN, path: '#/records' });
  const { page } = app;
  const letThrough = await app.withhold(/\/grf-1n-.*\.json$/);
  await page.getByRole('link', { name: 'Viewscreen' }).click();
  const notice = page.locator('.notice', { hasText: WHY });
  await notice.waitFor();
  await begin(page);
  await expectPageAccessible(page);
  await letThrough();
  await notice.getByRole('button', { name: 'Try again' }).click();
  await notice.waitFor({ state: 'detached' });
  await chooses(page, 'Ada');
});

test('changed booklets on the host are announced as an update, and duels go on with their own', async () => {
  const next = withBooks(
    booksLikePrinted(2).map((book) => ({
      ...book,
      mech: { ...book.mech, name: `${book.mech.name} II` },
    })),
  );
  const app = await openApp({
    device: 'desktop',
    ...PLAIN,
    instead: 'index.html',
  });
  const { host, page } = app;
  await change(page);
  await page.getByLabel("'Mech of the second pilot").selectOption('rfl-3n');
  await begin(page);
  await chooses(page, 'Ada');
  const duel = page.url();
  await page.goto(`${host.address}#/records`);
  await page.reload();
  await page.getByRole('button', { name: 'More of Ada against Ben' }).waitFor();
  // The part that shows a booklet is already loaded.
  await page.evaluate(() => (location.hash = '#/booklets/rfl-3n/5'));
  await page.getByRole('heading', { name: 'Rifleman RFL-3N' }).first().waitFor();
  await app.hostShows(next);
  await page.evaluate(() => (location.hash = '#/booklets/grf-1n/5'));
  await page.getByRole('alert').getByText('Viewscreen has been updated').waitFor();
  await page.getByRole('button', { name: 'Update' }).click();
  await page.getByRole('heading', { name: 'Griffin II GRF-1N' }).first().waitFor();
  await page.goto(duel);
  await raiseCurtain(page, 'Ada');
  await page.getByRole('heading', { name: 'Ada chooses' }).waitFor();
  expect(await page.getByText('Rifleman II').count()).toBe(0);
});
