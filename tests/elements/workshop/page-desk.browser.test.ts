import { expect } from '@open-wc/testing';
import type { PageDesk } from '../../../src/elements/workshop/pages/page-desk.ts';
import { sure } from '../../../src/rules/sure.ts';
import { expectAccessible } from '../../axe.ts';
import { button, griffin, heard, press, text } from '../parts.ts';
import { until } from '../until.ts';
import { cellAt, consoleOf, deskWith, griffinWith } from './desk.ts';

const paste = (desk: PageDesk, content: string): void => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', content);
  cellAt(desk, 18).dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, composed: true }),
  );
};
const sheet = async (desk: PageDesk): Promise<ShadowRoot> => {
  await until(() => desk.renderRoot.querySelector('paste-cells')?.shadowRoot?.querySelector('p'));
  return sure(desk.renderRoot.querySelector('paste-cells')?.shadowRoot);
};

describe('a page of a draft on the desk', () => {
  it('shows what is pasted before it is taken, asks, and takes all in one step', async () => {
    const desk = await deskWith(griffinWith({ 26: { 18: '00', 20: '23A' }, 28: {} }), 25);
    const steps = heard(desk, 'document-typed');
    paste(desk, 'Console 26\n18-00 20-23D 3O-15A\n28\n18-00 26-63\nGriffin page 14');
    const root = await sheet(desk);
    expect(text(root.querySelector('[role=status]'))).to.equal(
      '4 cells read, 1 to settle; 3 change the booklet.',
    );
    expect(text(root.querySelector('.console li'))).to.equal('20 – 23A becomes 23D');
    expect(text(root.querySelector('.fine'))).to.contain('Griffin page 14');
    await expectAccessible(desk);
    expect(steps).to.have.length(0);
    button(desk, '15A').click();
    await until(() => text(root.querySelector('.main')) === 'Take 4 cells');
    sure(root.querySelector<HTMLElement>('.main')).click();
    await desk.updateComplete;
    expect(steps).to.have.length(1);
    const taken = { 26: { 18: '00', 20: '23D', 30: '15A' }, 28: { 18: '00', 26: '63' } };
    expect(desk.typed).to.deep.equal(griffinWith(taken));
    await until(() => text(desk.renderRoot.querySelector('[role=status]')) === '4 cells taken.');
  });

  it('keeps what was pasted if its sheet is closed before it is taken', async () => {
    const desk = await deskWith(griffinWith({ 26: { 18: '00' } }), 25);
    button(desk, 'Paste').click();
    const root = await sheet(desk);
    const area = sure(root.querySelector('textarea'));
    area.value = '20-23D';
    area.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    sure(desk.renderRoot.querySelector('sheet-dialog')).dispatchEvent(new Event('sheet-closed'));
    await until(() => desk.renderRoot.querySelector('paste-cells') === null);
    button(desk, 'Paste').click();
    expect((await sheet(desk)).querySelector('textarea')?.value).to.equal('20-23D');
    sure(desk.renderRoot.querySelector('sheet-dialog')).dispatchEvent(new Event('sheet-closed'));
    await until(() => desk.renderRoot.querySelector('paste-cells') === null);
    // On another page it would be of another console.
    desk.number = 27;
    await desk.updateComplete;
    button(desk, 'Paste').click();
    expect((await sheet(desk)).querySelector('textarea')?.value).to.equal('');
  });

  it('has its pad, its mendings and its picture on one cell, wherever the focus was', async () => {
    const desk = await deskWith(griffinWith({ 26: {} }), 25);
    cellAt(desk, 18).focus();
    await until(() => button(desk, 'Done'));
    sure(desk.renderRoot.querySelector<HTMLElement>('[aria-label^="On to"]')).focus();
    for (const key of ['2', '8', 'Next']) {
      button(desk, key).click();
      await desk.updateComplete;
    }
    await until(() => cellAt(desk, 20).matches(':focus'));
    expect(desk.renderRoot.querySelector('cell-side')?.owner).to.equal(20);
    expect(consoleOf(desk)).to.deep.equal({ 18: '28' });
  });

  it('finds a wrong letter when the letters are typed again, and takes it by a tap alone', async () => {
    const printed = sure(griffin.document.consoles['26']);
    const desk = await deskWith(griffinWith({ 26: { ...printed, 32: '23E' } }), 25);
    button(desk, 'Letters again').click();
    await until(() => desk.renderRoot.querySelector('letters-grid')?.shadowRoot?.activeElement);
    const grid = sure(desk.renderRoot.querySelector('letters-grid'));
    const shown = (): string => text(grid.renderRoot.querySelector('[data-owner="32"] b'));
    expect(shown()).to.equal('23_');
    for (const letter of Object.values(printed).join('').replaceAll(/\d/g, '')) {
      await press(grid.shadowRoot?.activeElement as HTMLInputElement, letter);
      await grid.updateComplete;
      await grid.updateComplete;
    }
    expect(text(grid.renderRoot.querySelector('.differs'))).to.contain(
      '26 × 32: E stands, now D. What does the print say?',
    );
    expect(consoleOf(desk)).to.have.property('32', '23E');
    await expectAccessible(desk);
    button(desk, 'Take 23D').click();
    await grid.updateComplete;
    expect(consoleOf(desk)).to.deep.equal(printed);
    expect(grid.renderRoot.querySelector('.differs')).to.equal(null);
  });

  it('says of a console without letters that there are none to type again', async () => {
    const desk = await deskWith(griffinWith({ 26: { 18: '00', 20: '47' } }), 25);
    button(desk, 'Letters again').click();
    await until(() =>
      desk.renderRoot.querySelector('letters-grid')?.renderRoot.querySelector('.end'),
    );
    const grid = sure(desk.renderRoot.querySelector('letters-grid'));
    expect(text(grid.renderRoot.querySelector('.end p'))).to.equal('This console has no letters.');
  });

  it('opens a plate by its button, and shows a page that is half typed', async () => {
    const typed = { ...griffinWith({}), viewScreens: { 25: { title: 'half' } } };
    const desk = await deskWith(typed, 25);
    const page = sure(desk.renderRoot.querySelector('booklet-page'));
    await page.updateComplete;
    expect(text(page.renderRoot.querySelector('.range'))).to.equal('half');
    sure(desk.renderRoot.querySelector<HTMLElement>('[data-plate=status]')).click();
    await desk.updateComplete;
    expect(desk.renderRoot.querySelector('page-form')?.plate).to.equal('status');
    desk.remove();
  });

  it('shows each part of a half typed page that is sound, and what is not typed yet', async () => {
    const { status: _status, ...half } = sure(griffin.document.viewScreens['23']);
    const desk = await deskWith({ ...griffinWith({}), viewScreens: { 23: half } }, 23);
    const page = sure(desk.renderRoot.querySelector('booklet-page'));
    const plates = (): string => text(page.renderRoot.querySelector('.page'));
    for (const words of ['medium range', 'leg hit', 'SCORE', 'hip'])
      expect(plates().toLowerCase()).to.contain(words.toLowerCase());
    expect(plates()).to.not.contain('Tell');
    expect(text(desk.renderRoot.querySelector('[data-plate=status]'))).to.contain('not typed yet');
    expect(text(desk.renderRoot.querySelector('[data-plate=criticals]'))).to.equal('Criticals');
    expect(page.renderRoot.querySelector('view-window')?.screen?.title).to.equal('leg hit');
  });

  it('counts the cells of its console alone', async () => {
    const desk = await deskWith(griffinWith({ 2: { 2: '00', 4: '13E', 62: '00', 99: '00' } }), 1);
    const count = (): string => text(desk.renderRoot.querySelector('h2 .soft'));
    expect(count()).to.equal('2 of 8');
    desk.typed = { ...griffinWith({}), consoles: { 2: 'empty' } };
    await desk.updateComplete;
    expect(count()).to.equal('0 of 8');
  });

  it('turns its pages by the arrows, outside of the console', async () => {
    const desk = await deskWith(griffinWith({}), 25);
    await press(desk, 'ArrowRight');
    expect(desk.number).to.equal(27);
    await press(desk, 'ArrowLeft', 'ArrowLeft');
    expect(desk.number).to.equal(23);
  });

  it('goes to the cell that it is sent to', async () => {
    const desk = await deskWith(griffinWith({}), 25);
    desk.place = ['consoles', '26', '44'];
    await until(() => cellAt(desk, 44).matches(':focus'));
  });
});
