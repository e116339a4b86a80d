import { expect } from '@open-wc/testing';
import { render } from 'lit';
import hbk from '../../../books/sheets/hbk-4g.json';
import type { BroughtSheet } from '../../../src/elements/app/brought-sheet.ts';
import '../../../src/elements/app/brought-sheet.ts';
import { HeldFiles } from '../../../src/elements/app/held-files.ts';
import type { Notice } from '../../../src/elements/app/notice.ts';
import { Notices } from '../../../src/elements/app/notices.ts';
import { knownFile } from '../../../src/elements/common/brought.ts';
import type { SheetDialog } from '../../../src/elements/common/sheet-dialog.ts';
import type { Added, Library, Shelved } from '../../../src/offline/booklets/library.ts';
import type { Booklet } from '../../../src/rules/booklet/booklet.ts';
import { parseBookletText } from '../../../src/rules/check/parse-booklet.ts';
import { expectAccessible } from '../../axe.ts';
import { libraryOf } from '../../offline/booklets/libraries.ts';
import { button, griffin, heard, rifleman, text } from '../parts.ts';
import { tableWith } from '../table.ts';
import { until } from '../until.ts';

interface Laid {
  readonly sheet: BroughtSheet;
  readonly shelf: Shelved[];
  readonly notices: Notice[];
}

const lines = ({ renderRoot }: BroughtSheet): string[] =>
  [...renderRoot.querySelectorAll('li p')].map(text);
const said = ({ renderRoot }: BroughtSheet): string =>
  text(renderRoot.querySelector('[role="status"]'));

/** What is asked over the list, if anything is. */
const asked = ({ renderRoot }: BroughtSheet): SheetDialog | undefined =>
  [...renderRoot.querySelectorAll('sheet-dialog')][1];

/** The list over a shelf with the Rifleman and the Griffin, which takes what is sound, each after `before`. */
const listOf = async (
  files: Readonly<Record<string, string>>,
  before: () => Promise<void> = async () => undefined,
): Promise<Laid> => {
  const shelf = [...libraryOf(rifleman, griffin).shelf];
  const read: Booklet[] = [rifleman, griffin];
  const take = async (key: string, written: string, sheet?: string): Promise<Added> => {
    await before();
    const parsed = parseBookletText(written);
    if (!parsed.ok) return parsed;
    const { edition, id, mech } = parsed.booklet;
    const at = shelf.findIndex((each) => each.key === key);
    const put = { ...{ key: id, id, edition, mech, added: true }, ...(sheet ? { sheet } : {}) };
    shelf.splice(at < 0 ? shelf.length : at, 1, put);
    read.push(parsed.booklet);
    return { ...parsed, warnings: [], kept: true };
  };
  const library: Library = {
    ...libraryOf(rifleman, griffin),
    shelf,
    add: (written, sheet) => take('', written, sheet),
    forgeAgain: take,
    read: async (id, edition) => read.find((each) => each.id === id && each.edition === edition),
  };
  const notices: Notice[] = [];
  const sheet = document.createElement('brought-sheet');
  sheet.bar = {
    notify: (notice) => void notices.push(notice),
    takeBack: () => void notices.splice(0),
  };
  tableWith({ library }).append(sheet);
  const known = Object.entries(files).map(([name, content]) =>
    knownFile(new File([content], name)),
  );
  sheet.bring(await Promise.all(known));
  await until(() => said(sheet) !== '');
  return { sheet, shelf, notices };
};

/** A 'Mech's file as another program writes it. */
const unit = (chassis: string, model: string, gun = 'Medium Laser'): string =>
  [
    ...['Version:1.0', chassis, model, 'Config:Biped', 'techbase:Inner Sphere', 'mass:50'],
    ...['walk mp:5', 'jump mp:0', 'heat sinks:10 Single', 'Weapons:1', `${gun}, Left Arm`, ''],
  ].join('\n');

const sheetWith = (changed: object): string => JSON.stringify({ ...hbk, ...changed });

