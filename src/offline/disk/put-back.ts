import type { Copy } from './copy-name.ts';
import { copyNamed, isUntorn, keyOfCopy } from './copy-name.ts';
import type { PutBack, TableName } from './database.ts';
import type { SecondFiles } from './second-files.ts';
import { secondFiles } from './second-files.ts';
import type { Counts } from './second-words.ts';
import { putBackSentence } from './second-words.ts';

/** A row as it stood in its table, whatever it is: it is read as every row there. */
export interface FoundCopy {
  readonly table: TableName;
  readonly row: { readonly id: string };
}

/** The newest whole one of the copies of each row. */
export const newestOf = async (
  files: SecondFiles,
  copies: readonly Copy[],
): Promise<ReadonlyMap<string, FoundCopy>> => {
  const newest = copies.toSorted((one, other) => other.revision - one.revision);
  const found = new Map<string, FoundCopy>();
  for (const copy of newest) {
    if (found.has(keyOfCopy(copy))) continue;
    const row = await read(files, copy);
    if (row) found.set(keyOfCopy(copy), { table: copy.table, row });
  }
  return found;
};

/** What stands in the second place. */
export const foundIn = async (files: SecondFiles): Promise<readonly FoundCopy[]> => {
  const copies = (await files.names()).flatMap((name) => copyNamed(name) ?? []);
  const found = await newestOf(files, copies);
  // A game that its hangar has not counted yet is of a step that the hangar has still to do.
  return [...found.values()].filter(({ table, row }) => {
    if (table !== 'games') return true;
    const { hangar, at } = row as { readonly hangar?: unknown; readonly at?: unknown };
    const { past } = (found.get(`hangars/${String(hangar)}`)?.row ?? {}) as {
      readonly past?: unknown;
    };
    return Number(at) < Number(past);
  });
};

const read = async (files: SecondFiles, copy: Copy): Promise<FoundCopy['row'] | null> => {
  try {
    const text = await files.read(copy.name);
    const row = isUntorn(copy, text) ? (JSON.parse(text) as FoundCopy['row']) : null;
    return row?.id === copy.id ? row : null;
  } catch {
    return null;
  }
};

/** What is put back into a database that is new, because the browser threw the last one away or it is gone. */
export const putBack = async (isDamaged: boolean): Promise<PutBack> => {
  const files = await secondFiles();
  const found = files ? await foundIn(files) : [];
  return { rows: found, sentence: putBackSentence(isDamaged, countsOf(found)) };
};

export const countsOf = (found: readonly FoundCopy[]): Counts => {
  const many = (table: TableName, counts = (_row: object): boolean => true): number =>
    found.filter((each) => each.table === table && counts(each.row)).length;
  return {
    hangars: many('hangars'),
    games: many('games', (row) => !('id' in row && String(row.id).includes('/deed/'))),
    duels: many('duels', (row) => !('ended' in row && row.ended !== null)),
    booklets: many('shelf'),
  };
};
