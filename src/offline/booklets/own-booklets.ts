import type { Booklet } from '../../rules/booklet/booklet.ts';
import { readBooklet } from '../../rules/booklet/read-booklet.ts';
import type { BookletDocument } from '../../rules/document/booklet-document.ts';
import { firstFault } from './first-fault.ts';

const FILES = import.meta.glob<string>(['/books/*.json', '!/books/*.schema.json'], {
  query: '?url',
  import: 'default',
  eager: true,
});
/** Their editions, which the build worked out (vite.config.ts). */
const EDITIONS = import.meta.glob<string>(['/books/*.json', '!/books/*.schema.json'], {
  query: '?edition',
  import: 'default',
  eager: true,
});

/** The booklets of the game, the heaviest 'Mech first, and why any are missing, as sentences. */
export interface OwnBooklets {
  readonly booklets: readonly Booklet[];
  readonly missing: readonly string[];
}

/** Checks a text. The checks are loaded when they are needed: a first visit begins without them. */
const check = async (text: string): Promise<Booklet> => {
  const parsed = (await import('../../rules/check/parse-booklet.ts')).parseBookletText(text);
  if (parsed.ok) return parsed.booklet;
  throw new Error(await firstFault(parsed.faults));
};

/** The booklet of a file: the build has checked it (vite.config.ts); while developing it is checked here. */
const read = async (file: string, text: string): Promise<Booklet> => {
  if (!import.meta.env.PROD) return check(text);
  try {
    return readBooklet(JSON.parse(text) as BookletDocument, EDITIONS[file] ?? '');
  } catch {
    // Not the file that was built: whoever delivers it has damaged it.
    return check(text);
  }
};

const fetched = async (file: string, url: string): Promise<Booklet | string> => {
  try {
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`the server answered ${answer.status}`);
    return await read(file, await answer.text());
  } catch (error) {
    const why = error instanceof Error ? error.message : 'no reason given';
    return `${file} could not be put on the shelf: ${why}`;
  }
};

/** Fetches every booklet of the game. */
export const fetchOwnBooklets = async (): Promise<OwnBooklets> => {
  const all = await Promise.all(Object.entries(FILES).map(([file, url]) => fetched(file, url)));
  const booklets = all.filter((each) => typeof each !== 'string');
  booklets.sort(
    (one, other) => other.mech.tonnage - one.mech.tonnage || (one.id < other.id ? -1 : 1),
  );
  return { booklets, missing: all.filter((each) => typeof each === 'string') };
};
