import { expect } from '@open-wc/testing';
import rfl from '../../../books/rfl-3n.json';
import { database } from '../../../src/offline/disk/database.ts';
import { notRemoved } from '../../../src/offline/disk/removal-words.ts';
import { judge, newJudge } from '../../../src/offline/booklets/judge.ts';
import { keptText } from '../../../src/offline/disk/kept-texts.ts';
import { readBooklet } from '../../../src/rules/booklet/read-booklet.ts';
import { CHECKER } from '../../../src/rules/check/checker.ts';
import { parseBooklet, parseBookletText } from '../../../src/rules/check/parse-booklet.ts';
import type { BookletDocument } from '../../../src/rules/document/booklet-document.ts';
import { findingText } from '../../../src/rules/words/finding-text.ts';
import { sure } from '../../../src/rules/sure.ts';
import { griffin, rifleman } from '../../elements/parts.ts';
import { until } from '../../elements/until.ts';
import { withFailingRemoval, withSpoiled } from '../disk/spoiled-storage.ts';
import { textOf, visit, withOwnDatabase } from '../fights/visits.ts';
import { keyOf } from './libraries.ts';
import rowOfVersion1 from './version-1/added.json';

before(() => withOwnDatabase('viewscreen-library'));
beforeEach(async () => {
  const db = await database();
  for (const table of ['shelf', 'editions', 'set-aside'] as const) await db.clear(table);
});

/** Overwrites entries of a row on disk. */
const spoil = async (key: string, entries: object): Promise<void> => {
  const db = await database();
  await db.put('shelf', { ...sure(await db.get('shelf', key)), ...entries });
};

