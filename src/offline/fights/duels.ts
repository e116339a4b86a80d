import type { DuelSave, readDuelSave } from './duel-save.ts';
import type { RowTable } from '../disk/row.ts';

let reader: { readonly readDuelSave: typeof readDuelSave } | null = null;

/** Where duels are kept. What reads their records comes with the first of them, not with the first load. */
export const DUELS: RowTable<DuelSave> = {
  name: 'duels',
  async ready() {
    reader ??= await import('./duel-save.ts');
  },
  read(row) {
    if (!reader) throw new Error('A duel is read before what reads duels is there.');
    return reader.readDuelSave(row);
  },
};
