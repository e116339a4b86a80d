import type { BookletDocument } from '../rules/document/booklet-document.ts';
import { bookletFor } from './booklet-of.ts';
import type { SheetFault } from './fault.ts';
import { machineOf } from './machine.ts';
import { readSheet } from './read-sheet.ts';
import type { ForgeRemark } from './remark.ts';
import { remarksOf } from './remarks.ts';
import type { Sheet } from './sheet.ts';
import { noteSentences } from './words.ts';

export type Forged =
  | {
      readonly ok: true;
      readonly document: BookletDocument;
      readonly remarks: readonly ForgeRemark[];
    }
  | { readonly ok: false; readonly faults: readonly SheetFault[] };

/** The booklet file of a valid sheet; the same sheet gives the same booklet, byte for byte. */
export const forgeSheet = (sheet: Sheet): Extract<Forged, { ok: true }> => {
  const machine = machineOf(sheet);
  const remarks = remarksOf(machine);
  return { ok: true, document: bookletFor(machine, noteSentences(sheet, remarks)), remarks };
};

/** Forges a booklet file from a sheet of any of the three games, or lists every fault of the sheet. */
export const forge = (document: unknown): Forged => {
  const read = readSheet(document);
  return read.ok ? forgeSheet(read.sheet) : read;
};
