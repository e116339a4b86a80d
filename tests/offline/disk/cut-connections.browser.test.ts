import { expect } from '@open-wc/testing';
import { commit } from '../../../src/offline/disk/commit.ts';
import { database, withDatabase } from '../../../src/offline/disk/database.ts';
import { KeptRows } from '../../../src/offline/disk/kept-rows.ts';
import { DUELS } from '../../../src/offline/fights/duels.ts';
import { SHELF } from '../../../src/offline/booklets/shelf.ts';
import { sure } from '../../../src/rules/sure.ts';
import { greyPicture, picturesWith } from '../../elements/pictures-table.ts';
import { griffin, rifleman } from '../../elements/parts.ts';
import { until } from '../../elements/until.ts';
import { DRAWN, aDuel } from '../fights/duels.ts';
import { textOf, visit, withOwnDatabase } from '../fights/visits.ts';
import { CUTS, withCutConnections, withFullStorage } from './spoiled-storage.ts';

before(() => withOwnDatabase('viewscreen-cut'));

for (const error of CUTS)
  describe(`with every connection cut after its first transaction (${error})`, () => {
    it('booklets can be added, forged again with a sheet, put behind, listed and removed', async () => {
      const here = await visit(rifleman, griffin);
      const { library, rows } = here;
      await withCutConnections(error, async () => {
        const added = await library.add(textOf('CUT-1'), '{"of": "one"}');
        expect(added.ok && added.kept).to.equal(true);
        const { key } = sure(library.shelf.find(({ id }) => id === 'cut-1'));
        const again = await library.forgeAgain(key, textOf('CUT-1', 'Cutbird'), '{"of": "two"}');
        expect(again.ok && again.kept).to.equal(true);
        await library.swap('cut-1');
        const [row] = await rows.list(SHELF);
        expect(row).to.include({ name: 'Cutbird', sheet: '{"of": "two"}', front: false });
        const fresh = await visit(rifleman, griffin);
        expect((await fresh.library.read('cut-1'))?.mech.name).to.equal('Cutbird');
        expect(await library.remove(key)).to.equal(null);
      });
      expect(await (await database()).getAllKeys('shelf')).to.deep.equal([]);
      expect([rows.unwritten, here.said]).to.deep.equal([false, []]);
    });

    it('Records can list and remove duels, both kept and set aside', async () => {
      const { saves, rows } = await visit(rifleman, griffin);
      const duel = aDuel();
      await (await database()).put('duels', { id: `spoiled-${error}` });
      await withCutConnections(error, async () => {
        await saves.put(duel);
        expect((await saves.list()).map(({ id }) => id)).to.deep.equal([duel.id]);
        expect(await saves.records()).to.contain('Ada');
        expect((await saves.setAside()).map(({ id }) => id)).to.deep.equal([`spoiled-${error}`]);
        expect(await saves.removeAside(`spoiled-${error}`)).to.equal(null);
        expect(await saves.remove(duel.id)).to.equal(null);
      });
      const db = await database();
      expect([await db.count('duels'), await db.count('set-aside')]).to.deep.equal([0, 0]);
      expect(rows.unwritten).to.equal(false);
    });

    it('a picture of your own is kept', async () => {
      const owned = { ...griffin, id: `grf-${error.toLowerCase()}` };
      await withCutConnections(error, async () => {
        const { pictures } = picturesWith();
        expect(await pictures.setOwn(owned, 21, await greyPicture(8))).to.equal(null);
        const again = picturesWith().pictures;
        await until(() => again.hasOwn(owned, 21));
        await pictures.forget(owned.id);
      });
      expect(await (await database()).count('pictures')).to.equal(0);
    });
  });

describe('a write', () => {
  it('counts as saved, once, if it reached the disk before its connection was cut', async () => {
    const row = { ...aDuel(), revision: 1, changed: Date.now() };
    const next = [{ table: DUELS, row, base: 0 }];
    const written = await commit(
      async (work) => {
        await withDatabase(work);
        return withDatabase(work);
      },
      next,
      next,
    );
    expect(written).to.deep.equal({ kind: 'saved', rows: [row] });
    expect(await (await database()).get('duels', row.id)).to.deep.equal(row);
    const late = [{ table: DUELS, row: { ...row, changed: row.changed - 1 }, base: 0 }];
    const theirs = await commit(withDatabase, late, late);
    expect(theirs.kind).to.equal('conflict');
  });

  it('fails if no answer comes, and the next write continues from it', async () => {
    const rows = new KeptRows();
    const silent = new KeptRows();
    Object.assign(silent, {
      use: async (work: Parameters<typeof withDatabase>[0]) => {
        await withDatabase(work);
        throw new DOMException('no answer', 'AbortError');
      },
    });
    const first = await silent.write({ table: DUELS, row: aDuel() });
    expect(first.kind).to.equal('failed');
    Object.assign(silent, { use: rows.use });
    const [row] = first.kind === 'failed' ? first.rows : [];
    const next = await silent.write({ table: DUELS, row: { ...sure(row), ended: DRAWN } });
    expect(next.kind).to.equal('saved');
    expect(await rows.get(DUELS, sure(row).id)).to.deep.include({ ended: DRAWN, revision: 2 });
  });

  it('saves everything that was only in memory too, and ends the warning', async () => {
    const rows = new KeptRows();
    let taken = 0;
    rows.allWritten = () => (taken += 1);
    const [one, other, later] = [aDuel(), aDuel(), aDuel()];
    await withFullStorage(() => rows.write({ table: DUELS, row: one }));
    await withFullStorage(() => rows.write({ table: DUELS, row: other }));
    expect([rows.unwritten, taken]).to.deep.equal([true, 0]);
    await rows.write({ table: DUELS, row: later });
    expect([rows.unwritten, taken]).to.deep.equal([false, 1]);
    const kept = await (await database()).getAllKeys('duels');
    expect(kept).to.include.members([one.id, other.id, later.id]);
  });
});
