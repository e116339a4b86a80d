import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openApp } from './harness.ts';
import { begin, goThrough } from './table.ts';

const half = (page: Page, side: 'lone' | 'rival') => page.locator(`.half.${side}`);

const lockIn = async (page: Page, side: 'lone' | 'rival', console?: string): Promise<void> => {
  const keys = half(page, side).locator('.key');
  await (
    console === undefined
      ? keys.first()
      : keys.filter({ hasText: new RegExp(`^\\s*${console}\\s*$`) })
  ).click();
  await half(page, side).getByRole('button', { name: 'Lock in' }).click();
};

test('two people play a duel face to face across a tablet, to its end', async () => {
  const { page } = await openApp({ device: 'tablet', reducedMotion: true });
  await begin(page, true);
  await half(page, 'lone').locator('.key').first().waitFor();

  // Whichever key is touched, the table looks the same to the one who sits across.
  const seen: string[] = [];
  for (const console of ['52', '62']) {
    await half(page, 'lone').locator('.key', { hasText: console }).click();
    await half(page, 'lone').getByRole('button', { name: 'Pick again' }).waitFor();
    seen.push(
      await page
        .locator('face-to-face')
        .evaluate((element) =>
          [element, ...element.shadowRoot!.querySelectorAll('console-keys')]
            .map(({ shadowRoot }) => shadowRoot!.innerHTML.replace(/<!--.*?-->/g, ''))
            .join('\n'),
        ),
    );
    await half(page, 'lone').getByRole('button', { name: 'Pick again' }).click();
  }
  expect(seen[0]).toBe(seen[1]);

  await lockIn(page, 'lone', '52');
  await half(page, 'lone').getByText('Locked in').waitFor();
  await lockIn(page, 'rival', '62');
  await half(page, 'rival').getByRole('button', { name: 'Look up' }).click();
  await half(page, 'lone').getByText('27 E').waitFor();
  await half(page, 'lone').getByRole('button', { name: 'Go on' }).click();
  await half(page, 'rival')
    .getByRole('button', { name: /Both stay/ })
    .click();
  await half(page, 'lone').getByText('6 damage reaches 6:').waitFor();
  await half(page, 'lone').getByRole('button', { name: 'Go on' }).click();
  await half(page, 'lone').getByRole('button', { name: 'Turn 2' }).click();

  const over = page.getByText('The duel is over');
  for (let turn = 2; turn <= 4 && !(await over.isVisible()); turn += 1) {
    await lockIn(page, 'rival');
    await lockIn(page, 'lone');
    await goThrough(page);
    await over.or(half(page, 'lone').locator('.key').first()).first().waitFor();
  }
  if (!(await over.isVisible())) {
    await lockIn(page, 'rival');
    await lockIn(page, 'lone');
    await half(page, 'rival').getByRole('button', { name: 'Skip' }).click();
    await half(page, 'rival').getByRole('button', { name: 'Bail out…' }).click();
    await page.getByRole('button', { name: 'Bail out', exact: true }).click();
  }
  await over.waitFor();
  expect(await page.locator('duel-log tbody tr').count()).toBeGreaterThan(1);
});
