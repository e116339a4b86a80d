import type { Page } from 'playwright-core';
import { readBooklet } from '../end-to-end/table.ts';
import type { MortalDevice } from './mortal-device.ts';

/** What stands in two fields of a draft; null before there is a draft. */
type State = readonly [name: string, engine: string] | null;

/** A state, when it was begun and when it stood, in milliseconds since 1970. */
interface Stand {
  readonly state: State;
  readonly begun: number;
  stood: number;
}

/** The longest that may be lost (milliseconds). */
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

const drop = (page: Page): Promise<void> =>
  page.evaluate((text) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], 'a.json'));
    const dropped = { dataTransfer, bubbles: true, composed: true, cancelable: true };
    const stage = document.querySelector('viewscreen-app')?.shadowRoot;
    stage?.querySelector('workshop-stage')?.dispatchEvent(new DragEvent('drop', dropped));
  }, JSON.stringify(FAULTY));

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** Types into a new draft as a hand does: a file, letters, a paste, steps back and on. */
const type = async (page: Page, stands: Stand[]): Promise<void> => {
  const act = async (state: State, doing: () => Promise<unknown>): Promise<void> => {
    const stand: Stand = { state, begun: Date.now(), stood: Infinity };
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
  const letters = async (label: string, text: string, state: (so: string) => State) => {
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
};

/** Kills the browser so many milliseconds after the file was dropped into a draft; gives what is wrong with what is left. */
export const killedDraft = async (
  { kill, open }: MortalDevice,
  id: string,
  after: number,
): Promise<string | null> => {
  const address = `#/workshop/${id}`;
  const page = await open(address);
  await page.getByRole('button', { name: 'Pages', exact: true }).waitFor();
  const stands: Stand[] = [{ state: null, begun: 0, stood: 0 }];
  type(page, stands).catch(() => undefined);
  await new Promise((done) => setTimeout(done, after));
  const killed = Date.now();
  const due = stands.findLastIndex(({ stood }) => stood <= killed - LOST);
  await kill();
  const again = await open(address);
  await again.getByRole('button', { name: 'Card', exact: true }).click();
  const is = [
    await field(again, 'Name').inputValue(),
    await field(again, 'Engine').inputValue(),
  ] as const;
  const possible = stands.slice(due).map(({ state }) => (state ?? ['', '']).join(', '));
  const isThere = possible.includes(is.join(', '));
  // What was dropped is there whole, or nothing of it.
  if (is[0] !== '') await again.getByRole('button', { name: 'Check 1 faults' }).waitFor();
  await kill();
  return isThere ? null : `${is.join(', ')} instead of ${possible.join(' or ')}`;
};

/** How long the hand types, and a bit (milliseconds). */
export const HAND = 2900;