describe('added booklets', () => {
  it('are checked once: on later visits they are on the shelf without being read or checked', async () => {
    const first = await visit(rifleman, griffin);
    for (const name of ['RFL-7X', 'RFL-8X', 'RFL-9X'])
      expect((await first.library.add(textOf(name))).ok).to.equal(true);
    expect(first.judged).to.have.lengthOf(3);
    const texts: unknown[] = [];
    const { get } = Object.getOwnPropertyDescriptors(IDBObjectStore.prototype);
    const counted = function counted(this: IDBObjectStore, key: IDBValidKey): IDBRequest<unknown> {
      if (this.name === 'editions') texts.push(key);
      return (get.value as IDBObjectStore['get']).call(this, key);
    };
    await withSpoiled(IDBObjectStore.prototype, { get: counted }, async () => {
      const { library, judged } = await visit(rifleman, griffin);
      expect(library.shelf.map(({ id }) => id).slice(2)).to.deep.equal([
        'rfl-7x',
        'rfl-8x',
        'rfl-9x',
      ]);
      expect(texts).to.deep.equal([]);
      expect((await library.read('rfl-8x'))?.mech.name).to.equal('Riflebird');
      expect(texts).to.have.lengthOf(1);
      expect(judged).to.deep.equal([]);
    });
  });

  it('are checked again when they are first read after the check has changed', async () => {
    const first = await visit(rifleman, griffin);
    await first.library.add(textOf('RFL-9X'));
    await spoil(keyOf(first.library, 'rfl-9x'), { checked: CHECKER - 1 });
    const later = await visit(rifleman, griffin);
    expect(later.judged).to.deep.equal([]);
    expect(await later.library.read('rfl-9x')).to.include({ id: 'rfl-9x' });
    expect(later.judged).to.have.lengthOf(1);
    const last = await visit(rifleman, griffin);
    await last.library.read('rfl-9x');
    expect(last.judged).to.deep.equal([]);
  });

  it('are all on the shelf except one with a damaged row, which is set aside and reported', async () => {
    const first = await visit(rifleman, griffin);
    for (const name of ['RFL-7X', 'RFL-8X', 'RFL-9X']) await first.library.add(textOf(name));
    const key = keyOf(first.library, 'rfl-7x');
    await spoil(key, { edition: 'no edition' });
    const later = await visit(rifleman, griffin);
    expect(later.library.shelf.map(({ id }) => id).slice(2)).to.deep.equal(['rfl-8x', 'rfl-9x']);
    expect(later.said.join()).to.match(/its entry "edition" is not what a booklet has there/);
    expect(await (await database()).get('set-aside', `shelf/${key}`)).to.include({
      table: 'shelf',
    });
  });

  it('can be forged again in place as a new edition with a new sheet; one without a sheet is replaced only by another without', async () => {
    const { library } = await visit(rifleman, griffin);
    await library.add(textOf('RFL-9X'), '{"of": "one"}');
    await library.add(textOf('RFL-8X'));
    const [key, other] = ['rfl-9x', 'rfl-8x'].map((name) => keyOf(library, name));
    const before = sure(library.shelf.find(({ id }) => id === 'rfl-9x'));
    expect(before.sheet).to.equal('{"of": "one"}');
    const heavier = textOf('RFL-9X').replace('"armor":38', '"armor":39');
    const again = await library.forgeAgain(sure(key), heavier, '{"of": "two"}');
    expect(again.ok, JSON.stringify(again).slice(0, 300)).to.equal(true);
    const unlike = textOf('RFL-8X').replace('"armor":38', '"armor":39');
    const refused = await library.forgeAgain(sure(other), unlike, '{}');
    expect(refused.ok).to.equal(false);
    expect((await library.forgeAgain(sure(other), unlike)).ok).to.equal(true);
    const later = await visit(rifleman, griffin);
    expect(later.library.shelf.map(({ id }) => id).slice(2)).to.deep.equal(['rfl-8x', 'rfl-9x']);
    const after = sure(later.library.shelf.find(({ id }) => id === 'rfl-9x'));
    expect([after.key, after.sheet]).to.deep.equal([key, '{"of": "two"}']);
    expect(after.edition).not.to.equal(before.edition);
    expect((await later.library.read('rfl-9x'))?.statCard.armor).to.equal(39);
    // A duel with the older edition finds it unchanged.
    expect((await later.library.read('rfl-9x', before.edition))?.statCard.armor).to.equal(38);
  });

  it('stay if they cannot be removed, and the reason is given', async () => {
    const here = await visit(rifleman);
    await here.library.add(textOf('RFL-9X'));
    const key = keyOf(here.library, 'rfl-9x');
    const why = await withFailingRemoval(() => here.library.remove(key));
    expect(why && notRemoved(why)).to.equal(
      'It could not be removed (the disk is broken), and is still here.',
    );
    expect(here.library.has('rfl-9x')).to.equal(true);
    // Input in the form of its sheet goes with it.
    const row = { id: 'sheet-rfl-9x a', of: 'sheet-rfl-9x', version: 1, revision: 1, data: {} };
    await (await database()).put('drafts', row);
    expect(await here.library.remove(key)).to.equal(null);
    expect(here.library.has('rfl-9x')).to.equal(false);
    expect(await (await database()).getKey('drafts', row.id)).to.equal(undefined);
  });

  it('appear and disappear in another tab too', async () => {
    const [here, there] = [await visit(rifleman), await visit(rifleman)];
    await here.library.add(textOf('RFL-9X'));
    await until(() => there.library.has('rfl-9x'));
    await here.library.remove(keyOf(here.library, 'rfl-9x'));
    await until(() => !there.library.has('rfl-9x'));
  });

  it('stay in front when a release brings their namesake, which is announced once; either can be chosen', async () => {
    const first = await visit(griffin);
    const added = await first.library.add(
      JSON.stringify({ ...rfl, mech: { ...rfl.mech, name: 'My own' } }),
    );
    expect(added.ok, JSON.stringify(added).slice(0, 300)).to.equal(true);
    const release = await visit(rifleman, griffin);
    expect(release.said.join()).to.match(/^The game has a Rifleman RFL-3N of its own now\./);
    expect(release.library.shelf.map(({ mech }) => mech.name)).to.deep.equal(['Griffin', 'My own']);
    expect((await release.library.read('rfl-3n'))?.mech.name).to.equal('My own');
    expect(release.library.behind('rfl-3n')?.mech.name).to.equal('Rifleman');
    const again = await visit(rifleman, griffin);
    expect(again.said).to.deep.equal([]);
    await again.library.swap('rfl-3n');
    expect((await again.library.read('rfl-3n'))?.mech.name).to.equal('Rifleman');
    expect(again.library.behind('rfl-3n')?.mech.name).to.equal('My own');
    const last = await visit(rifleman, griffin);
    expect((await last.library.read('rfl-3n'))?.mech.name).to.equal('Rifleman');
  });

  it('are refused if they have faults or a name that is already on the shelf', async () => {
    const { library } = await visit(rifleman, griffin);
    const same = await library.add(JSON.stringify(rfl));
    expect(!same.ok && same.faults.map(findingText).join()).to.match(
      /on the shelf is called RFL-3N already$/,
    );
    const faulty = await library.add('{"mech": 3}');
    expect(!faulty.ok && faulty.faults.length).to.be.greaterThan(1);
    expect(library.shelf).to.have.lengthOf(2);
  });
});

