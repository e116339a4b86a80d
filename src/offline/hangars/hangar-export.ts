import type { FiledBooklet, FiledGame, HangarFile } from '../../rules/campaign/file/hangar-file.ts';
import type { BookletDocument } from '../../rules/document/booklet-document.ts';
import { fileBooklet, hangarFileLines } from '../../rules/campaign/file/hangar-file.ts';
import { DUELS } from '../fights/duels.ts';
import { toldRecord } from '../fights/told-record.ts';
import type { KeptRows } from '../disk/kept-rows.ts';
import { keptText } from '../disk/kept-texts.ts';
import { inSlices } from './long-work.ts';
import type { Keeping } from './changed-hangar.ts';
import { readBooklets } from './changed-hangar.ts';
import type { Edition } from './editions.ts';
import { editionsNeeded } from './editions.ts';
import { keptSheets } from './filed-sheets.ts';
import type { HangarRow } from './hangar-row.ts';
import { HANGARS } from './hangar-row.ts';
import { readPast } from './past-rows.ts';
import { today } from './today.ts';
import { FILE_TROUBLE, HANGAR_TROUBLE } from './hangar-words.ts';

/** A hangar as a file, or why there is none, as a sentence. */
export type Exported =
  | {
      readonly kind: 'file';
      readonly name: string;
      readonly text: string;
      /** How many games it has behind it: for `saved`. */
      readonly games: number;
    }
  | { readonly kind: 'not done'; readonly sentence: string };

const refused = (sentence: string): Exported => ({ kind: 'not done', sentence });

/** How often another tab may change the hangar while it is read. */
const MOST_TRIES = 5;

/** Writes a hangar into a file: its history, its open games, and the booklets needed for them. */
export const exportHangar = async (id: string, keeping: Keeping): Promise<Exported> => {
  const { rows } = keeping;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const row = await rows.get(HANGARS, id);
    if (!row || 'unreadable' in row) return refused(FILE_TROUBLE.unreadable);
    const past = await readPast(rows, id);
    const open = await filedGames(row, rows);
    const booklets = await filedBooklets(row, keeping);
    const now = await rows.get(HANGARS, id);
    if (!now || 'unreadable' in now || now.revision !== row.revision) continue;
    const lacking = row.past - past.length;
    if (lacking > 0) return refused(FILE_TROUBLE.lackingPast(lacking));
    if (typeof booklets === 'string') return refused(booklets);
    const { founding, games, origin } = row;
    const file: HangarFile = { id: origin, founding, booklets, past, open };
    const lines: string[] = [];
    await inSlices(hangarFileLines(file), (line) => lines.push(line));
    return { kind: 'file', name: fileName(row), text: `${lines.join('\n')}\n`, games };
  }
  return refused(HANGAR_TROUBLE.busy);
};

/** The name of a hangar's file today: `tuesdays-2026-11-17.hangar.txt`. */
export const fileName = ({ founding, origin }: Pick<HangarRow, 'founding' | 'origin'>): string => {
  const name =
    founding.name
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join('-') ?? origin;
  return `${name}-${today()}.hangar.txt`;
};

/** The open games, each with its finished turns if it is being played. */
const filedGames = (row: HangarRow, rows: KeptRows): Promise<readonly FiledGame[]> =>
  Promise.all(
    row.open.map(async ({ game, duel }): Promise<FiledGame> => {
      const save = game.stand || duel === null ? null : await rows.get(DUELS, duel);
      return save && !('unreadable' in save)
        ? { game, playing: { record: await toldRecord(save), secrecy: save.secrecy } }
        : { game, playing: null };
    }),
  );

/** The booklets, each once, with the sheets of those forged here; or which is missing, as a sentence. */
const filedBooklets = async (
  row: HangarRow,
  { rows, library }: Keeping,
): Promise<readonly FiledBooklet[] | string> => {
  const read = await readBooklets(row, library);
  const kept = await rows.use((db) => {
    const { store } = db.transaction('editions');
    return Promise.all(row.editions.map((edition) => store.get(edition)));
  });
  const texts = row.editions.map((edition, at) => {
    const booklet = read.find((each) => each.edition === edition);
    return kept[at]?.text ?? (booklet && keptText(booklet).text);
  });
  const missing = texts.indexOf(undefined);
  if (missing >= 0) return lackingSentence(editionsNeeded(row), row.editions[missing] ?? '');
  const sheets = await keptSheets(rows);
  return row.editions.map((edition, at) => {
    const document = JSON.parse(texts[at] ?? '') as BookletDocument;
    const sheet = sheets.get(edition);
    return { ...fileBooklet({ edition, document }), ...(sheet === undefined ? {} : { sheet }) };
  });
};

const lackingSentence = (needed: readonly Edition[], edition: string): string => {
  const { booklet = '' } = needed.find((each) => each.edition === edition) ?? {};
  return FILE_TROUBLE.lackingBooklet(booklet);
};
