import { expect } from '@open-wc/testing';
import cicada from '../../../books/sheets/cda-3ma.json';
import '../../../src/elements/hangar/hangars-stage.ts';
import '../../../src/elements/hangar/hangar-stage.ts';
import { bookletText } from '../../../src/forge/booklet-text.ts';
import { forge } from '../../../src/forge/forge.ts';
import { sure } from '../../../src/rules/sure.ts';
import { expectAccessible } from '../../axe.ts';
import type { Evening } from '../../offline/hangars/evenings.ts';
import { adaAndFinn, done, enlist, evening, tuesday } from '../../offline/hangars/evenings.ts';
import { wipe } from '../../offline/hangars/filed.ts';
import { withOwnDatabase } from '../../offline/fights/visits.ts';
import { text } from '../parts.ts';
import { until } from '../until.ts';
import { below, laid, layAll, layOne, oneGame, press, shown } from './sheets.ts';

before(() => withOwnDatabase('viewscreen-hangar-file-sheets'));
beforeEach(wipe);
afterEach(() => {
  for (const stage of laid.splice(0)) stage.remove();
  location.hash = '';
});

/** Files that the page saves from now on, by name; none is written. */
const savedFiles = (): readonly string[] => {
  const saved: string[] = [];
  Object.defineProperty(HTMLAnchorElement.prototype, 'click', {
    configurable: true,
    value(this: HTMLAnchorElement) {
      saved.push(this.download);
    },
  });
  giveBack.push(() => Reflect.deleteProperty(HTMLAnchorElement.prototype, 'click'));
  return saved;
};
const giveBack: (() => void)[] = [];
afterEach(() => {
  for (const back of giveBack.splice(0)) back();
});

