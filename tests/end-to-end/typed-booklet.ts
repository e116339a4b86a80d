import type { Locator, Page } from 'playwright-core';
import type {
  BookletDocument,
  Effect,
  ManeuverDocument,
  Reach,
  ViewScreenDocument,
} from '../../src/rules/document/booklet-document.ts';
import type { Press } from './table.ts';
import { reachText } from '../../src/rules/words/words.ts';

/** Whose hand types: where, and how it presses. */
export interface Hand {
  readonly page: Page;
  readonly press: Press;
}

/** A whole booklet typed into the workshop by hand: every control is named by the path of its value. */
const at = ({ page }: Hand, path: string): Locator => page.locator(`[name="${path}"]`).first();

const type = async (
  hand: Hand,
  path: string,
  value: string | number | undefined,
): Promise<void> => {
  if (value === undefined) return;
  const field = at(hand, path);
  await field.waitFor();
  const isChoice = await field.evaluate((each) => each instanceof HTMLSelectElement);
  if (isChoice) await field.selectOption(String(value));
  else {
    await field.fill(String(value));
    await field.blur();
  }
};

/** The button of a word, by the path that it is named by; unfolded where it is folded. */
const word = async (hand: Hand, path: string, words: string): Promise<void> => {
  const sign = /^(orange|red|blue|green|yellow)$/.test(words) ? '\\w?\\s*' : '';
  const found = hand.page
    .locator(`button[name="${path}"]`)
    .filter({
      hasText: new RegExp(
        `^\\s*${sign}${words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\s*$`,
        'i',
      ),
    })
    .first();
  if (!(await found.isVisible()))
    for (const fold of await hand.page.locator('page-form details:not([open]) > summary').all())
      await hand.press(fold);
  await hand.press(found);
};

export const typeCover = async (hand: Hand, { mech, statCard }: BookletDocument): Promise<void> => {
  for (const key of ['name', 'designation', 'tonnage', 'speed', 'cost', 'engine'] as const)
    await type(hand, `mech.${key}`, mech[key]);
  for (const [line, weapon] of mech.weapons.entries()) {
    await hand.press(hand.page.getByRole('button', { name: 'Add a weapon' }));
    await type(hand, `mech.weapons.${line}`, weapon);
  }
  await type(hand, 'sources.note', 'Typed in by hand.');
  await type(hand, 'statCard.armor', statCard.armor);
  await type(hand, 'statCard.shutdown', statCard.shutdown);
  for (const [kind, points] of Object.entries(statCard.ammunition)) {
    await type(hand, 'ammunition.', kind);
    await type(hand, `statCard.ammunition.${kind}`, points);
  }
};

export const typeRow = async (
  hand: Hand,
  row: number,
  maneuver: ManeuverDocument,
): Promise<void> => {
  const path = `statCard.maneuvers.${row}`;
  await hand.press(hand.page.getByRole('button', { name: `Add a ${maneuver.range} row` }));
  await type(hand, `${path}.console`, maneuver.console);
  for (const key of ['name', 'group', 'score', 'heat'] as const)
    await type(hand, `${path}.${key}`, maneuver[key]);
  await hand.press(at(hand, `${path}.colour.${maneuver.colour}`));
  for (const category of maneuver.categories)
    await hand.press(at(hand, `${path}.categories.${category}`));
  for (const [range, number] of Object.entries(maneuver.conversions))
    await type(hand, `${path}.conversions.${range}`, number);
  for (const weapon of maneuver.fires ?? []) {
    const chip = at(hand, `${path}.fires.${weapon}`);
    if (await chip.isVisible()) await hand.press(chip);
    else await type(hand, `${path}.fires`, weapon);
  }
  if (maneuver.ammunition !== undefined)
    await hand.press(at(hand, `${path}.ammunition.${maneuver.ammunition}`));
};

const reachWord = (reach: Reach): string => {
  if ('group' in reach) return `group ${reach.group}`;
  return 'manner' in reach ? `${reach.manner} …` : reachText(reach, 'any' in reach);
};

const NUMBERS = ['by', 'received', 'heatAbove'] as const;
const KIND_WORDS: Partial<Record<Effect['effect'], string>> = { forbid: 'no …' };

const typeEffect = async (
  hand: Hand,
  path: string,
  index: number,
  effect: Effect,
): Promise<void> => {
  const all = `${path}.effects`;
  await word(hand, all, KIND_WORDS[effect.effect] ?? effect.effect);
  for (const key of NUMBERS)
    if (key in effect)
      await type(
        hand,
        `${all}.${index}.${key}`,
        (effect as unknown as Record<string, number>)[key],
      );
  if ('of' in effect)
    for (const reach of effect.of) await word(hand, `${all}.${index}.of`, reachWord(reach));
};

const inSheet = async (hand: Hand, plate: string, does: () => Promise<void>): Promise<void> => {
  await hand.press(hand.page.locator(`page-desk [data-plate="${plate}"]`));
  await hand.page.locator('page-form').waitFor();
  await does();
  await hand.press(hand.page.locator('page-desk sheet-dialog .close:visible'));
  await hand.page.locator('page-form').waitFor({ state: 'detached' });
};

export const typePicture = (
  hand: Hand,
  number: number,
  screen: ViewScreenDocument,
): Promise<void> =>
  inSheet(hand, 'picture', async () => {
    for (const key of ['title', 'range', 'picture', 'score'] as const)
      await type(hand, `viewScreens.${number}.${key}`, screen[key]);
  });

export const typeStatus = (
  hand: Hand,
  number: number,
  { status }: ViewScreenDocument,
): Promise<void> =>
  inSheet(hand, 'status', async () => {
    const path = `viewScreens.${number}.status`;
    const mode = status.only ? 'only' : status.except ? 'except' : 'anything';
    const radio = { anything: 'Anything', except: 'Except …', only: 'Only …' }[mode];
    await hand.press(hand.page.locator('page-form label').filter({ hasText: radio }));
    for (const each of status.only ?? status.except ?? [])
      await word(hand, `${path}.${mode}`, each);
    await type(hand, `${path}.bonus.to`, status.bonus?.to);
    await type(hand, `${path}.bonus.score`, status.bonus?.score);
  });

/** From a line on, from 0. */
export const typeCriticals = (
  hand: Hand,
  number: number,
  screen: ViewScreenDocument,
  from = 0,
): Promise<void> =>
  inSheet(hand, 'criticals', async () => {
    for (const [row, { effects, letters, part }] of (screen.criticals ?? []).entries()) {
      if (row < from) continue;
      const path = `viewScreens.${number}.criticals.${row}`;
      for (const [line, [letter, threshold]] of Object.entries(letters).entries()) {
        // The next free letter comes; another one is chosen in its place.
        const added = line === 0 ? /^Letter [A-Z]$/ : /^The same at letter/;
        await hand.press(hand.page.getByRole('button', { name: added }));
        const choice = hand.page.locator(`select[name^="${path}.letters."]`).nth(line);
        await choice.waitFor();
        if ((await choice.inputValue()) !== letter) await choice.selectOption(letter);
        await type(hand, `${path}.letters.${letter}`, threshold);
      }
      await type(hand, `${path}.part`, part);
      for (const [index, effect] of effects.entries()) await typeEffect(hand, path, index, effect);
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
