import type { DuelSave, Flown } from '../../../src/offline/fights/duel-save.ts';
import { newDuel } from '../../../src/offline/fights/duel-save.ts';
import { USUAL_OPTIONS } from '../../../src/rules/battle/options.ts';
import { freshEntrant } from '../../../src/rules/fight/record.ts';

/** How a duel ends that nobody wins. */
export const DRAWN: DuelSave['ended'] = { kind: 'nobody' };

const flown = (name: string): Flown => ({ edition: '00000000', mech: { name } });

/** A duel that begins: Ada in the Rifleman against Ben in the Griffin. */
export const aDuel = (changed: Partial<DuelSave> = {}): DuelSave => ({
  ...newDuel(
    {
      entrants: [freshEntrant('rfl-3n', 'Ada'), freshEntrant('grf-1n', 'Ben')],
      options: USUAL_OPTIONS,
      turns: [],
    },
    { secrecy: 'pass the device', flown: [flown('Rifleman'), flown('Griffin')] },
  ),
  // As one that was begun before there were editions: they are those of the shelf.
  editions: null,
  ...changed,
});
