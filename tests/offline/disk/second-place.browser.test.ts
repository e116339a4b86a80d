import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { copyNamed } from '../../../src/offline/disk/copy-name.ts';
import { database, lossListeners, withDatabase } from '../../../src/offline/disk/database.ts';
import { KeptRows } from '../../../src/offline/disk/kept-rows.ts';
import { foundIn, putBack } from '../../../src/offline/disk/put-back.ts';
import { SecondPlace } from '../../../src/offline/disk/second-place.ts';
import type { SecondFiles } from '../../../src/offline/disk/second-files.ts';
import { SECOND } from '../../../src/offline/disk/second-name.ts';
import { secondFiles } from '../../../src/offline/disk/second-files.ts';
import { DUELS } from '../../../src/offline/fights/duels.ts';
import type { DuelSave } from '../../../src/offline/fights/duel-save.ts';
import { sure } from '../../../src/rules/sure.ts';
import { DRAWN, aDuel } from '../fights/duels.ts';
import { withOwnDatabase } from '../fights/visits.ts';
import { griffin, rifleman } from '../../elements/parts.ts';
import { evening, founded, mustered, adaAndFinn, bailOut } from '../hangars/evenings.ts';
import { withSpoiled } from './spoiled-storage.ts';

const OWN = 'viewscreen-second-place';
before(() => withOwnDatabase(OWN));

/** Files in memory, of which each takes its time. */
const slowFiles = (waits: () => number) => {
  const files = new Map<string, string>();
  const wait = (): Promise<void> =>
    new Promise((resolve) => {
      let left = waits();
      const channel = new MessageChannel();
      channel.port1.addEventListener('message', () => {
        if (left <= 0) resolve();
        else channel.port2.postMessage((left -= 1));
      });
      channel.port1.start();
      channel.port2.postMessage(left);
    });
  const second: SecondFiles = {
    names: async () => (await wait(), [...files.keys()]),
    read: async (name) => (await wait(), files.get(name) ?? ''),
    write: async (name, text) => (await wait(), void files.set(name, text)),
    remove: async (name) => (await wait(), files.delete(name)),
  };
  return { files, second };
};

const rowsWith = (second: SecondFiles, most?: { copies: number; length: number }) => {
  const rows = new KeptRows();
  const place = new SecondPlace(second, withDatabase, most);
  rows.second = () => Promise.resolve(place);
  return { place, rows };
};

/** Forgets the open connection and what it was to, as a browser does that finds its data damaged. */
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
  for (const name of (await files?.names()) ?? []) await files?.remove(name);
};

