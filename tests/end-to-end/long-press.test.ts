import type { CDPSession, Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sure } from '../../src/rules/sure.ts';
import { openApp } from './harness.ts';
import { installPastime } from '../tools/duel-player.ts';
import { begin, chooses } from './table.ts';

/** A finger on the screen. */
class Finger {
  readonly #touching: CDPSession;
  #at = { x: 0, y: 0 };

  constructor(touching: CDPSession) {
    this.#touching = touching;
  }

  async down(on: Locator): Promise<void> {
    await on.scrollIntoViewIfNeeded();
    const { x, y, width, height } = sure((await on.boundingBox()) ?? undefined);
    this.#at = { x: x + width / 2, y: y + height / 2 };
    await this.#send('touchStart', [this.#at]);
  }

  async lift(): Promise<void> {
    await this.#send('touchEnd', []);
  }

  async #send(type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]) {
    await this.#touching.send('Input.dispatchTouchEvent', { type, touchPoints });
  }
}

const fingerOn = async (page: Page): Promise<Finger> =>
  new Finger(await page.context().newCDPSession(page));

const row = (page: Page, console: number): Locator =>
  page.locator(`[data-console="${console}"]`).first();

test('holding a row until its ring is full locks it in, and lifting that finger does nothing more', async () => {
  const { page } = await openApp({ device: 'phone', quickPen: true, unkept: true });
  const time = await installPastime(page);
  await page.reload();
  await begin(page);
  await chooses(page, 'Ada');
  await row(page, 52).waitFor();
  // From here on the test sets the time.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5000);
  const finger = await fingerOn(page);

  // Lifted before the ring is full it is only picked.
  await finger.down(row(page, 52));
  await time.pass(600);
  await page.getByText('Keep holding: lock in 52').waitFor();
  await finger.lift();
  await time.pass(100);
  await page.getByRole('button', { name: 'Lock in 52' }).waitFor();
  expect(await page.locator('hold-ring').count()).toBe(0);

  await finger.down(row(page, 52));
  await time.pass(1000);
  await page.getByRole('button', { name: 'I am Ben' }).waitFor();
  await time.pass(700);
  await finger.lift();
  await time.pass(300);
  expect(await page.getByRole('button', { name: 'I am Ben' }).isVisible()).toBe(true);
  expect(await page.locator('hold-ring').count()).toBe(0);

  // The second pilot, too, may take it back until the numbers are shown.
  await page.getByRole('button', { name: 'I am Ben' }).click();
  await time.pass(1000);
  await finger.down(row(page, 62));
  await time.pass(900);
  await page.getByRole('button', { name: 'Show the numbers' }).waitFor();
  await finger.lift();
  await time.pass(800);
  await page.getByRole('button', { name: 'Ben takes it back' }).click();
  await time.pass(800);
  await page.getByRole('button', { name: 'Lock in 62' }).waitFor();

  // The numbers are shown by themselves, and the finger still down does not go on.
  await finger.down(row(page, 62));
  await time.pass(4000);
  const numbers = page.getByRole('heading', { name: /Ben calls/ });
  await numbers.waitFor();
  await finger.lift();
  await time.pass(150);
  expect(await numbers.isVisible()).toBe(true);
});
