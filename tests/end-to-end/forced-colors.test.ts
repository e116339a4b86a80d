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
