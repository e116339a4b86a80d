import { describe, expect, test } from 'vitest';
import type { UnreadableRow } from '../../../src/offline/disk/row.ts';
import type { DuelSave } from '../../../src/offline/fights/duel-save.ts';
import { readDuelSave } from '../../../src/offline/fights/duel-save.ts';
import type { HangarRow, PastRow } from '../../../src/offline/hangars/hangar-row.ts';
import {
  HANGARS,
  HANGAR_HEADS,
  PASTS,
  hangarOf,
  keptMech,
} from '../../../src/offline/hangars/hangar-row.ts';
import { USUAL_OPTIONS } from '../../../src/rules/battle/options.ts';
import { folded } from '../../../src/rules/campaign/file/fold.ts';
import { printHangarFile } from '../../../src/rules/campaign/file/hangar-file.ts';
import { replayedAs } from '../../../src/rules/campaign/game/played.ts';
import type { Hangar } from '../../../src/rules/campaign/hangar/hangar.ts';
import { sure } from '../../../src/rules/sure.ts';
import { fileFaultText } from '../../../src/rules/words/finding-text.ts';
import { find } from '../../rules/campaign/circle.ts';
import { fold, readFile } from '../../rules/campaign/file/files.ts';
import { closedAfter } from '../../rules/campaign/settling.ts';
import { oldFiles, oldHangars, rowsOf } from './old-hangars.ts';

/** The rows of a hangar as a build of a version wrote them, read as they are today. */
export const readRows = (version: number, name: string) => {
  const rows = rowsOf(version, name);
  const of = (table: string) => rows.filter((each) => each.table === table).map(({ row }) => row);
  const readable = <Row extends object>(read: Row | UnreadableRow): Row => {
    if ('unreadable' in read) throw new Error(read.unreadable);
    return read;
  };
  const row: HangarRow = readable<HangarRow>(HANGARS.read(structuredClone(sure(of('hangars')[0]))));
  const pasts: readonly PastRow[] = of('games').map((past) => readable<PastRow>(PASTS.read(past)));
  const duels = of('duels').map((duel) => readable<DuelSave>(readDuelSave(duel)));
  return { rows, row, pasts, duels };
};

/** The hangar of rows, with its history. */
export const wholeHangar = ({ row, pasts }: ReturnType<typeof readRows>): Hangar => ({
  ...hangarOf(row),
  ...folded(
    row.founding,
    pasts.map(({ past }) => past),
    find,
  ).hangar,
  open: hangarOf(row).open,
});

/** Tests that all hangars and files of a version are read as they were, and can go on. */
export const testHangars = (version: number): void => {
  describe.each(oldHangars(version))(
    `the hangar "%s", as builds of version ${version} wrote it`,
    (name) => {
      test('is read as it was', () => {
        const { rows, row, pasts } = readRows(version, name);
        const written = rows.filter(({ table }) => table !== 'duels').map((each) => each.row);
        // A later option has its usual choice.
        const whole: unknown = JSON.parse(JSON.stringify(written), (key, value: unknown) =>
          key === 'options' ? { ...USUAL_OPTIONS, ...(value as object) } : value,
        );
        expect([row, ...pasts]).toEqual(whole);
        expect(HANGAR_HEADS.read(written[0])).toMatchObject({
          games: row.games,
          founding: row.founding,
        });
      });

      test('equals what its history folds to', () => {
        const { row, pasts } = readRows(version, name);
        expect(pasts).toHaveLength(row.past);
        const { fault, hangar } = folded(
          row.founding,
          pasts.map(({ past }) => past),
          find,
        );
        expect(fault).toBeNull();
        expect({ ...hangar, mechs: hangar.mechs.map(keptMech) }).toMatchObject({
          ...{ pilots: row.pilots, mechs: row.mechs, scrap: row.scrap },
        });
        expect(hangar.contract).toEqual(row.contract);
      });

      test('can go on: its open games can be played, or settled and closed', () => {
        const read = readRows(version, name);
        const hangar = wholeHangar(read);
        for (const { game, duel } of read.row.open) {
          if (game.stand) {
            const closed = closedAfter(hangar, [], game.id);
            expect(closed.history).toHaveLength(hangar.history.length + 1);
          } else if (duel !== null) {
            const save = sure(read.duels.find(({ id }) => id === duel));
            expect(save.game).toEqual({ hangar: read.row.id, id: game.id });
            expect(replayedAs(hangar, game, save.record, find).fault).toBeNull();
          } else expect(game.record).toBeNull();
        }
      });
    },
  );

  test.each(oldFiles(version))(
    `the file "%s" of version ${version} is read, folds, and is printed as it was`,
    (_name, text) => {
      const read = readFile(text);
      if (!read.ok) throw new Error(read.faults.map(fileFaultText).join('\n'));
      expect(fold(read.file)).toMatchObject({ ok: true });
      expect(printHangarFile(read.file)).toBe(text);
    },
  );
};
