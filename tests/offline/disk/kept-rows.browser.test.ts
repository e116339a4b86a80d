import { expect } from '@open-wc/testing';
import { database, putAside } from '../../../src/offline/disk/database.ts';
import { DUELS } from '../../../src/offline/fights/duels.ts';
import type { DuelSave } from '../../../src/offline/fights/duel-save.ts';
import { KeptRows } from '../../../src/offline/disk/kept-rows.ts';
import { Saves } from '../../../src/offline/fights/saves.ts';
import type { Written } from '../../../src/offline/disk/writing.ts';
import { until } from '../../elements/until.ts';
import { DRAWN, aDuel } from '../fights/duels.ts';
import { withOwnDatabase } from '../fights/visits.ts';
import {
  withCountedSlices,
  withFailingRemoval,
  withFullStorage,
  withLostRow,
} from './spoiled-storage.ts';

before(() => withOwnDatabase('viewscreen-kept-rows'));

const at = (row: DuelSave) => ({ table: DUELS, row });
const kept = <Rows extends readonly DuelSave[]>(written: Written<Rows>): Rows => {
  if (written.kind === 'conflict') throw new Error('nobody else writes here');
  return written.rows;
};

describe('rows written together', () => {
  it('are all on disk, each at its next revision', async () => {
    const rows = new KeptRows();
    const written = await rows.write(at(aDuel()), at(aDuel({ revision: 3 })));
    expect(written.kind).to.equal('saved');
    const [one, other] = kept(written);
    expect([one.revision, other.revision]).to.deep.equal([1, 4]);
    const fresh = new KeptRows();
    for (const row of [one, other]) expect(await fresh.get(DUELS, row.id)).to.deep.equal(row);
  });

  it('are stored in the form their table writes, even when only that form changes', async () => {
    const table = {
      ...DUELS,
      written: (row: DuelSave): DuelSave => ({ ...row, changed: 7 }),
    };
    const onDisk = async (id: string): Promise<unknown> => (await database()).get('duels', id);
    const rows = new KeptRows();
    const [row] = kept(await rows.write({ table, row: aDuel() }));
    expect(row.changed).not.to.equal(7);
    expect(await onDisk(row.id)).to.deep.equal({ ...row, changed: 7 });
    expect(await rows.rewrite({ table, row: { ...row, ended: DRAWN } })).to.equal(true);
    expect(await onDisk(row.id)).to.deep.equal({ ...row, changed: 7, ended: DRAWN });
  });

  it('are not rewritten in another form over a newer row of another tab, or over one not yet on disk', async () => {
    const [here, there] = [new KeptRows(), new KeptRows()];
    const [row] = kept(await here.write(at(aDuel())));
    const [theirs] = kept(await there.write(at({ ...row, ended: DRAWN })));
    expect(await here.rewrite(at({ ...row, led: true }))).to.equal(false);
    expect(await new KeptRows().get(DUELS, row.id)).to.deep.equal(theirs);
    const [ours] = kept(await withFullStorage(() => there.write(at({ ...theirs, led: true }))));
    expect(await there.rewrite(at(theirs))).to.equal(false);
    expect(await there.get(DUELS, row.id)).to.deep.equal(ours);
  });

  it('are all refused if another tab has written one of them', async () => {
    const [here, there] = [new KeptRows(), new KeptRows()];
    const [one, other] = kept(await here.write(at(aDuel()), at(aDuel())));
    const [theirs] = kept(await there.write(at({ ...other, ended: DRAWN })));
    const late = await here.write(at({ ...one, ended: DRAWN }), at(other));
    expect(late.kind === 'conflict' && late.stored).to.deep.equal([one, theirs]);
    expect(await there.get(DUELS, one.id)).to.deep.equal(one);
  });

  it('are all kept in memory if the disk is full, and later go to disk together', async () => {
    const rows = new KeptRows();
    const [one, other] = kept(await rows.write(at(aDuel()), at(aDuel())));
    const full = await withFullStorage(() =>
      rows.write(at({ ...one, ended: DRAWN }), at({ ...other, ended: DRAWN })),
    );
    expect(full.kind === 'failed' && full.why.kind).to.equal('full');
    expect(rows.unwritten).to.equal(true);
    // Only one of them is changed again, and the other goes with it.
    await rows.write(at({ ...kept(full)[0], led: true }));
    expect(rows.unwritten).to.equal(false);
    const fresh = new KeptRows();
    expect(await fresh.get(DUELS, one.id)).to.deep.include({ ended: DRAWN, led: true });
    expect(await fresh.get(DUELS, other.id)).to.deep.include({ ended: DRAWN, revision: 2 });
  });

  it('are read from memory if the disk’s version can no longer be read', async () => {
    const rows = new KeptRows();
    const [row] = kept(await rows.write(at(aDuel())));
    const [mine] = kept(await withFullStorage(() => rows.write(at({ ...row, led: true }))));
    await (await database()).put('duels', Object.assign({ ...row }, { first: 9 }));
    expect(await rows.get(DUELS, row.id)).to.deep.equal(mine);
  });

  it('are all refused if another tab has removed one of them, and are not kept in memory either', async () => {
    const [here, there] = [new KeptRows(), new KeptRows()];
    const [gone] = kept(await here.write(at(aDuel())));
    await there.remove(DUELS, gone.id);
    const late = await here.writeOrNot([
      at({ ...gone, ended: DRAWN }),
      at(aDuel({ id: 'beside-it' })),
    ]);
    expect(late.kind === 'conflict' && late.stored).to.deep.equal([null, null]);
    expect(await here.get(DUELS, gone.id)).to.equal(undefined);
    expect(await here.get(DUELS, 'beside-it')).to.equal(undefined);
  });

  it('are all refused if one of them could not be read back', async () => {
    const rows = new KeptRows();
    const [sound, spoiled] = [aDuel(), Object.assign(aDuel(), { first: 9 })];
    const refused = await rows.writeOrNot([at(sound), at(spoiled)]);
    expect(refused.kind === 'failed' && refused.why).to.deep.equal({
      kind: 'failed',
      words: 'it could not be read again: its entry "first" is not what a duel has there',
    });
    for (const { id } of [sound, spoiled]) expect(await rows.get(DUELS, id)).to.equal(undefined);
  });

  it('are not set aside if another tab has mended them since they were read', async () => {
    const rows = new KeptRows();
    const [row] = kept(await rows.write(at(aDuel())));
    await putAside('duels', { ...row, ...{ record: 'spoiled' } }, 'its record cannot be read');
    expect(await rows.get(DUELS, row.id)).to.deep.equal(row);
    expect((await rows.setAside()).map(({ id }) => id)).to.not.include(row.id);
  });

  it('are removed, or the reason is given', async () => {
    const rows = new KeptRows();
    const [row] = kept(await rows.write(at(aDuel())));
    const saves = new Saves(rows, () => undefined);
    const said = await withFailingRemoval(() => saves.remove(row.id));
    expect(said).to.equal('It could not be removed (the disk is broken), and is still here.');
    expect(await new KeptRows().get(DUELS, row.id)).to.deep.equal(row);
    expect(await saves.remove(row.id)).to.equal(null);
    expect(await new KeptRows().get(DUELS, row.id)).to.equal(undefined);
  });

  it('are announced to other tabs, by table and name', async () => {
    const [here, there] = [new KeptRows(), new KeptRows()];
    const heard: string[] = [];
    const stop = there.watch(DUELS, (id) => heard.push(id));
    const [row] = kept(await here.write(at(aDuel())));
    await here.remove(DUELS, row.id);
    // Other test files are other tabs, and are heard too.
    const ofThis = (): readonly string[] => heard.filter((id) => id === row.id);
    await until(() => ofThis().length >= 2);
    expect(ofThis()).to.deep.equal([row.id, row.id]);
    stop();
  });

  it('are still listed if the browser itself can no longer read one of them', async () => {
    const rows = new KeptRows();
    const [one, other] = kept(await rows.write(at(aDuel()), at(aDuel())));
    const ids = await withLostRow(one.id, async () => (await rows.list(DUELS)).map(({ id }) => id));
    expect(ids).to.include(other.id).and.not.include(one.id);
    expect(await (await database()).get('duels', one.id)).to.deep.equal(one);
  });
});

describe('a long table', () => {
  it('is read completely, in slices; only a row the browser cannot read is left out', async () => {
    const rows = new KeptRows();
    const ids = Array.from({ length: 120 }, (_, index) => `long-${String(index).padStart(3, '0')}`);
    await rows.write(...ids.map((id) => at(aDuel({ id }))));
    const { slices, result: listed } = await withCountedSlices(() => new KeptRows().list(DUELS));
    expect(listed.map(({ id }) => id)).to.include.members(ids);
    expect(slices.length).to.be.at.least(3);
    expect(slices.every((count) => count !== undefined && count <= 50)).to.equal(true);
    const [lost = ''] = ids.slice(70);
    const left = await withLostRow(lost, () => new KeptRows().list(DUELS));
    expect(left).to.have.lengthOf(listed.length - 1);
    for (const id of ids) await rows.remove(DUELS, id);
  });
});
