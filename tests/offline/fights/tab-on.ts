import type { DuelSave } from '../../../src/offline/fights/duel-save.ts';
import { RunningFight } from '../../../src/offline/fights/running-fight.ts';
import type { Saves } from '../../../src/offline/fights/saves.ts';
import { openSaves } from '../../../src/offline/fights/saves.ts';
import type { BattleStanding } from '../../../src/offline/fights/standing.ts';
import type { Booklet } from '../../../src/rules/booklet/booklet.ts';
import type { Choosing, TurnInProgress } from '../../../src/rules/fight/turn.ts';
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
): Promise<RunningFight> => {
  const duel = new RunningFight(id, {
    saves: saves ?? (await openSaves()),
    library: libraryOf(lone, griffin),
    watcher: {
      changed: () => undefined,
      overtaken: () => undefined,
      said: (sentence) => said.push(sentence),
      missed: () => undefined,
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
export const saveOf = (duel: RunningFight): DuelSave => sure(duel.standing).save;
/** The battle being played, in its current state. */
export const battleOf = (duel: RunningFight): BattleStanding => sure(duel.battle);
export const turnOf = (duel: RunningFight): TurnInProgress => battleOf(duel).turn;
export const lockedOf = (duel: RunningFight): Choosing['locked'] => numbersOf(turnOf(duel));
