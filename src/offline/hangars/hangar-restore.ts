import { readBooklet } from '../../rules/booklet/read-booklet.ts';
import type { Booklet } from '../../rules/booklet/booklet.ts';
import { liveriesIn } from '../../rules/campaign/hangar/livery.ts';
import { foldFile } from '../../rules/campaign/file/file-fold.ts';
import type { FiledGame, HangarFile } from '../../rules/campaign/file/hangar-file.ts';
import { lineOf, readHangarFile } from '../../rules/campaign/file/hangar-file.ts';
import { missionHands } from '../../rules/campaign/game/mission.ts';
import type { Hangar } from '../../rules/campaign/hangar/hangar.ts';
import type { BookletDocument } from '../../rules/document/booklet-document.ts';
import type { FindBooklet } from '../../rules/fight/replay.ts';
import { fileFaultText, findingText } from '../../rules/words/finding-text.ts';
import type { DuelSave } from '../fights/duel-save.ts';
import { newId } from '../disk/new-id.ts';
import { DUELS } from '../fights/duels.ts';
import { importRecord } from '../fights/import-record.ts';
import type { Judge } from '../booklets/judge.ts';
import type { Transaction } from '../disk/kept-texts.ts';
import { asideId } from '../disk/database.ts';
import { dropUnnamed, noteRemoved } from '../disk/removal.ts';
import { inSlices } from './long-work.ts';
import type { Keeping } from './changed-hangar.ts';
import type { FiledSheets, SheetShelf } from './filed-sheets.ts';
import { putOnShelf, sheetsOf } from './filed-sheets.ts';
import type { Same } from './hangar-loss.ts';
import { sameHere } from './hangar-loss.ts';
import { HANGARS, PASTS, newRow, pastRows } from './hangar-row.ts';
import { FILE_TROUBLE, NO_HANGARS, hindranceSentence, notDone } from './hangar-words.ts';
import { removePast } from './past-rows.ts';

/** A sound file, not restored yet. */
export interface Restorable {
  readonly file: HangarFile;
  readonly hangar: Hangar;
  /** By edition. */
  readonly booklets: ReadonlyMap<string, Booklet>;
  readonly same: readonly Same[];
  readonly sheets: FiledSheets;
}

export type Checked =
  | { readonly kind: 'sound'; readonly found: Restorable }
  | { readonly kind: 'faults'; readonly faults: readonly string[] };

export interface Checking extends Keeping {
  readonly judge: Judge;
  /** Where forged booklets are. */
  readonly shelf: SheetShelf;
}

/** Checks a file that is not trusted: its form, its booklets as if they were added, and every game
 *  and deed by the rules. `heard` gets the number of lines done, and of all. The page stays
 *  responsive. */
export const checkHangarFile = async (
  text: string,
  checking: Checking,
  heard: (done: number, of: number) => void = () => undefined,
): Promise<Checked> => {
  const read = await inSlices(readHangarFile(text));
  if (!read.ok) return { kind: 'faults', faults: read.faults.map(fileFaultText) };
  const { file } = read;
  const { booklets, faults } = await judgedBooklets(file, checking);
  if (faults.length > 0) return { kind: 'faults', faults };
  const find = findIn(booklets);
  const of = file.past.length + file.open.length;
  const folded = await inSlices(foldFile(file, find), (done) => heard(done, of));
  if (!folded.ok) {
    const { line, why, hangar } = folded;
    return { kind: 'faults', faults: [`line ${line}: ${hindranceSentence(why, hangar)}`] };
  }
  const { hangar } = folded;
  const sheets = await sheetsOf(file, { booklets, shelf: checking.shelf });
  const found = { file, hangar, booklets, sheets };
  return { kind: 'sound', found: { ...found, same: await sameHere(found, checking.rows) } };
};

const findIn =
  (booklets: ReadonlyMap<string, Booklet>): FindBooklet =>
  (id, edition) => {
    const found = booklets.get(edition ?? '');
    return found?.id === id ? found : undefined;
  };

/** The booklets of a file, those unknown here checked like added ones; or what is wrong with them. */
const judgedBooklets = async (
  file: HangarFile,
  { library, judge }: Checking,
): Promise<{
  readonly booklets: ReadonlyMap<string, Booklet>;
  readonly faults: readonly string[];
}> => {
  const booklets = new Map<string, Booklet>();
  const faults: string[] = [];
  for (const [at, { edition, booklet }] of file.booklets.entries()) {
    const here = await library.read(idOf(booklet), edition);
    if (here) {
      booklets.set(edition, here);
      continue;
    }
    const verdict = await judge({ text: JSON.stringify(booklet) });
    if (!verdict.ok)
      faults.push(
        ...verdict.faults.map(
          (fault) => `line ${lineOf.booklet(at)}, booklet: ${findingText(fault)}`,
        ),
      );
    else if (verdict.edition !== edition)
      faults.push(FILE_TROUBLE.otherEdition(lineOf.booklet(at), verdict.edition, edition));
    else booklets.set(edition, readBooklet(booklet as BookletDocument, edition));
  }
  return { booklets, faults };
};

