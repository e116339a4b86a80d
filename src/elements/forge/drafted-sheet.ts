import type { Balance } from '../../forge/sheet.ts';
import type { TypedSheet } from './typed-sheet.ts';
import { BLANK_SHEET, sheetTyped, typedFrom } from './typed-sheet.ts';

/** The sheet on the stage: in the form, or as text if the form cannot hold it. */
export interface DraftedSheet {
  readonly typed: TypedSheet;
  /** Null if it is in the form. */
  readonly text: string | null;
  /** The file it came from; null if it was typed. */
  readonly from: string | null;
}

export const BLANK_DRAFT: DraftedSheet = { typed: BLANK_SHEET, text: null, from: null };

/** A sheet's text for the form; null if the form cannot hold it. */
const inForm = (text: string): TypedSheet | null => {
  try {
    return typedFrom(JSON.parse(text));
  } catch {
    // Not JSON: the forge says where.
    return null;
  }
};

/** The sheet's file: the original one while the form has not changed it. */
export const textOf = ({ from, text, typed }: DraftedSheet): string =>
  text ??
  (from !== null && JSON.stringify(inForm(from)) === JSON.stringify(typed)
    ? from
    : `${JSON.stringify(sheetTyped(typed), null, 2)}\n`);

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
export const broughtIn = (text: string): DraftedSheet => {
  const typed = inForm(text);
  if (!typed) return { typed: BLANK_SHEET, text, from: null };
  return { typed, text: null, from: areAlike(JSON.parse(text), sheetTyped(typed)) ? text : null };
};

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

/** A kept draft; null if it is malformed. */
export const draftIn = (kept: unknown): DraftedSheet | null => {
  if (!isRecord(kept) || !isTyped(kept['typed'])) return null;
  const { from = null, text = null } = kept;
  const isText = (value: unknown): value is string | null =>
    value === null || typeof value === 'string';
  return isText(text) && isText(from) ? { typed: kept['typed'], text, from } : null;
};
