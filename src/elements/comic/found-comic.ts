import type { Library } from '../../offline/booklets/library.ts';
import type { DuelSave } from '../../offline/fights/duel-save.ts';
import type { Saves } from '../../offline/fights/saves.ts';
import { standingFrom } from '../../offline/fights/standing.ts';
import type { Hangars } from '../../offline/hangars/hangars.ts';
import { comicPage, toldBattle } from '../../rules/comic/comic.ts';
import type { ComicPage } from '../../rules/comic/comic-page.ts';
import type { ToldBattle } from '../../rules/comic/told-battle.ts';
import { dateText } from '../common/when-text.ts';
import { keptRecord } from '../records/kept-record.ts';

/** The comic page of a kept duel, fight or game. */
export interface FoundComic {
  readonly page: ComicPage;
  /** When it was last played: `27 Nov 2026`; empty where that is not known. */
  readonly day: string;
  /** The battle that it tells, for the columns of all turns. */
  readonly told: ToldBattle | null;
}

/** The page of a fight that is over, or a sentence that says why there is none; its booklets have been read. */
const comicOf = (save: DuelSave, library: Library, day: string): FoundComic | string => {
  const standing = standingFrom(save, library);
  if (typeof standing === 'string') return standing;
  const page = comicPage(standing);
  return typeof page === 'string' ? page : { page, day, told: toldBattle(standing) };
};

/** The same of a duel by its name, or of a game of a hangar. */
export const findComic = async (
  asked: Parameters<typeof keptRecord>[0],
  kept: {
    readonly library: Library;
    readonly saves: Saves;
    readonly hangars: () => Promise<Hangars>;
  },
): Promise<FoundComic | string> => {
  const save = await keptRecord(asked, kept);
  if (typeof save === 'string') return save;
  // Only a kept row knows when it was played; others are made of their record just now.
  const isKept = asked.saveId === save.id;
  return comicOf(save, kept.library, isKept ? dateText(save.changed) : '');
};
