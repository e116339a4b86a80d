import { existsSync, readFileSync, readdirSync } from 'node:fs';

const IMPORT = /(?:\bfrom|\bimport|\bimport\()\s*'([^']+)'/g;

export interface Import {
  /** The file that imports, and what it names, as a path below src or a package. */
  readonly file: string;
  readonly path: string;
}

export const IS_CODE = /\.[jt]s$/;

export const filesIn = (folder: string, kinds: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => kinds.test(file));

/** Every import of the code in a folder below src. */
export const importsOf = (folder: string): Import[] =>
  filesIn(`src/${folder}`, IS_CODE).flatMap((file) =>
    [...readFileSync(`src/${folder}/${file}`, 'utf8').matchAll(IMPORT)].map(([, named = '']) => {
      const { pathname } = new URL(named, `file:///${folder}/${file}`);
      const path = named.startsWith('.') ? pathname.slice(1) : named.replace('node:', 'node/');
      return { file: `${folder}/${file}`, path };
    }),
  );

/** The room of a file in a folder below src, `''` where it stands above the rooms. */
export const roomOf = (folder: string, path: string): string => {
  const [room = '', ...rest] = path.slice(folder.length + 1).split('/');
  return rest.length > 0 ? room : '';
};

export const foldersIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** How the rooms of a folder below src import each other, or, where it is rather a flat one, its files: how many arrows
 *  that makes, and how many floors if each stands above what it imports. */
export const planOf = (folder: string): { readonly arrows: number; readonly floors: number } => {
  const flat = readdirSync(`src/${folder}`).filter((name) => IS_CODE.test(name)).length;
  const hasRooms = foldersIn(`src/${folder}`).length >= flat;
  const partOf = (path: string): string =>
    roomOf(folder, path) || (hasRooms ? '' : path.slice(folder.length + 1));
  const leansOn = new Map<string, Set<string>>();
  for (const { file, path } of importsOf(folder).filter((each) => IS_CODE.test(each.path))) {
    const [part, other] = [partOf(file), path.startsWith(`${folder}/`) ? partOf(path) : ''];
    if (part !== '' && other !== '' && other !== part)
      leansOn.set(part, (leansOn.get(part) ?? new Set()).add(other));
  }
  const floorOf = (part: string, above: readonly string[] = []): number => {
    const below = [...(leansOn.get(part) ?? [])].filter((each) => !above.includes(each));
    return 1 + Math.max(0, ...below.map((each) => floorOf(each, [...above, part])));
  };
  return {
    arrows: [...leansOn.values()].reduce((sum, { size }) => sum + size, 0),
    floors: Math.max(1, ...[...leansOn.keys()].map((part) => floorOf(part))),
  };
};

/** Files of source; lines of source, of sheets and of tests. */
export interface Measure {
  files: number;
  source: number;
  sheets: number;
  tests: number;
}

/** What each room measures, two folders deep; what tests no room has its own. */
export const measureRooms = (): Record<string, Measure> => {
  const rooms: Record<string, Measure> = {};
  for (const root of ['src', 'tests'] as const)
    for (const file of filesIn(root, /\.(?:[jt]s|css)$/)) {
      const [folder = '', room = ''] = file.split('/').slice(0, -1);
      const places = [...(room ? [`${folder}/${room}`] : []), ...(folder ? [folder] : [])];
      const name = places.find((each) => existsSync(`src/${each}`)) ?? `${root}/${folder}`;
      const measure = (rooms[name] ??= { files: 0, source: 0, sheets: 0, tests: 0 });
      const lines = readFileSync(`${root}/${file}`, 'utf8').split('\n').length - 1;
      if (root === 'src' && IS_CODE.test(file)) measure.files += 1;
      measure[root === 'tests' ? 'tests' : file.endsWith('.css') ? 'sheets' : 'source'] += lines;
    }
  return rooms;
};
