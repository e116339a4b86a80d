import type { OpponentButton } from '../../../src/elements/opponent/opponent-button.ts';
import { text } from '../parts.ts';
import { until } from '../until.ts';

/** Somebody else is to fly, by the name and rank on the sheet of this button; the sheet is put away again. */
export const flownBy = async (door: OpponentButton, who: string): Promise<void> => {
  door.renderRoot.querySelector('button')!.click();
  const sheet = () => door.renderRoot.querySelector('opponent-sheet');
  await until(
    () => sheet()?.open && sheet()?.renderRoot?.querySelector('label'),
    'the sheet comes',
  );
  const names = [...sheet()!.renderRoot.querySelectorAll('fieldset label')];
  const named = names.find((each) => text(each.querySelector('b')) === who);
  if (!named) throw new Error(`${who} cannot fly.`);
  named.querySelector('input')!.click();
  sheet()!.open = false;
  await sheet()!.updateComplete;
};
