import type { DuelSave } from '../../src/offline/duel-save.ts';
import { newDuel } from '../../src/offline/duel-save.ts';

/** A duel that begins: Ada in the Rifleman against Ben in the Griffin. */
export const aDuel = (changed: Partial<DuelSave> = {}): DuelSave => ({
  ...newDuel(
    {
      lone: { booklet: 'rfl-3n', pilot: 'Ada' },
      rival: { booklet: 'grf-1n', pilot: 'Ben' },
      ammunition: 'counted',
      turns: [],
    },
    { secrecy: 'pass the device', mechs: ['Rifleman', 'Griffin'] },
  ),
  ...changed,
});
