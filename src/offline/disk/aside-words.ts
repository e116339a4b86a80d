import type { TableName } from './database.ts';

const WHAT: Readonly<Record<TableName, string>> = {
  duels: 'A duel',
  shelf: 'A booklet',
  editions: 'A booklet',
  booklets: 'A booklet',
  pictures: 'A picture of your own',
  hangars: 'A hangar',
  games: 'A game of a hangar',
  drafts: 'A draft',
};

export const whatWas = (table: TableName = 'duels'): string => WHAT[table];

export const asideSentence = (table: TableName | undefined, reason: string): string =>
  `${whatWas(table)} that was kept cannot be read (${reason}). It is set aside, not deleted; see Records.`;
