import type { ReactiveElement } from 'lit';
import { readJson } from '../../rules/check/check-text.ts';
import type { DocumentSchema } from '../../rules/document/shape.ts';
import { KeptDraft } from '../common/kept-draft.ts';
import type { Typed } from './typed.ts';
import { isTree } from './typed.ts';

/** The documents that a form is over. */
export interface DocumentKind {
  readonly schema: DocumentSchema;
  readonly blank: Typed;
  /** Whether fields can hold all of it. */
  readonly fits: (typed: Typed) => boolean;
  /** A file's document for the form; null if it is another's, or no field can hold part of it. */
  readonly opened: (file: unknown) => Typed | null;
  /** The file's document for what was typed. */
  readonly filed: (typed: Typed) => unknown;
  /** What an earlier build kept of a draft, for the form; null if it is none. */
  readonly before?: (kept: Typed) => Typed | null;
}

/** A document on the stage: in the form, or as text if the form cannot hold it. */
export interface DocumentDraft {
  readonly typed: Typed;
  /** Null if it is in the form. */
  readonly text: string | null;
  /** The file it came from; null if it was typed. */
  readonly from: string | null;
}

export const blankDraft = ({ blank }: DocumentKind): DocumentDraft => ({
  ...{ typed: blank, text: null, from: null },
});

const fileOf = ({ filed }: DocumentKind, typed: Typed): string =>
  `${JSON.stringify(filed(typed), null, 2)}\n`;

/** The document's file: the original one while the form has not changed it. */
export const textOf = (kind: DocumentKind, { from, text, typed }: DocumentDraft): string => {
  if (text !== null) return text;
  const file = fileOf(kind, typed);
  const before = from === null ? null : kind.opened(readJson(from).document);
  return from !== null && before && fileOf(kind, before) === file ? from : file;
};

/** A text that begins like a document may be one with a slip. */
export const mayBeDocument = (text: string): boolean => /^\s*[[{]/u.test(text);

/** Whether two values of documents say the same. */
const isLike = (one: unknown, other: unknown): boolean => {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return one === other;
  const [mine, theirs] = [Object.entries(one), new Map(Object.entries(other))];
  return (
    mine.length === theirs.size && mine.every(([key, value]) => isLike(value, theirs.get(key)))
  );
};

/** No entry is a number in one and text in the other. */
const areAlike = (one: unknown, other: unknown): boolean => {
  if (typeof one !== typeof other) return false;
  if (typeof one !== 'object') return true;
  const entries = new Map(Object.entries(other ?? {}));
  return Object.entries(one ?? {}).every(
    ([key, value]) => !entries.has(key) || areAlike(value, entries.get(key)),
  );
};

/** A text from outside: in the form if possible. A number given as text becomes a number there. */
export const broughtIn = (kind: DocumentKind, text: string): DocumentDraft => {
  const { document, faults } = readJson(text);
  // A form would lose some of a text with faults, such as one of two entries with the same name; the check says where.
  const typed = faults.length > 0 ? null : kind.opened(document);
  if (!typed) return { ...blankDraft(kind), text };
  const isWhole = areAlike(document, kind.filed(typed));
  return { typed, text: null, from: isWhole ? text : null };
};

/** What is kept of a draft. */
export const keptOf = ({ from, text, typed }: DocumentDraft): Typed => ({
  ...{ document: typed, text, from },
});

/** A kept draft; null if it is malformed. */
export const draftIn = (kind: DocumentKind, kept: unknown): DocumentDraft | null => {
  if (!isTree(kept)) return null;
  const { document, from = null, text = null } = kept;
  const typed = document === undefined ? kind.before?.(kept) : document;
  const isText = (value: unknown): value is string | null =>
    value === null || typeof value === 'string';
  return isTree(typed) && kind.fits(typed) && isText(text) && isText(from)
    ? { typed, text, from }
    : null;
};

/** The document on a stage, kept while typed, across reloads, until it is done. */
export class Drafting {
  draft: DocumentDraft;
  /** What the present document took the place of; null if nothing. */
  earlier: DocumentDraft | null = null;
  readonly #kind: DocumentKind;
  readonly #host: ReactiveElement;
  readonly #kept: KeptDraft;

  /** `place` gives the place of the draft; `came` is called with what was typed there before. */
  constructor(
    host: ReactiveElement,
    kind: DocumentKind,
    place: () => string,
    came: (typed: DocumentDraft | null) => void,
  ) {
    this.#host = host;
    this.#kind = kind;
    this.draft = blankDraft(kind);
    this.#kept = new KeptDraft(host, place, (kept) => came(draftIn(kind, kept)));
  }

  get isHere(): boolean {
    return this.#kept.here;
  }

  get isBlank(): boolean {
    const { text, typed } = this.draft;
    const { blank, filed } = this.#kind;
    return text === null && isLike(filed(typed), filed(blank));
  }

  get file(): string {
    return textOf(this.#kind, this.draft);
  }

  again(): void {
    this.#kept.again();
  }

  /** Resolves when it is on disk, or cannot be. */
  flush(): Promise<void> {
    return this.#kept.flush();
  }

  open(draft: DocumentDraft): void {
    this.draft = draft;
    this.earlier = null;
  }

  write(draft: DocumentDraft): void {
    this.draft = draft;
    this.#kept.keep(this.isBlank ? null : keptOf(draft));
    this.#host.requestUpdate();
  }

  /** Replaces the document; the one before can be taken back. */
  take(draft: DocumentDraft): void {
    this.earlier = this.isBlank ? null : this.draft;
    this.write(draft);
  }

  /** It is where it belongs: deletes the draft. */
  done(): void {
    this.#kept.keep(null);
  }
}
