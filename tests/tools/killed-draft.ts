import type { Page } from 'playwright-core';
import type { BookletDocument } from '../../src/rules/document/booklet-document.ts';
import { readBooklet, rowsIn } from '../end-to-end/table.ts';
import type { MortalDevice } from './mortal-device.ts';

/** What stands in two fields and in two cells of a draft, as it is shown; null before there is a draft. */
type State = readonly [name: string, engine: string, ...cells: readonly string[]] | null;

/** A state, and when it stood, in milliseconds since 1970. */
interface Stand {
  readonly state: State;
  stood: number;
}

/** The longest that may be lost where nothing else keeps the machine busy (milliseconds). */
const LOST = 300;
/** From key to key (milliseconds). */
const PACE = 45;

const printed = readBooklet('rfl-3n');
/** The Rifleman with a view screen that there is not. */
const FAULTY = {
  ...printed,
  consoles: { ...printed.consoles, 24: { ...printed.consoles['24'], 36: '28' } },
};
const { engine, name } = printed.mech;
/** Cells of console 26. */
const OWNERS = [18, 20];
const CELLS = OWNERS.map((owner) => (printed.consoles['26']?.[owner] ?? '').replace(/^0/, ''));

const drop = (page: Page): Promise<void> =>
  page.evaluate((text) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], 'a.json'));
    const dropped = { dataTransfer, bubbles: true, composed: true, cancelable: true };
    const stage = document.querySelector('viewscreen-app')?.shadowRoot;
    stage?.querySelector('workshop-stage')?.dispatchEvent(new DragEvent('drop', dropped));
  }, JSON.stringify(FAULTY));

const toPage = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Pages', exact: true }).click();
  await page.locator('[data-page="25"]').click();
};
const told = (state: State): string => (state ?? ['', '', '', '']).join(', ');

/** What stands in a draft on disk. */
const onDisk = async (page: Page, id: string): Promise<string> => {
  type Row = { readonly of: string; readonly data: { readonly document: BookletDocument } };
  const row = (await rowsIn<Row>(page, 'drafts')).find(({ of }) => of === `workshop-${id}`);
  if (!row) return told(null);
  const { consoles, mech } = row.data.document;
  return told([mech.name, mech.engine, ...OWNERS.map((owner) => consoles['26']?.[owner] ?? '')]);
};

const cellOf = (page: Page, owner: number) => page.locator(`console-grid [data-owner='${owner}']`);
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** Types into a new draft as a hand does: a file, letters, a paste, steps back and on. */
const type = async (page: Page, stands: Stand[]): Promise<void> => {
  const act = async (
    [called, engineNow, ...cells]: NonNullable<State>,
    doing: () => Promise<unknown>,
  ): Promise<void> => {
    const state = [called, engineNow, ...(cells.length > 0 ? cells : CELLS)] as const;
    const stand: Stand = { state, stood: Infinity };
    stands.push(stand);
    await doing();
    stand.stood = Date.now();
    await page.waitForTimeout(PACE);
  };
  const { keyboard } = page;
  await act([name, engine], async () => {
    await drop(page);
    await page.getByRole('button', { name: 'Card', exact: true }).click();
    await field(page, 'Name').waitFor();
  });
  const letters = async (
    label: string,
    text: string,
    state: (so: string) => NonNullable<State>,
  ) => {
    await field(page, label).press('End');
    for (let typed = 1; typed <= text.length; typed += 1)
      await act(state(text.slice(0, typed)), () => keyboard.press(text[typed - 1] ?? ''));
  };
  await letters('Name', 'ofthewest', (so) => [name + so, engine]);
  const long = `${name}ofthewest`;
  await letters('Engine', 'ordieselengine', (so) => [long, engine + so]);
  await act([long, engine], () => keyboard.press('Control+z'));
  await act([name, engine], () => keyboard.press('Control+z'));
  await act([long, engine], () => keyboard.press('Control+Shift+z'));
  await field(page, 'Engine').selectText();
  await act([long, 'Pitban 240 of the north'], () =>
    keyboard.insertText('Pitban 240 of the north'),
  );
  await act([long, engine], () => keyboard.press('Control+z'));
  await letters('Name', 'andeast', (so) => [long + so, engine]);
  const last = `${long}andeast`;
  const [first = '', second = ''] = CELLS;
  await toPage(page);
  await cellOf(page, 18).click();
  await act([last, engine, '', second], () => keyboard.press('0'));
  await act([last, engine, '00', second], () => keyboard.press('0'));
  await act([last, engine, '00', '2'], () => keyboard.press('2'));
  await act([last, engine, '00', '21'], () => keyboard.press('1'));
  await act([last, engine, '00', second], () => keyboard.press('Control+z'));
  await act([last, engine, first, second], () => keyboard.press('Control+z'));
};

/** Kills the browser so many milliseconds after the file was dropped into a draft, with `acts` as soon as the disk has what
 *  stands after so many, or later; gives what is wrong with what is left. */
export const killedDraft = async (
  { kill, open }: MortalDevice,
  id: string,
  after: number,
  acts = 0,
): Promise<string | null> => {
  const address = `#/workshop/${id}`;
  const page = await open(address);
  await page.getByRole('button', { name: 'Pages', exact: true }).waitFor();
  const stands: Stand[] = [{ state: null, stood: 0 }];
  type(page, stands).catch(() => undefined);
  await new Promise((done) => setTimeout(done, after));
  const killed = Date.now();
  const due = acts || stands.findLastIndex(({ stood }) => stood <= killed - LOST);
  const possible = (): readonly string[] => stands.slice(due).map(({ state }) => told(state));
  if (acts)
    while (stands.length <= acts || !possible().includes(await onDisk(page, id)))
      await page.waitForTimeout(100);
  await kill();
  const again = await open(address);
  await again.getByRole('button', { name: 'Card', exact: true }).click();
  const is = [await field(again, 'Name').inputValue(), await field(again, 'Engine').inputValue()];
  await toPage(again);
  for (const owner of OWNERS) is.push(await cellOf(again, owner).locator('b').innerText());
  const isThere = possible().includes(is.join(', '));
  // What was dropped is there whole, or nothing of it.
  if (is[0] !== '') await again.getByRole('button', { name: /Check \d+ fault/ }).waitFor();
  await kill();
  return isThere ? null : `${is.join(', ')} instead of ${possible().join(' or ')}`;
};

/** How long the hand types, and a bit (milliseconds). */
export const HAND = 3800;
