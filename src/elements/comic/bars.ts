import type { ComicPage } from '../../rules/comic/comic-page.ts';
import { sure } from '../../rules/sure.ts';
import { COMIC_PAGE_WORDS } from './comic-words.ts';
import { diamond } from './lettering.ts';
import type { ComicMark, Measure } from './marks.ts';
import { PAGE, cutBox, pathOf, shape, sizeFor, printed } from './marks.ts';

const BAR = { x: 20, y: 18, width: PAGE.width - 40, height: 96 } as const;
const FOOT = { x: 20, y: 1318, width: PAGE.width - 40, height: 28 } as const;
const NAME = COMIC_PAGE_WORDS.name.toUpperCase();
/** Where the title begins, and where the pilots end (pixels). */
const FROM = 237;
const RIGHT = BAR.x + BAR.width - 14;

/** The bar: the game's name with length and day in a corner box, who fights, the pilots with their signs. */
export const titleBar = (
  { fighters, length, title }: ComicPage,
  day: string,
  measure: Measure,
): readonly ComicMark[] => {
  let dots = '';
  for (let y = BAR.y + 4; y < BAR.y + BAR.height - 4; y += 8)
    for (let x = BAR.x + 4; x < BAR.x + BAR.width - 4; x += 8) dots += `M${x} ${y}h2v2h-2z`;
  const below = [length, day].filter(Boolean).join(' · ');
  const sides = [true, false].map((isLone) => {
    const own = fighters.filter((each) => each.isLone === isLone);
    const pilots = own.map(({ pilot }) => pilot).join(', ');
    const size = sizeFor(pilots, 27, 330, measure);
    return { isLone, pilots, size, width: measure(pilots, size, true) };
  });
  const parts = title.map((part, at) => {
    const [text, size] = [part.toUpperCase(), sure([62, 34, 62][at])];
    return { text, size, width: measure(text, size, true) };
  });
  const whole = parts.reduce((sum, { width }) => sum + width, 28);
  const room = RIGHT - 60 - Math.max(...sides.map(({ width }) => width)) - FROM;
  const scale = Math.min(1, room / whole);
  let x = FROM;
  return [
    shape(cutBox(BAR), 'ink'),
    shape(dots, 'dot'),
    shape(pathOf([26, 24], [214, 24], [198, 108], [26, 108]), 'paper'),
    printed(NAME, [39, 62], sizeFor(NAME, 38, 152, measure)),
    printed(below, [39, 94], sizeFor(below, 18, 166, measure), { bold: false }),
    ...parts.map(({ size, text, width }) => {
      const at = x;
      x += (width + 14) * scale;
      return printed(text, [at, 66 + 22 * scale], size * scale, { fill: 'paper' });
    }),
    ...sides.flatMap(({ isLone, pilots, size, width }, at) => {
      const foot = 59 + 34 * at;
      return [
        printed(pilots, [RIGHT, foot], size, { fill: 'paper', from: 'end' }),
        diamond(isLone, [RIGHT - width - 30, foot - 19], 20, 'paper'),
      ];
    }),
  ];
};

/** The line at the foot: armor, other battles, the name of the game. */
export const footLine = ({ foot }: ComicPage, measure: Measure): readonly ComicMark[] => [
  shape(cutBox(FOOT), 'ink'),
  printed(foot, [32, 1338], sizeFor(foot, 18, 880, measure), { bold: false, fill: 'paper' }),
  printed(NAME, [1048, 1338], 18, { fill: 'paper', from: 'end' }),
];
