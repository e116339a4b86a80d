import { expect, fixture, html } from '@open-wc/testing';
import '../../../src/elements/cards/pilot-card.ts';
import type { PilotCard } from '../../../src/elements/cards/pilot-card.ts';
import { newPilot } from '../../../src/rules/campaign/card/pilot-card.ts';
import { expectAccessible } from '../../axe.ts';
import { text } from '../parts.ts';
import { wordsOf } from './cards-table.ts';

const ada = {
  ...newPilot('p1', { name: 'Ada', nickname: 'Lantern', unit: 'Night Post' }, null),
  experience: 760,
  spent: 100,
  learned: ['III', 'III'],
  victories: 5.5,
} as const;

describe('a pilot card', () => {
  it('shows experience spent, half victories, and every category above 0', async () => {
    const card = await fixture<PilotCard>(html`<pilot-card .pilot=${ada}></pilot-card>`);
    expect(text(card.renderRoot.querySelector('.won'))).to.equal('victories 5½');
    expect(text(card.renderRoot.querySelector('.tab'))).to.equal('“Lantern”');
    expect(text(card.renderRoot.querySelector('.spent'))).to.equal(
      '100 t spent, 660 t left to spend',
    );
    expect(wordsOf(card, '.up')).to.deep.equal(['III Laser +2']);
    expect(text(card.renderRoot.querySelector('.stock'))).to.equal('The stockpile is empty.');
    await expectAccessible(card);
  });
});
