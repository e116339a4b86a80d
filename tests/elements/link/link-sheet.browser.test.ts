import { expect, html } from '@open-wc/testing';
import { linkButton } from '../../../src/elements/link/link-button.ts';
import '../../../src/elements/link/link-sheet.ts';
import type { LinkSheet, LinkTexts } from '../../../src/elements/link/link-sheet.ts';
import type { LinkKind } from '../../../src/elements/link/link-words.ts';
import { LONGEST_LINK, readLink } from '../../../src/offline/links/link.ts';
import { expectAccessible } from '../../axe.ts';
import { button, text } from '../parts.ts';
import { tableWith } from '../table.ts';
import { until } from '../until.ts';

const laid = async (texts: LinkTexts, kind: LinkKind = 'record'): Promise<LinkSheet> => {
  const sheet = Object.assign(document.createElement('link-sheet'), { kind, texts });
  tableWith({}).append(sheet);
  await sheet.updateComplete;
  await until(() => answered(sheet) !== 'One moment …');
  return sheet;
};
const answered = (sheet: LinkSheet): string =>
  text(sheet.renderRoot.querySelector('[role=status]'));
const linkOn = (sheet: LinkSheet): string =>
  sheet.renderRoot.querySelector('textarea')?.value ?? '';
const codeOn = (sheet: LinkSheet): Element | null => sheet.renderRoot.querySelector('svg');
/** A text that no packing makes shorter than this. */
const noise = (length: number): string =>
  Array.from({ length }, () => String.fromCharCode(33 + Math.random() * 90)).join('');

/** What the clipboard was given; `can` says whether this page may write there. */
const clipboard = (can: boolean): string[] => {
  const written: string[] = [];
  const writeText = (words: string): Promise<void> =>
    can ? Promise.resolve(void written.push(words)) : Promise.reject(new Error('not here'));
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  return written;
};
afterEach(() => {
  for (const name of ['clipboard', 'share']) Reflect.deleteProperty(navigator, name);
});

describe('the sheet with a link', () => {
  it('has a link that gives the texts back, and a code of it for a camera', async () => {
    const sheet = await laid(() => Promise.resolve(['a booklet', 'a record']));
    const [game, letters = ''] = linkOn(sheet).split('#/take/');
    expect(game).to.equal(location.origin + location.pathname);
    expect(await readLink(letters)).to.deep.equal(['a booklet', 'a record']);
    expect(codeOn(sheet)?.getAttribute('aria-label')).to.equal('The link as a code for a camera');
    await expectAccessible(sheet);
  });

  it('has no code for a link that is too fine for a camera, and says so', async () => {
    const sheet = await laid(() => Promise.resolve([noise(2_000)]));
    expect(linkOn(sheet).length).to.be.within(1_201, LONGEST_LINK);
    expect(codeOn(sheet)).to.equal(null);
    expect(text(sheet.renderRoot.querySelector('.soft'))).to.contain('too long for a code');
  });

  it('gives no link that would not arrive whole, and says what to send instead', async () => {
    const sheet = await laid(() => Promise.resolve([noise(40_000)]), 'booklet');
    expect(answered(sheet)).to.contain('This is too long for a link');
    expect(sheet.renderRoot.querySelector('textarea')).to.equal(null);
    expect(() => button(sheet, 'Copy the link')).to.throw();
  });

  it('says that it could not be made where its texts cannot be had', async () => {
    const sheet = await laid(() => Promise.reject(new Error('gone')));
    expect(answered(sheet)).to.equal('The link could not be made. Try again.');
  });

  it('copies the link, or selects it where the page may not', async () => {
    const sheet = await laid(() => Promise.resolve(['a record']));
    const written = clipboard(true);
    button(sheet, 'Copy the link').click();
    await until(() => answered(sheet) === 'The link is copied.');
    expect(written).to.deep.equal([linkOn(sheet)]);
    clipboard(false);
    button(sheet, 'Copy the link').click();
    await until(() => answered(sheet).startsWith('This browser does not let'));
    const field = sheet.renderRoot.querySelector('textarea');
    expect(field?.selectionEnd).to.equal(linkOn(sheet).length);
  });

  it('opens the share sheet of the device with the link, and needs no sentence if it is closed', async () => {
    const shared: ShareData[] = [];
    const share = (data: ShareData): Promise<void> => {
      shared.push(data);
      return Promise.reject(new DOMException('closed', 'AbortError'));
    };
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    const sheet = await laid(() => Promise.resolve(['a sheet']), 'record sheet');
    button(sheet, 'Share').click();
    expect(shared).to.deep.equal([{ title: 'A link to this record sheet', url: linkOn(sheet) }]);
    await sheet.updateComplete;
    expect(answered(sheet)).to.equal('');
  });

  it('is laid by the button of a stage, and gone once it is closed, while a sheet below it stays', async () => {
    const stage = document.createElement('sheet-dialog');
    tableWith({}).append(stage);
    const { render } = await import('lit');
    render(html`${linkButton(stage, 'record', () => Promise.resolve(['a record']))}`, stage);
    let below = 0;
    stage.addEventListener('sheet-closed', () => (below += 1));
    stage.querySelector('button')?.click();
    await until(() => stage.renderRoot.querySelector('link-sheet'));
    const sheet = stage.renderRoot.querySelector('link-sheet')!;
    await until(() => linkOn(sheet) !== '');
    sheet.renderRoot
      .querySelector('sheet-dialog')
      ?.renderRoot.querySelector<HTMLElement>('.close')
      ?.click();
    await until(() => !sheet.isConnected);
    expect(below).to.equal(0);
  });
});
