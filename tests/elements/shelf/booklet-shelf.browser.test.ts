import { expect } from '@open-wc/testing';
import hbk from '../../../books/sheets/hbk-4g.json';
import type { KnownFile } from '../../../src/elements/common/brought.ts';
import type { SheetDialog } from '../../../src/elements/common/sheet-dialog.ts';
import type { Notice } from '../../../src/elements/app/notice.ts';
import '../../../src/elements/shelf/booklet-shelf.ts';
import type { BookletShelf } from '../../../src/elements/shelf/booklet-shelf.ts';
import type { Library } from '../../../src/offline/booklets/library.ts';
import { KeptRows } from '../../../src/offline/disk/kept-rows.ts';
import { Saves } from '../../../src/offline/fights/saves.ts';
import { loadSettings } from '../../../src/offline/page/settings.ts';
import type { Finding } from '../../../src/rules/check/finding.ts';
import { sure } from '../../../src/rules/sure.ts';
import { parseBookletText } from '../../../src/rules/check/parse-booklet.ts';
import { expectAccessible } from '../../axe.ts';
import { libraryOf } from '../../offline/booklets/libraries.ts';
import { button, dropFiles, filesTold, griffin, heard, text } from '../parts.ts';
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

it('a tap on a cover opens the booklet with its four buttons, and closing it gives the focus back to the cover', async () => {
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
  expect(acts).to.deep.equal(['Use it in a duel', 'Leaf through', 'All pictures', 'Change a copy']);
  await expectAccessible(shelf);
  const sheet = shelf.renderRoot.querySelector('sheet-dialog')!;
  sheet.shadowRoot!.querySelector<HTMLElement>('.close')!.click();
  await until(() => !shelf.renderRoot.querySelector('opened-booklet'));
  expect(shadowRoot!.activeElement).to.equal(cover);
});

it('a booklet is taken off the shelf at once, and can be put back with its sheet, once its designation is free', async () => {
  const library = libraryOf(griffin);
  const done: unknown[] = [];
  const place = { in: 'document', keys: ['mech', 'designation'] } as const;
  const taken: Finding = {
    ...{ place, kind: 'designation taken', designation: 'GRF-1N', by: 'Other' },
  };
  let isTaken = true;
  const shelf = shelfWith({
    ...library,
    shelf: library.shelf.map((shelved) => ({ ...shelved, added: true, sheet: 'its sheet' })),
    remove: async (key) => {
      done.push(['off', key]);
      return null;
    },
    add: async (written, sheet) => {
      const read = parseBookletText(written);
      // Its designation is taken at first.
      if (isTaken) return { ok: false, faults: [taken] };
      done.push(['back', read.ok && read.booklet.edition, sheet]);
      return read.ok ? { ...read, warnings: [], kept: true } : read;
    },
  });
  const said: CustomEvent<Notice>[] = [];
  sure(shelf.parentElement).addEventListener('notice-given', (event) => said.push(event));
  await shelf.updateComplete;
  shelf.renderRoot.querySelector('shelved-booklet')!.shadowRoot!.querySelector('button')!.click();
  await until(() => opened(shelf).querySelector('.plain:nth-of-type(3)'));
  button(shelf.renderRoot.querySelector('opened-booklet')!, 'Take it off the shelf').click();
  await until(() => said.length === 1);
  expect(shelf.renderRoot.querySelector('opened-booklet')).to.equal(null);
  expect(done).to.deep.equal([['off', 'grf-1n']]);
  expect(said[0]?.detail.text).to.match(/^The Griffin GRF-1N is off the shelf\./);
  // The player has gone elsewhere meanwhile.
  shelf.remove();
  said[0]?.detail.act?.do();
  await until(() => said.length === 2);
  expect(said[1]?.detail.text).to.match(/^Mech\.designation: .+Other.*\.$/);
  isTaken = false;
  said[1]?.detail.act?.do();
  // A second tap is too much.
  said[1]?.detail.act?.do();
  await until(() => said.length === 3);
  expect(done).to.have.lengthOf(2);
  expect(done.at(-1)).to.deep.equal(['back', griffin.edition, 'its sheet']);
  expect(said[2]?.detail.text).to.equal('The Griffin GRF-1N is back on the shelf.');
  expect(said[2]?.detail.about).to.equal(said[0]?.detail.about);
});

it('a booklet in front of one of the game, which could not be put back, is asked about', async () => {
  const library = libraryOf(griffin);
  const [own] = library.shelf;
  const shelf = shelfWith({
    ...library,
    shelf: library.shelf.map((shelved) => ({ ...shelved, added: true })),
    behind: () => sure(own),
  });
  const said = heard(sure(shelf.parentElement), 'notice-given');
  await shelf.updateComplete;
  shelf.renderRoot.querySelector('shelved-booklet')!.shadowRoot!.querySelector('button')!.click();
  await until(() => opened(shelf).querySelector('.plain:nth-of-type(3)'));
  button(shelf.renderRoot.querySelector('opened-booklet')!, 'Take it off the shelf').click();
  const asked = (): SheetDialog | null =>
    shelf.renderRoot.querySelector<SheetDialog>('sheet-dialog:last-of-type');
  await until(() => asked()?.heading === 'Take the Griffin GRF-1N off the shelf?');
  button(sure(asked()), 'Take it off the shelf').click();
  await until(() => said.length === 1);
  expect(said[0]).not.to.have.property('act');
});

