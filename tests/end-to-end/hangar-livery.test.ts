import { expect, test } from 'vitest';
import { foundHangar, paint } from './hangar-founding.ts';
import { PLAIN, openApp } from './harness.ts';
import { choose, comeToChoose, goOn, muster } from './table.ts';

test("a painted 'Mech looks painted in its duel, at its end and in the replay, even after a reload", async () => {
  const { page } = await openApp(PLAIN);
  const hangar = await foundHangar(page);
  await paint(page, hangar);
  const painted = page.getByRole('img', { name: /the Rifleman .*Painted with stripes\.$/ });
  await page.evaluate((id) => (location.hash = `#/hangar/${id}/muster`), hangar);
  await muster(page, 'Ada: West', 'Ben: East');
  await page.getByRole('button', { name: /^Start the duel/ }).click();
  await choose(page, 'Ada', 52);
  await comeToChoose(page, 'Ben');
  await painted.first().waitFor();
  // Ada looked at a Griffin, on which there is no paint.
  expect(await page.getByRole('img', { name: /the Griffin .*ainted/ }).count()).toBe(0);
  await page.reload();
  await choose(page, 'Ben', 62);
  await goOn(page, 'Turn the pages');
  await page.getByRole('button', { name: /^Leave$|bails out\?$/ }).click();
  await page
    .getByRole('button', { name: /Ada bails out/ })
    .last()
    .click();
  await page.getByRole('link', { name: /^Settle game 1/ }).waitFor();
  const atItsEnd = page.getByRole('img', { name: /A Rifleman, .*painted with stripes/ });
  await atItsEnd.waitFor();
  await page.reload();
  await atItsEnd.waitFor();
  const duel = /#\/duel\/([a-z0-9-]+)/.exec(page.url())?.[1] ?? '';
  await page.evaluate((id) => (location.hash = `#/records/${id}/1`), duel);
  await goOn(page, 'Turn the pages');
  await painted.first().waitFor();
});
