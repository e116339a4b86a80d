import { expect } from '@open-wc/testing';
import { openDB } from 'idb';
import { overtakenListeners } from '../../../src/offline/disk/database.ts';
import { DUELS } from '../../../src/offline/fights/duels.ts';
import { KeptRows } from '../../../src/offline/disk/kept-rows.ts';
import { Saves } from '../../../src/offline/fights/saves.ts';
import { overtakenSentence } from '../../../src/offline/disk/disk-words.ts';
import { DRAWN, aDuel } from '../fights/duels.ts';
import { withOwnDatabase } from '../fights/visits.ts';

const OWN = 'viewscreen-overtaken';
before(() => withOwnDatabase(OWN));

describe('a tab overtaken by a newer Viewscreen in another tab', () => {
  it('lets the newer one in at once, finishes its own write, says so, and still shows what it knew', async () => {
    const rows = new KeptRows();
    const saves = new Saves(rows, () => undefined);
    const [kept, going] = [aDuel(), aDuel()];
    await saves.put(kept);
    await saves.put(going);
    await saves.list();
    let told = 0;
    overtakenListeners.add(() => (told += 1));
    const writing = saves.put({ ...going, revision: 1, ended: DRAWN });
    let blocked = false;
    const newer = await openDB(OWN, 99, {
      upgrade: (db) => void db.createObjectStore('campaigns', { keyPath: 'id' }),
      blocked: () => (blocked = true),
    });
    expect(blocked).to.equal(false);
    expect(told).to.equal(1);
    expect((await writing).kind).to.equal('saved');
    expect(await newer.get('duels', going.id)).to.deep.include({ ended: DRAWN, revision: 2 });
    expect(overtakenSentence(saves)).to.match(
      /Everything done here is saved; load this page again/,
    );

    const listed = new Map((await saves.list()).map((save) => [save.id, save]));
    expect([...listed.keys()]).to.have.members([kept.id, going.id]);
    expect(listed.get(going.id)).to.deep.include({ ended: DRAWN });

    const late = await saves.put({ ...kept, revision: 1, ended: DRAWN });
    expect(late.kind === 'failed' && late.reason).to.match(
      /^A newer Viewscreen was opened in another tab, and this one cannot write any more/,
    );
    expect(overtakenSentence(saves)).to.match(
      /copy what you want to keep before you load this page again/,
    );
    expect(await newer.get('duels', kept.id)).to.deep.include({ ended: null, revision: 1 });
    expect(await rows.get(DUELS, kept.id)).to.deep.include({ ended: DRAWN });
    newer.close();
  });
});
