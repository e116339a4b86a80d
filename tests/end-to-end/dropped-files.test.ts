import { expect, test } from 'vitest';
import { PLAIN, openApp } from './harness.ts';
import { startButton } from './table.ts';

const RECORD = [
  ...['viewscreen record 1', 'lone: rfl-3n Ada', 'rival: grf-1n Ben', 'ammunition: counted'],
  ...['1. 52 62', '2. 20 28, rival bails out', ''],
].join('\n');

test('a file dropped anywhere is named for what it is without leaving the stage, and opens where it belongs', async () => {
  const { page } = await openApp({ ...PLAIN, path: '#/rules' });
  const drop = (name: string, content: string): Promise<boolean> =>
    page.evaluate(
      ([called, text]) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([text ?? ''], called ?? ''));
        const kinds = ['dragover', 'drop'] as const;
        return kinds
          .map((kind) => new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }))
          .every((event) => !window.document.body.dispatchEvent(event));
      },
      [name, content],
    );
  await page.locator('rules-pages').waitFor({ state: 'attached' });
  expect(await drop('letter.txt', 'Dear Ada')).toBe(true);
  await page.getByText('letter.txt is not a file that Viewscreen can use.').waitFor();
  await page.keyboard.press('Escape');
  expect(await drop('ada.eml', RECORD.replaceAll(/^/gm, '> '))).toBe(true);
  await page.getByText('ada.eml is a record.').waitFor();
  await page.getByRole('button', { name: 'Open it in Records' }).click();
  await page.getByText('ada.eml, Ada against Ben: added.').waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('Ben').first().waitFor();
  expect(new URL(page.url()).hash).toBe('#/records');
  await page.goto(`${page.url().split('#')[0]}#/`);
  await startButton(page).waitFor();
  expect(await drop('tuesdays.txt', '{"viewscreen":"hangar","version":1}')).toBe(true);
  await page.getByRole('button', { name: 'Restore it as a hangar' }).click();
  await page.getByText('It cannot be restored.').waitFor();
  await page.keyboard.press('Escape');
  await drop('wolf.txt', '{"game":"battletech","name":"Wolf"}');
  await page.getByText(/"battletech" is no game whose sheets can be read/).waitFor();
  await drop('ram.txt', '{"game":"battletech","name":"Ram"}');
  const mend = page.getByRole('button', { name: 'Mend it' });
  await mend.nth(1).waitFor();
  // The other file waits until it is asked for.
  let letThrough = (): void => undefined;
  const isListOpen = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(/\/forge-stage-/, (route) => isListOpen.then(() => route.continue()));
  await mend.first().click();
  await page.waitForFunction(() => location.hash === '#/forge');
  await page.getByText('1 file on your list is still waiting.').waitFor();
  await page.getByRole('button', { name: 'Your files' }).click();
  await page.getByText('wolf.txt').waitFor();
  letThrough();
  // What was sent to the forge gets there, though the list is open again before the forge is.
  const sheet = page.locator('forge-stage textarea[aria-invalid="true"]');
  await expect.poll(() => sheet.inputValue()).toContain('Ram');
  // What comes over the open list joins it, whatever the stage below would take.
  await drop('hog.txt', '{"game":"battletech","name":"Hog"}');
  await page.getByText('hog.txt').waitFor();
  await mend.nth(1).waitFor();
  await mend.last().click();
  await page.getByText('wolf.txt').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Bring back what was there' }).waitFor();
});
