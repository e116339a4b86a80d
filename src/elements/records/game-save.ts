import type { DuelSave } from '../../offline/fights/duel-save.ts';
import type { Hangars } from '../../offline/hangars/hangars.ts';
import { importRecord } from '../../offline/fights/import-record.ts';
import type { Library } from '../../offline/booklets/library.ts';
import { liveriesIn } from '../../rules/campaign/hangar/livery.ts';
import { RECORD_WORDS } from './record-words.ts';

/** A game of a hangar's history as a duel to replay; or a sentence that says why not. */
export const gameSave = async (
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
