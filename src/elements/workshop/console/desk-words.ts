import type { ViewScreen } from '../../../rules/booklet/booklet.ts';
import type { CellMending } from '../../../rules/workshop/cell-mendings.ts';
import type { Range } from '../../../rules/vocabulary.ts';
import { RANGES, rangeOf } from '../../../rules/vocabulary.ts';
import { counted } from '../../../rules/words/counted.ts';
import { listed } from '../../../rules/words/listed.ts';

/** How the range of a page is seen from a console. */
const wayTo = (range: Range, console: number): string => {
  const way = RANGES.indexOf(range) - RANGES.indexOf(rangeOf(console));
  return way === 0 ? '' : way < 0 ? ', closer' : ', farther';
};

export const DESK_WORDS = {
  page: (number: number): string => `View screen ${number}`,
  console: (console: number): string => `Console ${console}`,
  cells: (typed: number, all: number): string => `${typed} of ${all}`,
  before: (number: number): string => `Back to view screen ${number}`,
  after: (number: number): string => `On to view screen ${number}`,
  plates: { picture: 'Title, range, pose', status: 'Status', criticals: 'Criticals' },
  noTitle: 'no title yet',
  missing: { picture: '', status: 'not typed yet', criticals: 'no criticals yet' },
  grid: (console: number): string => `Cells of console ${console}`,
  cell: (console: number, owner: number, name: string, words: string): string =>
    `Console ${console}, against ${owner}${name && ` ${name}`}: ${words}`,
  empty: 'empty',
  none: '00, no such maneuver',
  leads: (cell: string, led: ViewScreen | null | undefined, console: number): string =>
    led ? `${cell}, ${led.title}, ${led.range} range${wayTo(led.range, console)}` : cell,
  faulty: (words: string, fault: string): string => `${words}; ${fault}`,
  aloud: (owner: number, fault: string, mendings: readonly CellMending[]): string =>
    `Against ${owner}: ${fault}.${
      mendings.length > 0
        ? ` ${listed(
            mendings.map(({ cell }) => cell),
            'or',
          )} can be taken.`
        : ''
    }`,
  way: { holder: "Enemy's console", owner: 'Own number', cell: 'View screen' },
  wanted: {
    digits: 'Two digits: the view screen.',
    none: (owner: number): string => `The card has no ${owner}, so 00 belongs here.`,
    letter: ([first = '', ...more]: readonly string[], screen: number): string =>
      `A letter, ${first}${more.length > 0 ? `–${more.at(-1) ?? ''}` : ''}: view screen ${screen} shows a hit.`,
    digit: 'One more digit, or Enter.',
    enter: (screen: number): string =>
      `View screen ${screen} is not typed yet. A letter if it is a hit; then Enter, or Next.`,
  },
  take: (cell: string): string => `Take ${cell}`,
  score: (score: string): string => `SCORE ${score}`,
  back: 'Take the last sign out',
  next: 'Next',
  done: 'Done',
  paste: 'Paste',
  again: 'Letters again',
  taken: (cells: number): string => `${counted(cells, 'cell')} taken.`,
  noLetter: 'letter to type',
  noLetters: 'This console has no letters.',
  whyAgain:
    'The check finds nearly every wrong digit, but only half of the wrong letters. Type the letters of this console again, from the print; those typed before are hidden.',
  differ: (differing: number, typed: number): string =>
    `${counted(typed, 'letter')} typed again, ${differing === 0 ? 'none differs' : `${differing} of them not as before`}.`,
  differs: (console: number, owner: number, cell: string, letter: string): string =>
    `${console} × ${owner}: ${cell.slice(2)} stands, now ${letter}. What does the print say?`,
  keep: (cell: string): string => `Keep ${cell}`,
  goOn: 'The next console',
} as const;
