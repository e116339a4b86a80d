import type { ReactiveElement } from 'lit';
import { plainJson } from '../../forge/plain-json.ts';
import { sheetOfUnit } from '../../forge/unit-file.ts';
import { unitFileOf } from '../../forge/unit-kind.ts';
import { noSheetText } from '../../forge/words.ts';
import { LONGEST_SHEET } from '../../offline/forge/sheet-text.ts';
import type { BringFiles, KnownFile } from '../common/brought.ts';
import { takeFiles } from '../common/brought.ts';
import { notify } from '../common/notice.ts';
import { FORGE_WORDS } from './forge-words.ts';

/** Bytes that show that a file is not text (a picture, for example). */
const NO_TEXT = /[\0\uFFFD]/;

/** The text of a file's sheet, or why there is none. */
export const sheetIn = ({
  file,
  text,
}: KnownFile):
  { readonly ok: true; readonly text: string } | { readonly ok: false; readonly why: string } => {
  const no = (why: string) => ({ ok: false, why }) as const;
  const characters = text.length || file.size;
  if (characters > LONGEST_SHEET) return no(FORGE_WORDS.tooLong(characters));
  if (text === '' && file.size > 0) return no(FORGE_WORDS.unread);
  if (text.trim() === '') return no(FORGE_WORDS.empty);
  if (NO_TEXT.test(text)) return no(FORGE_WORDS.noText);
  const unit = unitFileOf(text);
  if (!unit) return { ok: true, text: plainJson(text) };
  const read = sheetOfUnit(text, unit);
  return read.ok
    ? { ok: true, text: `${JSON.stringify(read.sheet, null, 2)}\n` }
    : no(noSheetText(read.why));
};

/** Files and text for the forge; `take` gets what may be a sheet. Several go to the list. */
export const bringsSheets = (forge: ReactiveElement, take: (text: string) => void): BringFiles =>
  takeFiles(forge, ['sheet', 'unknown'], async (own) => {
    const [known, ...more] = own;
    if (!known || more.length > 0) return own;
    const read = sheetIn(known);
    if (read.ok) take(read.text);
    else notify(forge, `${known.file.name}: ${read.why}.`);
    return [];
  });
