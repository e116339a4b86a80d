import type { Booklet } from '../../rules/booklet/booklet.ts';
import { readBooklet } from '../../rules/booklet/read-booklet.ts';
import type { Finding } from '../../rules/check/finding.ts';
import type { BookletDocument } from '../../rules/document/booklet-document.ts';

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

/** A booklet of the game that is not there, by its file, and why. */
export interface Missing {
  readonly file: string;
  readonly why:
    | { readonly kind: 'status'; readonly status: number }
    | { readonly kind: 'faults'; readonly faults: readonly Finding[] }
    /** The browser's own words; null where it has none. */
    | { readonly kind: 'failed'; readonly words: string | null };
}

/** The booklets of the game, the heaviest 'Mech first, and those that are missing. */
export interface OwnBooklets {
  readonly booklets: readonly Booklet[];
  readonly missing: readonly Missing[];
}

type Read = { readonly booklet: Booklet } | { readonly why: Missing['why'] };

/** Checks a text. The checks are loaded when they are needed: a first visit begins without them. */
const check = async (text: string): Promise<Read> => {
  const parsed = (await import('../../rules/check/parse-booklet.ts')).parseBookletText(text);
  return parsed.ok ? parsed : { why: { kind: 'faults', faults: parsed.faults } };
};

/** The booklet of a file: the build has checked it (vite.config.ts); while developing it is checked here. */
const read = async (file: string, text: string): Promise<Read> => {
  if (!import.meta.env.PROD) return check(text);
  try {
    return { booklet: readBooklet(JSON.parse(text) as BookletDocument, EDITIONS[file] ?? '') };
  } catch {
    // Not the file that was built: whoever delivers it has damaged it.
    return check(text);
  }
};

const fetched = async (file: string, url: string): Promise<Read> => {
  try {
    const answer = await fetch(url);
    if (!answer.ok) return { why: { kind: 'status', status: answer.status } };
    return await read(file, await answer.text());
  } catch (error) {
    return { why: { kind: 'failed', words: error instanceof Error ? error.message : null } };
  }
};

/** Fetches every booklet of the game. */
export const fetchOwnBooklets = async (): Promise<OwnBooklets> => {
  const all = await Promise.all(
    Object.entries(FILES).map(async ([file, url]) => ({ file, ...(await fetched(file, url)) })),
  );
  const booklets = all.flatMap((each) => ('booklet' in each ? [each.booklet] : []));
  booklets.sort(
    (one, other) => other.mech.tonnage - one.mech.tonnage || (one.id < other.id ? -1 : 1),
  );
  return { booklets, missing: all.filter((each): each is Missing => 'why' in each) };
};
