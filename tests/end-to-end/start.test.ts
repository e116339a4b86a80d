import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectPageAccessible } from './axe.ts';
import type { Device } from './harness.ts';
import { DEVICES, PLAIN, openApp } from './harness.ts';
import { change, chooses, choose, startButton, takeIn } from './table.ts';

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

/** A device on which two have met before. */
const KNOWN = { pilots: ['Ada', 'Ben'], met: ['Ada', 'Ben'] };
const remember = async (page: Page, settings: object): Promise<void> => {
  await page.evaluate((text) => localStorage.setItem('viewscreen', text), JSON.stringify(settings));
  await page.reload();
};

/** Devices with a touch screen differ for the start by their size alone. */
const TOUCHED = ['small phone', 'lying phone', 'phone', 'tablet'] as const;

test.each([
  ['phone', TOUCHED.map((name) => DEVICES[name].viewport)],
  ['desktop', [DEVICES.desktop.viewport, { width: 1920, height: 1080 }]],
] as const)(
  'at no size of a %s the start needs scrolling, whoever is known and whatever waits',
  async (device, sizes) => {
    const { page } = await openApp({ ...PLAIN, device });
    const look = async (): Promise<void> => {
      for (const size of sizes) {
        await page.setViewportSize(size);
        const faults = await page.locator('start-stage').evaluate((stage) => {
          const main = document.querySelector('viewscreen-app')!.shadowRoot!.querySelector('main')!;
          const small = [...stage.shadowRoot!.querySelectorAll('a, button')].filter(
            (each) => each.getBoundingClientRect().height < 44,
          );
          const down = main.scrollHeight - main.clientHeight > 1;
          return { down, across: main.scrollWidth - main.clientWidth > 1, small: small.length };
        });
        expect(faults).toEqual({ down: false, across: false, small: 0 });
      }
    };
    await startButton(page).waitFor();
    await look();
    await keep(page, 3);
    await page.getByRole('link', { name: 'and 2 more wait' }).waitFor();
    await look();
    await remember(page, KNOWN);
    await page.getByRole('link', { name: 'and 2 more wait' }).waitFor();
    await look();
  },
);

test.each([
  ['small phone', 180, 320],
  ['phone', 422, 195],
  ['desktop', 720, 450],
] as const)(
  'on a %s of %i × %i, with text at twice its size, the main button of the start is in sight',
  async (device, width, height) => {
    const { page } = await openApp({ ...PLAIN, device });
    await page.setViewportSize({ width, height });
    await keep(page, 1);
    const box = (await startButton(page).boundingBox())!;
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height).toBeLessThanOrEqual(height);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
  },
);

test('on a first open one tap leads to the first choice: alone against Marlow, or two on one device', async () => {
  const { page } = await openApp({ ...PLAIN, device: 'phone' });
  await page.getByRole('button', { name: 'Play Against Marlow, a computer pilot' }).tap();
  await chooses(page, 'Ada');
  await page.locator('sealed-slip .slip').waitFor();
  await page.evaluate(() => (location.hash = '#/'));
  await page.getByRole('button', { name: 'Two pilots One device' }).tap();
  await chooses(page, 'Ada');
  expect(await page.locator('shutter-curtain, .opening').count()).toBe(0);
  await page.reload();
  await page.getByRole('button', { name: 'I am Ada' }).waitFor();
});

test('the plates of the cover say who flies what if the main button is pressed', async () => {
  const { page } = await openApp({ ...PLAIN, device: 'phone' });
  const plates = page.locator('start-stage duel-cover .label span');
  await plates.first().waitFor();
  expect((await plates.allInnerTexts()).join()).toBe(' You · 60 tons, Marlow · 55 tons');
  await remember(page, KNOWN);
  await plates.first().waitFor();
  expect((await plates.allInnerTexts()).join()).toBe(' Ben · 60 tons, Ada · 55 tons');
});

test('a duel opens with its cover, which costs no tap: one goes through it and ends it, or it goes by itself', async () => {
  const { context, page } = await openApp({ device: 'phone', quickPen: true, unkept: true });
  const session = await context.newCDPSession(page);
  await session.send('Animation.enable');
  // It is there until the test has seen it, however busy the machine is.
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.001 });
  const opening = page.locator('.opening');
  await page.getByRole('button', { name: /^Play/ }).tap();
  await opening.waitFor();
  await page.locator('stat-card [data-console="52"]').tap();
  await page.getByRole('button', { name: 'Lock in 52' }).waitFor();
  expect(await opening.count()).toBe(0);
  await page.evaluate(() => (location.hash = '#/'));
  await page.getByRole('button', { name: /^Play/ }).tap();
  await opening.waitFor();
  await session.send('Animation.setPlaybackRate', { playbackRate: 1 });
  await opening.waitFor({ state: 'detached' });
});

test('two who have met play again in one tap, the other in the first ’Mech and first to choose', async () => {
  const { page } = await openApp({ ...PLAIN, device: 'phone' });
  await page.getByRole('button', { name: /^Two pilots/ }).tap();
  await choose(page, 'Ada', 52);
  await page.evaluate(() => (location.hash = '#/'));
  const again = (one: string, other: string) =>
    page.getByRole('button', {
      name: `${one} against ${other} again ${other} in the Rifleman this time`,
    });
  await again('Ada', 'Ben').tap();
  await chooses(page, 'Ben');
  await page.evaluate(() => (location.hash = '#/'));
  await again('Ben', 'Ada').waitFor();
  await page.getByRole('button', { name: 'Alone Against Marlow' }).tap();
  await chooses(page, 'Ben');
  await page.evaluate(() => (location.hash = '#/'));
  await again('Ben', 'Ada').waitFor();
  await page.getByRole('link', { name: 'Two pilots New names' }).tap();
  await page.getByLabel('Name of the second pilot').waitFor();
});

