import { lateTable } from '../disk/late-table.ts';
import type { DuelSave } from './duel-save.ts';

/** Where duels are kept. */
export const DUELS = lateTable<DuelSave>(
  'duels',
  async () => (await import('./duel-save.ts')).readDuelSave,
);
