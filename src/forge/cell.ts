import { bandOf, rangeOf } from '../rules/vocabulary.ts';
import { sure } from '../rules/sure.ts';

/** What each cell shows (F11): the holder's number before the row, the owner's numbers across it in
 *  order.
 *
 *  - `.` the owner is never hit.
 *  - `13E/K` hit on page 13, letter E if running, K if jumping. If one is left out, neither printed
 *    booklet has that cell for a 'Mech that moves that way.
 *  - `27-4D` hit only up to mobility 4. The Rifleman's table is 4, the Griffin's 5; 3, 6, 7 and 8
 *    continue from there.
 *  - `35rD`, `09j/F` only if running, only if jumping.
 *  - `behind`, `turned`, `kick`, `aside`, `dodge` never hit, and shown on another page than usual.
 *
 *  The cells of long range against Cool Off and Sidestep (50, 54 against 58, 50 against 62) are not
 *  the print's: there 54 hits both, all that page 59 leaves open, which locks a 'Mech for ever (F12).
 *  Here each hits one. */
const CELL_ROWS: Readonly<Record<number, string>> = {
  2: '13E/K . 41D/A 09F/A 13G/H . 09B/E behind',
  4: '. 41C . . 41B/C 41E 33B/B 27-4D',
  6: '. . . turned 13F/J . . .',
  8: '33E/A 33D behind . . 33C 33A/C 15-7C/B',
  10: '13-4D 13G . 13F/F 13B/B 13A . 13H/D',
  12: '33-4C 09C 41A/B 09E/B 09B/C 09A . 27-3',
  14: '09B/G 13H 13F/I 09D/D 13C/B 13B 13D/E .',
  16: 'turned . . . . . 27E/A .',
  18: '35I 35D/G 35-4G . 35B/D 35C 35-4F 35E/E 33A/B 59-4F . 35-4E . 35A/H . 35H',
  20: '23D 23C/G 35-7D/E 09j/F 23F/A 23A/D 15E/B 23B/E . 59D/C 35F/G . 35-4B 23E/C 61-4B .',
  22: '35F 35-7H/E 15B/C . 35-6C/J . . 35F/G 13/K 59-5E/B 61-6C/H 35-3 . 35B/D . 27G/A',
  24: '. 13j/G . 13B/H . 13j/B 13D/J . 13/B . . . . . 13F/C .',
  26: '23A 23-7G/D 35-3 . 23C/E 23D/A 15C/A 23B/D . 59-7D/E 23-3 35rD 35j/C 23-7F/F 61-7D/F .',
  28: '. . . . . . . . . . . . . . . .',
  30: '. . . kick . . . . . . . . . . . .',
  32: '61E 61C/G 61-3 23D/A 61-7A/F 15E/E . 61F/D 27/D 59-3 . 35j/C 35rH 61D/D 61-3 15F/B',
  34: '13G 13D/J . 13H/F 13E/H 13B/I 13C/D . 13/B . . behind behind . 13A/H 13-4F',
  36: '. . . . . . . . 27/C . . . . . . .',
  38: '35H 35-7C/H 35-6E/I 13-5F/B 35E/E . 27-7A/B 35B/F 13/D aside 23E/A . 35-3 35-6I/D 61C/B .',
  40: '35-5E 35A/I 35-3 13-6C/A 35I/D . 61D/C 35G/K turned aside 35-3 23-7E/A 23-6G/F 35H/F 35-4D .',
  42: '35H 35F/B 61-5E . 35C/E . 27-4F 35E/I turned 59-6D/C 35-5I/F 61F/G 61-5E/F 35D/I 61j/H 27-7C/F',
  44: '61E 61F/F 23C/B 23F/E 61D/B 15D/F . 61B/E 27/A 59-3 23-7B/A 35-4I . 61C/A 61-3 15A/D',
  46: '35D 35-5F/D 35-3 kick 35E/G 23B/G 35G/K 35H/E . 59-6C/C 35-4A . . 35-7I/A . .',
  48: '. . . . . . . . 13/F . . . . . . .',
  50: '59F/G 35-4C 59E/E 59-7C/I 59C/D 59D/C . 35-3',
  52: '. 13D/J . . . . 27B/E 13E/B',
  54: '59-4D 35E/J 59B/C 59-4F . 59-3 59E/A 35-7B/I',
  56: '59C/C . 59D/B 59A/H . . 59F/A 35-4F',
  58: '. 27-5B/A . . . . . .',
  60: '. . . . . . . .',
  62: '. . . . . . . .',
  64: '. 13C/D . . dodge . . 13B/B',
};

/** How an owner who is not hit is shown, if not as usual. */
type ShownAs = 'behind' | 'turned' | 'kick' | 'aside' | 'dodge';
const SHOWN: readonly string[] = ['behind', 'turned', 'kick', 'aside', 'dodge'] satisfies ShownAs[];
const isShown = (word: string): word is ShownAs => SHOWN.includes(word);

interface CellHit {
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
