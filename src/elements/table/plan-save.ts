import type { DuelSave } from '../../offline/fights/duel-save.ts';
import { newDuel, newFight } from '../../offline/fights/duel-save.ts';
import type { Library } from '../../offline/booklets/library.ts';
import type { Options } from '../../rules/battle/options.ts';
import { freshEntrant } from '../../rules/fight/record.ts';
import type { Plan } from './setup.ts';
import { lineupsOf, namesOf } from './setup.ts';

/** What is kept of a fight that begins, of one battle or of several; null where a booklet cannot be read. */
export const planSave = async (
  plan: Plan,
  options: Options,
  library: Library,
): Promise<DuelSave | null> => {
  const { battles, setup } = plan;
  const read = await Promise.all(setup.map(({ mech }) => library.read(mech)));
  const flown = read.filter((booklet) => booklet !== undefined);
  if (flown.length < setup.length) return null;
  const names = namesOf(setup);
  const entrants = setup.map(({ mech }, seat) => freshEntrant(mech, names[seat] ?? ''));
  return battles.length > 1
    ? newFight({ options, entrants, battles: lineupsOf(plan), moves: [] }, flown)
    : newDuel({ options, entrants, turns: [] }, { secrecy: 'pass the device', flown });
};
