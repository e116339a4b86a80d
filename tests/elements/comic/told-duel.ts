import type { FoundComic } from '../../../src/elements/comic/found-comic.ts';
import { comicPage } from '../../../src/rules/comic/comic.ts';
import { parseRecord } from '../../../src/rules/fight/parse.ts';
import { replay } from '../../../src/rules/fight/replay.ts';
import { sure } from '../../../src/rules/sure.ts';
import { griffin, names, rifleman } from '../parts.ts';
import { SIXTEEN_TURNS } from '../sixteen-turns.ts';

/** The record of sixteen turns that Ben wins. */
export const RECORD = `viewscreen record 1
lone: rfl-3n Ada
rival: grf-1n Ben
ammunition: counted
${SIXTEEN_TURNS}`;

/** What is told of it. */
export const toldDuel = (): FoundComic => {
  const record = sure(parseRecord(RECORD).record);
  const find = (id: string) => [rifleman, griffin].find((booklet) => booklet.id === id);
  const fought = { ...replay(record, find), record, names };
  const page = comicPage(fought);
  if (typeof page === 'string') throw new Error(page);
  return { page, day: '27 Nov 2026', fought };
};
