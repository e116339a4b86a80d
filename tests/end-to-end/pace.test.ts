import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PLAIN, openApp } from './harness.ts';
import { begin, choose, chooses, pause, raiseCurtain, takeIn, untilPickKept } from './table.ts';

/** Takes a record in, of so many turns, and goes on with its duel. */
const goOnFrom = async (page: Page, ...turns: readonly string[]): Promise<void> => {
  const head = 'viewscreen record 1\nlone: rfl-3n Ada\nrival: grf-1n Ben\nammunition: counted\n';
  const lines = turns.map((numbers, index) => `${index + 1}. ${numbers}`);
  await takeIn(page, head + lines.join('\n'));
  await page.getByRole('link', { name: /Resume/ }).click();
};

const NOTHING = 'Pick a maneuver';

test('a picked maneuver survives the shutters and a reload, and is shown only to its pilot', async () => {
  const { page } = await openApp({ ...PLAIN, device: 'desktop' });
  await begin(page);
  await chooses(page, 'Ada');
  await page.getByRole('button', { name: 'Show no more' }).click();
  await page.keyboard.type('52');
  await page.getByRole('button', { name: 'Lock in 52' }).waitFor();
  const covered = async (): Promise<string> => {
    // For a moment it takes no tap.
    await page.getByRole('button', { name: /^I am/, disabled: false }).waitFor();
    return `${await page.title()} ${page.url()} ${await page.locator('fight-stage').ariaSnapshot()}`;
  };
  await page.keyboard.press('c');
  const first = await covered();
  await raiseCurtain(page, 'Ada');
  await page.getByRole('button', { name: 'Lock in 52' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: NOTHING }).waitFor();
  await page.keyboard.press('c');
  expect(await covered(), 'with nothing picked the shutters are the same').toBe(first);
  await raiseCurtain(page, 'Ada');
  await page.getByRole('button', { name: NOTHING }).waitFor();
  await page.keyboard.type('58');
  await page.getByRole('button', { name: 'Lock in 58' }).waitFor();
  await untilPickKept(page, 0, 58);
  await page.reload();
  expect(await covered()).toBe(first);
  await raiseCurtain(page, 'Ada');
  await page.getByRole('button', { name: 'Lock in 58' }).click();
  await raiseCurtain(page, 'Ben');
  await page.getByRole('button', { name: NOTHING }).waitFor();
});

test('the device is not passed to a pilot with only one open maneuver, even after a reload', async () => {
  const { page } = await openApp({ ...PLAIN, device: 'phone', path: '#/records' });
  await goOnFrom(page, '64 50', '48 38', '26 44', '36 42');
  await page.getByText('Ben can only Cool Off: locked in').waitFor();
  expect(await page.getByRole('button', { name: /takes it back/ }).count()).toBe(0);
  await page.reload();
  await page.getByText('Ben can only Cool Off: locked in').waitFor();
  await choose(page, 'Ada', 62);
  // No hit was possible: the turn is one step.
  await page.getByText('Nobody was hit.').waitFor();
});

test('turns without a choice are all passed with one tap, and all of them are in the record', async () => {
  const { page } = await openApp({ ...PLAIN, device: 'phone', path: '#/records' });
  await goOnFrom(page, '64 50', '20 38', '20 32', '38 32', '36 20');
  await page.getByRole('heading', { name: 'Nobody has a choice' }).waitFor();
  expect(await page.getByRole('button', { name: /^I am/ }).count()).toBe(0);
  const on = page.getByRole('button', { name: /^Turn \d+: / });
  const next = await on.innerText();
  await page.reload();
  await page.getByRole('heading', { name: 'Nobody has a choice' }).waitFor();
  await page.getByRole('button', { name: 'Turn by turn' }).waitFor();
  await pause(page);
  await on.click();
  await on.waitFor({ state: 'detached' });
  const [, turn, pilot] = /Turn (\d+): (\w+) chooses/.exec(next) ?? [];
  await page.getByRole('heading', { name: `${pilot} chooses` }).waitFor();
  await page.getByText(`Turn ${turn} ·`).first().waitFor();
  await page.goto(page.url().replace(/#.*$/, '#/records'));
  await page
    .getByText(new RegExp(`turn ${turn}`, 'i'))
    .first()
    .waitFor();
});

test('turns without a choice can be shown one by one on request', async () => {
  const { page } = await openApp({ ...PLAIN, device: 'phone', path: '#/records' });
  await goOnFrom(page, '64 50', '20 38', '20 32', '38 32', '36 20');
  await page.getByRole('button', { name: 'Turn by turn' }).waitFor();
  await pause(page);
  await page.getByRole('button', { name: 'Turn by turn' }).click();
  await page.getByText('Ben can only Cool Off: locked in').first().waitFor();
  expect(await page.getByRole('heading', { name: 'Nobody has a choice' }).count()).toBe(0);
});
