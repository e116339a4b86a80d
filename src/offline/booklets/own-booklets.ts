import type { Booklet } from '../../rules/booklet/booklet.ts';
import { editionOfHash, editionText } from '../../rules/booklet/edition-text.ts';
import { readBooklet } from '../../rules/booklet/read-booklet.ts';
import type { BookletDocument } from '../../rules/document/booklet-document.ts';
import type { KeptEditions } from './kept-editions.ts';
import type { Shelved } from './library.ts';

/** What the first load has of a booklet of the game (`own-index.ts`), and the address of its text. */
export interface OwnBooklet extends Pick<Shelved, 'id' | 'edition' | 'mech'> {
  readonly address: string;
}

/** Why a booklet's text is missing: no answer, or an answer of another build than this page. */
export type WhyMissing = 'no answer' | 'updated';

/** Fetches the text of a booklet of the game, and verifies its edition. */
export const fetchOwnBooklet = async ({
  address,
  edition,
}: OwnBooklet): Promise<Booklet | WhyMissing> => {
  try {
    const answer = await fetch(address);
    if (!answer.ok) return answer.status < 500 ? 'updated' : 'no answer';
    return (await read(await answer.text(), edition)) ?? 'updated';
  } catch {
    return 'no answer';
  }
};

/** The booklet in a text; null if there is none, or it is of another edition. */
const read = async (text: string, edition: string): Promise<Booklet | null> => {
  try {
    const document = JSON.parse(text) as BookletDocument;
    return (await isOf(document, edition)) ? readBooklet(document, edition) : null;
  } catch {
    return null;
  }
};

/** Uses the browser's own hash, to keep one out of the first load. On an unsafe address, where
 *  browsers have none, the file's name has to do, which contains a hash of the content. */
const isOf = async (document: BookletDocument, edition: string): Promise<boolean> => {
  const text = editionText(document);
  if (!('subtle' in crypto)) return true;
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return editionOfHash(new Uint8Array(hash)) === edition;
};

/** By name. */
export type MissingBooklets = ReadonlyMap<string, WhyMissing>;

export interface OwnParts {
  /** Those printed first, and the heaviest 'Mech of each kind. */
  readonly own: readonly OwnBooklet[];
  readonly fetch: typeof fetchOwnBooklet;
  /** Called with all missing ones each time they change. */
  readonly missing: (missing: MissingBooklets) => void;
}

interface Waiting {
  readonly own: OwnBooklet;
  readonly came: (booklet: Booklet) => void;
}

/** The booklets of the game: their names, weights and editions; each text is fetched on demand. If
 *  that fails it is reported, and the promise waits for the next try. */
export class OwnBooklets {
  readonly #parts: OwnParts;
  readonly #editions: KeptEditions;
  /** By edition. */
  readonly #coming = new Map<string, Promise<Booklet>>();
  readonly #beside = new Set<string>();
  /** By edition. */
  readonly #missing = new Map<string, Waiting & { readonly why: WhyMissing }>();

  constructor(parts: OwnParts, editions: KeptEditions) {
    this.#parts = parts;
    this.#editions = editions;
  }

  get all(): readonly OwnBooklet[] {
    return this.#parts.own;
  }

  /** The one of a name, and of an edition if given. */
  of(id: string, edition: string | null = null): OwnBooklet | undefined {
    return this.all.find((own) => own.id === id && (edition ?? own.edition) === own.edition);
  }

  get(id: string): Booklet | undefined {
    const own = this.of(id);
    return own && this.#editions.get(own.edition);
  }

  /** The booklet, once it is there: kept with a duel, or else fetched. Tries a missing one again. */
  read(own: OwnBooklet): Promise<Booklet> {
    const missing = this.#missing.get(own.edition);
    if (missing) void this.#fetch(missing);
    const coming = this.#coming.get(own.edition) ?? this.#come(own);
    this.#coming.set(own.edition, coming);
    return coming;
  }

  async tryAgain(): Promise<void> {
    await Promise.all([...this.#missing.values()].map((each) => this.#fetch(each)));
  }

  /** Fetches the one of a name unless it is there, once, to compare another edition with it.
   *  Returns whether it arrived just now; failures are ignored. */
  async fetchBeside(id: string): Promise<boolean> {
    const own = this.get(id) || this.#beside.has(id) ? undefined : this.of(id);
    this.#beside.add(id);
    const fetched = own && (await this.#parts.fetch(own));
    if (typeof fetched !== 'object') return false;
    this.#editions.hold(fetched);
    return true;
  }

  async #come(own: OwnBooklet): Promise<Booklet> {
    const { edition, id } = own;
    const kept = this.#editions.isKept(edition) && (await this.#editions.read(edition, id));
    return typeof kept === 'object' ? kept : new Promise((came) => void this.#fetch({ own, came }));
  }

  async #fetch({ own, came }: Waiting): Promise<void> {
    const fetched = await this.#parts.fetch(own);
    if (typeof fetched === 'object') {
      this.#editions.hold(fetched);
      came(fetched);
      if (!this.#missing.delete(own.edition)) return;
    } else this.#missing.set(own.edition, { own, came, why: fetched });
    this.#parts.missing(
      new Map([...this.#missing.values()].map(({ own: { id }, why }) => [id, why])),
    );
  }
}
