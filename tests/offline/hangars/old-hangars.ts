import { readFileSync, readdirSync } from 'node:fs';

/** What lies in a table, as a build wrote it. */
export interface OldRow {
  readonly table: 'hangars' | 'games' | 'duels';
  readonly row: Readonly<Record<string, unknown>>;
}

const FOLDER = 'tests/offline/hangars';

/** The hangars that builds of a version wrote, each a file of rows: the hangar, its history, its duels. */
export const oldHangars = (version: number): readonly string[] =>
  readdirSync(`${FOLDER}/version-${version}`)
    .filter((file) => file.endsWith('.jsonl'))
    .map((file) => file.replace('.jsonl', ''));

/** The rows of one of them. */
export const rowsOf = (version: number, name: string): readonly OldRow[] =>
  readFileSync(`${FOLDER}/version-${version}/${name}.jsonl`, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as OldRow);

/** What a build of a version kept in the browser's storage besides: drafts, last choices, by key. */
export const oldDrafts = (version: number): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(`${FOLDER}/version-${version}/drafts.json`, 'utf8')) as Record<
    string,
    string
  >;

const FILES = 'tests/rules/campaign/file/fixtures';

/** Files of hangars that builds of a version wrote, by name. */
export const oldFiles = (version: number): readonly (readonly [name: string, text: string])[] =>
  readdirSync(`${FILES}/version-${version}`).map((file) => [
    file.replace('.hangar.txt', ''),
    readFileSync(`${FILES}/version-${version}/${file}`, 'utf8'),
  ]);
