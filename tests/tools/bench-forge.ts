import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { longestTask, onDevice, putAway, say, sayLoad, slowDown, speed } from './bench-browser.ts';

/** How soon what comes out of a sheet follows a key, how long the page is deaf meanwhile, and how long it takes to weigh. */

const KEYS = 20;
const RATES = [1, 4] as const;
const SHEET = readFileSync('books/sheets/hbk-4g.json', 'utf8').replace('HBK-4G', 'HBK-9X');

/** Said in the page: milliseconds from another name until what comes out is called so. */
const TYPE = (name: string): string => `(async () => {
  const stage = document.querySelector('viewscreen-app').shadowRoot.querySelector('forge-stage').shadowRoot;
  const field = stage.querySelector('sheet-form').shadowRoot.querySelector('[name=name]');
  const shown = () => stage.querySelector('forged-view')?.shadowRoot.querySelector('h3')?.textContent ?? '';
  const begun = performance.now();
  field.value = '${name}';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  while (!shown().includes('${name}')) await new Promise((resolve) => requestAnimationFrame(resolve));
  return performance.now() - begun;
})()`;

const openSheet = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Paste a sheet' }).click();
  await page.getByLabel('The text of a sheet (JSON)').fill(SHEET);
  await page.getByRole('button', { name: 'Take it in' }).click();
  await page.getByRole('heading', { name: /^Hunchback/ }).waitFor();
};

/** What each worker of a page holds in memory, in bytes, at most until it is asked to tell. */
const watchWorkers = async (page: Page): Promise<() => number> => {
  const session = await page.context().newCDPSession(page);
  let most = 0;
  session.on('Target.attachedToTarget', ({ sessionId }) => {
    const ask = (): void => {
      const message = JSON.stringify({ id: 1, method: 'Runtime.getHeapUsage' });
      void session
        .send('Target.sendMessageToTarget', { sessionId, message })
        .then(() => setTimeout(ask, 50))
        // It is ended.
        .catch(() => undefined);
    };
    ask();
  });
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { result } = JSON.parse(message) as { result?: { totalSize?: number } };
    most = Math.max(most, result?.totalSize ?? 0);
  });
  await session.send('Target.setAutoAttach', {
    ...{ autoAttach: true, waitForDebuggerOnStart: false, flatten: false },
  });
  return () => most;
};

for (const rate of RATES) {
  const keys = await onDevice({ path: '#/forge' }, async (page) => {
    await openSheet(page);
    await slowDown(page, rate);
    const after: number[] = [];
    for (let key = 0; key < KEYS; key += 1)
      after.push(await page.evaluate<number>(TYPE(`Name ${key}`)));
    return after;
  });
  say(`from a key in the form until what comes out is shown, ${speed(rate)}`, keys);
  const longest = await onDevice({ path: '#/forge' }, async (page) => {
    await openSheet(page);
    await slowDown(page, rate);
    return longestTask(page, async () => {
      for (let key = 0; key < KEYS; key += 1) await page.evaluate(TYPE(`Name ${key}`));
      await page.locator('weighing-panel tbody tr').first().waitFor();
    });
  });
  process.stdout.write(
    `${Math.round(longest)} ms is the longest task of the page while ${KEYS} keys are typed and it is weighed, ${speed(rate)}\n`,
  );
}

const weighed = await onDevice({ path: '#/forge' }, async (page) => {
  const most = await watchWorkers(page);
  await openSheet(page);
  const begun = Date.now();
  const rows = page.locator('weighing-panel tbody tr');
  await rows.nth(7).waitFor();
  const at = Date.now() - begun;
  await page
    .locator('weighing-panel .proposal p', { hasText: /^\s*(On average|The smallest|No balance)/ })
    .waitFor();
  return { at, proposed: Date.now() - begun, held: most() };
});
process.stdout.write(
  `${weighed.at} ms until a sheet is weighed against the eight of the shelf, its calm of 900 ms included; ${weighed.proposed} ms until a change is proposed\n` +
    `${(weighed.held / 1e6).toFixed(1)} MB is the heap of a worker that forges, weighs or draws at most\n`,
);

sayLoad();
await putAway();
