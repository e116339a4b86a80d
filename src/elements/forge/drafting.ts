import type { ReactiveElement } from 'lit';
import { KeptDraft } from '../common/kept-draft.ts';
import type { DraftedSheet } from './drafted-sheet.ts';
import { BLANK_DRAFT, draftIn } from './drafted-sheet.ts';
import { isBlank } from './typed-sheet.ts';

/** The sheet that stands on the stage: kept as it is typed, over a reload, until it is put on the shelf. */
export class Drafting {
  draft: DraftedSheet = BLANK_DRAFT;
  /** What stood there before something was taken in, or begun anew. */
  earlier: DraftedSheet | null = null;
  readonly #host: ReactiveElement;
  readonly #kept: KeptDraft;

  /** `of` is the booklet whose sheet it is, empty for a new one; `came` takes what was typed of it before, once it is known. */
  constructor(host: ReactiveElement, of: () => string, came: (typed: DraftedSheet | null) => void) {
    this.#host = host;
    this.#kept = new KeptDraft(
      host,
      () => `sheet-${of()}`,
      (typed) => came(draftIn(typed)),
    );
  }

  /** Whether it is known what was typed before. */
  get isHere(): boolean {
    return this.#kept.here;
  }

  get isBlank(): boolean {
    return this.draft.text === null && isBlank(this.draft.typed);
  }

  /** Opens the sheet anew. */
  again(): void {
    this.#kept.again();
  }

  /** It stands there as it was. */
  open(draft: DraftedSheet): void {
    this.draft = draft;
    this.earlier = null;
  }

  /** It stands there otherwise. */
  write(draft: DraftedSheet): void {
    this.draft = draft;
    this.#kept.keep(this.isBlank ? null : draft);
    this.#host.requestUpdate();
  }

  /** Another takes its place, which can be brought back. */
  take(draft: DraftedSheet): void {
    this.earlier = this.isBlank ? null : this.draft;
    this.write(draft);
  }

  /** It is on the shelf, and on disk: no draft any more. */
  done(): void {
    this.#kept.keep(null);
  }
}
