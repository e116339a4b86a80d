import { readFileSync, readdirSync } from 'node:fs';

const FOLDER = 'tests/offline/fights';
const read = (file: string): Record<string, unknown> =>
  JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as Record<string, unknown>;

/** Every row of a duel or fight that is kept here of the builds before, with its name: `version-4/duel, called`. */
export const oldFights = (): readonly (readonly [name: string, row: unknown])[] =>
  readdirSync(FOLDER)
    .filter((folder) => folder.startsWith('version-') && !folder.endsWith('.ts'))
    .flatMap((folder) => readdirSync(`${FOLDER}/${folder}`).map((file) => `${folder}/${file}`))
    .flatMap((file): (readonly [string, unknown])[] => {
      const rows = read(file);
      const name = file.replace('.json', '');
      // Since version 4 a file has the row at each step.
      return 'record' in rows
        ? [[name, rows]]
        : Object.entries(rows).map(([at, row]) => [`${name}, ${at}`, row]);
    });
