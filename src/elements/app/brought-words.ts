import { counted } from '../../rules/words/counted.ts';
import { grouped } from '../../rules/words/language.ts';

/** What stands behind a file's name, and on its buttons. */
export const LIST_WORDS = {
  waits: 'waiting',
  notLoaded: 'a part of the game that reads it could not be loaded',
  sheet: 'forged',
  booklet: 'a booklet, checked',
  there: 'on the shelf already',
  older: (instead: string): string =>
    `another edition is on the shelf; if you keep both, this one becomes ${instead}`,
  replace: 'Replace …',
  both: 'Keep both',
  replaceHead: (name: string, designation: string): string => `Replace the ${name} ${designation}?`,
  replaceDo: 'Replace it',
  sheetGoes:
    'The booklet on the shelf has a record sheet and this file has none. If you replace it, the sheet is deleted.',
  unread: 'the one on the shelf cannot be read, so nothing can be compared',
  taken: (designation: string, name: string, instead: string): string =>
    `${designation} is the ${name}'s; this becomes ${instead}`,
  shelved: 'on the shelf',
  unkept: 'on the shelf until this page is closed; this browser could not keep it',
  why: (first: string, more: number): string =>
    more > 0 ? `${first} (and ${grouped(more)} more)` : first,
  put: 'Put on the shelf',
  putAs: (designation: string): string => `Put on the shelf as ${designation}`,
  putAll: (files: number): string => `Put all ${grouped(files)} on the shelf`,
  toForge: 'Open it',
  mend: 'Mend it',
  stop: 'Stop',
  read: (done: number, of: number): string => `${grouped(done)} of ${counted(of, 'file')} read`,
  putting: (done: number, of: number): string => `${grouped(done)} of ${grouped(of)} done`,
  sum: (ready: number, shelved: number, refused: number): string =>
    [
      ...(ready > 0 ? [`${grouped(ready)} ready`] : []),
      ...(shelved > 0 ? [`${grouped(shelved)} on the shelf`] : []),
      ...(refused > 0 ? [`${grouped(refused)} refused`] : []),
    ].join(', '),
  wait: (files: number): string =>
    `${counted(files, 'file')} on your list ${files === 1 ? 'is' : 'are'} still waiting.`,
  list: 'Your files',
} as const;
