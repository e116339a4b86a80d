import { expect } from '@open-wc/testing';
import type { DuelSave } from '../../src/offline/duel-save.ts';
import { newDuel } from '../../src/offline/duel-save.ts';
import { database } from '../../src/offline/database.ts';
import { openSaves } from '../../src/offline/saves.ts';

const duel = (): DuelSave =>
  newDuel(
    {
      lone: { booklet: 'rfl-3n', pilot: 'Ada' },
      rival: { booklet: 'grf-1n', pilot: 'Ben' },
      ammunition: 'counted',
      turns: [],
    },
    { secrecy: 'pass the device', mechs: ['Rifleman', 'Griffin'] },
  );

describe('saves', () => {
  it('a duel that was put is there again, one revision on', async () => {
    const saves = await openSaves();
    const save = duel();
    const put = await saves.put(save);
    expect(put.kind).to.equal('saved');
    expect(await saves.get(save.id)).to.deep.include({ id: save.id, revision: 1 });
    expect((await saves.list()).some(({ id }) => id === save.id)).to.equal(true);
  });

  it('who writes on an older revision is given what stands on disk', async () => {
    const saves = await openSaves();
    const save = duel();
    const first = await saves.put(save);
    const locked = { ...save, pending: { ...save.pending, locked: { lone: 52 } } };
    const late = await saves.put(locked);
    expect(first.kind).to.equal('saved');
    expect(late.kind).to.equal('conflict');
    expect(await saves.get(save.id)).to.deep.include({ revision: 1, pending: save.pending });
  });

  it('a row that cannot be read is set aside with its text, not deleted', async () => {
    const saves = await openSaves();
    const db = await database();
    await db.put('duels', { id: 'garbage-1', version: 1, record: 'x' } as { id: string });
    expect((await saves.list()).some(({ id }) => id === 'garbage-1')).to.equal(false);
    const aside = await saves.setAside();
    expect(aside.find(({ id }) => id === 'garbage-1')?.text).to.contain('"record": "x"');
    expect(await saves.get('garbage-1')).to.have.property('unreadable');
  });

  it('a duel of a newer Viewscreen is left where it is', async () => {
    const saves = await openSaves();
    const db = await database();
    await db.put('duels', { id: 'newer-1', version: 2 } as { id: string });
    await saves.list();
    expect(await db.get('duels', 'newer-1')).to.deep.equal({ id: 'newer-1', version: 2 });
    expect(await saves.get('newer-1')).to.deep.equal({
      unreadable: 'it was saved by a newer Viewscreen',
    });
    await db.delete('duels', 'newer-1');
  });

  it('a full storage is told in a sentence, and the duel goes on in memory', async () => {
    const saves = await openSaves();
    const save = duel();
    const put = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'put') ?? {};
    Object.defineProperty(IDBObjectStore.prototype, 'put', {
      ...put,
      value: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    try {
      const failed = await saves.put(save);
      expect(failed.kind === 'failed' && failed.reason).to.match(
        /^The storage of this device is full/,
      );
      expect(await saves.get(save.id)).to.deep.include({ id: save.id, revision: 1 });
    } finally {
      Object.defineProperty(IDBObjectStore.prototype, 'put', put);
    }
  });
});
