import { expect, fixture, html } from '@open-wc/testing';
import '../../../src/elements/cards/learn-sheet.ts';
import type { LearnSheet } from '../../../src/elements/cards/learn-sheet.ts';
import '../../../src/elements/cards/pilot-card.ts';
import type { PilotCard } from '../../../src/elements/cards/pilot-card.ts';
import { newPilot } from '../../../src/rules/campaign/card/pilot-card.ts';
import { expectAccessible } from '../../axe.ts';
import { button, heard, rifleman, text } from '../parts.ts';
import { wordsOf } from './cards-table.ts';

const ada = {
  ...newPilot('p1', { name: 'Ada', nickname: 'Lantern', unit: 'Night Post' }, null),
  experience: 760,
  spent: 100,
  learned: ['III', 'III'],
  victories: 5.5,
} as const;

describe('a step that was kept for later', () => {
  it('is one category of eight, each with what it reaches on the card that is flown (K2)', async () => {
    const sheet = await fixture<LearnSheet>(
      html`<learn-sheet .pilot=${ada} .booklet=${rifleman} open></learn-sheet>`,
    );
    expect(wordsOf(sheet, '.choice')).to.have.lengthOf(8);
    expect(wordsOf(sheet, '.choice')[2]).to.equal(
      'III Laser10 of 31 on the Rifleman +2 becomes +3',
    );
    await expectAccessible(sheet);
    const learned = heard(sheet, 'category-learned');
    button(sheet, 'Choose a category').click();
    expect(learned).to.deep.equal([]);
    sheet.renderRoot.querySelectorAll<HTMLInputElement>('input')[4]!.click();
    await sheet.updateComplete;
    button(sheet, 'Learn Missiles').click();
    expect(learned).to.deep.equal([{ category: 'V' }]);
  });
});

describe('a pilot card', () => {
  it('says what was spent, halves of victories, and what is above 0 in every category', async () => {
    const card = await fixture<PilotCard>(html`<pilot-card .pilot=${ada}></pilot-card>`);
    expect(text(card.renderRoot.querySelector('.won'))).to.equal('won 5½');
    expect(text(card.renderRoot.querySelector('.tab'))).to.equal('“Lantern”');
    expect(text(card.renderRoot.querySelector('.spent'))).to.equal('100 spent, 660 left to spend');
    expect(wordsOf(card, '.up')).to.deep.equal(['III Laser +2']);
    expect(text(card.renderRoot.querySelector('.stock'))).to.equal('The stockpile is empty.');
    await expectAccessible(card);
  });
});