test('the shutters are down again if the device was put away before the first choice', async () => {
  const { page } = await openApp({ ...PLAIN, device: 'phone' });
  await page.getByRole('button', { name: /^Two pilots/ }).tap();
  await chooses(page, 'Ada');
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.getByRole('button', { name: 'I am Ada' }).waitFor();
});

test('the newest duel that waits goes on in one tap, its shutter down, and the others are one tap away', async () => {
  const { page } = await openApp({ ...PLAIN, device: 'phone' });
  await keep(page, 2);
  await page.getByRole('link', { name: /^Ada and Ben 2, turn 2 Go on/ }).click();
  await page.getByText('I am Ben 2').waitFor();
  await page.goBack();
  await page.getByRole('link', { name: 'and 1 more waits' }).click();
  await page.getByRole('link', { name: 'Resume' }).nth(1).waitFor();
  expect(await page.getByText('Ben bailed out').count()).toBe(0);
  expect(await page.getByRole('listitem').count()).toBe(2);
});

test('what is changed of the pair is on the start without beginning, and says how fair it is', async () => {
  const { page } = await openApp({ ...PLAIN, device: 'phone' });
  await page.getByText('Rifleman wins 47 of 100 duels, Griffin 53.').waitFor();
  await page.getByRole('img', { name: 'Rifleman, 60 tons, against Griffin, 55 tons' }).waitFor();
  await change(page);
  await page.getByLabel("'Mech of the first pilot").selectOption('cls-1a');
  await expectPageAccessible(page);
  await page.getByRole('link', { name: 'To the start' }).click();
  await page.getByText('Colossus wins 70 of 100 duels, Griffin 30.').waitFor();
  await page.getByRole('img', { name: 'Colossus, 100 tons, against Griffin, 55 tons' }).waitFor();
});

test('Enter presses the main button wherever the focus is, even on a fresh page, except on a link', async () => {
  const { page } = await openApp({ ...PLAIN, device: 'desktop' });
  await startButton(page).waitFor();
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body');
  await page.keyboard.press('Enter');
  await chooses(page, 'Ada');
  await page.goBack();
  await change(page);
  await page.getByLabel('Ammunition is counted').focus();
  await page.keyboard.press('Enter');
  await chooses(page, 'Ada');
  await page.goto(page.url().replace(/#.*/, '#/'));
  await page.getByRole('link', { name: 'Booklets' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Booklets' }).waitFor();
});

test('by Tab one comes to the main button, the second, what waits, the pair and the lesson', async () => {
  const { page } = await openApp({ ...PLAIN, device: 'desktop' });
  await keep(page, 1);
  await page.getByRole('link', { name: /^Ada and Ben/ }).waitFor();
  await page.getByRole('heading', { name: /^A comic-book duel/ }).focus();
  const seen: string[] = [];
  for (let stops = 0; stops < 5; stops += 1) {
    await page.keyboard.press('Tab');
    seen.push(
      await page.evaluate(() => {
        let at = document.activeElement;
        while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
        return (
          /^(Play|Two pilots|Ada and Ben|Rifleman|Learn)/.exec(
            at?.textContent?.trim() ?? '',
          )?.[0] ?? ''
        );
      }),
    );
  }
  expect(seen).toEqual(['Play', 'Two pilots', 'Ada and Ben', 'Rifleman', 'Learn']);
});

test('on a phone of 422 × 195 the buttons at the foot cover no link that has the focus', async () => {
  const { page } = await openApp({ ...PLAIN, device: 'phone' });
  await page.setViewportSize({ width: 422, height: 195 });
  await keep(page, 2);
  await page.getByRole('link', { name: 'and 1 more waits' }).waitFor();
  const links = page.locator('start-stage').locator('a');
  for (const link of await links.all()) {
    await link.focus();
    const { y } = (await startButton(page).boundingBox())!;
    const box = (await link.boundingBox())!;
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height).toBeLessThanOrEqual(y);
  }
  expect(await links.count()).toBe(4);
});

test.each<[Device, readonly string[]]>([
  ['desktop', ['Two pilots', 'One pilot']],
  ['phone', ['Pass the device', 'Face to face\nneeds a tablet', 'One pilot']],
  ['tablet', ['Pass the device', 'Face to face', 'One pilot']],
])('face to face is offered only on touch screens: on a %s', async (device, ways) => {
  const { page } = await openApp({ ...PLAIN, device, path: '#/setup-duel' });
  await startButton(page).waitFor();
  expect(await page.locator('.secrecy label').allInnerTexts()).toEqual(ways);
  if (ways.length > 2)
    expect(await page.getByLabel(/Face to face/).isEnabled()).toBe(device === 'tablet');
});

test('names of joined emoji stay whole, however many code units they take', async () => {
  const { page } = await openApp({ ...PLAIN, device: 'phone', path: '#/setup-duel' });
  const name = '👩🏽‍🚀'.repeat(6);
  await page.getByLabel('Name of the first pilot').fill(name);
  await startButton(page).click();
  await chooses(page, name);
});
