import type { ComicPage } from '../../rules/comic/comic-page.ts';
import { sure } from '../../rules/sure.ts';
import { COMIC_PAGE_WORDS } from './comic-words.ts';
import { diamond, sizeFor } from './lettering.ts';
import type { ComicMark, Measure, Point } from './marks.ts';
import { PAGE, cutBox, pathOf } from './marks.ts';

/** The bar: the game's name with length and day in a corner box, who fights, the pilots with their signs. */
export const titleBar = (page: ComicPage, day: string, measure: Measure): readonly ComicMark[] => {
  const bar = { x: 20, y: 18, width: PAGE.width - 40, height: 96 };
  const words = (
    text: string,
    at: Point,
    size: number,
    more: Partial<ComicMark & { kind: 'words' }> = {},
  ): ComicMark => ({
    ...{ kind: 'words', text, at, size, bold: true, fill: 'ink', ...more },
  });
  let dots = '';
  for (let y = bar.y + 4; y < bar.y + bar.height - 4; y += 8)
    for (let x = bar.x + 4; x < bar.x + bar.width - 4; x += 8) dots += `M${x} ${y}h2v2h-2z`;
  const { length, fighters } = page;
  const below = [length, day].filter(Boolean).join(' · ');
  const small = sizeFor(below, 18, 166, measure);
  const sides = (['lone', 'rival'] as const).map((side) => ({
    side,
    pilots: fighters.flatMap((each) => (each.side === side ? [each.pilot] : [])).join(', '),
  }));
  const from = 237;
  const sizes = sides.map(({ pilots }) => sizeFor(pilots, 27, 330, measure));
  const widest =
    Math.max(...sides.map(({ pilots }, at) => measure(pilots, sure(sizes[at]), true))) + 50;
  const [lone, against, rivals] = page.title.map((each) => each.toUpperCase()) as [
    string,
    string,
    string,
  ];
  const parts = [
    [lone, 62],
    [against, 34],
    [rivals, 62],
  ] as const;
  const whole = parts.reduce((sum, [text, size]) => sum + measure(text, size, true), 28);
  const scale = Math.min(1, (bar.x + bar.width - 24 - widest - from) / whole);
  let x = from;
  return [
    { kind: 'shape', path: cutBox(bar), fill: 'ink' },
    { kind: 'shape', path: dots, fill: 'dot' },
    {
      kind: 'shape',
      path: pathOf([
        [26, 24],
        [214, 24],
        [198, 108],
        [26, 108],
      ]),
      fill: 'paper',
    },
    words(
      COMIC_PAGE_WORDS.name.toUpperCase(),
      [39, 62],
      sizeFor(COMIC_PAGE_WORDS.name.toUpperCase(), 38, 152, measure),
    ),
    words(below, [39, 94], small, { bold: false }),
    ...parts.map(([text, size]): ComicMark => {
      const at = x;
      x += (measure(text, size, true) + 14) * scale;
      return words(text, [at, 66 + 22 * scale], size * scale, { fill: 'paper' });
    }),
    ...sides.flatMap(({ pilots, side }, at): readonly ComicMark[] => {
      const size = sure(sizes[at]);
      const [right, foot] = [bar.x + bar.width - 14, 59 + 34 * at];
      const begin = right - measure(pilots, size, true);
      return [
        words(pilots, [right, foot], size, { fill: 'paper', from: 'end' }),
        diamond(side === 'lone', [begin - 30, foot - 19], 20, 'paper'),
      ];
    }),
  ];
};

/** The line at the foot: armor, other battles, the name of the game. */
export const footLine = ({ foot }: ComicPage, measure: Measure): readonly ComicMark[] => [
  {
    kind: 'shape',
    path: cutBox({ x: 20, y: 1318, width: PAGE.width - 40, height: 28 }),
    fill: 'ink',
  },
  {
    kind: 'words',
    text: foot,
    at: [32, 1338],
    size: sizeFor(foot, 18, 880, measure),
    bold: false,
    fill: 'paper',
  },
  {
    kind: 'words',
    text: COMIC_PAGE_WORDS.name.toUpperCase(),
    at: [1048, 1338],
    size: 18,
    bold: true,
    fill: 'paper',
    from: 'end',
  },
];