const fileOf = async ({ hangars }: Evening, id: string): Promise<string> => {
  const file = await hangars.file(id);
  if (file.kind !== 'file') throw new Error(file.sentence);
  return file.text;
};
const drop = (stage: HTMLElement, name: string, content: string): void => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([content], name));
  stage.dispatchEvent(new DragEvent('drop', { dataTransfer, cancelable: true }));
};
describe('a hangar file', () => {
  it('is named for the hangar and the date; once it is saved, every game counts as backed up', async () => {
    const saved = savedFiles();
    const { here, hangar } = await tuesday();
    await oneGame(hangar);
    const { stage } = layOne(here, hangar.id);
    await until(() => stage.renderRoot.querySelector('.dock'));
    await press(stage, /^Back up, restore$/);
    await until(() => shown(stage, /^Never backed up\.$/));
    expect(shown(stage, /^2 pilots, 3 'Mechs, 1 part, 1 game$/)).not.to.equal(undefined);
    await expectAccessible(stage);
    await press(stage, 'Save the file');
    await until(() => shown(stage, /is saved\.$/));
    expect(saved).to.have.length(1);
    expect(saved[0]).to.match(/^tuesdays-\d{4}-\d\d-\d\d\.hangar\.txt$/);
    await hangar.open();
    expect(hangar.unsaved).to.equal(0);
  });

  it('is added next to the hangar on this device, or replaces it once a copy is saved', async () => {
    const saved = savedFiles();
    const { here, hangar } = await tuesday();
    const early = await fileOf(here, hangar.id);
    await oneGame(hangar);
    const { stage } = layOne(here, hangar.id);
    await until(() => stage.renderRoot.querySelector('.dock'));
    drop(stage, 'early.txt', early);
    await until(() => shown(stage, /^Tuesdays: no games, to .+\. The file is sound\.$/));
    await expectAccessible(stage);
    const ways = () =>
      below(sure(stage.shadowRoot)).filter((each): each is HTMLElement => each.matches('.way'));
    expect(ways().map(text)).to.deep.equal([
      "Keep both the file's hangar is added next to this one",
      'Replace this hangar This would be lost: 1 game. A copy is saved as a file first.',
    ]);
    await press(stage, 'Add it');
    await until(() => location.hash.startsWith('#/hangar/'));
    expect(await here.hangars.list()).to.have.length(2);
    location.hash = '';
    drop(stage, 'early.txt', early);
    await until(() => ways().length === 3);
    sure(ways().find((way) => text(way).startsWith('Replace this hangar'))).click();
    await until(() =>
      below(sure(stage.shadowRoot)).some((each) => text(each) === 'Save a copy and replace'),
    );
    // Another file starts over: the choice to replace, made for this one, does not apply to it.
    drop(stage, 'again.txt', early);
    await until(() => below(sure(stage.shadowRoot)).some((each) => text(each) === 'Add it'));
    sure(ways().find((way) => text(way).startsWith('Replace this hangar'))).click();
    await until(() =>
      below(sure(stage.shadowRoot)).some((each) => text(each) === 'Save a copy and replace'),
    );
    await press(stage, 'Save a copy and replace');
    await until(() => location.hash.startsWith('#/hangar/'));
    expect(saved).to.have.length(1);
    expect((await here.hangars.list()).map(({ games }) => games)).to.deep.equal([0, 0]);
  });

  it('says which booklets it adds to the shelf, and whether their record sheets come along', async () => {
    const sheet = JSON.stringify({ ...cicada, designation: 'TST-1A', name: 'Tester' });
    const forged = forge(JSON.parse(sheet));
    const here = await evening();
    await here.library.add(forged.ok ? bookletText(forged.document) : '', sheet);
    const hangar = await adaAndFinn(here);
    await done(enlist(hangar, 'Cleo', sure(await here.library.read('tst-1a'))));
    const file = await fileOf(here, hangar.id);
    await wipe();
    const there = await evening();
    const { stage } = layAll(there);
    await until(() => shown(stage, /^No hangar yet$/));
    drop(stage, 'spoiled.txt', file.replace(JSON.stringify(sheet), '"{}"'));
    await until(() => shown(stage, /^The sheet of the Tester cannot be read and is left out\.$/));
    drop(stage, 'tuesdays.txt', file);
    await until(() => shown(stage, /^The Tester comes onto the shelf too, with its sheet\.$/));
    await expectAccessible(stage);
    await press(stage, 'Restore it');
    await until(() => location.hash.startsWith('#/hangar/'));
    expect(there.library.shelf.find(({ id }) => id === 'tst-1a')?.sheet).to.equal(sheet);
  });

  it('is checked first, and its faults are listed by line', async () => {
    const here = await evening();
    const { stage } = layAll(here);
    await until(() => shown(stage, /^No hangar yet$/));
    drop(stage, 'letter.txt', 'Dear Ada');
    await until(() => shown(stage, /^It cannot be restored\.$/));
    expect(shown(stage, /^This is not a file of a hangar/)).not.to.equal(undefined);
    await expectAccessible(stage);
    const hangar = await adaAndFinn(here);
    const spoiled = (await fileOf(here, hangar.id)).replace('"name":"Ada"', '"name":"#"');
    drop(stage, 'spoiled.txt', spoiled);
    await until(() => shown(stage, /^Line \d+.*name/));
    const large = new File([], 'films.txt');
    Object.defineProperty(large, 'size', { value: 200_000_000 });
    await sure(stage.renderRoot.querySelector('restore-file')).take(large);
    await until(() => shown(stage, /^This is too large for a hangar: over 120 megabytes\.$/));
  });

  it('wins if it was chosen last, even when an earlier one finishes reading later', async () => {
    const here = await evening();
    const { stage } = layAll(here);
    await until(() => shown(stage, /^No hangar yet$/));
    drop(stage, 'first.txt', 'Dear Finn');
    await until(() => shown(stage, /^It cannot be restored\.$/));
    const restore = sure(stage.renderRoot.querySelector('restore-file'));
    const tuesdays = await fileOf(here, (await adaAndFinn(here)).id);
    let read: (text: string) => void = () => undefined;
    const slow = new File([], 'tuesdays.txt');
    slow.text = () => new Promise((resolve) => (read = resolve));
    const first = restore.take(slow);
    await restore.take(new File(['Dear Ada'], 'letter.txt'));
    read(tuesdays);
    await first;
    await restore.updateComplete;
    expect(shown(stage, /^letter\.txt$/)).not.to.equal(undefined);
    expect(shown(stage, /^It cannot be restored\.$/)).not.to.equal(undefined);
  });
});
