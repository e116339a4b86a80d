import grf from '../../../books/grf-1n.json';
import { database } from '../../../src/offline/disk/database.ts';
import type { Restorable } from '../../../src/offline/hangars/hangar-restore.ts';
import type { RunningHangar } from '../../../src/offline/hangars/running-hangar.ts';
import { parseBooklet } from '../../../src/rules/check/parse-booklet.ts';
import { sure } from '../../../src/rules/sure.ts';
import type { Evening } from './evenings.ts';

/** A changed Griffin that is only on this device. */
export const mine = (() => {
  const document = structuredClone(grf);
  document.viewScreens['27'].score += 11;
  const read = parseBooklet(document);
  return sure(read.ok ? read.booklet : null);
})();

export const fileOf = async ({ hangars }: Evening, id: string): Promise<string> => {
  const file = await hangars.file(id);
  if (file.kind !== 'file') throw new Error(file.sentence);
  return file.text;
};

/** Throws unless the file is sound. */
export const sound = async ({ hangars }: Evening, text: string): Promise<Restorable> => {
  const checked = await hangars.check(text);
  if (checked.kind === 'faults') throw new Error(checked.faults.join('\n'));
  return checked.found;
};

/** Restores a file, and opens the hangar. */
export const restored = async (
  here: Evening,
  text: string,
  instead?: string,
): Promise<RunningHangar> => {
  const made = await here.hangars.restore(await sound(here, text), instead);
  if (made.kind !== 'done') throw new Error(made.sentence);
  return here.enter(made.id);
};

/** Deletes everything that the browser keeps. */
export const wipe = async (): Promise<void> => {
  const db = await database();
  for (const table of db.objectStoreNames) await db.clear(table);
};
