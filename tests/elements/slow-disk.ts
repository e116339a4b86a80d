import type { DuelSave } from '../../src/offline/fights/duel-save.ts';
import type { Saves } from '../../src/offline/fights/saves.ts';

/** A disk on which no duel is written before it is let through. */
export const slowDisk = (
  saves: Saves,
): { readonly asked: readonly DuelSave[]; readonly letThrough: () => void } => {
  const put = saves.put.bind(saves);
  const asked: DuelSave[] = [];
  let letThrough = (): void => undefined;
  const through = new Promise<void>((resolve) => (letThrough = resolve));
  saves.put = async (save) => {
    asked.push(save);
    await through;
    return put(save);
  };
  return { asked, letThrough };
};
