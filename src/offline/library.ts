import type { Booklet } from '../rules/booklet/booklet.ts';
import { checkPair } from '../rules/check/check-pair.ts';
import { printFault } from '../rules/check/fault.ts';
import type { BookletDocument } from '../rules/document/booklet-document.ts';
import { readBooklet } from '../rules/booklet/read-booklet.ts';
import { database } from './database.ts';

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

/** The booklets on the shelf: those of the game, then those that were added on this device. */
export interface Library {
  readonly booklets: readonly Booklet[];
  find(id: string): Booklet | undefined;
  /** Whether a booklet was added on this device. */
  isAdded(id: string): boolean;
  /** Booklets that could not be put on the shelf, with their faults. */
  readonly faults: readonly { readonly file: string; readonly faults: readonly string[] }[];
}

export type Added =
  | { readonly ok: true; readonly booklet: Booklet; readonly warnings: readonly string[] }
  | { readonly ok: false; readonly faults: readonly string[] };

const own: Booklet[] = [];
const added: Booklet[] = [];
let faults: { file: string; faults: readonly string[] }[] = [];

const library = (): Library => {
  const booklets = [...own, ...added];
  return {
    booklets,
    faults,
    find: (id) => booklets.find((booklet) => booklet.id === id),
    isAdded: (id) => added.some((booklet) => booklet.id === id),
  };
};

/** The checks are loaded when they are needed: a first visit begins without them. */
const parse = async (text: string) =>
  (await import('../rules/check/parse-booklet.ts')).parseBookletText(text);

/** The booklet of a text; null for one with faults, which are noted. */
const read = async (file: string, text: string): Promise<Booklet | null> => {
  const parsed = await parse(text);
  if (parsed.ok) return parsed.booklet;
  faults.push({ file, faults: parsed.faults.map(printFault) });
  return null;
};

/** A booklet of the game: the build has checked it (vite.config.ts); while developing it is checked here. */
const readOwn = async (file: string, text: string): Promise<Booklet | null> => {
  if (!import.meta.env.PROD) return read(file, text);
  try {
    return readBooklet(JSON.parse(text) as BookletDocument, EDITIONS[file] ?? '');
  } catch {
    // Not the file that was built: whoever delivers it has damaged it.
    return read(file, text);
  }
};

const shelve = (booklet: Booklet | null, shelf: Booklet[]): void => {
  if (booklet && !library().find(booklet.id)) shelf.push(booklet);
};

/** Fetches every booklet. One that cannot be fetched is among the faults. */
export const loadLibrary = async (): Promise<Library> => {
  own.length = added.length = 0;
  faults = [];
  const texts = await Promise.all(
    Object.entries(FILES).map(async ([file, url]) => {
      try {
        const answer = await fetch(url);
        if (!answer.ok) throw new Error(`the server answered ${answer.status}`);
        return { file, text: await answer.text() };
      } catch (error) {
        faults.push({
          file,
          faults: [
            `it could not be fetched: ${error instanceof Error ? error.message : 'no reason given'}`,
          ],
        });
        return null;
      }
    }),
  );
  for (const loaded of texts) if (loaded) shelve(await readOwn(loaded.file, loaded.text), own);
  own.sort((one, other) => other.mech.tonnage - one.mech.tonnage || (one.id < other.id ? -1 : 1));
  try {
    for (const { id, text } of await (await database()).getAll('booklets'))
      shelve(await read(id, text), added);
  } catch {
    // Without a database there are only the booklets of the game.
  }
  return library();
};

/** Checks a booklet's text and puts it on the shelf, for good where the browser allows it. */
export const addBooklet = async (text: string): Promise<Added> => {
  const parsed = await parse(text);
  if (!parsed.ok) return { ok: false, faults: parsed.faults.map(printFault) };
  const { booklet } = parsed;
  const same = library().find(booklet.id);
  if (same)
    return {
      ok: false,
      faults: [
        `mech.designation: the ${same.mech.name} on the shelf is called ${booklet.mech.designation} already`,
      ],
    };
  const checked = [...library().booklets, booklet].map((other) => checkPair(booklet, other));
  const broken = checked.flatMap((pair) => pair.faults).map(printFault);
  if (broken.length > 0) return { ok: false, faults: broken };
  added.push(booklet);
  const warnings = [...parsed.warnings, ...checked.flatMap((pair) => pair.warnings)].map(
    printFault,
  );
  try {
    await (await database()).put('booklets', { id: booklet.id, text });
  } catch {
    warnings.push(
      'This browser could not keep the booklet; it is on the shelf until the page is closed.',
    );
  }
  return { ok: true, booklet, warnings };
};

/** Takes a booklet that was added on this device off the shelf. */
export const removeBooklet = async (id: string): Promise<void> => {
  const at = added.findIndex((booklet) => booklet.id === id);
  if (at >= 0) added.splice(at, 1);
  try {
    await (await database()).delete('booklets', id);
  } catch {
    // It is off the shelf of this page all the same.
  }
};

/** The shelf as it stands now. */
export const currentLibrary = library;
