import { expect, fixture, html } from '@open-wc/testing';
import { render } from 'lit';
import { fateSign } from '../../../src/elements/card/fate-marks.ts';
import { styled } from '../../../src/elements/common/styled.ts';
import { sure } from '../../../src/rules/sure.ts';

/** The fill of the first path of a sign. */
const fillOf = async (sign: ReturnType<typeof fateSign>): Promise<string> => {
  const held: HTMLElement = await fixture(html`<div></div>`);
  const root = held.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = styled().map(({ styleSheet }) => sure(styleSheet));
  render(sign, root);
  return getComputedStyle(sure(root.querySelector('.icon path'))).fill;
};

for (const fate of ['pilot killed', 'out', 'may escape'] as const)
  it(`the sign for "${fate}" is solid for the enemy and an outline for oneself`, async () => {
    expect(await fillOf(fateSign(fate, 'take'))).to.equal('none');
    expect(await fillOf(fateSign(fate, 'do'))).not.to.equal('none');
  });
