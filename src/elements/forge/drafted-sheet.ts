import type { Balance } from '../../forge/sheet.ts';
import type { TypedSheet } from './typed-sheet.ts';
import { BLANK_SHEET, sheetTyped, typedFrom } from './typed-sheet.ts';

/** What stands on the stage: a sheet in the form, or one as text that no form can hold. */
export interface DraftedSheet {
  readonly typed: TypedSheet;
  /** Null where it stands in the form. */
  readonly text: string | null;
}

export const BLANK_DRAFT: DraftedSheet = { typed: BLANK_SHEET, text: null };

/** The sheet's file. */
export const textOf = ({ text, typed }: DraftedSheet): string =>
  text ?? `${JSON.stringify(sheetTyped(typed), null, 2)}\n`;

/** A text that came from outside: in the form where that can hold it. */
export const broughtIn = (text: string): DraftedSheet => {
  try {
    const typed = typedFrom(JSON.parse(text));
    if (typed) return { typed, text: null };
  } catch {
    // No JSON: the forge says where.
  }
  return { typed: BLANK_SHEET, text };
};

/** The sheet with this balance in the place of its own. */
export const trimmed = ({ text, typed }: DraftedSheet, balance: Balance): DraftedSheet => {
  const { armor, fire } = balance;
  const written = (points: number): string => (points === 0 ? '' : String(points));
  if (text === null)
    return { typed: { ...typed, balance: { armor: written(armor), fire: written(fire) } }, text };
  const { balance: _before, ...sheet } = JSON.parse(text) as Record<string, unknown>;
  const whole = armor === 0 && fire === 0 ? sheet : { ...sheet, balance: { armor, fire } };
  return { typed, text: `${JSON.stringify(whole, null, 2)}\n` };
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
  const { text = null } = kept;
  return text === null || typeof text === 'string' ? { typed: kept['typed'], text } : null;
};
