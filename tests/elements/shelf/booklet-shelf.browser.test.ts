import { ContextProvider } from '@lit/context';
import { expect } from '@open-wc/testing';
import {
  libraryContext,
  savesContext,
  settingsContext,
} from '../../../src/elements/common/contexts.ts';
import '../../../src/elements/shelf/booklet-shelf.ts';
import type { BookletShelf } from '../../../src/elements/shelf/booklet-shelf.ts';
import type { Library } from '../../../src/offline/booklets/library.ts';
import { KeptRows } from '../../../src/offline/disk/kept-rows.ts';
import { Saves } from '../../../src/offline/fights/saves.ts';
import { loadSettings } from '../../../src/offline/page/settings.ts';
import { parseBooklet } from '../../../src/rules/check/parse-booklet.ts';
import { expectAccessible } from '../../axe.ts';
import { libraryOf } from '../../offline/booklets/libraries.ts';
import { dropFiles, filesTold, griffin } from '../parts.ts';
import { until } from '../until.ts';

/** A shelf on a table where these things lie. */
const shelfWith = (library: Library): BookletShelf => {
  const table = document.createElement('div');
  document.body.append(table);
  const settings = { current: loadSettings(), save: () => undefined };
  const saves = new Saves(new KeptRows('none'), () => undefined);
  const hands = [
    new ContextProvider(table, { context: libraryContext, initialValue: library }),
    new ContextProvider(table, { context: savesContext, initialValue: saves }),
    new ContextProvider(table, { context: settingsContext, initialValue: settings }),
  ];
  after(() => {
    table.remove();
    hands.length = 0;
  });
  const shelf = document.createElement('booklet-shelf');
  table.append(shelf);
  return shelf;
};

it('a shelf of many booklets shows the first at once and knows how many there are; all of them come', async () => {
  const count = 45;
  const library = libraryOf(
    ...Array.from({ length: count }, (_, index) => ({
      ...griffin,
      id: `grf-${index}`,
      mech: { ...griffin.mech, name: `Griffin ${index}` },
    })),
  );
  const shelf = shelfWith(library);
  const booklets = (): Element[] => [...shelf.renderRoot.querySelectorAll('shelved-booklet')];
  const laid: number[] = [];
  new MutationObserver(() => laid.push(booklets().length)).observe(shelf.renderRoot, {
    childList: true,
    subtree: true,
  });
  await shelf.updateComplete;
  expect(booklets()[2]?.getAttribute('aria-setsize')).to.equal(String(count));
  expect(booklets()[2]?.getAttribute('aria-posinset')).to.equal('3');
  await until(() => booklets().length === count);
  expect(laid.find(Boolean)).to.be.at.most(20);
  await expectAccessible(shelf);
});

it('of several files that are dropped each has a line: added, faulty with its reason, or where it belongs', async () => {
  const added: string[] = [];
  const library: Library = {
    ...libraryOf(griffin),
    add: async (text) => {
      const read = parseBooklet(JSON.parse(text));
      if (!read.ok) return { ok: false, faults: read.faults };
      added.push(read.booklet.id);
      return { ok: true, booklet: read.booklet, warnings: [], kept: true };
    },
  };
  const shelf = shelfWith(library);
  const told = filesTold(shelf);
  await shelf.updateComplete;
  const sheet = '{"game":"battletech","name":"Wolf"}';
  const { mech, ...faulty } = griffin.document;
  dropFiles(shelf, {
    'wolf.txt': sheet,
    'grf.json': JSON.stringify(griffin.document),
    'bad.json': JSON.stringify({ ...faulty, mech: { ...mech, tons: 'many' } }),
    'wolf-2.json': sheet,
    'duel.eml': '> viewscreen record 1\n',
    'a.jpg': 'Dear Ada',
  });
  await until(() => told.length === 1);
  expect(told[0]).to.deep.equal([
    ['wolf.txt is a record sheet.', '#/forge'],
    ['grf.json is on the shelf.', ''],
    [
      'bad.json was not added: mech.tons: there is no such entry in a booklet; take it out or mend its name.',
      '',
    ],
    ['wolf-2.json is a record sheet.', '#/forge'],
    ['a.jpg is not a file that Viewscreen can use.', ''],
    ['duel.eml is a record.', '#/records'],
  ]);
  expect(added).to.deep.equal([griffin.id]);
});
