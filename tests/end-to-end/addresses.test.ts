import { expect, test } from 'vitest';
import { STAGES, STAGE_NAMES } from '../../src/elements/app/stages.ts';
import { openApp } from './harness.ts';

/** An address of every stage, with names of what does not exist, and some that are no stage's. */
const addresses = [
  ...STAGE_NAMES.map((name) => STAGES[name].address ?? 'nothing/at/all'),
  ...['duel', 'rules/of/thumb', 'constructor'],
].map((address) => `#/${address.replace(':id', 'none-such').replace(':number', '3')}`);

test('no address is a blank page, whether a stage stands there or not', async () => {
  const { page, host } = await openApp();
  const stage = page.locator('viewscreen-app main > *');
  for (const address of addresses) {
    await page.goto('about:blank');
    await page.goto(`${host.address}${address}`);
    await stage
      .getByText(/\w+ \w+/)
      .or(stage.filter({ hasText: /\w+ \w+/ }))
      .filter({ visible: true, hasNotText: 'One moment …' })
      .first()
      .waitFor();
  }
  expect(await stage.innerText()).toContain('There is nothing at this address.');
});
