import type { ReactiveElement } from 'lit';
import { KeptDraft } from '../common/kept-draft.ts';
import type { DraftedSheet } from './drafted-sheet.ts';
import { BLANK_DRAFT, draftIn } from './drafted-sheet.ts';
import { isBlank } from './typed-sheet.ts';

/** The sheet on the stage, kept while typed, across reloads, until it is on the shelf. */
export class Drafting {
  draft: DraftedSheet = BLANK_DRAFT;
  earlier: DraftedSheet | null = null;
  readonly #host: ReactiveElement;
  readonly #kept: KeptDraft;

  /** `of` gives the booklet of the sheet, empty for a new one; `came` is called with what was typed before. */
  constructor(host: ReactiveElement, of: () => string, came: (typed: DraftedSheet | null) => void) {
    this.#host = host;
    this.#kept = new KeptDraft(
      host,
      () => `sheet-${of()}`,
      (typed) => came(draftIn(typed)),
    );
  }

  get isHere(): boolean {
    return this.#kept.here;
  }

  get isBlank(): boolean {
    return this.draft.text === null && isBlank(this.draft.typed);
  }

  again(): void {
    this.#kept.again();
  }

  open(draft: DraftedSheet): void {
    this.draft = draft;
    this.earlier = null;
  }

  write(draft: DraftedSheet): void {
    this.draft = draft;
    this.#kept.keep(this.isBlank ? null : draft);
    this.#host.requestUpdate();
  }

  take(draft: DraftedSheet): void {
    this.earlier = this.isBlank ? null : this.draft;
    this.write(draft);
  }

  /** It is on the shelf and on disk: deletes the draft. */
  done(): void {
    this.#kept.keep(null);
  }
}
