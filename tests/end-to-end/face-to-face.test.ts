import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectPageAccessible } from './axe.ts';
import { openApp } from './harness.ts';
import { begin } from './table.ts';

type Side = 'lone' | 'rival';
const half = (page: Page, side: Side) => page.locator(`.half.${side}`);

interface Touch {
  readonly x: number;
  readonly y: number;
  readonly id: number;
}

/** The fingers and hands of two people on one screen, as the screen reports them. */
class Hands {
  readonly page: Page;
  readonly #session: CDPSession;
  readonly #down = new Map<number, Touch>();
  /** How often somebody has touched the screen. */
  touches = 0;

  constructor(page: Page, session: CDPSession) {
    this.page = page;
    this.#session = session;
  }

  static async at(page: Page): Promise<Hands> {
    return new Hands(page, await page.context().newCDPSession(page));
  }

  /** Puts something down in the middle of what a selector finds in a half. */
  async put(id: number, side: Side, selector: string, at = 0): Promise<void> {
    const box = await half(this.page, side).locator(selector).nth(at).boundingBox();
    if (!box) throw new Error(`There is no ${selector} to touch.`);
    this.touches += 1;
    this.#down.set(id, { id, x: box.x + box.width / 2, y: box.y + box.height / 2 });
    await this.#session.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: [...this.#down.values()],
    });
  }

  async lift(id: number): Promise<void> {
    const touch = this.#down.get(id);
    if (!touch) throw new Error(`Nothing is down as ${id}.`);
    this.#down.delete(id);
    await this.#session.send('Input.dispatchTouchEvent', {
      type: 'touchEnd',
      touchPoints: [touch],
    });
  }

  /** The edge of a hand that is still coming down taps nothing. */
  async lay(id: number, side: Side): Promise<void> {
    await this.put(id, side, 'hand-well .line');
    await half(this.page, side).locator('hand-well .key').first().waitFor();
    await this.page.waitForTimeout(200);
  }

  /** A hand is laid down, a key tapped beside it, and the hand lifted. */
  async call(side: Side, console?: number): Promise<void> {
    const [hand, finger] = side === 'lone' ? [1, 2] : [3, 4];
    await half(this.page, side).locator('hand-well .line').waitFor();
    await this.lay(hand, side);
    const keys = await half(this.page, side).locator('hand-well .key').allTextContents();
    const at = console === undefined ? 0 : keys.findIndex((key) => Number(key) === console);
    await this.put(finger, side, 'hand-well .key', at);
    await this.lift(finger);
    await this.lift(hand);
  }
}

const opened = async (device: 'tablet' | 'lying tablet' = 'tablet', reducedMotion = true) => {
  const { page } = await openApp({ device: 'tablet', reducedMotion, quickPen: true, unkept: true });
  if (device === 'lying tablet') await page.setViewportSize({ width: 1180, height: 820 });
  await begin(page, true);
  await half(page, 'rival').locator('hand-well .line').waitFor();
  return { page, hands: await Hands.at(page) };
};

/** All markup of the table, and everything a screen reader gets of it. */
const everything = async (page: Page): Promise<string> => {
  const markup = await page.locator('face-to-face').evaluate((element) => {
    const all = (root: ShadowRoot | Element): string =>
      [...root.children]
        .map(
          (each) => `${each.outerHTML}${each.shadowRoot ? all(each.shadowRoot) : ''}${all(each)}`,
        )
        .join('');
    return all(element.shadowRoot!).replaceAll(/<!--.*?-->/g, '');
  });
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return `${markup}\n${nodes.map(({ role, name, value }) => `${role?.value} ${name?.value} ${value?.value}`).join('\n')}`;
};

test('lifting a hand locks in the key tapped while it rested, and the keys vanish in that frame', async () => {
  const { page, hands } = await opened();
  // Notes what is on the screen in the frame in which the hand is lifted.
  await page.evaluate(() => {
    const notes: number[] = [];
    Object.assign(window, { notes });
    const keys = (root: ParentNode): number =>
      [...root.querySelectorAll('*')].reduce(
        (sum, each) =>
          sum + Number(each.matches('.key')) + (each.shadowRoot ? keys(each.shadowRoot) : 0),
        0,
      );
    window.addEventListener('pointerup', () =>
      requestAnimationFrame(() => notes.push(keys(document))),
    );
  });
  await hands.lay(1, 'lone');
  expect(await half(page, 'lone').locator('hand-well .key').count()).toBe(8);
  expect(await half(page, 'rival').locator('hand-well .key').count()).toBe(0);
  await hands.put(2, 'lone', 'hand-well .key');
  const noted = () => page.evaluate(() => (window as unknown as { notes: number[] }).notes);
  // The finger is lifted with the hand still there, then the hand.
  await hands.lift(2);
  await expect.poll(noted).toEqual([8]);
  await hands.lift(1);
  await half(page, 'lone').getByText('Locked in.').waitFor();
  await expect.poll(noted).toEqual([8, 0]);
});

test('both pilots can rest a hand at once, and a hand laid down again can change the number', async () => {
  const { page, hands } = await opened();
  await hands.call('lone', 52);
  await half(page, 'lone').getByText('Locked in.').waitFor();
  await hands.lay(3, 'rival');
  await hands.lay(1, 'lone');
  expect(await half(page, 'lone').locator('hand-well .own').allTextContents()).toEqual(['52']);
  const keys = await half(page, 'lone').locator('hand-well .key').allTextContents();
  await hands.put(2, 'lone', 'hand-well .key', keys.indexOf('54'));
  await hands.put(4, 'rival', 'hand-well .key');
  for (const id of [2, 4, 3]) await hands.lift(id);
  await half(page, 'rival').getByText('Locked in.').waitFor();
  await hands.lift(1);
  await half(page, 'lone').getByText('Autocannon Low').first().waitFor();
  expect(await half(page, 'lone').locator('.way').textContent()).toMatch(/^\s*54\b/);
});

