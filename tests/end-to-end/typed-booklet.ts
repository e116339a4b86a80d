import type { Locator, Page } from 'playwright-core';
import type {
  BookletDocument,
  Effect,
  ManeuverDocument,
  Reach,
  ViewScreenDocument,
} from '../../src/rules/document/booklet-document.ts';
import { reachText } from '../../src/rules/words/words.ts';

/** A whole booklet typed into the workshop by hand: every control is named by the path of its value. */
const at = (page: Page, path: string): Locator => page.locator(`[name="${path}"]`).first();

const type = async (
  page: Page,
  path: string,
  value: string | number | undefined,
): Promise<void> => {
  if (value === undefined) return;
  const field = at(page, path);
  await field.waitFor();
  const isChoice = await field.evaluate((each) => each instanceof HTMLSelectElement);
  if (isChoice) await field.selectOption(String(value));
  else {
    await field.fill(String(value));
    await field.blur();
  }
};

/** The button of a word, by the path that it is named by; unfolded where it is folded. */
const word = async (page: Page, path: string, words: string): Promise<void> => {
  const sign = /^(orange|red|blue|green|yellow)$/.test(words) ? '\\w?\\s*' : '';
  const found = page
    .locator(`button[name="${path}"]`)
    .filter({
      hasText: new RegExp(
        `^\\s*${sign}${words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\s*$`,
        'i',
      ),
    })
    .first();
  if (!(await found.isVisible()))
    for (const fold of await page.locator('page-form details:not([open]) > summary').all())
      await fold.click();
  await found.click();
};

export const typeCover = async (page: Page, { mech, statCard }: BookletDocument): Promise<void> => {
  for (const key of ['name', 'designation', 'tonnage', 'speed', 'cost', 'engine'] as const)
    await type(page, `mech.${key}`, mech[key]);
  for (const [line, weapon] of mech.weapons.entries()) {
    await page.getByRole('button', { name: 'Add a weapon' }).click();
    await type(page, `mech.weapons.${line}`, weapon);
  }
  await type(page, 'sources.note', 'Typed in by hand.');
  await type(page, 'statCard.armor', statCard.armor);
  await type(page, 'statCard.shutdown', statCard.shutdown);
  for (const [kind, points] of Object.entries(statCard.ammunition)) {
    await type(page, 'ammunition.', kind);
    await type(page, `statCard.ammunition.${kind}`, points);
  }
};

export const typeRow = async (
  page: Page,
  row: number,
  maneuver: ManeuverDocument,
): Promise<void> => {
  const path = `statCard.maneuvers.${row}`;
  await page.getByRole('button', { name: `Add a ${maneuver.range} row` }).click();
  await type(page, `${path}.console`, maneuver.console);
  for (const key of ['name', 'group', 'score', 'heat'] as const)
    await type(page, `${path}.${key}`, maneuver[key]);
  await at(page, `${path}.colour.${maneuver.colour}`).click();
  for (const category of maneuver.categories)
    await at(page, `${path}.categories.${category}`).click();
  for (const [range, number] of Object.entries(maneuver.conversions))
    await type(page, `${path}.conversions.${range}`, number);
  for (const weapon of maneuver.fires ?? []) {
    const chip = at(page, `${path}.fires.${weapon}`);
    if (await chip.isVisible()) await chip.click();
    else await type(page, `${path}.fires`, weapon);
  }
  if (maneuver.ammunition !== undefined)
    await at(page, `${path}.ammunition.${maneuver.ammunition}`).click();
};

const reachWord = (reach: Reach): string => {
  if ('group' in reach) return `group ${reach.group}`;
  return 'manner' in reach ? `${reach.manner} …` : reachText(reach, 'any' in reach);
};

const NUMBERS = ['by', 'received', 'heatAbove'] as const;
const KIND_WORDS: Partial<Record<Effect['effect'], string>> = { forbid: 'no …' };

const typeEffect = async (
  page: Page,
  path: string,
  index: number,
  effect: Effect,
): Promise<void> => {
  const all = `${path}.effects`;
  await word(page, all, KIND_WORDS[effect.effect] ?? effect.effect);
  for (const key of NUMBERS)
    if (key in effect)
      await type(
        page,
        `${all}.${index}.${key}`,
        (effect as unknown as Record<string, number>)[key],
      );
  if ('of' in effect)
    for (const reach of effect.of) await word(page, `${all}.${index}.of`, reachWord(reach));
};

const inSheet = async (page: Page, plate: string, does: () => Promise<void>): Promise<void> => {
  await page.locator(`desk-page [data-plate="${plate}"]`).click();
  await page.locator('page-form').waitFor();
  await does();
  await page.keyboard.press('Escape');
  await page.locator('page-form').waitFor({ state: 'detached' });
};

export const typePicture = (
  page: Page,
  number: number,
  screen: ViewScreenDocument,
): Promise<void> =>
  inSheet(page, 'picture', async () => {
    for (const key of ['title', 'range', 'picture', 'score'] as const)
      await type(page, `viewScreens.${number}.${key}`, screen[key]);
  });

export const typeStatus = (
  page: Page,
  number: number,
  { status }: ViewScreenDocument,
): Promise<void> =>
  inSheet(page, 'status', async () => {
    const path = `viewScreens.${number}.status`;
    const mode = status.only ? 'only' : status.except ? 'except' : 'anything';
    const radio = { anything: 'Anything', except: 'Except …', only: 'Only …' }[mode];
    await page.locator('page-form label').filter({ hasText: radio }).click();
    for (const each of status.only ?? status.except ?? [])
      await word(page, `${path}.${mode}`, each);
    await type(page, `${path}.bonus.to`, status.bonus?.to);
    await type(page, `${path}.bonus.score`, status.bonus?.score);
  });

export const typeCriticals = (
  page: Page,
  number: number,
  screen: ViewScreenDocument,
): Promise<void> =>
  inSheet(page, 'criticals', async () => {
    for (const [row, { effects, letters, part }] of (screen.criticals ?? []).entries()) {
      const path = `viewScreens.${number}.criticals.${row}`;
      const [[first, from] = ['', 0], ...others] = Object.entries(letters);
      await page
        .getByRole('button', { name: `Letter ${first}`, exact: true })
        .or(page.getByRole('button', { name: new RegExp(`^${first} is wanted`) }))
        .first()
        .click();
      await type(page, `${path}.letters.${first}`, from);
      for (const [letter, threshold] of others) {
        await page.getByRole('button', { name: `The same at letter ${letter}` }).click();
        await type(page, `${path}.letters.${letter}`, threshold);
      }
      await type(page, `${path}.part`, part);
      for (const [index, effect] of effects.entries()) await typeEffect(page, path, index, effect);
    }
  });

/** All consoles as the print has them, for a paste. */
export const printedConsoles = ({ consoles }: BookletDocument): string =>
  Object.entries(consoles)
    .map(([holder, cells]) =>
      [
        `Console ${holder}`,
        ...Object.entries(cells).map(
          ([owner, cell]) => `${owner} – ${cell.replace(/^0(?!0)/, '')}`,
        ),
      ].join('\n'),
    )
    .join('\n\n');
