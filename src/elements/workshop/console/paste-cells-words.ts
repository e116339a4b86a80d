import { counted } from '../../../rules/words/counted.ts';
import type { AskedCell, LeftOutWords } from '../../../rules/workshop/paste-found.ts';

const WHY: Readonly<Record<LeftOutWords['why'], string>> = {
  unread: 'no cell can be read',
  'no console': 'of no console',
  'no number': 'no number of a maneuver',
  'another range': 'a number of another range than its console',
  'no grid': 'not as many rows as columns',
  'which range': 'of close or of long range: put Console 2 or Console 50 above it',
  'too long': 'beyond what is read at once',
};

export const PASTE_CELLS_WORDS = {
  heading: 'Paste as printed',
  text: 'Paste here',
  how: 'Any dash, either order, one console or all of them; a heading 26 or Console 26 begins the next. 8 × 8 and 16 × 16 cells of a spreadsheet are read too.',
  read: (cells: number, changed: number, open: number): string => {
    const how =
      changed === 1 ? '1 changes' : changed === cells ? 'all of them change' : `${changed} change`;
    return `${counted(cells, 'cell')} read${open > 0 ? `, ${open} to settle` : ''}${cells === 0 ? '' : `; ${how} the booklet`}.`;
  },
  becomes: 'becomes',
  asked: ({ holder, owner, why }: AskedCell): string =>
    `on console ${holder}, against ${owner}: ${why === 'twice' ? 'this number stands there twice.' : 'letters among the digits.'} Which is it?`,
  leave: 'Leave it out',
  leftOut: (many: number): string => `${many} left out`,
  line: (line: number): string => `line ${line}`,
  why: WHY,
  take: (cells: number): string => `Take ${counted(cells, 'cell')}`,
} as const;
