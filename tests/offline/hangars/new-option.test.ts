import { beforeAll, describe, expect, test, vi } from 'vitest';
import type * as Rows from '../../../src/offline/hangars/hangar-row.ts';
import { fileFaultText } from '../../../src/rules/words/finding-text.ts';
import type * as Folds from '../../../src/rules/campaign/file/file-fold.ts';
import type * as Files from '../../../src/rules/campaign/file/hangar-file.ts';
import type * as Saves from '../../../src/offline/fights/duel-save.ts';
import type * as Options from '../../../src/rules/battle/options.ts';
import type * as Table from '../../../src/rules/battle/option-table.ts';
import { GAME_KINDS } from '../../../src/rules/battle/option-table.ts';
import { OPTION_NAMES, USUAL_OPTIONS, saidOptions } from '../../../src/rules/battle/options.ts';
import type * as Parsing from '../../../src/rules/fight/parse.ts';
import type * as Printing from '../../../src/rules/fight/print.ts';
import { sure } from '../../../src/rules/sure.ts';
import { find } from '../../rules/campaign/circle.ts';
import { finished } from '../../rules/campaign/file/files.ts';
import { HANGARS, PASTS } from '../../../src/offline/hangars/hangar-row.ts';
import type { Game } from '../../../src/rules/campaign/history/game.ts';
import { GAME_VERSIONS } from '../../../src/rules/campaign/history/written-game.ts';
import { readHangarFile } from '../../../src/rules/campaign/file/hangar-file.ts';
import { oldFights } from '../fights/old-fights.ts';
import { oldFiles, oldHangars, rowsOf } from './old-hangars.ts';

type Program = typeof Rows &
  typeof Folds &
  typeof Files &
  typeof Saves &
  typeof Parsing &
  typeof Printing &
  typeof Options;
const TABLE = '../../../src/rules/battle/option-table.ts';
/** An option that no booklet can have. */
const PLANTED = 'planted';
/** The first version of games that can hold it. */
const SAYS_SO = 1 + Math.max(...GAME_VERSIONS);

/** Readers and writers with one row more in the table: an option offered in hangars alone. */
const withNewOption = async (): Promise<Program> => {
  vi.resetModules();
  vi.doMock(TABLE, async (original) => {
    const table: typeof Table = await original();
    return {
      ...table,
      OPTION_TABLE: {
        [PLANTED]: {
          choices: ['allowed', 'forbidden'],
          offered: ['hangar'],
          since: SAYS_SO,
        },
        ...table.OPTION_TABLE,
      },
    };
  });
  return {
    ...(await import('../../../src/offline/hangars/hangar-row.ts')),
    ...(await import('../../../src/offline/fights/duel-save.ts')),
    ...(await import('../../../src/rules/campaign/file/file-fold.ts')),
    ...(await import('../../../src/rules/campaign/file/hangar-file.ts')),
    ...(await import('../../../src/rules/fight/parse.ts')),
    ...(await import('../../../src/rules/fight/print.ts')),
    ...(await import('../../../src/rules/battle/options.ts')),
  };
};

let program: Program;
beforeAll(async () => {
  program = await withNewOption();
  vi.doUnmock(TABLE);
  // Later tests get the original table.
  vi.resetModules();
});

/** The options of all games inside a value. */
const optionsIn = (what: unknown): readonly unknown[] => {
  if (typeof what !== 'object' || what === null) return [];
  return 'muster' in what
    ? [(what.muster as { readonly options: unknown }).options]
    : Object.values(what).flatMap(optionsIn);
};

/** A record in each version that is printed. */
const RECORDS = {
  1: 'viewscreen record 1\nlone: rfl-3n Ada\nrival: grf-1n Ben\nammunition: counted\n',
  2: 'viewscreen record 2\nlone: rfl-3n Ada\nrival: grf-1n Ben\nrival: grf-1n Cleo\nammunition: counted\n',
  3: 'viewscreen record 3\npilot: rfl-3n Ada\npilot: grf-1n Ben\npilot: rfl-3n Cleo\npilot: grf-1n Dan\nbattle A: 1 against 2\nbattle B: 3 against 4\nammunition: counted\n',
};

