import { readFileSync, readdirSync } from 'node:fs';

export interface OldRow {
  readonly table: 'hangars' | 'games' | 'duels';
  readonly row: Readonly<Record<string, unknown>>;
}

const FOLDER = 'tests/offline/hangars';

/** Hangars written by builds of a version, each a file with the rows of hangar, history and duels. */
export const oldHangars = (version: number): readonly string[] =>
  readdirSync(`${FOLDER}/version-${version}`)
    .filter((file) => file.endsWith('.jsonl'))
    .map((file) => file.replace('.jsonl', ''));

export const rowsOf = (version: number, name: string): readonly OldRow[] =>
  readFileSync(`${FOLDER}/version-${version}/${name}.jsonl`, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as OldRow);

/** What else a build of a version kept in the browser's storage, by key: drafts, last choices. */
export const oldDrafts = (version: number): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(`${FOLDER}/version-${version}/drafts.json`, 'utf8')) as Record<
    string,
    string
  >;

const FILES = 'tests/rules/campaign/file/fixtures';

/** Files of hangars written by builds of a version, by name. */
export const oldFiles = (version: number): readonly (readonly [name: string, text: string])[] =>
  readdirSync(`${FILES}/version-${version}`).map((file) => [
    file.replace('.hangar.txt', ''),
    readFileSync(`${FILES}/version-${version}/${file}`, 'utf8'),
  ]);