describe('what comes over the window', () => {
  it('a picture of text that is pasted into a field is no file', async () => {
    const { sheet } = await listOf({ 'wolf.mtf': unit('Wolf', 'WLF-1') });
    const stage = document.createElement('textarea');
    sheet.after(stage);
    const held: string[] = [];
    stage.addEventListener('drop', (event) => {
      event.preventDefault();
      held.push(...[...(event.dataTransfer?.files ?? [])].map(({ name }) => name));
    });
    const files = new HeldFiles(sheet, () => stage);
    sheet.addController(files);
    const paste = (over: Element, name: string, words = ''): void => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([''], name));
      if (words) clipboardData.setData('text/plain', words);
      over.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    };
    paste(stage, 'of-text.png', 'Dear Ada');
    paste(stage, 'alone.png');
    paste(document.body, 'elsewhere.png', 'Dear Ada');
    await until(() => held.length > 1);
    expect(held).to.deep.equal(['alone.png', 'elsewhere.png']);
    files.hostDisconnected();
  });

  it('a file that was sent to a stage, which did not come before the player went on, is told again', async () => {
    const { sheet } = await listOf({ 'wolf.mtf': unit('Wolf', 'WLF-1') });
    const files = new HeldFiles(sheet, () => null);
    const told = heard(sheet, 'files-told') as readonly (readonly File[])[];
    files.send({ address: location.hash, file: new File([''], 'odd.mtf') });
    files.forget();
    files.forget();
    expect(told.map((each) => each.map(({ name }) => name))).to.deep.equal([['odd.mtf']]);
    files.hostDisconnected();
  });

  it('a notice of the same words takes the place of the one there if it can be acted on', () => {
    const notices = new Notices({ requestUpdate: () => undefined });
    const buttons = (): readonly string[] => {
      render(notices.shown(true), document.body.appendChild(document.createElement('div')));
      return [...(document.body.lastElementChild?.querySelectorAll('.notice') ?? [])].map(text);
    };
    const say = (name?: string): void =>
      notices.say({
        ...({ text: 'Saved', waits: true } as const),
        ...(name ? { act: { name, do: () => undefined } } : {}),
      });
    for (const name of [undefined, undefined, 'Undo', 'Undo it']) say(name);
    expect(buttons()).to.deep.equal(['Saved Undo it']);
  });
});