describe('after an option is added to the rules', () => {
  test('the added option is not one the rules already have', () => {
    expect(OPTION_NAMES).not.toContain(PLANTED);
  });

  test('the added option is offered only before a hangar game, and any other game has the usual choice', () => {
    const whole = { ...USUAL_OPTIONS, [PLANTED]: 'forbidden', theme: 'dark' };
    for (const kind of GAME_KINDS) {
      const isHere = kind === 'hangar';
      expect(program.offeredBefore(kind).map(String).includes(PLANTED)).toBe(isHere);
      expect(program.optionsIn(whole, kind)).toEqual({
        ...USUAL_OPTIONS,
        [PLANTED]: isHere ? 'forbidden' : 'allowed',
      });
      // What the settings remember of it stays as it is after a game that does not offer it.
      expect(PLANTED in program.offeredIn(whole, kind)).toBe(isHere);
    }
  });

  test.each(Object.entries(RECORDS))(
    'a record of version %s with the usual choice is printed as before',
    (_version, text) => {
      const record = sure(program.parseRecord(text).record);
      expect(program.printRecord(record)).toBe(text);
      const options = { ...record.options, [PLANTED]: 'forbidden' };
      const printed = program.printRecord({ ...record, options });
      expect(printed).toContain(`\n${PLANTED}: forbidden\n`);
      expect(program.parseRecord(printed).record?.options).toEqual(options);
    },
  );

  test.each(oldHangars(1))('the hangar "%s" of version 1 opens with the usual choice', (name) => {
    for (const { table, row } of rowsOf(1, name)) {
      const now = {
        hangars: () => program.HANGARS.read(row),
        games: () => program.PASTS.read(row),
        duels: () => program.readDuelSave(row),
      }[table]();
      expect(now).not.toHaveProperty('unreadable');
      if (table === 'duels') continue;
      expect(optionsIn(now)).toEqual(
        optionsIn(row).map((options) => ({
          ...USUAL_OPTIONS,
          ...(options as object),
          [PLANTED]: 'allowed',
        })),
      );
    }
  });

  test.each(oldFiles(1))('the file "%s" of version 1 is read and folds', (_name, text) => {
    const read = finished(program.readHangarFile(text));
    if (!read.ok) throw new Error(read.faults.map(fileFaultText).join('\n'));
    expect(finished(program.foldFile(read.file, find))).toMatchObject({ ok: true });
  });

  test.each(oldHangars(1))(
    'the hangar "%s" of version 1 is written as before if its choices are the usual ones',
    (name) => {
      for (const { table, row } of rowsOf(1, name)) {
        if (table === 'duels') continue;
        const rows = table === 'hangars' ? program.HANGARS : program.PASTS;
        expect(rows.written?.(rows.read(row) as never)).toStrictEqual(row);
      }
    },
  );

  test.each(oldFiles(1))('the file "%s" of version 1 is printed as before', (_name, text) => {
    const read = finished(program.readHangarFile(text));
    expect(read.ok && program.printHangarFile(read.file)).toBe(text);
  });

  describe('a game without the usual choice', () => {
    /** A hangar with an open game whose option is not the usual one. */
    const unusual = (): Rows.HangarRow => {
      const { row } = sure(rowsOf(1, 'playing-paper')[0]);
      return program.HANGARS.read(
        JSON.parse(
          JSON.stringify(row).replace('"options":{', `"options":{"${PLANTED}":"forbidden",`),
        ),
      ) as Rows.HangarRow;
    };
    /** The same with that game closed. */
    const behind = () => {
      const row = unusual();
      const hangar = program.hangarOf(row);
      return { row, hangar: { ...hangar, open: [], history: hangar.open as readonly Game[] } };
    };

    test('is kept in the version that can say so, which an older Viewscreen reports as newer', () => {
      const row = unusual();
      const kept = program.rowAfter(row, program.hangarOf(row));
      expect(kept.version).toBe(SAYS_SO);
      const written = program.HANGARS.written?.(kept);
      expect(program.HANGARS.read(written)).toEqual(kept);
      const usual = Object.fromEntries(saidOptions(USUAL_OPTIONS));
      expect(optionsIn(sure(written))).toEqual([{ ...usual, [PLANTED]: 'forbidden' }]);
      expect(HANGARS.read(written)).toMatchObject({ newer: true });
    });

    test('keeps its hangar in that version even after the game is closed', () => {
      const { row, hangar } = behind();
      const [past] = program.pastRows(row.id, hangar.history, 0);
      expect(past?.version).toBe(SAYS_SO);
      expect(PASTS.read(program.PASTS.written?.(sure(past)))).toMatchObject({ newer: true });
      const after = program.rowAfter(row, hangar);
      expect(after.version).toBe(SAYS_SO);
      const later = program.rowAfter(after, { ...hangar, history: [] });
      expect(later.version).toBe(SAYS_SO);
    });

    test('is filed in that version, and an older Viewscreen says that a newer one wrote the file', () => {
      const [, text] = sure(oldFiles(1).find(([name]) => name.startsWith('playing')));
      const file = text.replace('"options":{', `"options":{"${PLANTED}":"forbidden",`);
      const read = finished(program.readHangarFile(file));
      if (!read.ok) throw new Error(read.faults.map(fileFaultText).join('\n'));
      const printed = program.printHangarFile(read.file);
      expect(printed).toContain(`"${PLANTED}":"forbidden"`);
      expect(printed.slice(0, 40)).toBe(`{"viewscreen":"hangar","version":${SAYS_SO},"id":`);
      const again = finished(program.readHangarFile(printed));
      expect(again.ok && program.printHangarFile(again.file)).toBe(printed);
      expect(finished(readHangarFile(printed))).toEqual({
        ok: false,
        faults: [{ kind: 'newer' }],
      });
    });
  });

  test.each(oldFights())('the duel or fight %s can still be read', (_name, row) => {
    expect(program.readDuelSave(row)).not.toHaveProperty('unreadable');
  });

  test('a choice that the option does not have makes the row unreadable', () => {
    const { row } = sure(rowsOf(1, 'playing-paper')[0]);
    const text = JSON.stringify(row).replace('"ammunition":"counted"', `"${PLANTED}":"perhaps"`);
    expect(program.HANGARS.read(JSON.parse(text))).toEqual({
      unreadable: `its entry "open.0.game.muster.options.${PLANTED}" is not what a hangar has there`,
      newer: false,
    });
  });
});
