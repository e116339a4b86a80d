import type { ComicPage } from '../../rules/comic/comic-page.ts';
import type { ToldBattle } from '../../rules/comic/told-battle.ts';
import { seatOf } from '../../rules/battle/battle.ts';
import { SIDES } from '../../rules/battle/battle.ts';
import { seatIn } from '../../rules/battle/duel.ts';
import { sure } from '../../rules/sure.ts';
import { COMIC_PAGE_WORDS } from './comic-words.ts';
import { sizeFor } from './lettering.ts';
import type { ComicMark, Measure } from './marks.ts';
import { PAGE, cutBox } from './marks.ts';

/** Where the columns begin, how wide one is at most, and how many stand beside each other (pixels). */
const FROM = 128;
const WIDEST = 54;
const IN_A_ROW = 34;
const LINE = 27;
/** The height of the bars of armor. */
const BARS = 46;

/** A turn: what each seat called, whether it hit, and the share of its armor that is left. */
interface Column {
  readonly turn: number;
  readonly seats: readonly {
    readonly called: number | null;
    readonly hit: boolean;
    readonly armor: number;
  }[];
}

const columnsOf = ({ exchanges, names }: ToldBattle): readonly Column[] =>
  exchanges.map(({ battle, pairings }, at) => ({
    turn: at + 1,
    seats: [...names.keys()].map((seat) => {
      const deeds = pairings.flatMap((pairing) =>
        SIDES.flatMap((side) => (seatIn(pairing, side) === seat ? [pairing.deeds[side]] : [])),
      );
      const { armor, fullArmor } = seatOf(battle, seat);
      return {
        called: deeds[0]?.console ?? null,
        hit: deeds.some(({ damage }) => damage > 0),
        armor: Math.max(0, armor) / fullArmor,
      };
    }),
  }));

/** All turns of a battle as columns, below its page on large paper: marks, and how high they make it. */
export const turnColumns = (
  { fighters }: ComicPage,
  told: ToldBattle,
  measure: Measure,
): { readonly marks: readonly ComicMark[]; readonly height: number } => {
  const columns = columnsOf(told);
  const right = PAGE.width - 32;
  const inRow = Math.min(IN_A_ROW, columns.length);
  const wide = Math.min(WIDEST, (right - FROM) / inRow);
  const block = LINE * (fighters.length + 1) + BARS + 14;
  const rows = Math.ceil(columns.length / IN_A_ROW);
  const top = PAGE.height + 6;
  const height = top + rows * block + 16;
  const marks: ComicMark[] = [];
  const words = (
    text: string,
    x: number,
    y: number,
    more: Partial<ComicMark & { kind: 'words' }> = {},
  ): void => {
    marks.push({
      ...{ kind: 'words', text, at: [x, y], size: 19, bold: true, fill: 'ink' },
      ...more,
    });
  };
  for (let row = 0; row < rows; row += 1) {
    const y = top + row * block + 24;
    words(COMIC_PAGE_WORDS.turn, 32, y);
    for (const [seat, { pilot }] of fighters.entries())
      words(pilot, 32, y + LINE * (seat + 1), { size: sizeFor(pilot, 19, FROM - 52, measure) });
    words(COMIC_PAGE_WORDS.armor, 32, y + LINE * (fighters.length + 1) + 8);
    for (const [at, { seats, turn }] of columns
      .slice(row * IN_A_ROW, (row + 1) * IN_A_ROW)
      .entries()) {
      const [x, middle] = [FROM + at * wide, FROM + (at + 0.5) * wide];
      words(String(turn), middle, y, { bold: false, from: 'middle', fill: 'soft' });
      for (const [seat, { armor, called, hit }] of seats.entries()) {
        const line = y + LINE * (seat + 1);
        const box = { x: x + 1, y: line - 19, width: wide - 4, height: 24 };
        if (hit) marks.push({ kind: 'shape', path: cutBox(box), fill: 'ink' });
        if (called !== null)
          words(String(called), middle, line, { from: 'middle', fill: hit ? 'paper' : 'ink' });
        const bar = (wide - 8) / seats.length;
        const high = armor * BARS;
        const foot = y + LINE * fighters.length + 12 + BARS;
        const from = x + 4 + seat * bar;
        const lone = sure(fighters[seat]).side === 'lone';
        if (high > 0)
          marks.push({
            ...{
              kind: 'shape',
              path: cutBox({ x: from, y: foot - high, width: bar, height: high }),
            },
            ...{ fill: lone ? 'ink' : 'paper', edge: 'ink', wide: 1.5 },
          });
      }
    }
  }
  const frame = { x: 21, y: top + 1, width: PAGE.width - 42, height: height - top - 8 };
  const paper = cutBox({
    x: 0,
    y: PAGE.height - 2,
    width: PAGE.width,
    height: height - PAGE.height + 2,
  });
  return {
    height,
    marks: [
      { kind: 'shape', path: paper, fill: 'paper' },
      { kind: 'shape', path: cutBox(frame), edge: 'ink', wide: 3 },
      ...marks,
    ],
  };
};
