import type { Keys } from '../../rules/check/finding.ts';
import { capital } from '../../rules/words/capital.ts';
import type { FieldFaults } from './form-field.ts';

/** What is wrong with a value of a document, as a sentence without its place and full stop. */
export interface Wrong {
  readonly keys: Keys;
  readonly words: string;
}

/** The paths that have a field. */
type Fields = Pick<ReadonlySet<string>, 'has'>;

/** The field of a value, or of the part around it; '' for neither. */
const fieldAt = (keys: Keys, fields: Fields): string =>
  keys.map((_key, at) => keys.slice(0, at + 1).join('.')).findLast((path) => fields.has(path)) ??
  '';

/** Sentences by the field or part that shows them, '' for the whole document: one without a field says where it is. */
export const fieldFaults = (found: readonly Wrong[], fields: Fields): FieldFaults => {
  const faults = new Map<string, readonly string[]>();
  for (const { keys, words } of found) {
    const field = fieldAt(keys, fields);
    const isLost = field === '' && keys.length > 0;
    const sentence = isLost ? `${keys.join('.')}: ${words}` : capital(words);
    faults.set(field, [...(faults.get(field) ?? []), sentence]);
  }
  return faults;
};

/** Which faults are told: those of fields that were left; all, if the document came from outside or is to be done. */
export class ToldFaults {
  #left: ReadonlySet<string> = new Set();
  #isAll = false;

  /** Starts a document; if it was filled in before, all faults are told. */
  begin(isFilledIn: boolean): void {
    this.#left = new Set();
    this.#isAll = isFilledIn;
  }

  tellAll(): void {
    this.#isAll = true;
  }

  leave(field: string): void {
    this.#left = new Set([...this.#left, field]);
  }

  told(faults: FieldFaults): FieldFaults {
    return this.#isAll ? faults : new Map([...faults].filter(([field]) => this.#left.has(field)));
  }
}
