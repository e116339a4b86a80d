import type { DuelSave } from '../../../src/offline/fights/duel-save.ts';
import type { FlownBooklet } from '../../../src/offline/fights/new-table.ts';
import { newTable } from '../../../src/offline/fights/new-table.ts';
import { USUAL_OPTIONS } from '../../../src/rules/battle/options.ts';
import { ONLY_BATTLE } from '../../../src/rules/fight/fight.ts';
import type { TurnInProgress } from '../../../src/rules/fight/turn.ts';
import { againstFirst } from '../../../src/rules/fight/lineup.ts';
import { sittingOf } from '../../../src/rules/fight/sit-down.ts';
import { freshEntrant } from '../../../src/rules/fight/record.ts';

/** The end of a drawn duel. */
export const DRAWN: DuelSave['ended'] = { kind: 'nobody' };

const flown = (name: string): FlownBooklet => ({ edition: '00000000', mech: { name } });

/** What a row has of a duel in this turn. */
export const inTurn = (turn: TurnInProgress): Pick<DuelSave, 'battles'> => ({
  battles: [{ name: ONLY_BATTLE, turn }],
});

/** A duel that begins: Ada in the Rifleman against Ben in the Griffin. */
export const aDuel = (changed: Partial<DuelSave> = {}): DuelSave => ({
  ...newTable(
    sittingOf(
      {
        entrants: [freshEntrant('rfl-3n', 'Ada'), freshEntrant('grf-1n', 'Ben')],
        battles: againstFirst(2),
        options: USUAL_OPTIONS,
      },
      'pass the device',
    ),
    [flown('Rifleman'), flown('Griffin')],
  ),
  // As in a duel begun before there were editions: those on the shelf are used.
  editions: null,
  ...changed,
});
