import type { DuelSave } from '../../../src/offline/fights/duel-save.ts';
import { RunningDuel } from '../../../src/offline/fights/running-duel.ts';
import type { Saves } from '../../../src/offline/fights/saves.ts';
import { openSaves } from '../../../src/offline/fights/saves.ts';
import type { Booklet } from '../../../src/rules/booklet/booklet.ts';
import type { Choosing } from '../../../src/rules/fight/turn.ts';
import { numbersOf } from '../../../src/rules/fight/turn.ts';
import { sure } from '../../../src/rules/sure.ts';
import { griffin, rifleman } from '../../elements/parts.ts';
import { aDuel } from './duels.ts';
import { libraryOf } from '../booklets/libraries.ts';

/** What the tabs tell their pilots. */
export const said: string[] = [];

/** A tab with a duel open in it. */
export const tabOn = async (
  id: string,
  { saves, lone = rifleman }: { saves?: Saves; lone?: Booklet } = {},
): Promise<RunningDuel> => {
  const duel = new RunningDuel(id, {
    saves: saves ?? (await openSaves()),
    library: libraryOf(lone, griffin),
    watcher: {
      changed: () => undefined,
      overtaken: () => undefined,
      said: (sentence) => said.push(sentence),
    },
  });
  await duel.open();
  return duel;
};
/** A duel that is kept, by its name. */
export const begun = async (changed: Partial<DuelSave> = {}): Promise<string> => {
  const put = await (await openSaves()).put(aDuel(changed));
  return put.kind === 'conflict' ? '' : put.save.id;
};
export const saveOf = (duel: RunningDuel): DuelSave => sure(duel.standing).save;
export const lockedOf = (duel: RunningDuel): Choosing['locked'] => numbersOf(saveOf(duel).turn);