describe('the second place', () => {
  beforeEach(clear);
  after(clear);

  const act = fc.record({
    which: fc.nat(4),
    what: fc.constantFrom('write', 'write', 'write', 'end', 'remove'),
  });
  const acts = fc.array(act, { minLength: 5, maxLength: 40 });

  /** Plays with five duels; after each step `seen` sees what was written. */
  const play = async (
    steps: readonly { readonly which: number; readonly what: string }[],
    rows: KeptRows,
    seen: (saves: ReadonlyMap<number, DuelSave>) => void = () => undefined,
  ): Promise<ReadonlyMap<number, DuelSave>> => {
    const saves = new Map<number, DuelSave>();
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

  it('law: is never older than one step, and holds what is unfinished and nothing else in the end', async () => {
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
        const found = await foundIn(second);
        const open = [...saves.values()].filter(({ ended }) => !ended);
        expect(found.map(({ row }) => row)).to.have.deep.members(open);
        expect(files.size).to.equal(open.length);
        rows.close();
      }),
      { numRuns: 40 },
    );
  });

  it('law: never grows beyond its bounds', async () => {
    const most = { copies: 3, length: 6000 };
    await fc.assert(
      fc.asyncProperty(acts, async (steps) => {
        await clear();
        const { files, second } = slowFiles(() => 0);
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

  it('gives back what it has when the database is gone, once, in the tab that makes the new one', async () => {
    const { place, rows } = rowsWith(sure(await secondFiles()));
    const written = await rows.write({
      table: DUELS,
      row: aDuel({ editions: [rifleman.edition, griffin.edition] }),
      needs: [rifleman, griffin],
    });
    await rows.write({ table: DUELS, row: aDuel({ ended: DRAWN }) });
    await place.caughtUp();
    const heard: string[] = [];
    const hear = (sentence: string): void => void heard.push(sentence);
    lossListeners.add(hear);
    await loseDatabase();
    // The door finds its connection closed, and opens a database that is new.
    expect(await new KeptRows().list(DUELS)).to.deep.equal(
      written.kind === 'saved' ? written.rows : [],
    );
    lossListeners.delete(hear);
    expect(heard).to.deep.equal([
      "The browser's data for Viewscreen was gone. Put back from a second copy: 1 unfinished duel. There was no copy of finished duels and your own pictures.",
    ]);
    expect((await (await database()).getAllKeys('editions')).toSorted()).to.deep.equal(
      [rifleman.edition, griffin.edition].toSorted(),
    );
  });

  it('gives back a hangar in the middle of its evening, which goes on', async () => {
    const here = await evening();
    const place = new SecondPlace(sure(await secondFiles()), withDatabase);
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

  it('gives back nothing that was removed in another tab, nor what is not whole', async () => {
    const files = sure(await secondFiles());
    const [here, there] = [rowsWith(files), rowsWith(files)];
    const written = await here.rows.write({ table: DUELS, row: aDuel() });
    const [row] = written.kind === 'saved' ? written.rows : [];
    await here.place.caughtUp();
    await there.rows.remove(DUELS, sure(row).id);
    await there.place.caughtUp();
    expect(await files.names()).to.deep.equal([]);
    await files.write('duels,torn,3,3,9,abc', '{"id": "torn');
    await files.write('duels,other,3,3,4,zzz', 'null');
    expect(await foundIn(files)).to.deep.equal([]);
  });

  it('takes up what was kept before there was one, and lets go of what is gone', async () => {
    await founded(await evening());
    await new KeptRows().write({ table: DUELS, row: aDuel({ id: 'of-before' }) });
    const files = sure(await secondFiles());
    await files.write('duels,gone,1,3,2,abc', '{}');
    await rowsWith(files).place.agree();
    const found = await foundIn(files);
    expect(found.map(({ table }) => table).toSorted()).to.deep.equal(['duels', 'hangars']);
    expect(await files.names()).to.have.lengthOf(2);
  });

  it('is a cache where a page may write no private file', async () => {
    const { createWritable } = Object.getOwnPropertyDescriptors(FileSystemFileHandle.prototype);
    Reflect.deleteProperty(FileSystemFileHandle.prototype, 'createWritable');
    try {
      const { place, rows } = rowsWith(sure(await secondFiles()));
      const id = 'a/strange, "id" 100%';
      await rows.write({ table: DUELS, row: aDuel({ id }) });
      await place.caughtUp();
      expect(await (await caches.open(SECOND)).keys()).to.have.lengthOf(1);
      expect((await putBack(true)).rows.map(({ row }) => row.id)).to.deep.equal([id]);
    } finally {
      Object.defineProperty(FileSystemFileHandle.prototype, 'createWritable', createWritable);
      await caches.delete(SECOND);
    }
  });

  it('is missed by nobody where the browser has none', async () => {
    const none = (): never => {
      throw new DOMException('not here', 'SecurityError');
    };
    await withSpoiled(StorageManager.prototype, { getDirectory: none }, () =>
      withSpoiled(CacheStorage.prototype, { open: none }, async () => {
        expect(await secondFiles()).to.equal(null);
        expect((await putBack(true)).sentence).to.equal(
          'The browser found its data for Viewscreen damaged and threw it away. Nothing could be put back.',
        );
      }),
    );
  });
});
