import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { foundHangar } from './hangar-founding.ts';
import { cardsIn } from './hangar-games.ts';
import { playWithPaper } from './hangar-papers.ts';
import { PLAIN, openApp } from './harness.ts';
import { restoreFrom, saveFile, settle, take, toThePage } from './settling.ts';
import { choose, goOn, muster, wipe } from './table.ts';

// A campaign of six games in the built game: three are played on the device, three with paper.

const go = (page: Page, path: string): Promise<string> =>
  page.evaluate((to) => (location.hash = to), `#/hangar/${path}`);

/** Musters pilots, ◆ first, and begins the game on the device. */
const begin = async (page: Page, hangar: string, ...pilots: readonly string[]): Promise<void> => {
  await go(page, `${hangar}/muster`);
  for (const [place, pilot] of pilots.entries()) {
    const side = place === 0 ? 'West' : 'East';
    await muster(page, `${pilot}: ${side}`);
  }
  await page.getByRole('button', { name: /^Start the (duel|fight)/ }).click();
};

/** Two choose, the pages are turned, and one of them leaves. */
const turnWithLeave = async (
  page: Page,
  calls: readonly (readonly [pilot: string, console: number])[],
  leaves: RegExp,
): Promise<void> => {
  for (const [pilot, console] of calls) await choose(page, pilot, console);
  await goOn(page, 'Turn the pages');
  await page.getByRole('button', { name: /^Leave$|bails out\?$|escapes\?$/ }).click();
  await page.getByRole('button', { name: leaves }).last().click();
};

const takeOne = (part: string) => (page: Page) =>
  page.getByRole('radio', { name: new RegExp(`^${part},`) }).check();
const call = (name: string) => (page: Page) => page.getByLabel("The 'Mech's name").fill(name);

