import { expect } from '@open-wc/testing';
import { database } from '../../../src/offline/disk/database.ts';
import type { DuelSave } from '../../../src/offline/fights/duel-save.ts';
import { openSaves } from '../../../src/offline/fights/saves.ts';
import { DRAWN, aDuel, inTurn } from './duels.ts';
import { withFullStorage } from '../disk/spoiled-storage.ts';

describe('saves', () => {
  it('a saved duel is read back at its next revision', async () => {
    const saves = await openSaves();
    const save = aDuel();
    const put = await saves.put(save);
    expect(put.kind).to.equal('saved');
    expect(await saves.get(save.id)).to.deep.include({ id: save.id, revision: 1 });
    expect((await saves.list()).some(({ id }) => id === save.id)).to.equal(true);
  });

  it('a write based on an older revision is refused, and the row on disk stays', async () => {
    const saves = await openSaves();
    const save = aDuel();
    const first = await saves.put(save);
    const locked: DuelSave = { ...save, ...inTurn({ kind: 'choosing', locked: [52, null] }) };
    const late = await saves.put(locked);
    expect(first.kind).to.equal('saved');
    expect(late.kind).to.equal('conflict');
    expect(await saves.get(save.id)).to.deep.include({ revision: 1, battles: save.battles });
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
    await db.put('duels', { id: 'newer-1', version: 99 } as { id: string });
    await saves.list();
    expect(await db.get('duels', 'newer-1')).to.deep.equal({ id: 'newer-1', version: 99 });
    expect(await saves.get('newer-1')).to.deep.equal({
      unreadable: 'it was saved by a newer Viewscreen',
      newer: true,
    });
    await db.delete('duels', 'newer-1');
  });

  it('a row that cannot be read is never overwritten; the duel goes on in memory', async () => {
    const saves = await openSaves();
    const db = await database();
    for (const [row, said] of [
      [{ version: 99 }, /^A newer Viewscreen has written this duel/],
      [{ version: 1, record: 'x' }, /nothing was overwritten/],
    ] as const) {
      const save = aDuel();
      await db.put('duels', { ...row, id: save.id });
      const put = await saves.put(save);
      expect(put.kind === 'failed' && put.reason).to.match(said);
      expect(await db.get('duels', save.id)).to.deep.equal({ ...row, id: save.id });
      expect(await saves.get(save.id)).to.deep.include({ id: save.id, revision: 1 });
      await db.delete('duels', save.id);
    }
  });

  it('a full disk is reported in a sentence, and the duel goes on in memory', async () => {
    const saves = await openSaves();
    const save = aDuel();
    const failed = await withFullStorage(() => saves.put(save));
    expect(failed.kind === 'failed' && failed.reason).to.match(
      /^The storage of this device is full/,
    );
    expect(await saves.get(save.id)).to.deep.include({ id: save.id, revision: 1 });
    expect((await saves.list()).some(({ id }) => id === save.id)).to.equal(true);
  });

  it('a duel that went on in memory is saved as soon as there is room again', async () => {
    const saves = await openSaves();
    const first = await saves.put(aDuel());
    if (first.kind === 'conflict') throw new Error('nobody else writes here');
    const second = await withFullStorage(() => saves.put(first.save));
    if (second.kind === 'conflict') throw new Error('nobody else writes here');
    const third = await saves.put({ ...second.save, ended: DRAWN });
    expect(third.kind).to.equal('saved');
    const fresh = await openSaves();
    expect(await fresh.get(first.save.id)).to.deep.include({ revision: 3, ended: DRAWN });
  });

  it('a row written by another tab is kept, however often this tab has failed to write', async () => {
    const [here, there] = [await openSaves(), await openSaves()];
    const first = await here.put(aDuel());
    if (first.kind === 'conflict') throw new Error('nobody else writes here');
    let mine = first.save;
    await withFullStorage(async () => {
      for (const _ of [1, 2, 3]) {
        const put = await here.put(mine);
        if (put.kind === 'failed') mine = put.save;
      }
    });
    const theirs = await there.put({ ...first.save, ended: DRAWN });
    expect(theirs.kind).to.equal('saved');
    expect(await here.get(mine.id)).to.deep.include({ revision: 2, ended: DRAWN });
    const late = await here.put(mine);
    expect(late.kind === 'conflict' && late.stored.ended).to.deep.equal(DRAWN);
  });
});