test('neither the page nor what is read aloud gives away the number that is locked in', async () => {
  const seen: string[] = [];
  for (const number of [52, 62]) {
    const { page, hands } = await opened();
    await hands.call('lone', number);
    await half(page, 'lone').getByText('Locked in.').waitFor();
    await page.locator('.half view-window').nth(1).waitFor();
    await expect.poll(() => page.locator('.half view-window:not([there])').count()).toBe(0);
    seen.push(await everything(page));
    await page.reload();
    await half(page, 'lone').getByText('Locked in.').waitFor();
    await page.waitForTimeout(500);
    expect(await page.title()).not.toContain(String(number));
  }
  expect(seen[0]).toBe(seen[1]);
});

test.each(['tablet', 'lying tablet'] as const)(
  'face to face on a %s, each row of a range is in sight, at least 25 px high, with its whole name; nothing scrolls',
  async (device) => {
    const { page, hands } = await opened(device, false);
    await hands.call('lone', 52);
    await hands.call('rival', 62);
    await half(page, 'lone').getByRole('button', { name: 'Next turn for both' }).click();
    for (const side of ['lone', 'rival'] as const) {
      const rows = half(page, side).locator('half-card .row');
      await rows.nth(14).waitFor();
      const measured = await half(page, side).evaluate((element) => {
        const card = element.querySelector('half-card')!.shadowRoot!;
        const whole = element.getBoundingClientRect();
        return [...card.querySelectorAll('.row')].map((row) => {
          const { top, bottom, height } = row.getBoundingClientRect();
          const name = row.querySelector<HTMLElement>('.band span, .shut .name')!;
          return {
            high: height >= 25,
            within: top >= whole.top && bottom <= whole.bottom,
            named: name.scrollWidth <= name.clientWidth,
          };
        });
      });
      expect(measured).toHaveLength(15);
      for (const row of measured) expect(row).toEqual({ high: true, within: true, named: true });
    }
    const scrolling = await page.locator('face-to-face').evaluate((element) => {
      const all = (root: ShadowRoot): Element[] =>
        [...root.querySelectorAll('*')].flatMap((each) => [
          each,
          ...(each.shadowRoot ? all(each.shadowRoot) : []),
        ]);
      return all(element.shadowRoot!)
        .filter((each) => ['auto', 'scroll'].includes(getComputedStyle(each).overflowY))
        .filter((each) => each.scrollHeight > each.clientHeight + 1)
        .map((each) => each.className);
    });
    expect(scrolling).toEqual([]);
  },
);

test('face to face, a number can be typed unseen by keyboard alone', async () => {
  const { page } = await opened('tablet', false);
  const field = half(page, 'rival').getByLabel("Ben's console number, typed unseen");
  await field.focus();
  await page.keyboard.type('62');
  await page.keyboard.press('Enter');
  await half(page, 'rival').getByText('Locked in.').waitFor();
  await half(page, 'lone').getByLabel("Ada's console number, typed unseen").focus();
  await page.keyboard.type('52');
  await page.keyboard.press('Enter');
  await half(page, 'lone').getByText('You hit Ben for 6.').waitFor();
  await page.keyboard.press('ArrowRight');
  await page.getByText('turn 2 · medium range').first().waitFor();
});

test('a hand well moved to the other side stays there after a reload', async () => {
  const { page } = await opened();
  const left = async (): Promise<number> =>
    (await half(page, 'lone').locator('hand-well').boundingBox())?.x ?? 0;
  expect(await left()).toBeLessThan(100);
  await half(page, 'lone').getByRole('button', { name: 'Hand on the other side' }).click();
  await expect.poll(left).toBeGreaterThan(300);
  await page.reload();
  await half(page, 'lone').locator('hand-well').waitFor();
  expect(await left()).toBeGreaterThan(300);
});

test('two people play a duel face to face across a tablet, to its end, with five touches a turn', async () => {
  const { page, hands } = await opened('tablet', false);
  await hands.call('lone', 52);
  await half(page, 'lone').getByText('Locked in.').waitFor();
  await hands.call('rival', 62);
  await half(page, 'lone').getByText('You hit Ben for 6.').waitFor();
  await half(page, 'rival').getByText('Ada hits you for 6.').waitFor();
  await half(page, 'rival').getByRole('button', { name: 'Next turn for both' }).waitFor();
  await hands.put(3, 'rival', '.on');
  await hands.lift(3);
  await half(page, 'rival').locator('hand-well').waitFor();
  expect(hands.touches).toBe(5);

  await page.getByRole('button', { name: 'Study, facing Ada' }).click();
  await page.getByRole('heading', { name: 'The turns so far' }).waitFor();
  await page.keyboard.press('Escape');

  await hands.call('rival', 46);
  await hands.call('lone', 44);
  await half(page, 'rival').getByRole('button', { name: 'Bail out…' }).click();
  await page.getByRole('button', { name: 'Bail out', exact: true }).click();
  await page.getByText('The duel is over').first().waitFor();
  // Upright for both: the far half is turned around and shows the same.
  const titles = await page.locator('end-picture .won').allInnerTexts();
  expect(titles).toHaveLength(2);
  expect(titles[0]).toBe(titles[1]);
  const turned = await page
    .locator('end-stage .half')
    .evaluateAll((halves) => halves.map((each) => getComputedStyle(each).transform));
  expect(turned).toEqual(['matrix(-1, 0, 0, -1, 0, 0)', 'none']);
  await expectPageAccessible(page);
});
