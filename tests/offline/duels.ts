import type { DuelSave } from '../../src/offline/duel-save.ts';
import { newDuel } from '../../src/offline/duel-save.ts';
import { USUAL_OPTIONS } from '../../src/rules/battle/options.ts';

/** How a duel ends that nobody wins. */
export const DRAWN: DuelSave['ended'] = { kind: 'nobody' };

/** A duel that begins: Ada in the Rifleman against Ben in the Griffin. */
export const aDuel = (changed: Partial<DuelSave> = {}): DuelSave => ({
  ...newDuel(
    {
      lone: { booklet: 'rfl-3n', pilot: 'Ada' },
      rival: { booklet: 'grf-1n', pilot: 'Ben' },
      options: USUAL_OPTIONS,
      turns: [],
    },
    { secrecy: 'pass the device', mechs: ['Rifleman', 'Griffin'] },
  ),
  ...changed,
});
