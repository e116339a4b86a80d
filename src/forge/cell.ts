import { bandOf, rangeOf } from '../rules/vocabulary.ts';
import { sure } from '../rules/sure.ts';
import { CELL_ROWS } from './cell-table.ts';

/** How an owner who is not hit is shown, if not as usual. */
export type ShownAs = 'behind' | 'turned' | 'kick' | 'aside' | 'dodge';
const SHOWN: readonly string[] = ['behind', 'turned', 'kick', 'aside', 'dodge'] satisfies ShownAs[];
const isShown = (word: string): word is ShownAs => SHOWN.includes(word);

export interface CellHit {
  readonly screen: number;
  /** The greatest mobility that is still hit. */
  readonly upTo: number;
  readonly by: 'all' | 'run' | 'jump';
  /** Empty if neither printed booklet has it. */
  readonly letter: { readonly run: string; readonly jump: string };
}

export interface TableCell {
  readonly holder: number;
  readonly owner: number;
  readonly shown: ShownAs | null;
  readonly hit: CellHit | null;
}

/** A cell of a booklet: its page, with a letter if it shows a hit; 0 if the card lacks the owner. */
export interface ForgedCell {
  readonly holder: number;
  readonly owner: number;
  readonly screen: number;
  readonly letter: string;
}

const HIT = /^(\d\d)(?:-(\d))?([rj])?([A-Z])?(?:\/([A-Z]))?$/;

const cellOf = (holder: number, owner: number, word: string): TableCell => {
  if (word === '.') return { holder, owner, shown: null, hit: null };
  if (isShown(word)) return { holder, owner, shown: word, hit: null };
  const [, screen, upTo, by, run = '', jump = ''] = sure(HIT.exec(word));
  const hit: CellHit = {
    screen: Number(screen),
    upTo: upTo ? Number(upTo) : Infinity,
    by: by === 'r' ? 'run' : by === 'j' ? 'jump' : 'all',
    letter: { run, jump },
  };
  return { holder, owner, shown: null, hit };
};

/** All 384 cells, by holder and owner. */
export const CELLS: readonly TableCell[] = Object.entries(CELL_ROWS).flatMap(([holder, row]) => {
  const band = bandOf(rangeOf(Number(holder)));
  return row.split(' ').map((word, at) => cellOf(Number(holder), sure(band[at]), word));
});
