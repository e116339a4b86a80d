import { expect, test } from 'vitest';
import { PLAIN, openApp } from './harness.ts';

test('a good record can be pasted and replayed; a bad one is refused with its line and the reason', async () => {
  const { page } = await openApp({
    ...PLAIN,
    device: 'phone',
    path: '#/records',
  });
  const paste = async (text: string): Promise<void> => {
    await page.getByLabel('Its text').fill(text);
    await page.getByRole('button', { name: 'Take it in' }).click();
  };
  await page.getByRole('button', { name: 'Paste a record' }).click();
  const head = 'viewscreen record 1\nlone: rfl-3n Ada\nrival: grf-1n Ben\nammunition: counted\n';
  await paste(`${head}1. 44 62`);
  await page.getByText('line 5: lone may not do 44 (Laser High): only long range').waitFor();
  await paste(`${head}1. 52 62\n2. 20 28, rival bails out`);
  await page.getByText('Ada wins, turn 2').waitFor();
  await page.getByRole('button', { name: 'More of Ada against Ben' }).click();
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.getByText('turn 1 of 2').waitFor();
  await page.getByRole('button', { name: 'Turn the pages' }).waitFor();
  await page.getByRole('button', { name: 'Next turn' }).click();
  await page.getByText('turn 2 of 2').waitFor();
  const { hash } = new URL(page.url());
  await page.evaluate(() => (location.hash = '#/records/no-such-record/1'));
  await page.getByText('There is no such record on this device.').waitFor();
  await page.evaluate((good) => (location.hash = good), hash);
  await page.getByText('turn 2 of 2').waitFor();
  expect(await page.getByText('There is no such record').count()).toBe(0);
});

test('a duel on disk that cannot be read is set aside with a notice, not deleted', async () => {
  const { page } = await openApp({ ...PLAIN, device: 'phone', path: '#/rules' });
  await page.getByText('How it is played').waitFor();
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('viewscreen');
        opening.addEventListener('error', () => reject(new Error('no database')));
        opening.addEventListener('success', () => {
          const writing = opening.result.transaction('duels', 'readwrite');
          writing.objectStore('duels').put({ id: 'spoiled-1', version: 1, record: 'garbage' });
          writing.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
  );
  await page.evaluate(() => (location.hash = '#/records'));
  await page.getByText('could not be read').waitFor();
  await page.getByRole('button', { name: 'Show its text' }).click();
  expect(await page.getByLabel('Text', { exact: true }).inputValue()).toContain('garbage');
  await page.reload();
  await page.getByText('could not be read').waitFor();
});

test('a faulty booklet has its faults listed by path, and is not added', async () => {
  const { page } = await openApp({ ...PLAIN, device: 'desktop', path: '#/booklets' });
  await page.getByRole('button', { name: 'Paste it' }).click();
  await page
    .getByLabel('The text of a booklet file (JSON)')
    .fill('{"mech": {"name": "<img src=x onerror=alert(1)>"}}');
  await page.getByRole('button', { name: 'Check it' }).click();
  await page.getByText('mech.designation: this is missing').waitFor();
  expect(await page.getByRole('heading', { name: /img|onerror/ }).count()).toBe(0);
  expect(await page.locator('shelved-booklet').count()).toBeLessThanOrEqual(8);
});
