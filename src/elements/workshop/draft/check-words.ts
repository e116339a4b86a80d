import type { FindingKind } from '../../../rules/check/finding.ts';
import { counted } from '../../../rules/words/counted.ts';
import { grouped } from '../../../rules/words/language.ts';

/** Kinds of things to look at, as headings; others are *Odd*. */
const LOOKS: Partial<Readonly<Record<FindingKind, string>>> = {
  'two ranges': 'Two ranges',
  'unlike others': 'Unlike other booklets',
  lock: 'Locks',
  'dead end': 'Dead ends',
  'part of no weapon': 'In a campaign',
  'part spelled twice': 'In a campaign',
  'engine not named': 'In a campaign',
  'same name': 'Names',
  'similar name': 'Names',
};

/** Entries whose name is no word of the booklet. */
const ENTRIES = new Map(
  Object.entries({
    ...{ colour: 'color', picture: 'pose', note: 'source', cells: 'list of cells' },
    ...{
      of: 'what it reaches',
      by: 'number',
      to: 'whose bonus',
      is: 'how it is',
      effects: 'what it does',
    },
  }),
);

export const CHECK_WORDS = {
  checking: 'Checking …',
  keepOut: (faults: number): string =>
    `${counted(faults, 'fault')} ${faults === 1 ? 'keeps' : 'keep'} it out of the game`,
  nothing: 'Nothing to mend',
  sound: 'It can go on the shelf.',
  lookAt: 'To look at',
  lookWhy: 'It can be played all the same.',
  look: (kind: FindingKind): string => LOOKS[kind] ?? 'Odd',
  more: (findings: number): string => `and ${grouped(findings)} more`,
  alike: (words: string, more: number): string => `${words}, and ${grouped(more)} more like it`,
  missingCells: (cells: number): string => `${counted(cells, 'cell')} are not typed yet`,
  none: 'There are none',
  take: (cell: string): string => `Take ${cell}`,
  takeOut: 'Take it out',
  entry: (key: string): string => ENTRIES.get(key) ?? key,
  by: (by: 'beside' | readonly string[]): string =>
    by === 'beside'
      ? 'as on the consoles beside it'
      : `as in the ${by.slice(0, 2).join(by.length > 2 ? ', ' : ' and ')}${by.length > 2 ? ` and ${counted(by.length - 2, 'other')}` : ''}`,
  console: (console: string): string => `Console ${console}`,
  cell: (holder: string, owner: string): string => `Console ${holder} × ${owner}`,
  screen: (number: string): string => `View screen ${number}`,
  card: 'Stat card',
  cover: 'Cover',
  figure: 'Figure',
  sources: 'Sources',
  empty: 'empty',
  map: 'All consoles',
  mapWhy:
    "Rows: the console of the enemy who holds the booklet. Columns: this 'Mech's own numbers.",
  /** A cell of each outcome. */
  samples: { plain: '51', hit: '35B', closer: '19', farther: '29', none: '–', fault: '28' },
  legend: {
    plain: 'no hit, range stays',
    hit: 'hit',
    closer: 'closer',
    farther: 'farther',
    none: 'no such maneuver',
    fault: 'a fault',
  },
} as const;
