import type { ReactiveElement } from 'lit';
import { sheetOfUnit } from '../../forge/unit-file.ts';
import { unitFileOf } from '../../forge/unit-kind.ts';
import { noSheetText } from '../../forge/words.ts';
import { LONGEST_SHEET } from '../../offline/forge/sheet-text.ts';
import type { BringFiles } from '../common/brought.ts';
import { belongsElsewhere, takeFiles, fileText } from '../common/brought.ts';
import { notify } from '../common/notice.ts';
import { FORGE_WORDS } from './forge-words.ts';

/** Bytes that show that a file is not text (a picture, for example). */
const NO_TEXT = /[\0\uFFFD]/;

/** Why a file cannot be a sheet; null if it can. */
const whyNoSheet = (file: File, text: string | null): string | null => {
  const characters = text?.length ?? file.size;
  if (characters > LONGEST_SHEET) return FORGE_WORDS.tooLong(file.name, characters);
  if (text === null) return FORGE_WORDS.unread(file.name);
  if (text.trim() === '') return FORGE_WORDS.empty(file.name);
  return NO_TEXT.test(text) ? FORGE_WORDS.noText(file.name) : null;
};

/** Files and text for the forge; `take` gets what may be a sheet. Of several files the first is forged. */
export const bringsSheets = (forge: ReactiveElement, take: (text: string) => void): BringFiles =>
  takeFiles(forge, ['sheet', 'unknown'], async ([first, ...others]) => {
    if (first) {
      const { file } = first;
      const text = file.size > 4 * LONGEST_SHEET ? null : await fileText(file).catch(() => null);
      const why = whyNoSheet(file, text);
      const said = text ?? '';
      const unit = why === null ? unitFileOf(said) : null;
      const read = unit && sheetOfUnit(said, unit);
      if (why !== null) notify(forge, why);
      else if (!read) take(said);
      else if (read.ok) take(`${JSON.stringify(read.sheet, null, 2)}\n`);
      else notify(forge, `${file.name}: ${noSheetText(read.why)}.`);
    }
    return others.map(belongsElsewhere);
  });
