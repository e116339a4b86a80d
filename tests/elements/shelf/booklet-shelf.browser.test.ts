import { expect } from '@open-wc/testing';
import type { SheetDialog } from '../../../src/elements/common/sheet-dialog.ts';
import '../../../src/elements/shelf/booklet-shelf.ts';
import type { BookletShelf } from '../../../src/elements/shelf/booklet-shelf.ts';
import type { Library } from '../../../src/offline/booklets/library.ts';
import { KeptRows } from '../../../src/offline/disk/kept-rows.ts';
import { Saves } from '../../../src/offline/fights/saves.ts';
import { loadSettings } from '../../../src/offline/page/settings.ts';
import type { Finding } from '../../../src/rules/check/finding.ts';
import { parseBookletText } from '../../../src/rules/check/parse-booklet.ts';
import { expectAccessible } from '../../axe.ts';
import { libraryOf } from '../../offline/booklets/libraries.ts';
import { button, dropFiles, filesTold, griffin, text } from '../parts.ts';
import { tableWith } from '../table.ts';
import { until } from '../until.ts';

/** A shelf on a table with this library. */
const shelfWith = (library: Library): BookletShelf => {
  const settings = { current: loadSettings(), save: () => undefined };
  const saves = new Saves(new KeptRows('none'), () => undefined);
  const table = tableWith({ library, saves, settings });
  const shelf = document.createElement('booklet-shelf');
  table.append(shelf);
  return shelf;
};

it('a shelf of many booklets shows the first few at once along with the total, and then all of them', async () => {
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

const opened = (shelf: BookletShelf): ParentNode =>
  shelf.renderRoot.querySelector('opened-booklet')?.shadowRoot ?? document.createElement('p');

it('a tap on a cover opens the booklet with its three buttons, and closing it gives the focus back to the cover', async () => {
  const shelf = shelfWith(libraryOf(griffin));
  await until(() =>
    shelf.renderRoot.querySelector('shelved-booklet')?.shadowRoot?.querySelector('b'),
  );
  const { shadowRoot } = shelf.renderRoot.querySelector('shelved-booklet')!;
  const cover = shadowRoot!.querySelector('button')!;
  expect(text(cover)).to.equal('Griffin GRF-1N · 55 tons');
  cover.focus();
  cover.click();
  await until(() => opened(shelf).querySelector('.soft'));
  const acts = [...opened(shelf).querySelectorAll('.button:not(.plain)')].map(text);
  expect(acts).to.deep.equal(['Use it in a duel', 'Leaf through', 'All pictures']);
  await expectAccessible(shelf);
  const sheet = shelf.renderRoot.querySelector('sheet-dialog')!;
  sheet.shadowRoot!.querySelector<HTMLElement>('.close')!.click();
  await until(() => !shelf.renderRoot.querySelector('opened-booklet'));
  expect(shadowRoot!.activeElement).to.equal(cover);
});

it('an added booklet that is to be removed closes, and is asked about', async () => {
  const library = libraryOf(griffin);
  const shelf = shelfWith({
    ...library,
    shelf: library.shelf.map((shelved) => ({ ...shelved, added: true })),
  });
  await shelf.updateComplete;
  shelf.renderRoot.querySelector('shelved-booklet')!.shadowRoot!.querySelector('button')!.click();
  await until(() => opened(shelf).querySelector('.plain:nth-of-type(3)'));
  button(shelf.renderRoot.querySelector('opened-booklet')!, 'Remove…').click();
  await until(
    () =>
      shelf.renderRoot.querySelector<SheetDialog>('sheet-dialog:last-of-type')?.heading ===
      'Remove the Griffin?',
  );
  expect(shelf.renderRoot.querySelector('opened-booklet')).to.equal(null);
});

/** A shelf that adds sound booklets with these warnings. */
const takingShelf = (warnings: readonly Finding[] = []): BookletShelf =>
  shelfWith({
    ...libraryOf(griffin),
    add: async (added) => {
      const read = parseBookletText(added);
      return read.ok ? { ...read, warnings, kept: true } : read;
    },
  });

it('several dropped files all go to the list of files, in whatever order they lie', async () => {
  const shelf = takingShelf();
  const told = filesTold(shelf);
  const { mech, ...faulty } = griffin.document;
  const sheet = '{"game":"battletech","name":"Wolf"}';
  dropFiles(shelf, {
    'wolf.txt': sheet,
    'grf.json': JSON.stringify(griffin.document),
    'bad.json': JSON.stringify({ ...faulty, mech: { ...mech, tons: 'many' } }),
    'duel.eml': '> viewscreen record 1\n',
    'a.jpg': 'Dear Ada',
  });
  await until(() => told.length === 1);
  expect(told[0]).to.deep.equal([
    ['wolf.txt is a record sheet.', '#/forge'],
    ['grf.json is a booklet.', '#/booklets'],
    ['bad.json is a booklet.', '#/booklets'],
    ['a.jpg is not a file that Viewscreen can use.', ''],
    ['duel.eml is a record.', '#/records'],
  ]);
});

it('a booklet dropped alone gets a full report, with pairs that show two ranges folded behind one sentence', async () => {
  const call = (console: number) => ({ booklet: 'grf-1n', console });
  const twoRanges = {
    kind: 'two ranges',
    place: { in: 'turn', calls: [call(34), call(18)] },
    screens: [
      { screen: 13, range: 'close' },
      { screen: 15, range: 'medium' },
    ],
  } as const satisfies Finding;
  const keys = ['viewScreens', '27'];
  const unreached: Finding = { kind: 'screen not reached', place: { in: 'document', keys } };
  const shelf = takingShelf([twoRanges, unreached]);
  dropFiles(shelf, { 'grf.txt': JSON.stringify(griffin.document) });
  await until(() => shelf.renderRoot.querySelector('details'));
  const fold = shelf.renderRoot.querySelector('details')!;
  expect([fold.open, ...[...fold.children].map(text)]).to.deep.equal([
    false,
    'Nothing to do: a few pairs show two ranges; the closer one counts.',
    'GRF-1N 34 against GRF-1N 18: view screens 13 (close) and 15 (medium) show two ranges; the closer one holds (D12)',
  ]);
  expect(text(fold.previousElementSibling)).to.equal(
    'viewScreens.27: no console leads to this view screen',
  );
});

it('pasted text is recognized by its content: a record is sent to the records', async () => {
  const shelf = takingShelf();
  const told = filesTold(shelf);
  await shelf.updateComplete;
  button(shelf, 'Paste it').click();
  shelf.renderRoot.querySelector('textarea')!.value = 'viewscreen record 1\n';
  button(shelf, 'Check it').click();
  await until(() => told.length === 1);
  expect(told[0]).to.deep.equal([['This text is a record.', '#/records']]);
});
