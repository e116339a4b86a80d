import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { copyNamed } from '../../../src/offline/disk/copy.ts';
import {
  SECOND,
  database,
  lossListeners,
  withDatabase,
} from '../../../src/offline/disk/database.ts';
import { KeptRows } from '../../../src/offline/disk/kept-rows.ts';
import { newestOf, putBackAll } from '../../../src/offline/disk/put-back.ts';
import { SecondPlace } from '../../../src/offline/disk/second-place.ts';
import type { SecondFiles } from '../../../src/offline/disk/second-files.ts';
import { secondFiles } from '../../../src/offline/disk/second-files.ts';
import { DUELS } from '../../../src/offline/fights/duels.ts';
import type { DuelSave } from '../../../src/offline/fights/duel-save.ts';
import { sure } from '../../../src/rules/sure.ts';
import { DRAWN, aDuel } from '../fights/duels.ts';
import { withOwnDatabase } from '../fights/visits.ts';
import { griffin, rifleman } from '../../elements/parts.ts';
import { evening, mustered, adaAndFinn, bailOut } from '../hangars/evenings.ts';
import { until } from '../../elements/until.ts';
import { withFullStorage, withSpoiled } from './spoiled-storage.ts';

const OWN = 'viewscreen-second-place';
before(() => withOwnDatabase(OWN));

const task = (): Promise<unknown> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', resolve);
    port1.start();
    port2.postMessage(null);
  });

/** Files in memory, each access of which takes `waits()` tasks. */
const slowFiles = (waits: () => number = () => 0) => {
  const files = new Map<string, string>();
  const slowly =
    <Asked extends readonly string[], Given>(does: (...asked: Asked) => Given) =>
    async (...asked: Asked): Promise<Given> => {
      for (let left = waits(); left > 0; left -= 1) await task();
      return does(...asked);
    };
  const second: SecondFiles = {
    names: slowly(() => [...files.keys()]),
    read: slowly((name) => files.get(name) ?? ''),
    write: slowly((name: string, text: string) => void files.set(name, text)),
    remove: slowly((name) => files.delete(name)),
  };
  return { files, second };
};

const MOST = { copies: 5000, length: 40_000_000, late: 0 };

const rowsWith = (second: SecondFiles, most: typeof MOST = MOST) => {
  const rows = new KeptRows();
  const place = new SecondPlace(second, withDatabase, most);
  rows.second = () => Promise.resolve(place);
  return { place, rows };
};

/** Closes and deletes the database, as a browser does that finds its data damaged. */
const loseDatabase = async (): Promise<void> => {
  (await database()).close();
  await new Promise((resolve) => {
    indexedDB.deleteDatabase(OWN).addEventListener('success', resolve);
  });
};

const clear = async (): Promise<void> => {
  const db = await database();
  for (const table of db.objectStoreNames) await db.clear(table);
  const files = await secondFiles();
  // A file that is being written cannot be removed yet.
  await until(async () => {
    for (const name of (await files?.names()) ?? [])
      await files?.remove(name).catch(() => undefined);
    return (await files?.names())?.length === 0;
  });
};

/** The sentences about losses during an act. */
const saidOfLosses = async (act: () => Promise<unknown>): Promise<readonly string[]> => {
  const heard: string[] = [];
  const hear = (sentence: string): void => void heard.push(sentence);
  lossListeners.add(hear);
  await act();
  lossListeners.delete(hear);
  return heard;
};

/** The rows of the intact copies in the second place. */
const copiedIn = async (files: SecondFiles): Promise<readonly object[]> => {
  const copies = (await files.names()).flatMap((name) => copyNamed(name) ?? []);
  return (await newestOf(files, copies)).map(([, row]) => row);
};

/** The duels on disk, and the removals noted. */
const onDisk = async () => {
  const db = await database();
  return { duels: await db.getAll('duels'), drafts: await db.getAll('drafts') };
};

/** Restores an earlier state of the database, as a browser does that loses its last writes. */
const cutTo = async ({ duels, drafts }: Awaited<ReturnType<typeof onDisk>>): Promise<void> => {
  const db = await database();
  const cut = db.transaction(['duels', 'drafts'], 'readwrite');
  await cut.objectStore('duels').clear();
  for (const row of duels) await cut.objectStore('duels').put(row);
  await cut.objectStore('drafts').clear();
  for (const row of drafts) await cut.objectStore('drafts').put(row);
  await cut.done;
};

