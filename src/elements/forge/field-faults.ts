import type { SheetFault } from '../../forge/fault.ts';
import { sheetProblemText } from '../../forge/words.ts';
import { capital } from '../../rules/words/capital.ts';
import { LACKING_FIELD } from './forge-words.ts';
import type { FieldFaults } from './form-field.ts';
import type { TypedSheet } from './typed-sheet.ts';
import {
  DAMAGE_FIELDS,
  FIGURE_FIELDS,
  FOLDED_FIELDS,
  HEAD_FIELDS,
  OWN_FIELDS,
  fieldAt,
} from './typed-sheet.ts';

/** The form has a field of this name, or a part that shows faults under this name. */
const isFieldOf =
  ({ weapons }: TypedSheet) =>
  (name: string): boolean => {
    const [, place, field = ''] = /^weapons\.(\d+)(?:\.(.+))?$/.exec(name) ?? [];
    const weapon = place === undefined ? undefined : weapons[Number(place)];
    if (weapon && field !== '')
      return (
        ['count', 'shots', 'at'].includes(field) ||
        (weapon.isOwn
          ? [...OWN_FIELDS, ...DAMAGE_FIELDS, 'damage', 'weapon'].some((each) => each === field)
          : field === 'weapon')
      );
    return (
      weapon !== undefined ||
      ['weapons', 'balance', 'balance.armor', 'balance.fire', 'figure'].includes(name) ||
      [...HEAD_FIELDS, ...FOLDED_FIELDS].some((each) => each === name) ||
      FIGURE_FIELDS.some((each) => `figure.${each}` === name)
    );
  };

/** Shorter words for the form: no names of file entries, and some fields are narrow. */
const wordsOf = (fault: SheetFault): string =>
  (fault.kind === 'lacking' ? LACKING_FIELD[fault.what] : undefined) ?? sheetProblemText(fault);

/** Faults of a sheet by field; '' for the whole sheet. */
export const fieldFaults = (faults: readonly SheetFault[], typed: TypedSheet): FieldFaults => {
  const isField = isFieldOf(typed);
  const found = new Map<string, string[]>();
  for (const fault of faults) {
    const keys = fault.place.in === 'document' ? fault.place.keys : [];
    const field = fieldAt(keys, isField) ?? '';
    // A fault without a field of its own says where it is.
    const isAboutAll = field !== '' || keys.length === 0 || fault.kind === 'no legs';
    const rest = isAboutAll ? '' : `${keys.join('.')}: `;
    const words = `${rest}${wordsOf(fault)}`;
    found.set(field, [...(found.get(field) ?? []), rest ? words : capital(words)]);
  }
  return found;
};
