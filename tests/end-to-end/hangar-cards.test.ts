import { expect, test } from 'vitest';
import { expectAccessibleInBoth } from './axe.ts';
import { restoredHangar } from './hangar-filed.ts';
import { storyFile } from './hangar-story.ts';
import type { Device } from './harness.ts';
import { PLAIN, openApp, shot } from './harness.ts';

const openStory = async (device: Device) => {
  const { page } = await openApp({ ...PLAIN, device });
  const hangar = await restoredHangar(page, storyFile());
  const goTo = (path: string): Promise<void> =>
    page.evaluate((to) => {
      location.hash = to;
    }, `#/hangar/${hangar}/${path}`);
  return { page, goTo };
};

test("on a small phone, a pilot learns a saved +1 and a 'Mech is repaired, with reloads in between", async () => {
  const { page, goTo } = await openStory('small phone');
  await goTo('pilot/p1');
  await page.getByRole('heading', { name: 'Ada Okafor' }).first().waitFor();
  await page.getByText('One +1 to learn').waitFor();
  await page.getByRole('button', { name: 'Choose…' }).click();
  await page.getByRole('radio', { name: /^III Laser/ }).check();
  await page.getByRole('button', { name: 'Learn Laser' }).click();
  await page.getByText('One +1 to learn').waitFor({ state: 'hidden' });
  await page.reload();
  await page.locator('pilot-card .up', { hasText: 'Laser' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await shot(page, 'hangar-pilot-card');
  await page.getByRole('button', { name: 'History' }).click();
  await page.getByText('Drove off Emil Straka').waitFor();
  await expectAccessibleInBoth(page);
  await goTo('mech/m4');
  await page.getByRole('button', { name: 'Fit the Left Foot' }).click();
  await page.getByText(/Left Foot of Second Sunday fitted/).waitFor();
  await page.getByRole('link', { name: 'Trade for parts' }).waitFor();
  await shot(page, 'hangar-mech');
  await goTo('mech/m9');
  await page.getByRole('button', { name: '+1 for 50 t in Laser' }).click();
  await page.getByRole('button', { name: 'Spend it: Laser −2' }).click();
  await page.getByText('10 maneuvers; 50 t of experience spent').waitFor();
  await page.reload();
  await page.getByRole('img', { name: 'Laser −2' }).waitFor();
  await expectAccessibleInBoth(page);
});

test('a pilot card is printed on one sheet of A5, with nothing around it and nothing cut', async () => {
  const { page, goTo } = await openStory('desktop');
  await goTo('pilot/p4');
  await page.getByRole('link', { name: 'Print the card' }).first().click();
  await page.getByRole('heading', { name: 'Pilot card' }).waitFor();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
  expect([width, height].map((points) => Math.round(Number(points)))).toEqual([420, 595]);
  await page
    .getByText('three criticals, or a “do no …” critical, and the part cannot be salvaged')
    .waitFor();
  await page.emulateMedia({ media: 'print' });
  for (const around of ['button', 'nav', 'stage-bar', '.dock', 'h1'])
    expect(await page.locator(around).locator('visible=true').count(), around).toBe(0);
  expect(
    await page.locator('card-stage .card').evaluateAll((cards) =>
      cards.map((card) => {
        const { bottom, right } = card.getBoundingClientRect();
        return [...card.querySelectorAll('*')].some((each) => {
          const box = each.getBoundingClientRect();
          return box.bottom > bottom + 1 || box.right > right + 1;
        });
      }),
    ),
  ).toEqual([false, false]);
  await shot(page, 'hangar-card-print');
});

test('all pilots can be printed on A5 from the menu of their hangar', async () => {
  const { page, goTo } = await openStory('phone');
  await goTo('');
  await page.getByRole('button', { name: 'This hangar…' }).first().click();
  await page.getByRole('link', { name: 'Print all pilots' }).click();
  await page.locator('roster-stage tbody tr').first().waitFor();
  await shot(page, 'hangar-roster');
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
  expect([width, height].map((points) => Math.round(Number(points)))).toEqual([420, 595]);
  await page.emulateMedia({ media: 'print' });
  for (const around of ['button', 'nav', 'stage-bar', '.dock', 'h1'])
    expect(await page.locator(around).locator('visible=true').count(), around).toBe(0);
});