describe('the second place', () => {
  beforeEach(clear);
  after(clear);

  const act = fc.record({
    which: fc.nat(4),
    what: fc.constantFrom('write', 'write', 'write', 'end', 'remove'),
  });
  const acts = fc.array(act, { minLength: 5, maxLength: 40 });

  /** Plays with five duels; `seen` gets what was written after each step. */
  const play = async (
    steps: readonly { readonly which: number; readonly what: string }[],
    rows: KeptRows,
    seen: (saves: ReadonlyMap<number, DuelSave>) => void = () => undefined,
    begun: ReadonlyMap<number, DuelSave> = new Map(),
  ): Promise<ReadonlyMap<number, DuelSave>> => {
    const saves = new Map(begun);
    for (const { which, what } of steps) {
      const before = saves.get(which) ?? aDuel();
      if (what === 'remove') {
        await rows.remove(DUELS, before.id);
        saves.delete(which);
      } else {
        const row = what === 'end' ? { ...before, ended: DRAWN } : before;
        const written = await rows.write({ table: DUELS, row });
        saves.set(which, written.kind === 'conflict' ? row : sure(written.rows[0]));
      }
      seen(saves);
    }
    return saves;
  };

  it('law: is never more than one step behind, and in the end holds exactly the unfinished duels', async () => {
    await fc.assert(
      fc.asyncProperty(acts, fc.infiniteStream(fc.nat(20)), async (steps, waits) => {
        await clear();
        const { files, second } = slowFiles(() => waits.next().value);
        const { place, rows } = rowsWith(second);
        const revisionOf = (id: string): number =>
          Math.max(
            0,
            ...[...files.keys()]
              .flatMap((name) => copyNamed(name) ?? [])
              .filter((copy) => copy.id === id)
              .map(({ revision }) => revision),
          );
        const saves = await play(steps, rows, (now) => {
          for (const { id, ended, revision } of now.values())
            if (!ended) expect(revisionOf(id)).to.be.at.least(revision - 1);
        });
        await place.caughtUp();
        const open = [...saves.values()].filter(({ ended }) => !ended);
        expect(await copiedIn(second)).to.have.deep.members(open);
        expect(files.size).to.equal(open.length);
        rows.close();
      }),
      { numRuns: 40 },
    );
  });

  it('law: never grows beyond its limits', async () => {
    const most = { copies: 3, length: 6000, late: 0 };
    await fc.assert(
      fc.asyncProperty(acts, async (steps) => {
        await clear();
        const { files, second } = slowFiles();
        const { place, rows } = rowsWith(second, most);
        await play(steps, rows);
        await place.caughtUp();
        expect(files.size).to.be.at.most(most.copies);
        expect([...files.values()].join('').length).to.be.at.most(most.length);
        rows.close();
      }),
      { numRuns: 20 },
    );
  });

  it('restores its rows once after the database is lost, in the tab that creates the new one', async () => {
    const { place, rows } = rowsWith(sure(await secondFiles()));
    const written = await rows.write({
      table: DUELS,
      row: aDuel({ editions: [rifleman.edition, griffin.edition] }),
      needs: [rifleman, griffin],
    });
    await rows.write({ table: DUELS, row: aDuel({ ended: DRAWN }) });
    await place.caughtUp();
    await loseDatabase();
    const heard = await saidOfLosses(async () => {
      // The connection is closed; the door opens a new database.
      expect(await new KeptRows().list(DUELS)).to.deep.equal(
        written.kind === 'saved' ? written.rows : [],
      );
    });
    expect(heard).to.deep.equal([
      "The browser's data for Viewscreen was gone. Put back from a second copy: 1 unfinished duel. There was no copy of finished duels and your own pictures.",
    ]);
    expect((await (await database()).getAllKeys('editions')).toSorted()).to.deep.equal(
      [rifleman.edition, griffin.edition].toSorted(),
    );
  });

  it('restores both a lost last step and a lost row, and says so once', async () => {
    const { files, second } = slowFiles();
    const { place, rows } = rowsWith(second);
    const write = async (row: DuelSave): Promise<DuelSave> => {
      const written = await rows.write({ table: DUELS, row });
      await new Promise((resolve) => setTimeout(resolve, 2));
      return sure((written as { readonly rows: readonly DuelSave[] }).rows[0]);
    };
    const first = await write(aDuel({ id: 'stepped' }));
    const before = await onDisk();
    const [stepped, whole] = [await write(first), await write(aDuel({ id: 'whole' }))];
    await place.caughtUp();
    await cutTo(before);
    const told: string[] = [];
    rows.watch(DUELS, (id) => told.push(id));
    const again = rowsWith(second);
    expect(await saidOfLosses(() => again.place.agree())).to.deep.equal([
      'The browser lost the last step of 2 unfinished duels; it was put back from a copy.',
    ]);
    expect((await onDisk()).duels).to.deep.equal([stepped, whole]);
    // Pages of other tests may write rows, too. Each of these two is told once.
    const both = [stepped, whole].map(({ id }) => id);
    await until(() => both.every((id) => told.includes(id)));
    expect(told.filter((id) => both.includes(id))).to.have.members(both);
    // A tab that continued from the older row first has made the copy out of date.
    await cutTo(before);
    const overtaken = await write(first);
    const mid = await onDisk();
    files.set('duels,stepped,9,3,4,abc', 'null');
    expect(await saidOfLosses(() => rowsWith(second).place.agree())).to.have.lengthOf(1);
    expect((await onDisk()).duels).to.deep.equal([overtaken, whole]);
    expect(mid.duels).to.deep.equal([overtaken]);
    // A removed row stays away, although its copy outlives it.
    const copies = new Map(files);
    await again.rows.remove(DUELS, whole.id);
    await again.place.caughtUp();
    for (const [name, text] of copies) files.set(name, text);
    const heard = await saidOfLosses(() => rowsWith(second).place.agree());
    expect([heard, (await onDisk()).duels]).to.deep.equal([[], [overtaken]]);
    expect(files.size).to.equal(1);
    rows.close();
    again.rows.close();
  });

  it('law: with two tabs, one of which may die at any step, brings back no removed row and changes none', async () => {
    await fc.assert(
      fc.asyncProperty(
        ...[acts, acts, acts, fc.infiniteStream(fc.nat(20)), fc.nat(60)],
        async (one, other, later, waits, lives) => {
          await clear();
          const { second } = slowFiles(() => waits.next().value);
          let left = lives;
          const dies = <Asked extends readonly unknown[], Given>(
            does: (...asked: Asked) => Promise<Given>,
          ) => {
            return (...asked: Asked): Promise<Given> =>
              (left -= 1) < 0 ? new Promise<never>(() => undefined) : does(...asked);
          };
          const mortal: SecondFiles = {
            names: dies(() => second.names()),
            read: dies((name) => second.read(name)),
            write: dies((name, text) => second.write(name, text)),
            remove: dies((name) => second.remove(name)),
          };
          const [here, there] = [rowsWith(mortal), rowsWith(second)];
          const { 0: saves } = await Promise.all([play(one, here.rows), play(other, there.rows)]);
          await play(later, there.rows, undefined, saves);
          await there.place.caughtUp();
          const before = await onDisk();
          expect(await saidOfLosses(() => rowsWith(second).place.agree())).to.deep.equal([]);
          expect((await onDisk()).duels).to.deep.equal(before.duels);
          here.rows.close();
          there.rows.close();
        },
      ),
      { numRuns: 15 },
    );
  });

  it('law: restores what a cut log forgets, to within one step', async () => {
    await fc.assert(
      fc.asyncProperty(acts, acts, async (first, then) => {
        await clear();
        const { second } = slowFiles();
        const { place, rows } = rowsWith(second);
        const before = await play(first, rows);
        await place.caughtUp();
        const cut = await onDisk();
        await new Promise((resolve) => setTimeout(resolve, 2));
        const saves = await play(then, rows, undefined, before);
        await cutTo(cut);
        await rowsWith(second).place.agree();
        const duels = await rows.list(DUELS);
        for (const { id, ended, revision } of saves.values()) {
          const there = duels.find((duel) => duel.id === id);
          if (!ended) expect(there?.revision ?? 0).to.be.at.least(revision - 1);
        }
        rows.close();
      }),
      { numRuns: 15 },
    );
  });

  it('restores a hangar in the middle of its evening, which can go on', async () => {
    const here = await evening();
    const { place } = rowsWith(sure(await secondFiles()));
    here.rows.second = () => Promise.resolve(place);
    const hangar = await adaAndFinn(here);
    const { duel, game } = await mustered(hangar);
    await bailOut(here, duel);
    await place.caughtUp();
    await loseDatabase();
    const again = await evening();
    const [head] = await again.hangars.list();
    expect(head).to.include({ name: 'Tuesdays', flying: 2, open: 1 });
    const entered = await again.enter(hangar.id);
    expect(entered.duelOf(game)).to.equal(duel);
    expect(await again.hangars.verify(hangar.id)).to.deep.equal({ kind: 'same' });
    expect(again.said).to.deep.equal([]);
  });

  it('copies rows kept before it existed, and drops copies that are torn or were removed in another tab', async () => {
    const files = sure(await secondFiles());
    const [here, there] = [rowsWith(files), rowsWith(files)];
    const removed = await here.rows.write({ table: DUELS, row: aDuel() });
    await here.place.caughtUp();
    expect(await files.names()).to.have.lengthOf(1);
    await there.rows.remove(DUELS, sure('rows' in removed ? removed.rows[0] : null).id);
    await there.place.caughtUp();
    expect(await files.names()).to.deep.equal([]);
    await new KeptRows().write({ table: DUELS, row: aDuel({ id: 'of-before' }) });
    for (const [name, text] of Object.entries({
      'duels,torn,3,3,9,abc': '{"id": "torn',
      'duels,other,3,3,4,zzz': 'null',
      'duels,gone,1,3,2,abc': '{}',
      'duels,begun,1,3,2,abc.new': '{}',
    }))
      await files.write(name, text);
    await rowsWith(files).place.agree();
    expect(await copiedIn(files)).to.deep.equal((await onDisk()).duels);
    expect(await files.names()).to.have.lengthOf(1);
  });

  it('drops finished duels first if there is no room for all', async () => {
    const { second } = slowFiles();
    const { place, rows } = rowsWith(second, { ...MOST, copies: 2 });
    const over = aDuel({ id: 'c-over', ended: DRAWN, game: { hangar: 'h', id: 'g' } });
    for (const row of [aDuel({ id: 'a-old' }), over, aDuel({ id: 'b-new' })]) {
      await rows.write({ table: DUELS, row });
      await place.caughtUp();
    }
    const ids = (await second.names()).map((name) => copyNamed(name)?.id);
    expect(ids).to.have.members(['a-old', 'b-new']);
  });

  it('also copies a row that goes to disk along with another one', async () => {
    const { second } = slowFiles();
    const { place, rows } = rowsWith(second);
    const [one, other] = [aDuel(), aDuel()];
    await withFullStorage(() =>
      rows.write({ table: DUELS, row: one }, { table: DUELS, row: other }),
    );
    await rows.write({ table: DUELS, row: one });
    await place.caughtUp();
    const ids = (await second.names()).map((name) => copyNamed(name)?.id);
    expect(ids).to.have.members([one.id, other.id]);
  });

  it('keeps its copy of a row that was set aside, but does not restore it', async () => {
    const files = sure(await secondFiles());
    const { place, rows } = rowsWith(files);
    const row = aDuel();
    await rows.write({ table: DUELS, row });
    await place.caughtUp();
    const [copy] = await files.names();
    const db = await database();
    await db.put('duels', Object.assign({ ...row }, { first: 9 }));
    expect(await rows.get(DUELS, row.id)).to.have.property('unreadable');
    await rowsWith(files).place.agree();
    expect(await db.getAllKeys('duels')).to.deep.equal([]);
    expect(await db.getAllKeys('set-aside')).to.deep.equal([row.id]);
    expect(await files.names()).to.deep.equal([copy]);
  });

  it('is a cache if the browser does not let pages write private files', async () => {
    const { createWritable } = Object.getOwnPropertyDescriptors(FileSystemFileHandle.prototype);
    Reflect.deleteProperty(FileSystemFileHandle.prototype, 'createWritable');
    try {
      const { place, rows } = rowsWith(sure(await secondFiles()));
      const id = 'a/strange, "id" 100%';
      await rows.write({ table: DUELS, row: aDuel({ id }) });
      await place.caughtUp();
      expect(await (await caches.open(SECOND)).keys()).to.have.lengthOf(1);
      await loseDatabase();
      expect(await withDatabase((db) => db.getAllKeys('duels'))).to.deep.equal([id]);
    } finally {
      Object.defineProperty(FileSystemFileHandle.prototype, 'createWritable', createWritable);
      await caches.delete(SECOND);
    }
  });

  it('may be missing: a loss of data is then reported without anything to put back', async () => {
    const none = (): never => {
      throw new DOMException('not here', 'SecurityError');
    };
    await withSpoiled(StorageManager.prototype, { getDirectory: none }, () =>
      withSpoiled(CacheStorage.prototype, { open: none }, async () => {
        expect(await secondFiles()).to.equal(null);
        const db = await database();
        expect(await saidOfLosses(() => putBackAll(db, 'damaged'))).to.deep.equal([
          'The browser found its data for Viewscreen damaged and threw it away. Nothing could be put back.',
        ]);
      }),
    );
  });
});
