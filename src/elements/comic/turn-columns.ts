import { SIDES, seatOf } from '../../rules/battle/battle.ts';
import { seatIn } from '../../rules/battle/duel.ts';
import type { ComicPage } from '../../rules/comic/comic-page.ts';
import { COMIC_PAGE_WORDS } from './comic-words.ts';
import type { ComicMark, Measure } from './marks.ts';
import { PAGE, cutBox, shape, sizeFor, printed } from './marks.ts';

/** Where names and columns begin, how wide a column is at most, and how many stand beside each other (pixels). */
const NAMES = 32;
const FROM = 128;
const WIDEST = 54;
const IN_A_ROW = 34;
const SIZE = 19;
const LINE = 27;
/** The height of the bars of armor. */
const BARS = 46;

/** All turns of a battle as columns, below its page on large paper: marks, and how high they make it. */
export const turnColumns = (
  { fighters, told: { exchanges } }: ComicPage,
  measure: Measure,
): { readonly marks: readonly ComicMark[]; readonly height: number } => {
  const wide = Math.min(WIDEST, (PAGE.width - 32 - FROM) / Math.min(IN_A_ROW, exchanges.length));
  const bar = (wide - 8) / fighters.length;
  const block = LINE * (fighters.length + 1) + BARS + 14;
  const top = PAGE.height + 6;
  const height = top + Math.ceil(exchanges.length / IN_A_ROW) * block + 16;
  const below = { x: 0, y: PAGE.height - 2, width: PAGE.width, height: height - PAGE.height + 2 };
  const frame = { x: 21, y: top + 1, width: PAGE.width - 42, height: height - top - 8 };
  const marks = [shape(cutBox(below), 'paper'), shape(cutBox(frame), null, 'ink', 3)];
  const soft = { bold: false, from: 'middle', fill: 'soft' } as const;
  for (const [turn, { battle, pairings }] of exchanges.entries()) {
    const at = turn % IN_A_ROW;
    const y = top + Math.floor(turn / IN_A_ROW) * block + 24;
    const foot = y + LINE * fighters.length + 12 + BARS;
    const [x, middle] = [FROM + at * wide, FROM + (at + 0.5) * wide];
    if (at === 0)
      for (const [line, name] of [
        COMIC_PAGE_WORDS.turn,
        ...fighters.map(({ pilot }) => pilot),
        COMIC_PAGE_WORDS.armor,
      ].entries()) {
        const size = sizeFor(name, SIZE, FROM - 52, measure);
        marks.push(printed(name, [NAMES, y + LINE * line], size));
      }
    marks.push(printed(String(battle.turns), [middle, y], SIZE, soft));
    for (const [seat, { isLone }] of fighters.entries()) {
      const deeds = pairings.flatMap((pairing) =>
        SIDES.flatMap((side) => (seatIn(pairing, side) === seat ? [pairing.deeds[side]] : [])),
      );
      const hit = deeds.some(({ damage }) => damage > 0);
      const line = y + LINE * (seat + 1);
      const cell = { x: x + 1, y: line - 19, width: wide - 4, height: 24 };
      if (hit) marks.push(shape(cutBox(cell), 'ink'));
      const type = { from: 'middle', fill: hit ? 'paper' : 'ink' } as const;
      for (const { console } of deeds.slice(0, 1))
        marks.push(printed(String(console), [middle, line], SIZE, type));
      const { armor, fullArmor } = seatOf(battle, seat);
      const high = (Math.max(0, armor) / fullArmor) * BARS;
      const left = { x: x + 4 + seat * bar, y: foot - high, width: bar, height: high };
      if (high > 0) marks.push(shape(cutBox(left), isLone ? 'ink' : 'paper', 'ink', 1.5));
    }
  }
  return { height, marks };
};
