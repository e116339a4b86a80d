import { readFileSync } from 'node:fs';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { PLAIN, openApp } from './harness.ts';

/** How much of an element is light and how much is dark on screen (shares, 0 to 1). */
const shades = async (what: Locator): Promise<{ light: number; dark: number }> => {
  const picture = (await what.screenshot()).toString('base64');
  return what.page().evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.codePointAt(0) ?? 0);
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
    pen.drawImage(bitmap, 0, 0);
    const { data } = pen.getImageData(0, 0, bitmap.width, bitmap.height);
    const greens = data.filter((_, at) => at % 4 === 1);
    const share = (is: (green: number) => boolean): number =>
      greens.filter(is).length / greens.length;
    return { light: share((green) => green > 150), dark: share((green) => green < 60) };
  }, picture);
};

test.each(['dark', 'light'] as const)(
  'in a %s contrast theme, pictures stay ink on paper',
  async (colourScheme) => {
    const { page } = await openApp({ ...PLAIN, device: 'phone', colourScheme, path: '#/booklets' });
    await page.emulateMedia({ forcedColors: 'active' });
    for (const [path, picture] of [
      ['#/booklets', 'view-window'],
      ['#/gallery/rfl-3n', 'view-window'],
    ] as const) {
      await page.evaluate((to) => (location.hash = to), path);
      const shown = page
        .locator(picture)
        .filter({ has: page.locator('img') })
        .first();
      await shown.locator('img').evaluate((image: HTMLImageElement) => image.decode());
      const { light, dark } = await shades(shown);
      expect(light).toBeGreaterThan(0.1);
      expect(dark).toBeGreaterThan(0.02);
    }
  },
);

test('in a contrast theme, a hit of the map and the cell that has the hand are told apart', async () => {
  const { page } = await openApp({ ...PLAIN, path: '#/booklets' });
  await page.emulateMedia({ forcedColors: 'active' });
  const asked = page.waitForEvent('filechooser');
  await page.getByText('Choose files').click();
  const text = readFileSync('books/grf-1n.json', 'utf8').replace('"36": "29"', '"36": "28"');
  const file = { name: 'griffin.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await (await asked).setFiles(file);
  await page.getByRole('button', { name: 'Mend it' }).click();
  const isDark = async (what: Locator): Promise<boolean> => (await shades(what)).dark > 0.5;
  const onMap = (cell: RegExp) => page.locator('console-map').getByRole('button', { name: cell });
  expect(await isDark(onMap(/^Console 2 × 2: 13K/))).toBe(true);
  expect(await isDark(onMap(/^Console 4 × 2: 45/))).toBe(false);
  await onMap(/^Console 4 × 2: 45/).click();
  expect(await isDark(page.locator('console-grid [data-owner="2"]'))).toBe(true);
  expect(await isDark(page.locator('console-grid [data-owner="6"]'))).toBe(false);
});