test('a campaign of six games, played, settled, saved, wiped and restored, is the same byte for byte', async () => {
  const { page, host } = await openApp({ ...PLAIN, device: 'tablet' });
  const hangar = await foundHangar(page, ['Ada', 'Ben', 'Cleo']);

  // 1: Ben bails out of his Griffin; Ada salvages an arm.
  await begin(page, hangar, 'Ada', 'Ben');
  await turnWithLeave(
    page,
    [
      ['Ada', 52],
      ['Ben', 62],
    ],
    /^Ben bails out/,
  );
  await toThePage(page);
  await settle(page, hangar, {
    'Ada: Salvage': take('Left Arm'),
    "Ben: Another 'Mech": call('Brass Monday'),
  });
  expect(await cardsIn(page, hangar)).toEqual([
    "Ada: 55 t, 0 spent, 1 won, 1 parts, Ada's own",
    'Ben: 0 t, 0 spent, 0 won, 0 parts, Brass Monday',
    "Cleo: 0 t, 0 spent, 0 won, 0 parts, Cleo's own",
  ]);

  // 2: Cleo is killed; Ada's Engine is repaired fully, her Gyro by Cleo's, which was hit too.
  const second = await playWithPaper(page, hangar, {
    turns: 11,
    outcome: { kind: 'win', winner: 'few' },
    came: [
      {
        ...{ pilot: 'Ada', side: 'few', armor: 12, ammunition: { autocannon: 1 } },
        hit: ['Engine', 'Gyro'],
      },
      {
        ...{ pilot: 'Cleo', side: 'many', out: 'fell', armor: 15, killedBy: 'critical', by: 'Ada' },
        ...{ hit: ['Gyro'], kills: 'Cockpit' },
      },
    ],
  });
  await go(page, `${hangar}/game/${second}`);
  await settle(page, hangar, {
    'Ada: Salvage': take('Engine', 'Gyro'),
    'Ada: Repair': async () => {
      await page.getByRole('radio', { name: /^Engine of Cleo's own/ }).check();
      await page.getByRole('radio', { name: /^Gyro of Cleo's own/ }).check();
    },
    'Cleo: Cleo was killed': () =>
      page.getByLabel('A line for the memorial').fill('One more turn.'),
    'Cleo: A new pilot': async () => {
      await page.getByLabel("The new pilot's name").fill('Dora');
      await call('High Water')(page);
    },
  });

  // 3: Ben escapes; it was the third game of Ada's 'Mech, which gets a full load.
  await begin(page, hangar, 'Ada', 'Ben');
  await turnWithLeave(
    page,
    [
      ['Ada', 52],
      ['Ben', 60],
    ],
    /^Ben escapes|^Escape/,
  );
  await toThePage(page);
  let load = '';
  await settle(page, hangar, {
    'Ada: Reload': async () => {
      load = await page.locator('settlement-dock .big').innerText();
    },
  });
  expect(load).toMatch(/^Load 3 rounds/);
  expect((await cardsIn(page, hangar))[0]).toBe("Ada: 142 t, 0 spent, 2.5 won, 3 parts, Ada's own");

  // 4: Ben's replacement beats Dora's Rifleman, and he buys a point of it back.
  const fourth = await playWithPaper(page, hangar, {
    turns: 14,
    outcome: { kind: 'win', winner: 'few' },
    came: [
      { pilot: 'Ben', side: 'few', armor: 4 },
      { pilot: 'Dora', side: 'many', out: 'fell', armor: -2, by: 'Ben' },
    ],
  });
  await go(page, `${hangar}/game/${fourth}`);
  await settle(page, hangar, { "Dora: Another 'Mech": call('Second Shift') });
  await go(page, `${hangar}/mech/m4`);
  await page.getByRole('button', { name: '+1 for 50 t in PPC' }).click();
  await page.getByRole('button', { name: 'Spend it: PPC −2' }).click();
  await page.getByText('50 t of experience spent').first().waitFor();

  // 5: Ada alone against Ben and Dora, and bails out: they salvage a part each in turn.
  await begin(page, hangar, 'Ada', 'Ben', 'Dora');
  for (const [pilot, console] of [
    ['Ada', 52],
    ['Ben', 62],
    ['Dora', 62],
  ] as const)
    await choose(page, pilot, console);
  // The film shows all numbers and pages at once, and leaving is chosen there.
  await goOn(page, /^Leave…$|bails out\?$|^Leave$/);
  await page.getByRole('button', { name: 'Ada: Bail out…' }).click();
  await page.getByRole('button', { name: 'Bail out', exact: true }).click();
  await page.getByRole('button', { name: 'Ada bails out', exact: true }).click();
  await toThePage(page);
  await settle(page, hangar, {
    'Ben: Salvage': takeOne('Large Laser'),
    'Dora: Salvage': takeOne('Medium Laser'),
    "Ada: Another 'Mech": call('Second Thunder'),
  });

  // 6: a draw.
  const sixth = await playWithPaper(page, hangar, {
    turns: 40,
    outcome: { kind: 'nobody' },
    came: [
      { pilot: 'Ada', side: 'few', armor: 20 },
      { pilot: 'Dora', side: 'many', armor: 20 },
    ],
  });
  await go(page, `${hangar}/game/${sixth}`);
  await settle(page, hangar);
  const cards = await cardsIn(page, hangar);
  expect(cards).toEqual([
    'Ada: 142 t, 0 spent, 2.5 won, 3 parts, Second Thunder',
    'Ben: 90 t, 50 spent, 2 won, 1 parts, Brass Monday',
    'Cleo: 0 t, 0 spent, 0 won, 0 parts, killed',
    'Dora: 30 t, 0 spent, 0 won, 1 parts, Second Shift',
  ]);

  // Everything the browser keeps is wiped, and comes back from the file.
  const saved = await saveFile(page);
  await wipe(page, host);
  await restoreFrom(page, host, saved);
  await page.locator('hangar-berth').filter({ hasText: 'Second Thunder' }).waitFor();
  expect(await cardsIn(page, hangar)).toEqual(cards);
  const again = await saveFile(page);
  expect(again.buffer.equals(saved.buffer)).toBe(true);
});
