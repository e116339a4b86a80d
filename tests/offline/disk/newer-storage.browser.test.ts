import { expect } from '@open-wc/testing';
import { openDB } from 'idb';
import { openSaves } from '../../../src/offline/fights/saves.ts';
import { aDuel } from '../fights/duels.ts';

describe('a browser in which a newer Viewscreen keeps its duels', () => {
  it('is reported as such, and the duel is played in memory', async () => {
    // Other tests use the game's database, so this one has another name.
    (await openDB('viewscreen-of-the-future', 99)).close();
    const open = indexedDB.open.bind(indexedDB);
    Object.assign(IDBFactory.prototype, {
      open: (_name: string, version: number) => open('viewscreen-of-the-future', version),
    });
    const saves = await openSaves();
    expect(saves.trouble).to.equal('newer');
    const put = await saves.put(aDuel());
    expect(put.kind === 'failed' && put.reason).to.match(
      /^A newer Viewscreen keeps its duels in this browser/,
    );
    expect(await saves.list()).to.have.lengthOf(1);
  });
});
