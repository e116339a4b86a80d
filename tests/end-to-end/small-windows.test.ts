import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PLAIN, openApp } from './harness.ts';
import type { Kept } from './table.ts';
import { keep, pause, startButton } from './table.ts';

const fight = (file: string, moment: string): Kept => {
  const text = readFileSync(`tests/offline/fights/version-4/${file}.json`, 'utf8');
  const rows = JSON.parse(text) as Record<string, Kept['row']>;
  return { table: 'duels', row: rows[moment]! };
};
const hangar = (file: string): readonly Kept[] =>
  readFileSync(`tests/offline/hangars/version-1/${file}.jsonl`, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Kept);

/** The stages on which something is decided: a moment of a battle, or a page of a hangar. */
const MOMENTS = [
  ...['choosing', 'called', 'look-up', 'leave-or-stay', 'score-0-on-1'].map((moment) => [
    'duel',
    moment,
  ]),
  ['duel-escape', 'ended-escape'],
  ...['choosing', 'called', 'leave-or-stay', 'split', 'marks', 'ended-win'].map((moment) => [
    'one-against-three',
    moment,
  ]),
  ['one-against-seven', 'choosing'],
] as const;
const PAGES = [
  ['worn-2', 'muster'],
  ['worn-2', 'trade'],
  ['settling-salvage', 'game/'],
  ['settling-repair', 'game/'],
  ['ready-to-close', 'game/'],
  ['playing-paper', 'paper/'],
] as const;

/** The deciding controls that are out of reach, covered or cut even when scrolled to. */
const faultsOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const below = (root: ParentNode): HTMLElement[] =>
      [...root.querySelectorAll<HTMLElement>('*')].flatMap((each) => [
        each,
        ...(each.shadowRoot ? below(each.shadowRoot) : []),
      ]);
    const holder = (node: Node): Node | null =>
      (node as Element).assignedSlot ?? node.parentNode ?? (node as ShadowRoot).host ?? null;
    const isIn = (node: Node | null, outer: Node): boolean =>
      node !== null && (node === outer || isIn(holder(node), outer));
    const uppermost = (x: number, y: number): Element | null => {
      let found = document.elementFromPoint(x, y);
      for (;;) {
        const inside: Element | null = found?.shadowRoot?.elementFromPoint(x, y) ?? null;
        if (!inside || inside === found) return found;
        found = inside;
      }
    };
    const lines = (button: Element): DOMRect[] => {
      const walker = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
      const found: DOMRect[] = [];
      while (walker.nextNode()) {
        // A second line in small letters may end in dots.
        if (walker.currentNode.parentElement?.closest('small, .unseen')) continue;
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        found.push(...[...range.getClientRects()].filter(({ width }) => width > 0));
      }
      return found;
    };
    const all = below(document);
    const sheet = all.find((each) => each.matches('dialog:modal'));
    const decides = '.button, .i, .on, .next, .offer, .row[role="radio"], .yes, .no, summary';
    const found: string[] = [];
    for (const each of all.filter((one) => one.matches(decides))) {
      if (!each.checkVisibility({ visibilityProperty: true }) || (sheet && !isIn(each, sheet)))
        continue;
      each.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, right, top, bottom } = each.getBoundingClientRect();
      const name = each.innerText.replaceAll(/\s+/g, ' ');
      if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
        found.push(`${name}: not whole in the window`);
      else if (
        [0.1, 0.5, 0.9].some(
          (share) => !isIn(uppermost(left + share * (right - left), (top + bottom) / 2), each),
        )
      )
        found.push(`${name}: covered`);
      const names = [...each.querySelectorAll('.band b')];
      if (
        lines(each).some((line) => line.left < left - 1 || line.right > right + 1) ||
        [...names, ...(each.matches('.row') ? each.children : [])].some(
          (part) => part.scrollWidth > part.clientWidth + 1,
        )
      )
        found.push(`${name}: its label is cut`);
    }
    if (document.documentElement.scrollWidth > innerWidth)
      found.push('the page has to be scrolled sideways');
    return found;
  });

/** Small windows, and the size of type in them, in pixels. */
const WINDOWS = {
  'a page drawn four times as large': [320, 256, 16],
  'a phone that lies': [844, 390, 16],
  'type twice as large on a phone': [390, 844, 32],
} as const;

test('all controls that decide something are whole and uncovered at 4× zoom, on a phone in landscape, and at double type size', async () => {
  const { page, host } = await openApp(PLAIN);
  const browser = await page.context().newCDPSession(page);
  await startButton(page).waitFor();
  const faults: Record<string, readonly string[]> = {};
  const look = async (name: string): Promise<void> => {
    for (const [of, [width, height, type]] of Object.entries(WINDOWS)) {
      await page.setViewportSize({ width, height });
      await browser.send('Page.setFontSizes', { fontSizes: { standard: type } });
      await page.evaluate(
        () => new Promise((laid) => requestAnimationFrame(() => requestAnimationFrame(laid))),
      );
      const found = await faultsOn(page);
      if (found.length > 0) faults[`${name}: ${of}`] = found;
    }
  };
  const open = async (rows: readonly Kept[], path: string, stage: string): Promise<void> => {
    if (rows.length > 0) await keep(page, rows);
    await page.goto('about:blank');
    await page.goto(`${host.address}#/${path}`);
    await page.locator(stage).first().waitFor();
    await pause(page);
  };
  await look('start');
  await open([], 'fight', 'setup-stage');
  await look('fight');
  for (const [file, moment] of MOMENTS) {
    const row = fight(file, moment);
    const kind = file.startsWith('one') ? 'fight' : 'duel';
    await open([row], `${kind}/${row.row.id}`, 'shutter-curtain, turn-film, end-stage');
    await look(`${file} ${moment}`);
    const curtain = page.locator('shutter-curtain button.i');
    if (!(await curtain.isVisible())) continue;
    await curtain.click();
    const rows = page.locator('stat-card .row');
    await rows.first().waitFor();
    await look(`${file} ${moment}, card`);
    await rows.nth(3).click();
    await page.getByRole('button', { name: /^Lock in/ }).waitFor();
    await look(`${file} ${moment}, picked`);
  }
  for (const [file, place] of PAGES) {
    const rows = hangar(file);
    const { id, open: games } = rows.find(({ table }) => table === 'hangars')!.row;
    const game = place.endsWith('/') ? games?.[0]?.game.id : '';
    await open(rows, `hangar/${id}/${place}${game}`, 'stage-bar');
    await look(`${file} ${place}`);
  }
  expect(faults).toEqual({});
});
