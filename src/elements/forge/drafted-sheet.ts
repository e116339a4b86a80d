import type { Balance } from '../../forge/sheet.ts';
import type { TypedSheet } from './typed-sheet.ts';
import { BLANK_SHEET, sheetTyped, typedFrom } from './typed-sheet.ts';

/** What stands on the stage: a sheet in the form, or one as text that no form can hold. */
export interface DraftedSheet {
  readonly typed: TypedSheet;
  /** Null where it stands in the form. */
  readonly text: string | null;
  /** The file from which it came into the form; null where it was typed there. */
  readonly from: string | null;
}

export const BLANK_DRAFT: DraftedSheet = { typed: BLANK_SHEET, text: null, from: null };

/** A sheet's text as the form shows it; null where that cannot hold it. */
const inForm = (text: string): TypedSheet | null => {
  try {
    return typedFrom(JSON.parse(text));
  } catch {
    // No JSON: the forge says where.
    return null;
  }
};

/** The sheet's file: the very one that came, as long as the form shows what that says. */
export const textOf = ({ from, text, typed }: DraftedSheet): string =>
  text ??
  (from !== null && JSON.stringify(inForm(from)) === JSON.stringify(typed)
    ? from
    : `${JSON.stringify(sheetTyped(typed), null, 2)}\n`);

/** Whether no entry that both have is a number in one of them and text in the other. */
const areAlike = (one: unknown, other: unknown): boolean => {
  if (typeof one !== typeof other) return false;
  if (typeof one !== 'object') return true;
  const entries = new Map(Object.entries(other ?? {}));
  return Object.entries(one ?? {}).every(
    ([key, value]) => !entries.has(key) || areAlike(value, entries.get(key)),
  );
};

/** A text that came from outside: in the form where that can hold it. A number that stood there as text is one in the form. */
export const broughtIn = (text: string): DraftedSheet => {
  const typed = inForm(text);
  if (!typed) return { typed: BLANK_SHEET, text, from: null };
  return { typed, text: null, from: areAlike(JSON.parse(text), sheetTyped(typed)) ? text : null };
};

/** The sheet with this balance in the place of its own. */
export const trimmed = (draft: DraftedSheet, balance: Balance): DraftedSheet => {
  const { text, typed } = draft;
  const { armor, fire } = balance;
  const written = (points: number): string => (points === 0 ? '' : String(points));
  if (text === null)
    return {
      ...draft,
      typed: { ...typed, balance: { armor: written(armor), fire: written(fire) } },
    };
  const { balance: _before, ...sheet } = JSON.parse(text) as Record<string, unknown>;
  const whole = armor === 0 && fire === 0 ? sheet : { ...sheet, balance: { armor, fire } };
  return { ...draft, text: `${JSON.stringify(whole, null, 2)}\n` };
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);
const areTexts = (value: unknown, like: object): boolean =>
  isRecord(value) && Object.keys(like).every((key) => typeof value[key] === 'string');

const isTyped = (value: unknown): value is TypedSheet =>
  isRecord(value) &&
  areTexts(value['fields'], BLANK_SHEET.fields) &&
  areTexts(value['balance'], BLANK_SHEET.balance) &&
  isRecord(value['rest']) &&
  isRecord(value['figure']) &&
  Object.values(value['figure']).every((chosen) => typeof chosen === 'string') &&
  Array.isArray(value['weapons']) &&
  value['weapons'].every(
    (weapon: unknown) =>
      isRecord(weapon) &&
      areTexts(weapon['fields'], BLANK_SHEET.weapons[0]?.fields ?? {}) &&
      typeof weapon['isOwn'] === 'boolean' &&
      isRecord(weapon['rest']) &&
      Array.isArray(weapon['at']) &&
      weapon['at'].every((place) => typeof place === 'string'),
  );

/** A draft as it was kept; null where that is none. */
export const draftIn = (kept: unknown): DraftedSheet | null => {
  if (!isRecord(kept) || !isTyped(kept['typed'])) return null;
  const { from = null, text = null } = kept;
  const isText = (value: unknown): value is string | null =>
    value === null || typeof value === 'string';
  return isText(text) && isText(from) ? { typed: kept['typed'], text, from } : null;
};
