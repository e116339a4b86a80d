import { describe, expect, test } from 'vitest';
import { draftsIn } from '../../../src/elements/settlement/settlement-work.ts';
import { paperDraftIn } from '../../../src/elements/table/paper/drafted.ts';
import { musterIn } from '../../../src/elements/table/muster/mustering.ts';
import { planIn } from '../../../src/elements/table/plan/plan.ts';
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
import { fileFaultText } from '../../../src/rules/words/finding-text.ts';
import { folded } from '../../../src/rules/campaign/file/fold.ts';
import { printHangarFile } from '../../../src/rules/campaign/file/hangar-file.ts';
import { askedIn } from '../../../src/rules/campaign/game/asked.ts';
import { replayedAs } from '../../../src/rules/campaign/game/played.ts';
import type { Hangar } from '../../../src/rules/campaign/hangar/hangar.ts';
import { STEPS } from '../../../src/rules/campaign/history/choice.ts';
import { openPage } from '../../../src/rules/campaign/settlement/page.ts';
import { nextStep } from '../../../src/rules/campaign/settlement/settlement.ts';
import { sure } from '../../../src/rules/sure.ts';
import { done, find } from '../../rules/campaign/circle.ts';
import { closedAfter } from '../../rules/campaign/settling.ts';
import { fold, readFile } from '../../rules/campaign/file/files.ts';
import { oldDrafts, oldFiles, oldHangars, rowsOf } from './old-hangars.ts';

const readRows = (name: string) => {
  const rows = rowsOf(1, name);
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

const wholeHangar = ({ row, pasts }: ReturnType<typeof readRows>): Hangar => ({
  ...hangarOf(row),
  ...folded(
    row.founding,
    pasts.map(({ past }) => past),
    find,
  ).hangar,
  open: hangarOf(row).open,
});

describe.each(oldHangars(1))('the hangar "%s", as builds of version 1 wrote it', (name) => {
  test('is read as it was', () => {
    const { rows, row, pasts } = readRows(name);
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
    const { row, pasts } = readRows(name);
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
  });

  test('can go on: its open games can be played, or settled and closed', () => {
    const read = readRows(name);
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
});

const drafts = oldDrafts(1);
const typedIn = (key: string): unknown => JSON.parse(sure(drafts[`viewscreen-${key}`]));

test('a hangar of version 1 is kept open at each step of a settlement, with its draft', () => {
  for (const step of STEPS) {
    const name = `settling-${step.replace(' ', '-')}`;
    const page = done(openPage(wholeHangar(readRows(name)), name, find));
    expect(page.fault).toBeNull();
    const kept = Object.values(draftsIn(typedIn(`settling-${name}`)));
    expect(kept.map((draft) => draft.step)).toContain(step);
    expect(kept).toHaveLength((typedIn(`settling-${name}`) as []).length);
    for (const draft of kept) expect(nextStep(page.settlement, draft.pilot)).toBe(draft.step);
  }
});

test('drafts of version 1 for a muster, a fight and a game with paper are read as they were left', () => {
  expect(musterIn(typedIn('muster-tuesdays-enlisted'))).toEqual([
    { pilot: 'p1', side: 'lone', against: null },
    { pilot: 'p2', side: 'rival', against: null },
    { pilot: 'p3', side: 'lone', against: 'p2' },
  ]);
  const { battles, seats } = planIn(typedIn('fight'));
  expect(battles).toEqual([
    [0, 1],
    [2, 3],
  ]);
  expect(seats.map(({ pilot, mech }) => `${pilot} ${mech}`)).toEqual([
    ...['Ada rfl-3n', ' grf-1n', 'Cleo grf-1n', 'Dora rfl-3n'],
  ]);
  const { row } = readRows('playing-paper');
  const { muster, id } = sure(row.open[0]).game;
  const asked = muster.fighters.map((fighter) => askedIn(hangarOf(row), fighter, find));
  const { fighters, turns } = paperDraftIn(typedIn(`paper-${id}`), asked);
  expect(turns).toBe(12);
  expect(fighters.map(({ way, turn, armor }) => [way, turn, armor])).toEqual([
    ['stays', null, null],
    ['fell', 9, -2],
    ['escaped', 12, 7],
  ]);
  expect(sure(fighters[1]).damage).toEqual({ 0: 24 });
  expect(sure(fighters[1]).times[0]).toBe(1);
});

test.each(oldFiles(1))(
  'the file "%s" of version 1 is read, folds, and is printed as it was',
  (_name, text) => {
    const read = readFile(text);
    if (!read.ok) throw new Error(read.faults.map(fileFaultText).join('\n'));
    expect(fold(read.file)).toMatchObject({ ok: true });
    expect(printHangarFile(read.file)).toBe(text);
  },
);
