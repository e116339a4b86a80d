import type { DocumentDraft } from '../../form/draft.ts';

/** Most steps that can be taken back. */
const MOST_STEPS = 200;

/** What was done to a draft in this visit, to take it back and do it again. What is typed into one field is one step. */
export class Steps {
  readonly #past: DocumentDraft[] = [];
  #undone: DocumentDraft[] = [];
  #field = '';

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#undone.length > 0;
  }

  /** `field` is about to change a draft; '' for more than one field. */
  add(before: DocumentDraft, field: string): void {
    this.#undone = [];
    if (field !== '' && field === this.#field) return;
    this.#field = field;
    this.#past.push(before);
    this.#past.splice(0, this.#past.length - MOST_STEPS);
  }

  /** What is typed into the same field from now on is another step. */
  leave(): void {
    this.#field = '';
  }

  undo(now: DocumentDraft): DocumentDraft | null {
    return this.#go(this.#past, this.#undone, now);
  }

  redo(now: DocumentDraft): DocumentDraft | null {
    return this.#go(this.#undone, this.#past, now);
  }

  forget(): void {
    this.#past.length = 0;
    this.#undone = [];
    this.leave();
  }

  #go(from: DocumentDraft[], to: DocumentDraft[], now: DocumentDraft): DocumentDraft | null {
    const next = from.pop();
    if (!next) return null;
    to.push(now);
    this.leave();
    return next;
  }
}
