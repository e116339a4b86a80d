import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openApp } from './harness.ts';
import { takeIn } from './table.ts';
import { recordOf } from '../tools/recorded-duels.ts';

/** The sheets of a PDF by their sizes (points). */
const sheetsIn = (pdf: Buffer): readonly string[] =>
  [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(
    ([, width, height]) => `${Math.round(Number(width))} × ${Math.round(Number(height))}`,
  );

test('the comic page of a duel opens from Records, is saved as a picture, and prints on one sheet of A5 and of A4', async () => {
  const { page } = await openApp({
    device: 'phone',
    reducedMotion: true,
    unkept: true,
    path: '#/records',
  });
  await takeIn(page, recordOf(116));
  await page.getByRole('button', { name: /^More of/ }).click();
  await page.getByRole('link', { name: 'Comic' }).click();
  await page.getByRole('img', { name: /^The comic page: Rifleman against Griffin/ }).waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save' }).click();
  const file = readFileSync(await (await download).path());
  expect(file.subarray(1, 4).toString()).toBe('PNG');
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1080, 1350]);
  expect(file.length).toBeLessThan(700_000);
  await page.getByText('The page is saved as a picture.').waitFor();
  // As the end has it, once it has been judged.
  await page.getByText('Turn 17: This turn decided it.').waitFor({ state: 'attached' });
  // The device's dialog would stop the page; what it would print is looked at instead.
  await page.evaluate('window.asked = 0; window.print = () => { window.asked += 1; }');
  const sizes: readonly (readonly [name: string | RegExp, size: string])[] = [
    ['Print A5', '420 × 595'],
    [/^Print A4/, '595 × 842'],
  ];
  for (const [at, [name, size]] of sizes.entries()) {
    await page.getByRole('button', { name }).click();
    await expect.poll(() => page.evaluate('window.asked')).toBe(at + 1);
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
    expect(sheetsIn(pdf), size).toEqual([size]);
  }
});
