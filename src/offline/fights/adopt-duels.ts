import type { DeviceLibrary } from '../booklets/device-library.ts';
import type { KeptRows } from '../disk/kept-rows.ts';
import type { DuelSave } from './duel-save.ts';
import { DUELS } from './duels.ts';
import { readFor } from './lacking-booklets.ts';
import { standingFrom } from './standing.ts';

/** So many duels are looked through before the page has its turn. */
const SLICE = 8;

const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Gives duels from before there were editions those of the shelf, if their records replay without a
 * fault, and keeps the texts: a later release, or an edited booklet, changes nothing of them any more. What
 * cannot be replayed now, for want of a booklet perhaps, is looked at again on the next visit.
 */
export const adoptDuels = async (
  old: readonly DuelSave[],
  rows: KeptRows,
  library: DeviceLibrary,
): Promise<void> => {
  for (const [index, save] of old.entries()) {
    if (index % SLICE === SLICE - 1) await breath();
    await readFor(save, library);
    const standing = standingFrom(save, library);
    if (typeof standing === 'string') continue;
    const { editions } = standing.save;
    const needs = (editions ?? []).flatMap((edition) => library.ofEdition(edition) ?? []);
    // The turn in progress stays as it was written: what does not fit is reported when the duel is opened.
    await rows.rewrite({ table: DUELS, row: { ...save, editions }, needs });
  }
};
