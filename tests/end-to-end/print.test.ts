import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PLAIN, openApp } from './harness.ts';
import { longestWords } from '../longest-words.ts';
import { addBooklet, readBooklet } from './table.ts';

/** How many sheets a PDF has, and of which size (points), by its page objects. */
const sheetsOf = (pdf: Buffer): { readonly count: number; readonly sizes: readonly string[] } => {
  const text = pdf.toString('latin1');
  const sizes = [...text.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(
    ([, width, height]) => `${Math.round(Number(width))} × ${Math.round(Number(height))}`,
  );
  return { count: text.match(/\/Type \/Page\b/g)?.length ?? 0, sizes: [...new Set(sizes)] };
};

/** How each sheet looks in print: cut, squeezed, and its colors. */
const seenInPrint = async (page: Page) => {
  await page.emulateMedia({ media: 'print' });
  for (const around of ['button', 'nav', '.bar', 'stage-bar', '.notices', 'h1'])
    expect(await page.locator(around).locator('visible=true').count(), around).toBe(0);
  return page.locator('print-stage .sheet').evaluateAll((each) =>
    each.map((sheet) => {
      const inside = sheet.querySelector('booklet-page, booklet-cover');
      const laid = inside?.shadowRoot?.querySelector('.page, .cover');
      const boxes = [sheet, laid ?? sheet]
        .flatMap((one) => [...one.querySelectorAll('*')])
        .map((one) => one.getBoundingClientRect());
      const { bottom, right } = sheet.getBoundingClientRect();
      const { backgroundColor, color } = getComputedStyle(sheet);
      return {
        cut: boxes.some((box) => box.bottom > bottom + 1 || box.right > right + 1),
        squeezed: [...sheet.querySelectorAll('td, th, .heads div')].some(
          (cell) => cell.scrollWidth > cell.clientWidth,
        ),
        colours: `${color} on ${backgroundColor}`,
        plates: laid ? getComputedStyle(laid).color : color,
      };
    }),
  );
};

const AS_IT_MUST_BE = Array.from({ length: 35 }, () => ({
  cut: false,
  squeezed: false,
  colours: 'rgb(0, 0, 0) on rgb(255, 255, 255)',
  plates: 'rgb(0, 0, 0)',
}));

test.each([
  ['grf-1n', 'light'],
  ['rfl-3n', 'dark'],
] as const)(
  'the booklet %s prints black on white on 35 sheets, with nothing around it and nothing cut, %s',
  async (id, colourScheme) => {
    const { page } = await openApp({
      ...PLAIN,
      device: 'desktop',
      colourScheme,
      path: `#/print/${id}`,
    });
    await page.locator('print-stage booklet-page img').last().waitFor();
    expect(await seenInPrint(page)).toEqual(AS_IT_MUST_BE);
    const rows = page.locator('print-stage .card tbody tr');
    const heights = await rows.evaluateAll((each) => each.map(({ clientHeight }) => clientHeight));
    expect(new Set(heights).size, 'no row of the card needs a second line').toBe(1);
  },
);

test('a booklet prints to a PDF of 35 sheets of A5', async () => {
  const { page } = await openApp({ device: 'desktop', ...PLAIN, path: '#/print/grf-1n' });
  await page.locator('print-stage booklet-page img').last().waitFor();
  expect(sheetsOf(await page.pdf({ preferCSSPageSize: true }))).toEqual({
    count: 35,
    sizes: ['420 × 595'],
  });
});

test('a booklet with the longest possible names prints with nothing cut', async () => {
  const { page } = await openApp({ device: 'desktop', ...PLAIN, path: '#/booklets' });
  await addBooklet(page, longestWords(readBooklet('rfl-3n')));
  await page.evaluate("location.hash = '#/print/wwwwww-wwwwww-wwwwww'");
  await page.locator('print-stage booklet-page img').last().waitFor();
  expect(await seenInPrint(page)).toEqual(AS_IT_MUST_BE);
});

test('a booklet can be printed from its gallery and from its pages', async () => {
  const { page } = await openApp({ device: 'desktop', ...PLAIN, path: '#/booklets/grf-1n/27' });
  await page.getByRole('link', { name: 'Print this booklet' }).click();
  await page.getByRole('heading', { name: /Griffin.*35 pages/ }).waitFor();
  await page.getByRole('link', { name: 'To the pictures' }).click();
  await page.getByRole('link', { name: 'Print this booklet' }).click();
  await page.evaluate(() => {
    window.print = () => (document.title = 'printed');
  });
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await page.waitForFunction(() => document.title === 'printed');
});