/** A shelf of so many Griffins, the last of them added last and the lightest. */
const griffins = (count: number): BookletShelf => {
  const library = libraryOf(
    ...Array.from({ length: count }, (_, index) => ({
      ...griffin,
      id: `grf-${index + 1}`,
      mech: {
        ...{ name: `Griffin ${'abcdefghijklm'[index]}`, designation: `GRF-${index + 1}` },
        ...{ speed: 5, cost: 100, engine: '', weapons: [], tonnage: 60 - index },
      },
    })),
  );
  const shelf = library.shelf.map((each, when) => ({ ...each, added: true, when }));
  return shelfWith({ ...library, shelf });
};

it('from thirteen booklets on the shelf can be searched and ordered', async () => {
  const shelf = griffins(13);
  const named = (): readonly string[] =>
    [...shelf.renderRoot.querySelectorAll('shelved-booklet')].map(
      ({ shelved }) => shelved.mech.designation,
    );
  await until(() => named().length === 13);
  const [order, sought] = [
    sure(shelf.renderRoot.querySelector<HTMLSelectElement>('.finder select')),
    sure(shelf.renderRoot.querySelector<HTMLInputElement>('.finder input')),
  ];
  const firstBy = async (by: string): Promise<string | undefined> => {
    order.value = by;
    order.dispatchEvent(new Event('change'));
    await shelf.updateComplete;
    return named()[0];
  };
  expect(await firstBy('newest')).to.equal('GRF-13');
  expect(await firstBy('name')).to.equal('GRF-1');
  expect(await firstBy('weight')).to.equal('GRF-13');
  const seek = async (words: string): Promise<readonly string[]> => {
    sought.value = words;
    sought.dispatchEvent(new Event('input'));
    await shelf.updateComplete;
    return named();
  };
  expect(await seek(' grf-1 ')).to.have.lengthOf(5);
  expect(await seek('griffin C')).to.deep.equal(['GRF-3']);
  expect(await seek('atlas')).to.deep.equal([]);
  expect(text(shelf.renderRoot.querySelector('[role="status"]'))).to.equal(
    'No booklet has this name or designation.',
  );
  await expectAccessible(shelf);
});

it('a shelf of twelve is seen whole, without a search', async () => {
  const shelf = griffins(12);
  await until(() => shelf.renderRoot.querySelectorAll('shelved-booklet').length === 12);
  expect(shelf.renderRoot.querySelector('.finder')).to.equal(null);
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

it('a booklet dropped alone goes to the list, which can replace it, if only its designation is taken', async () => {
  const place = { in: 'document', keys: ['mech', 'designation'] } as const;
  const taken = { place, kind: 'designation taken', designation: 'GRF-1N', by: 'Griffin' } as const;
  const add: Library['add'] = () => Promise.resolve({ ok: false, faults: [taken] });
  const shelf = shelfWith({ ...libraryOf(griffin), add });
  const told = filesTold(shelf);
  dropFiles(shelf, { 'grf.json': JSON.stringify(griffin.document) });
  await until(() => told.length === 1);
  expect(told[0]).to.deep.equal([['grf.json is a booklet.', '#/booklets']]);
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

describe('a shelf that is left', () => {
  const { mech, ...faulty } = griffin.document;
  const bad = JSON.stringify({ ...faulty, mech: { ...mech, tons: 'many' } });
  const brought: readonly Readonly<Record<string, string>>[] = [
    { 'bad.json': bad },
    { 'hbk.json': JSON.stringify(hbk) },
    { 'bad.json': bad, 'hbk.json': JSON.stringify(hbk) },
  ];
  for (const files of brought)
    it(`while ${Object.keys(files).join(' and ')} is read still says what came`, async () => {
      const shelf = shelfWith(libraryOf(griffin));
      const told = heard(document, 'files-told') as readonly (readonly KnownFile[])[];
      dropFiles(shelf, files);
      shelf.remove();
      await until(() => told.length > 0);
      expect(told.flat().map(({ file }) => file.name)).to.deep.equal(Object.keys(files));
    });

  it('as a part of another stage still says what came', async () => {
    const app = document.body.appendChild(document.createElement('div'));
    const stage = app.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
    const shelf = shelfWith(libraryOf(griffin));
    stage.attachShadow({ mode: 'open' }).append(shelf);
    const told = heard(app, 'files-told');
    dropFiles(shelf, { 'bad.json': bad });
    stage.remove();
    await until(() => told.length > 0);
    app.remove();
  });

  it('while a booklet is checked still says what was refused', async () => {
    let check = (): void => undefined;
    const isChecked = new Promise<void>((resolve) => (check = resolve));
    let isAsked = false;
    const shelf = shelfWith({
      ...libraryOf(griffin),
      add: async (written) => {
        isAsked = true;
        await isChecked;
        const read = parseBookletText(written);
        return read.ok ? { ...read, warnings: [], kept: true } : read;
      },
    });
    const told = heard(document, 'files-told') as readonly (readonly KnownFile[])[];
    dropFiles(shelf, { 'bad.json': bad });
    await until(() => isAsked);
    shelf.remove();
    check();
    await until(() => told.length > 0);
    expect(told.flat().map(({ file }) => file.name)).to.deep.equal(['bad.json']);
  });
});
