import { expect, fixture, html } from '@open-wc/testing';
import type { TemplateResult } from 'lit';
import { adoptStyles, render } from 'lit';
import '../../../src/elements/common/stage-bar.ts';
import type { StageBar } from '../../../src/elements/common/stage-bar.ts';
import { styled } from '../../../src/elements/common/styled.ts';
import { expectAccessible } from '../../axe.ts';
import { text } from '../parts.ts';

const NAME = 'Wolfeschlegelsteinhausenbergerdorff against Featherstonehaugh';

/** A bar of a given width, with everything in it. */
const bar = async (width: number, takesFocus = false): Promise<StageBar> => {
  const laid = await fixture(
    html`<div .style=${`width: ${width}px`}>${everything(takesFocus)}</div>`,
  );
  const found = laid.querySelector('stage-bar');
  if (!found) throw new Error('There is no bar.');
  await found.updateComplete;
  return found;
};

const everything = (takesFocus: boolean): TemplateResult =>
  html`<stage-bar back="#/records" back-to="To the records" ?takes-focus=${takesFocus}>
    ${NAME} <span class="soft">turn 12 of 30</span>
    <p slot="aside">Turn 12 · medium range</p>
    <button slot="buttons" type="button">Stat card</button>
    <button slot="buttons" type="button" aria-label="Next turn">›</button>
  </stage-bar>`;

describe('the bar of a stage', () => {
  it('has the way back, the heading, the aside and the buttons, in that order', async () => {
    const found = await bar(900);
    const edges = [
      ...['a', 'h1'].map((part) => found.renderRoot.querySelector(part)),
      ...found.querySelectorAll('[slot]'),
    ].map((each) => each?.getBoundingClientRect().left ?? Number.NaN);
    expect(edges).to.deep.equal(edges.toSorted((one, other) => one - other));
    expect(found.renderRoot.querySelector('a')?.getAttribute('href')).to.equal('#/records');
    await expectAccessible(found);
  });

  it('focuses its heading only if the stage asks for it', async () => {
    const quiet = await bar(900);
    expect(quiet.renderRoot.querySelector(':focus')).to.equal(null);
    const asked = await bar(900, true);
    expect(asked.shadowRoot?.activeElement?.tagName).to.equal('H1');
  });

  it('has no heading if the stage has its own', async () => {
    const plain = await fixture<StageBar>(html`<stage-bar plain>The duel is over</stage-bar>`);
    expect(plain.renderRoot.querySelector('h1')).to.equal(null);
    expect(plain.renderRoot.querySelector('a')).to.equal(null);
    expect(text(plain)).to.equal('The duel is over');
  });

  it('draws focus rings inside its controls, so that the edge of the window cuts none off', async () => {
    const stage = (await fixture(html`<div></div>`)).attachShadow({ mode: 'open' });
    adoptStyles(stage, styled());
    render(everything(false), stage);
    const found = stage.querySelector('stage-bar')!;
    await found.updateComplete;
    const pressed = [
      ...found.renderRoot.querySelectorAll<HTMLElement>('a'),
      ...found.querySelectorAll('button'),
    ];
    expect(pressed).to.have.lengthOf(3);
    for (const each of pressed) {
      each.focus();
      const { outlineOffset, outlineWidth } = getComputedStyle(each);
      expect(Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth)).to.be.at.most(0);
    }
  });

  for (const width of [320, 390, 820])
    it(`fits long names into ${width} px and keeps its buttons whole`, async () => {
      const found = await bar(width);
      expect(found.scrollWidth).to.be.at.most(found.clientWidth);
      for (const button of found.querySelectorAll('button')) {
        const { width: wide, height } = button.getBoundingClientRect();
        expect(Math.min(wide, height)).to.be.at.least(48);
        expect(button.scrollWidth).to.be.at.most(button.clientWidth);
      }
    });
});