describe('the list of files', () => {
  it('says what each file is: forged, checked, refused with its place, or where it belongs', async () => {
    const { mech, ...faulty } = griffin.document;
    const { sheet } = await listOf({
      'wolf.mtf': unit('Wolf', 'WLF-1'),
      'odd.mtf': unit('Odd', 'ODD-1', 'Frobnicator'),
      'bare.mtf': unit('Bare', 'BAR-1', 'ECM'),
      'bad.json': JSON.stringify({ ...faulty, mech: { ...mech, tons: 'many' } }),
      'cut.json': '{"mech":',
      'grf.json': JSON.stringify(griffin.document),
      'duel.eml': '> viewscreen record 1\n',
      'a.jpg': 'Dear Ada',
    });
    expect(lines(sheet)).to.deep.equal([
      'Wolf WLF-1, 50 t wolf.mtf: forged',
      'odd.mtf line 11: "Frobnicator" is not known; choose one of the table or write its damage, heat and range',
      "bare.mtf an unarmed 'Mech can have no booklet: nothing here fires",
      'bad.json mech.tons: there is no such entry in a booklet; take it out or mend its name',
      'cut.json line 1, column 9: a value belongs here, but the file ends',
      'Griffin GRF-1N, 55 t grf.json: on the shelf already',
      'duel.eml is a record.',
      'a.jpg is not a file that Viewscreen can use.',
    ]);
    expect(said(sheet)).to.equal('1 ready, 1 on the shelf, 4 refused');
    await expectAccessible(sheet);
  });

  it('puts all of them on the shelf with one tap; who takes a designation first keeps it, and the other is told its own', async () => {
    const { sheet, shelf } = await listOf({
      'one.json': sheetWith({ designation: 'HBK-9', name: 'Hunchback' }),
      'two.json': sheetWith({ designation: 'HBK-9', name: 'Humpback' }),
      'three.json': sheetWith({ designation: 'RFL-3N', name: 'Riflebird' }),
    });
    expect(lines(sheet)[2]).to.equal(
      "Riflebird RFL-3N, 50 t three.json: RFL-3N is the Rifleman's; this becomes RFL-3N-2",
    );
    button(sheet, 'Put all 3 on the shelf').click();
    await until(() => said(sheet) === '1 ready, 2 on the shelf');
    expect(shelf.slice(2).map(({ id }) => id)).to.deep.equal(['hbk-9', 'rfl-3n-2']);
    expect(JSON.parse(shelf[3]?.sheet ?? '')).to.include({ designation: 'RFL-3N-2' });
    // The other was told that HBK-9 would be its own: that it is not waits for a tap.
    expect(lines(sheet)[1]).to.include("HBK-9 is the Hunchback's; this becomes HBK-9-2");
    button(sheet, 'Put on the shelf as HBK-9-2').click();
    await until(() => said(sheet) === '3 on the shelf');
    expect(shelf.at(-1)?.id).to.equal('hbk-9-2');
    await expectAccessible(sheet);
  });

  it('reads on while one of them is put on the shelf under another designation', async () => {
    const units = Array.from({ length: 12 }, (_, at) => [`${at}.mtf`, unit('Wolf', `WLF-${at}`)]);
    const { sheet, shelf } = await listOf({
      'taken.json': sheetWith({ designation: 'GRF-1N', name: 'Other' }),
    });
    sheet.bring(
      await Promise.all(
        units.map(([name = '', content = '']) => knownFile(new File([content], name))),
      ),
    );
    await until(() => said(sheet) === '');
    button(sheet, 'Put on the shelf as GRF-1N-2').click();
    await until(() => said(sheet) === '12 ready, 1 on the shelf');
    expect(shelf.at(-1)?.id).to.equal('grf-1n-2');
  });

  it('stopped and begun again, puts nothing on the shelf twice', async () => {
    let goOn = (): void => undefined;
    const put = new Promise<void>((done) => (goOn = done));
    const files = { 'a.mtf': unit('Wolf', 'WLF-1'), 'b.mtf': unit('Wolf', 'WLF-2') };
    const { sheet, shelf } = await listOf(files, () => put);
    await until(() => said(sheet) === '2 ready');
    button(sheet, 'Put all 2 on the shelf').click();
    await sheet.updateComplete;
    button(sheet, 'Stop').click();
    await sheet.updateComplete;
    expect([...sheet.renderRoot.querySelectorAll('button')].map(text)).not.to.include(
      'Put all 2 on the shelf',
    );
    goOn();
    await until(() => said(sheet) === '1 ready, 1 on the shelf');
    expect(shelf).to.have.lengthOf(3);
  });

  it('can be tried again if a part of the game could not be loaded', async () => {
    const fails = [new Error('not loaded')];
    const { sheet } = await listOf({ 'a.mtf': unit('Wolf', 'WLF-1') }, async () => {
      const error = fails.pop();
      if (error) throw error;
    });
    const missed = heard(sheet, 'part-missed');
    button(sheet, 'Put on the shelf').click();
    await until(() => missed.length === 1);
    expect(said(sheet)).to.equal('1 ready');
    button(sheet, 'Put on the shelf').click();
    await until(() => said(sheet) === '1 on the shelf');
  });

  it("replaces the same 'Mech after what differs was read, keeps both, or keeps the old one", async () => {
    const { sheet, shelf } = await listOf({ 'hbk.json': sheetWith({}) });
    const bringAgain = async (tonnage: number): Promise<void> => {
      sheet.bring([await knownFile(new File([sheetWith({ tonnage })], 'again.json'))]);
      await until(() =>
        lines(sheet)[0]?.includes(
          'another edition is on the shelf; if you keep both, this one becomes HBK-4G-2',
        ),
      );
      expect([...sheet.renderRoot.querySelectorAll('.files button')].map(text)).to.deep.equal([
        ...['Replace …', 'Keep both', 'Open it'],
      ]);
      button(sheet, 'Replace …').focus();
      button(sheet, 'Replace …').click();
      await until(() => asked(sheet));
    };
    button(sheet, 'Put on the shelf').click();
    await until(() => shelf.length === 3);
    await bringAgain(55);
    expect(asked(sheet)?.heading).to.equal('Replace the Hunchback HBK-4G?');
    expect(text(asked(sheet)?.querySelector('li'))).to.equal('Weight: 50 before, now 55.');
    await expectAccessible(sheet);
    button(sheet, 'Keep the old one').click();
    await until(() => !asked(sheet) && lines(sheet).length === 0);
    expect(shelf[2]?.mech.tonnage).to.equal(50);
    await bringAgain(60);
    button(sheet, 'Replace it').click();
    await until(() => said(sheet) === '1 on the shelf');
    // Its button has disappeared.
    await until(() => sheet.shadowRoot?.activeElement?.tagName === 'LI');
    expect(shelf.slice(2).map(({ id, mech }) => [id, mech.tonnage])).to.deep.equal([
      ['hbk-4g', 60],
    ]);
    expect(JSON.parse(shelf[2]?.sheet ?? '')).to.include({ tonnage: 60 });
  });

  it("replaces a booklet that was added by one of the same name, never the game's or another 'Mech's", async () => {
    const booklet = (name: string, armor: number): string => {
      const { mech, statCard, ...others } = griffin.document;
      const own = { ...mech, designation: 'GRF-9', name };
      return JSON.stringify({ ...others, mech: own, statCard: { ...statCard, armor } });
    };
    const { sheet, shelf } = await listOf({ 'own.json': booklet('Gryphon', 40) });
    button(sheet, 'Put on the shelf').click();
    await until(() => shelf.length === 3);
    const { statCard } = griffin.document;
    const files = {
      'again.json': booklet('Gryphon', 41),
      'other.json': booklet('Grim', 41),
      'game.json': JSON.stringify({ ...griffin.document, statCard: { ...statCard, armor: 41 } }),
    };
    const known = Object.entries(files).map(([name, each]) => knownFile(new File([each], name)));
    sheet.bring(await Promise.all(known));
    await until(() => said(sheet) === '3 ready');
    const acts = [...sheet.renderRoot.querySelectorAll('.files button')].map(text);
    expect(acts).to.deep.equal([
      ...['Replace …', 'Keep both', 'Put on the shelf as GRF-9-2', 'Put on the shelf as GRF-1N-2'],
    ]);
    button(sheet, 'Replace …').click();
    await until(() => asked(sheet));
    button(sheet, 'Replace it').click();
    await until(() => said(sheet) === '2 ready, 1 on the shelf');
    button(sheet, 'Put on the shelf as GRF-1N-2').click();
    await until(() => said(sheet) === '1 ready, 2 on the shelf');
    expect(shelf.slice(2).map(({ id }) => id)).to.deep.equal(['grf-9', 'grf-1n-2']);
  });

  it('closed, leaves a notice that leads back while a file waits; mending one takes it to the forge', async () => {
    const { sheet, notices } = await listOf({
      'odd.mtf': unit('Odd', 'ODD-1', 'Frobnicator'),
      'wolf.mtf': unit('Wolf', 'WLF-1'),
    });
    const sent = heard(sheet, 'file-sent');
    button(sheet, 'Mend it').click();
    await sheet.updateComplete;
    expect(sent).to.have.lengthOf(1);
    expect(sent[0]).to.include({ address: '#/forge' });
    expect(notices.map((notice) => notice.text)).to.deep.equal([
      '1 file on your list is still waiting.',
    ]);
    notices[0]?.act?.do();
    await sheet.updateComplete;
    expect(notices).to.deep.equal([]);
    button(sheet, 'Put on the shelf').click();
    await until(() => lines(sheet)[0]?.endsWith('on the shelf'));
    sheet.renderRoot.querySelector('sheet-dialog')?.shadowRoot?.querySelector('button')?.click();
    expect(notices).to.deep.equal([]);
  });
});