/** The id of a booklet that is not checked yet. */
const idOf = (booklet: unknown): string => {
  const { mech } = booklet as { readonly mech?: { readonly designation?: unknown } };
  const { designation } = mech ?? {};
  return typeof designation === 'string' ? designation.toLowerCase() : '';
};

/** The restored hangar's id on this device, or why nothing was done, as a sentence. */
export type Restored =
  | { readonly kind: 'done'; readonly id: string }
  | { readonly kind: 'not done'; readonly sentence: string };

/** Restores a hangar, in addition to the others or in place of one with the same origin, provided
 *  that this one has not changed since the file was checked. Its rows, the duels being played and
 *  its booklets are written in one transaction; then forged booklets are put on the shelf with
 *  their sheets. */
export const restoreHangar = async (
  { file, hangar, booklets, same, sheets }: Restorable,
  keeping: Keeping & Pick<Checking, 'shelf'>,
  instead: string | null = null,
): Promise<Restored> => {
  const { rows } = keeping;
  if (rows.trouble) return { kind: 'not done', sentence: NO_HANGARS[rows.trouble] };
  const id = (await isFree(file.id, keeping)) ? file.id : newId();
  const duels = await duelsOf({ id, hangar }, file.open, booklets);
  const row = newRow(
    { id, origin: file.id },
    hangar,
    new Map(duels.map((duel) => [duel.game.id, duel.id])),
  );
  const needs = [...booklets.values()].filter(({ edition }) => row.editions.includes(edition));
  const going = same.find((each) => each.id === instead);
  if (instead !== null && !going) return { kind: 'not done', sentence: FILE_TROUBLE.wentOn };
  let wentOn = false;
  const written = await rows.writeOrNot(
    [
      { table: HANGARS, row: { ...row, saved: row.games }, needs },
      ...pastRows(id, hangar.history, 0).map((past) => ({ table: PASTS, row: past })),
      ...duels.map((duel) => ({ table: DUELS, row: duel })),
    ],
    going &&
      (async (transaction) => {
        wentOn = await hasGoneOn(transaction, going);
        if (wentOn) throw new Error(FILE_TROUBLE.wentOn);
        await removeHangar(transaction, going.id);
      }),
  );
  switch (written.kind) {
    case 'saved':
      // It is gone already; this tells other tabs.
      if (instead !== null) await rows.remove(HANGARS, instead);
      await putOnShelf(sheets.come, keeping.shelf);
      return { kind: 'done', id };
    case 'failed':
      return { kind: 'not done', sentence: wentOn ? FILE_TROUBLE.wentOn : notDone(written.why) };
    case 'conflict':
      return { kind: 'not done', sentence: FILE_TROUBLE.restoredToo };
  }
};

/** Whether a hangar or one of its duels has changed since the warning of what would be lost. */
const hasGoneOn = async (transaction: Transaction, going: Same): Promise<boolean> => {
  const hangar: unknown = await transaction.objectStore('hangars').get(going.id);
  if (!isOfRevision(hangar, going.revision)) return true;
  for (const [id, revision] of going.duels)
    if (!isOfRevision(await transaction.objectStore('duels').get(id), revision)) return true;
  return false;
};

const isOfRevision = (stored: unknown, revision: number): boolean =>
  typeof stored === 'object' && stored !== null && 'revision' in stored
    ? stored.revision === revision
    : false;

/** Removes a hangar with its history, and the texts that nothing else needs. */
const removeHangar = async (transaction: Transaction, id: string): Promise<void> => {
  await removePast(transaction, id);
  await transaction.objectStore('hangars').delete(id);
  await noteRemoved(transaction, asideId('hangars', id));
  await dropUnnamed(transaction);
};

/** Whether no hangar of this device, even one set aside, has this id. */
const isFree = async (id: string, { rows }: Keeping): Promise<boolean> =>
  (await rows.get(HANGARS, id)) === undefined;

/** The duels of games being played, as far as their records go. */
const duelsOf = async (
  { id, hangar }: { readonly id: string; readonly hangar: Hangar },
  open: readonly FiledGame[],
  booklets: ReadonlyMap<string, Booklet>,
): Promise<readonly (DuelSave & { readonly game: NonNullable<DuelSave['game']> })[]> => {
  const find = findIn(booklets);
  const library = {
    find: (name: string, edition: string | null = null) => find(name, edition),
    read: (name: string, edition: string | null = null) => Promise.resolve(find(name, edition)),
  };
  const duels = await Promise.all(
    open.map(async ({ game, playing }) => {
      const read =
        playing && (await importRecord(playing.record, library, missionHands(hangar, game.muster)));
      return read?.kind === 'duel' && playing
        ? [
            {
              ...read.save,
              liveries: liveriesIn(hangar, { ...game, record: playing.record }, hangar.history),
              secrecy: playing.secrecy,
              game: { hangar: id, id: game.id },
            },
          ]
        : [];
    }),
  );
  return duels.flat();
};
