import { expect } from '@open-wc/testing';
import { openDB } from 'idb';
import grf from '../../../books/grf-1n.json';
import { adoptDuels } from '../../../src/offline/fights/adopt-duels.ts';
import { database } from '../../../src/offline/disk/database.ts';
import { parseBooklet } from '../../../src/rules/check/parse-booklet.ts';
import { sure } from '../../../src/rules/sure.ts';
import { griffin, rifleman } from '../../elements/parts.ts';
import { greyPicture, picturesWith } from '../../elements/pictures-table.ts';
import { until } from '../../elements/until.ts';
import begun from '../fights/version-1/begun.json';
import second from '../fights/version-1/second-turn.json';
import { textOf, visit, withOwnDatabase } from '../fights/visits.ts';

const OWN = 'viewscreen-before-editions';

/** The tables of version 2, as on the device of a returning player. */
before(async () => {
  const db = await openDB(OWN, 2, {
    upgrade(made) {
      for (const table of ['duels', 'set-aside', 'booklets', 'pictures'])
        made.createObjectStore(table, { keyPath: 'id' });
    },
  });
  await db.put('duels', begun);
  await db.put('duels', { ...second, id: 'second-turn' });
  await db.put('duels', {
    ...begun,
    id: 'lacking',
    record: begun.record.replace('rfl-3n', 'xyz-1'),
  });
  await db.put('booklets', { id: 'aaa-1', text: 'garbage {' });
  await db.put('booklets', { id: 'bbb-1' });
  await db.put('booklets', { id: 'rfl-9x', text: textOf('RFL-9X') });
  await db.put('pictures', { id: 'grf-1n/27', picture: 'text' });
  await db.put('pictures', { id: 'rfl-3n/1', picture: await greyPicture(16) });
  db.close();
  withOwnDatabase(OWN);
});

describe('a device from before there were editions', () => {
  it('has its added booklets on the shelf, read or not; damaged ones are set aside and reported', async () => {
    const { library, said } = await visit(rifleman, griffin);
    expect(library.shelf.map(({ id }) => id)).to.include.members(['rfl-3n', 'rfl-9x']);
    expect((await library.read('rfl-9x'))?.mech.name).to.equal('Riflebird');
    await library.settle();
    expect(library.shelf.map(({ id }) => id)).to.deep.equal(['rfl-3n', 'grf-1n', 'rfl-9x']);
    expect(said.join('\n')).to.match(/the booklet AAA-1 has faults: line 1/);
    expect(said.join('\n')).to.match(/the booklet BBB-1 has no text/);
    const db = await database();
    expect(await db.getAllKeys('booklets')).to.deep.equal([]);
    expect(await db.getAllKeys('set-aside')).to.deep.equal(['booklets/aaa-1', 'booklets/bbb-1']);
  });

  it('keeps the editions of its duels from then on, even if a later release changes a booklet', async () => {
    const { rows, library, saves } = await visit(rifleman, griffin);
    const old = (await saves.list()).filter(({ editions }) => editions === null);
    await adoptDuels(old, rows, library);
    const kept = await saves.get('second-turn');
    expect(kept).to.deep.include({
      revision: second.revision,
      changed: second.changed,
      editions: [rifleman.edition, griffin.edition],
    });
    const document = structuredClone(grf);
    document.viewScreens['27'].score += 5;
    const read = parseBooklet(document);
    const later = await visit(rifleman, sure(read.ok ? read.booklet : null));
    const duel = await later.open('second-turn');
    expect(sure(duel.battle).battle.seats[1]?.booklet.edition).to.equal(griffin.edition);
  });

  it('keeps a duel unchanged if its booklet is missing', async () => {
    expect(await (await database()).get('duels', 'lacking')).to.include({ version: 1 });
  });

  it('keeps its own pictures except a damaged one, which is set aside', async () => {
    const { pictures } = picturesWith();
    await until(() => pictures.hasOwn(rifleman, 1));
    expect(pictures.hasOwn(griffin, 27)).to.equal(false);
    expect(await (await database()).get('set-aside', 'pictures/grf-1n/27')).to.include({
      table: 'pictures',
    });
  });
});