describe('booklets of the game', () => {
  it('are known by name, weight and edition, and fetched one by one on demand', async () => {
    const { fetched, library } = await visit(rifleman, griffin);
    expect(
      library.shelf.map(({ id, edition, mech }) => [id, edition, mech.name, mech.tonnage]),
    ).to.deep.equal(
      [rifleman, griffin].map(({ id, edition, mech }) => [id, edition, mech.name, mech.tonnage]),
    );
    expect(library.has('grf-1n', griffin.edition)).to.equal(true);
    expect(library.find('grf-1n')).to.equal(undefined);
    expect(fetched).to.deep.equal([]);
    expect(await library.read('grf-1n')).to.equal(griffin);
    expect(await library.read('grf-1n', griffin.edition)).to.equal(griffin);
    expect(library.find('grf-1n')).to.equal(griffin);
    expect(library.ofTheGame('rfl-3n')).to.equal(undefined);
    expect(fetched).to.deep.equal(['grf-1n']);
  });

  it('are read from the disk if a duel keeps them', async () => {
    await (await database()).put('editions', keptText(griffin));
    const { fetched, library } = await visit(rifleman, griffin);
    expect((await library.read('grf-1n'))?.edition).to.equal(griffin.edition);
    expect(fetched).to.deep.equal([]);
  });

  it('are fetched if their kept text is damaged', async () => {
    await (await database()).put('editions', { id: griffin.edition, text: 'spoiled' });
    const { fetched, library, said } = await visit(rifleman, griffin);
    expect(await library.read('grf-1n')).to.equal(griffin);
    expect(fetched).to.deep.equal(['grf-1n']);
    expect(said.join()).to.match(/the text of the booklet GRF-1N is damaged/);
  });

  it('are all fetched when a booklet is added, to check it against them', async () => {
    const { fetched, library } = await visit(rifleman, griffin);
    const added = await library.add(textOf('RFL-9X'));
    expect(added.ok && added.warnings.map(findingText).join()).to.match(/against grf-1n/);
    expect(fetched.toSorted()).to.deep.equal(['grf-1n', 'rfl-3n']);
  });
});

describe('a row of the shelf', () => {
  it('is shown and can be removed even in version 1, where its key was its designation', async () => {
    const read = parseBookletText(textOf('RFL-9X'));
    const booklet = sure(read.ok ? read.booklet : null);
    const db = await database();
    const row = { ...rowOfVersion1, edition: booklet.edition };
    await db.put('shelf', row);
    await db.put('editions', keptText(booklet));
    const { library } = await visit(rifleman, griffin);
    expect((await library.read('rfl-9x'))?.mech.name).to.equal('Riflebird');
    expect(await library.remove(keyOf(library, 'rfl-9x'))).to.equal(null);
    expect(await db.getAllKeys('shelf')).to.deep.equal([]);
  });

  it('has an id that does not depend on the name of its booklet', async () => {
    const { library } = await visit(rifleman, griffin);
    await library.add(textOf('RFL-9X'));
    const [key] = await (await database()).getAllKeys('shelf');
    expect(key).not.to.equal('rfl-9x');
    expect(keyOf(library, 'rfl-9x')).to.equal(key);
  });

  it('waits behind another of the same name if two tabs added both at once', async () => {
    const { library } = await visit(rifleman, griffin);
    await library.add(textOf('RFL-9X'));
    const key = keyOf(library, 'rfl-9x');
    const db = await database();
    const second = { ...sure(await db.get('shelf', key)), id: 'second', changed: Infinity };
    await db.put('shelf', second);
    const later = await visit(rifleman, griffin);
    const ofTheName = () => later.library.shelf.filter(({ id }) => id === 'rfl-9x');
    expect(ofTheName().map((each) => each.key)).to.deep.equal([key]);
    await later.library.remove(key);
    expect(ofTheName().map((each) => each.key)).to.deep.equal(['second']);
  });
});

describe('judging a booklet', () => {
  const text = textOf('RFL-9X', 'Griffin');
  const parsed = parseBookletText(text);

  it('takes place in a worker, also against booklets that are only kept', async () => {
    const begun: string[] = [];
    const Away = window.Worker;
    class Counted extends Away {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, options);
        begun.push(String(address));
      }
    }
    Object.assign(window, { Worker: Counted });
    try {
      const { rows } = await visit(rifleman);
      await (await visit(rifleman)).library.add(textOf('RFL-8X'));
      const kept = await rows.use((db) => db.getAllKeys('editions'));
      const verdict = await newJudge()({ text, kept, against: [griffin] });
      expect(begun.join()).to.contain('judge-worker');
      expect(verdict.ok && verdict.edition).to.equal(parsed.ok && parsed.booklet.edition);
      // Its name is the Griffin's: a warning. With the Riflebird it shows two ranges, as in the print.
      expect(verdict.ok && verdict.warnings.map(findingText).join('\n')).to.match(/Griffin/);
    } finally {
      Object.assign(window, { Worker: Away });
    }
  });

  it('takes place on the page if there is no worker, with the same result', async () => {
    const away = await judge({ text, against: [griffin] });
    const { Worker } = window;
    Object.assign(window, {
      Worker: function none() {
        throw new Error('no worker here');
      },
    });
    try {
      expect(await newJudge()({ text, against: [griffin] })).to.deep.equal(away);
    } finally {
      Object.assign(window, { Worker });
    }
  });

  it('leaves a document that is read back with all its cells', () => {
    const read = parseBooklet(rfl);
    const { edition, document } = sure(read.ok ? read.booklet : null);
    const again = JSON.parse(JSON.stringify(document)) as BookletDocument;
    expect(readBooklet(again, edition).cells.length).to.equal(rifleman.cells.length);
  });
});
