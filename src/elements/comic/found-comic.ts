import type { Library } from '../../offline/booklets/library.ts';
import type { DuelSave } from '../../offline/fights/duel-save.ts';
import { standingFrom } from '../../offline/fights/standing.ts';
import type { ToldFight } from '../../rules/comic/comic.ts';
import { comicPage } from '../../rules/comic/comic.ts';
import type { ComicPage } from '../../rules/comic/comic-page.ts';
import type { FightRecord } from '../../rules/fight/record.ts';
import { dateText } from '../common/when-text.ts';
import { keptRecord } from '../records/kept-record.ts';
import { chancesOf } from './win-chances.ts';

/** The comic page of a duel, fight or game. */
export interface FoundComic {
  readonly page: ComicPage;
  /** When it was last played: `27 Nov 2026`; empty where that is not known. */
  readonly day: string;
  /** The fight that it tells. */
  readonly fought: ToldFight & { readonly record: FightRecord };
}

/** The page of a fight that is over, or a sentence that says why there is none; its booklets have been read. */
export const comicOf = (
  save: DuelSave,
  library: Pick<Library, 'find' | 'has'>,
  day = '',
): FoundComic | string => {
  const standing = standingFrom(save, library);
  if (typeof standing === 'string') return standing;
  const page = comicPage(standing);
  return typeof page === 'string' ? page : { page, day, fought: standing };
};

/** The same of a kept duel or fight by its name, or of a game of a hangar. */
export const findComic = async (
  asked: Parameters<typeof keptRecord>[0],
  kept: Parameters<typeof keptRecord>[1],
): Promise<FoundComic | string> => {
  const save = await keptRecord(asked, kept);
  if (typeof save === 'string') return save;
  // Only a kept row knows when it was played; others are made of their record just now.
  return comicOf(save, kept.library, asked.saveId === save.id ? dateText(save.changed) : '');
};

/** The page of a duel as its chances to win have it; null where they are not known. */
export const judgedComic = async (
  { fought, page }: FoundComic,
  signal: AbortSignal,
): Promise<ComicPage | null> => {
  const booklets = page.fighters.map(({ booklet }) => booklet);
  const chances = await chancesOf(fought.record, booklets, signal);
  const judged = chances && comicPage(fought, chances);
  return typeof judged === 'string' ? null : judged;
};
