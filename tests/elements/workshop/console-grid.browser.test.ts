import { expect } from '@open-wc/testing';
import type { PageDesk } from '../../../src/elements/workshop/pages/page-desk.ts';
import { sure } from '../../../src/rules/sure.ts';
import { expectAccessible } from '../../axe.ts';
import { button, griffin, heard, press, text } from '../parts.ts';
import { cellAt, consoleOf, deskWith, griffinWith, gridOf, told, type } from './desk.ts';

const printed = sure(griffin.document.consoles['26']);

/** The desk of view screen 25 with the hand on a cell of console 26. */
const at = async (owner: number, cells: object): Promise<PageDesk> => {
  const desk = await deskWith(griffinWith({ 26: cells }), 25);
  cellAt(desk, owner).focus();
  await desk.updateComplete;
  return desk;
};

describe('a console under the typing hand', () => {
  it('is typed by digits and letters alone, and goes on by itself', async () => {
    const desk = await at(18, {});
    for (const cell of Object.values(printed)) await type(desk, ...cell);
    expect(desk.number).to.equal(27);
    desk.number = 25;
    expect(consoleOf(desk)).to.deep.equal(printed);
    await expectAccessible(desk);
  });

  it('takes one digit with Enter, and leads the hand by arrows and pages', async () => {
    const desk = await at(18, {});
    await type(desk, '1', 'Enter');
    expect(consoleOf(desk)).to.deep.equal({ 18: '01' });
    await type(desk, 'ArrowRight', 'ArrowDown', '1', '9', 'ArrowUp');
    expect(consoleOf(desk)).to.deep.equal({ 18: '01', 30: '19' });
    await type(desk, 'PageDown');
    expect(desk.number).to.equal(27);
    expect(gridOf(desk).owner).to.equal(30);
  });

  it('keeps the hand from range to range', async () => {
    for (const [page, owner, key, console] of [
      [47, 48, 'Enter', 50],
      [17, 30, 'PageUp', 16],
      [47, 30, 'PageDown', 50],
    ] as const) {
      const desk = await deskWith(griffinWith({}), page);
      cellAt(desk, owner).focus();
      await type(desk, key);
      expect(gridOf(desk).console).to.equal(console);
      expect(gridOf(desk).shadowRoot?.activeElement?.matches('td')).to.equal(true);
    }
  });

  it('leaves a cell as it was on Escape, and takes its last sign out', async () => {
    const desk = await at(26, { 26: '23E' });
    await type(desk, '1', '5', 'Escape');
    expect(consoleOf(desk)).to.deep.equal({ 26: '23E' });
    await type(desk, 'Backspace');
    expect(consoleOf(desk)).to.deep.equal({ 26: '23' });
    const steps = heard(desk, 'field-left');
    await type(desk, 'F', 'Backspace');
    expect(consoleOf(desk)).to.deep.equal({ 26: '23F' });
    expect(steps).to.deep.equal([{ field: 'consoles.26.26' }]);
  });

  it('marks a slip and tells it once, goes on, and is mended by a tap', async () => {
    const desk = await at(46, { 46: '' });
    await type(desk, '3', '6');
    expect(told(desk)).to.contain('View screen 36 does not exist'.toLowerCase());
    expect(cellAt(desk, 46).querySelector('.icon')).to.not.equal(null);
    await type(desk, '2', '3');
    expect(consoleOf(desk)).to.deep.equal({ 46: '36', 48: '23' });
    cellAt(desk, 46).focus();
    await type(desk, 'End', 'ArrowUp');
    const mended = button(desk, /^Take/);
    expect(text(mended)).to.contain('as on the consoles beside it');
    mended.click();
    await desk.updateComplete;
    expect(consoleOf(desk)).to.deep.equal({ 46: '37', 48: '23' });
  });

  it('tells the fault of its last cell, and of a cell that was left without its letter', async () => {
    const desk = await at(48, { 48: '' });
    await type(desk, '3', '6', 'Enter');
    expect(told(desk)).to.contain('Against 48');
    expect(told(desk)).to.contain('Console 28');
    const again = await at(44, {});
    await type(again, '2', '3', 'Enter');
    expect(told(again)).to.contain('Against 44');
  });

  it('takes what is typed before a cell has the focus', async () => {
    const desk = await deskWith(griffinWith({ 26: {} }), 25);
    await press(desk, '1');
    await type(desk, '9');
    expect(consoleOf(desk)).to.deep.equal({ 18: '19' });
  });

  it('offers letters for a page that is not typed yet, and goes on after one', async () => {
    const { 23: _without, ...viewScreens } = griffin.document.viewScreens as Record<string, object>;
    const desk = await deskWith({ ...griffinWith({ 26: {} }), viewScreens }, 25);
    cellAt(desk, 18).focus();
    await type(desk, '2', '3');
    expect(text(desk.renderRoot.querySelector('.pad .letters'))).to.equal('A B C D E F G H I J K');
    await type(desk, 'K');
    expect(consoleOf(desk)).to.deep.equal({ 18: '23K' });
    expect(gridOf(desk).owner).to.equal(20);
  });

  it('gives a letter back to the cell that went on without it', async () => {
    const desk = await at(40, {});
    await type(desk, '4', '7', 'A');
    expect(consoleOf(desk)).to.deep.equal({ 40: '47A' });
    expect(told(desk)).to.contain('no letter belongs here');
  });

  it('is typed on a pad with the letters of the page it leads to', async () => {
    const desk = await at(44, {});
    const pad = (key: string): void => {
      sure(desk.renderRoot.querySelector<HTMLElement>(`.pad [data-key='${key}']`)).click();
    };
    pad('2');
    pad('3');
    await desk.updateComplete;
    pad('F');
    pad('00');
    await desk.updateComplete;
    expect(consoleOf(desk)).to.deep.equal({ 44: '23F', 46: '00' });
    expect(told(desk)).to.contain('Against 46');
  });

  it('can only be read while another tab writes', async () => {
    const desk = await at(44, { 44: '23F' });
    desk.shut = true;
    await desk.updateComplete;
    await type(desk, '1', 'Backspace');
    expect(consoleOf(desk)).to.deep.equal({ 44: '23F' });
    expect(desk.renderRoot.querySelector('.pad')).to.equal(null);
    expect(text(cellAt(desk, 44).querySelector('.unseen'))).to.equal(
      'Console 26, against 44 PPC High: 23F, leg hit, medium range',
    );
  });
});
