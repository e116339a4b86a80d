import type { Library } from '../../offline/booklets/library.ts';
import type { DuelSave } from '../../offline/fights/duel-save.ts';
import { readFor } from '../../offline/fights/lacking-booklets.ts';
import type { Saves } from '../../offline/fights/saves.ts';
import type { Hangars } from '../../offline/hangars/hangars.ts';
import { COMMON_WORDS } from '../common/common-words.ts';
import { FIRST, firstRecord } from './first-record.ts';
import { RECORD_WORDS } from './record-words.ts';
import { importRecord } from '../../offline/fights/import-record.ts';
import { liveriesIn } from '../../rules/campaign/hangar/livery.ts';

/** A game of a hangar's history as a duel to replay; or a sentence that says why not. */
const gameSave = async (
  hangars: Hangars,
  { hangar: id, game: of }: { readonly hangar: string; readonly game: string },
  library: Library,
): Promise<DuelSave | string> => {
  const running = hangars.running(id, { changed: () => undefined, said: () => undefined });
  try {
    await running.open();
    const { hangar, lost } = running;
    if (!hangar) return lost;
    const game = await running.game(of);
    if (!game) return RECORD_WORDS.noGame;
    if (game.record === null) return RECORD_WORDS.onPaper;
    const read = await importRecord(game.record, library);
    if (read.kind === 'fault') return RECORD_WORDS.noReplay(read.told);
    const liveries = liveriesIn(hangar, game, await running.past());
    return { ...read.save, liveries };
  } finally {
    running.close();
  }
};

/** A kept duel or a game of a hangar's history. */
interface RecordAsked {
  /** Of a kept duel, or `FIRST`; empty for a game of a hangar. */
  readonly saveId: string;
  /** The hangar's name on this device and a game of its history; both empty for a kept duel. */
  readonly hangarId: string;
  readonly gameId: string;
}

interface Kept {
  readonly library: Library;
  readonly saves: Saves;
  readonly hangars: () => Promise<Hangars>;
}

/** The duel, or the game as one, with its booklets read; or a sentence that says why there is none. */
export const keptRecord = async (
  { gameId, hangarId, saveId }: RecordAsked,
  { hangars, library, saves }: Kept,
): Promise<DuelSave | string> => {
  const kept = gameId ? await hangars().catch(() => null) : undefined;
  if (kept === null) return COMMON_WORDS.noHangars;
  const save = kept
    ? await gameSave(kept, { hangar: hangarId, game: gameId }, library)
    : saveId === FIRST
      ? await firstRecord(library)
      : await saves.get(saveId);
  if (!save) return RECORD_WORDS.noRecord;
  if (typeof save === 'string') return save;
  if ('unreadable' in save) return RECORD_WORDS.unreadable;
  await readFor(save, library);
  return save;
};

const RECORDS = ['#/records', '#/records/unfinished'];

/** The address to go back to: the end of the duel, the records, or the hangar. */
export const openedFrom = (
  { gameId, hangarId, saveId }: RecordAsked,
  from: string,
): { readonly address: string; readonly name: string } => {
  if (gameId) {
    const chronicle = `#/hangar/${hangarId}/chronicle`;
    return from.startsWith(`#/hangar/${hangarId}`) && from !== chronicle
      ? { address: from, name: 'hangar' }
      : { address: chronicle, name: 'chronicle' };
  }
  for (const name of ['duel', 'fight'])
    if (from === `#/${name}/${saveId}`) return { address: from, name };
  return { address: RECORDS.find((each) => each === from) ?? '#/records', name: 'records' };
};
