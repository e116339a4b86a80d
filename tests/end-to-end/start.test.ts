import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Device } from './harness.ts';
import { openApp } from './harness.ts';
import { startButton, takeIn } from './table.ts';

const RECORD = `viewscreen record 1
lone: rfl-3n Ada
rival: grf-1n Ben
ammunition: counted
1. 52 62`;

/** Keeps this many unfinished duels and one finished, then opens the start page. */
const keep = async (page: Page, waiting: number): Promise<void> => {
  await page.evaluate(() => (location.hash = '#/records'));
  const over = `${RECORD}\n2. 20 28, rival bails out`;
  for (const text of [
    over,
    ...Array.from({ length: waiting }, (_, at) => RECORD.replace(/Ben$/mu, `Ben ${at + 1}`)),
  ]) {
    await takeIn(page, text);
    await page.getByLabel('Its text').waitFor({ state: 'hidden' });
  }
  await page.evaluate(() => (location.hash = '#/'));
  await startButton(page).waitFor();
};

test.each([
  ['small phone', 360, 640],
  ['phone', 844, 390],
  ['phone', 390, 844],
  ['tablet', 820, 1180],
  ['desktop', 1440, 900],
] as const)(
  'on a %s of %i × %i the start page needs no scrolling',
  async (device, width, height) => {
    const { page } = await openApp({ device, unkept: true });
    await page.setViewportSize({ width, height });
    await keep(page, 3);
    await page.getByRole('link', { name: /^3 duels wait/ }).waitFor();
    const hidden = await page.locator('start-stage').evaluate(({ shadowRoot }) => {
      const main = document.querySelector('viewscreen-app')!.shadowRoot!.querySelector('main')!;
      return [main, shadowRoot!.querySelector('.lines')!].map((box) => [
        box.scrollHeight - box.clientHeight,
        box.scrollWidth - box.clientWidth,
      ]);
    });
    expect(Math.max(...hidden.flat())).toBeLessThanOrEqual(1);
    const small = await page
      .locator('start-stage')
      .locator('a, input:not([type=checkbox]), select, button, label.switch')
      .evaluateAll((all) => all.filter((each) => each.getBoundingClientRect().height < 44).length);
    expect(small).toBe(0);
  },
);

test.each([
  ['small phone', 180, 320],
  ['phone', 422, 195],
  ['desktop', 720, 450],
] as const)(
  'on a %s of %i × %i, with text at twice its size, the main button of the start page is in sight',
  async (device, width, height) => {
    const { page } = await openApp({ device, unkept: true });
    await page.setViewportSize({ width, height });
    await keep(page, 1);
    const box = (await startButton(page).boundingBox())!;
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height).toBeLessThanOrEqual(height);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
  },
);

test('on a phone of 422 × 195 the main button covers no focused field or link', async () => {
  const { page } = await openApp({ device: 'phone', unkept: true });
  await page.setViewportSize({ width: 422, height: 195 });
  await keep(page, 1);
  const { y } = (await startButton(page).boundingBox())!;
  const fields = page.locator('start-stage .lines').locator('a, input, select');
  for (const field of await fields.all()) {
    await field.focus();
    const box = (await field.boundingBox())!;
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height).toBeLessThanOrEqual(y);
  }
  expect(await fields.count()).toBeGreaterThan(6);
});

test('waiting duels take one line on the start page, which opens a list of only those', async () => {
  const { page } = await openApp({ device: 'phone', unkept: true });
  await keep(page, 2);
  await page.getByRole('link', { name: /^2 duels wait Ada and Ben 2, turn 2 · today/ }).click();
  await page.getByRole('link', { name: 'Resume' }).nth(1).waitFor();
  expect(await page.getByText('Ben bailed out').count()).toBe(0);
  expect(await page.getByRole('listitem').count()).toBe(2);
});

test('a single waiting duel opens straight from the start page, and the lesson stays within reach', async () => {
  const { page } = await openApp({ device: 'phone', unkept: true });
  await page.getByRole('link', { name: 'Learn it in three turns' }).waitFor();
  await keep(page, 1);
  await page.getByRole('link', { name: 'Learn it in three turns' }).waitFor();
  await page.getByRole('link', { name: /^1 duel waits/ }).click();
  await page.getByText('I am Ben').waitFor();
});

test('Enter starts the duel wherever the focus is, even on a fresh page, except on a link', async () => {
  const { page } = await openApp({ device: 'desktop', unkept: true });
  await startButton(page).waitFor();
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body');
  await page.keyboard.press('Enter');
  await page.getByText('I am Ada').waitFor();
  await page.goBack();
  await page.getByLabel('Ammunition is counted').focus();
  await page.keyboard.press('Enter');
  await page.getByText('I am Ada').waitFor();
  await page.goBack();
  await page.getByRole('link', { name: 'Booklets' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Booklets' }).waitFor();
});

test.each<[Device, readonly string[]]>([
  ['desktop', ['Two pilots', 'One pilot']],
  ['phone', ['Pass the device', 'Face to face\nneeds a tablet', 'One pilot']],
  ['tablet', ['Pass the device', 'Face to face', 'One pilot']],
])('face to face is offered only on touch screens: on a %s', async (device, ways) => {
  const { page } = await openApp({ device, unkept: true });
  await startButton(page).waitFor();
  expect(await page.locator('.secrecy label').allInnerTexts()).toEqual(ways);
  if (ways.length > 2)
    expect(await page.getByLabel(/Face to face/).isEnabled()).toBe(device === 'tablet');
});

test('names of joined emoji stay whole, however many code units they take', async () => {
  const { page } = await openApp({ device: 'phone', unkept: true });
  const name = '👩🏽‍🚀'.repeat(6);
  await page.getByLabel('Name of the first pilot').fill(name);
  await startButton(page).click();
  await page.getByText(`I am ${name}`).waitFor();
});
