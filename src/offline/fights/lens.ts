import type { DuelSave } from './duel-save.ts';
import type { Library } from '../booklets/library.ts';
import type { Change, Standing, Turns } from './standing.ts';
import { finished, replayedStanding } from './standing.ts';

/** How a row is shown as a battle: as the one it is, or as one of several of a fight. */
export interface Lens {
  /** What follows from a row, or why it cannot be shown, as a sentence. */
  standing(row: DuelSave, library: Library): Standing | string;
  /** A row as it is shown, with the turn of the battle. */
  shown(row: DuelSave): DuelSave;
  /** What is shown as a row again. */
  row(shown: DuelSave): DuelSave;
  /** What is written when a turn enters the record. */
  finished(standing: Standing, turns: Turns): Change;
}

/** A row that is one battle. */
export const WHOLE: Lens = {
  standing: replayedStanding,
  shown: (row) => row,
  row: (shown) => shown,
  finished,
};
