import { expect, fixture, html } from '@open-wc/testing';
import { noBooklet } from '../../../src/elements/common/not-here.ts';
import '../../../src/elements/common/not-here.ts';
import type { NotHere } from '../../../src/elements/common/not-here.ts';
import { expectAccessible } from '../../axe.ts';
import { text } from '../parts.ts';

describe('the page for something that is not there', () => {
  it('has a bar that leads back, a sentence that says why, and links that lead on', async () => {
    const laid = await fixture<HTMLElement>(html`<main>${noBooklet('none-such')}</main>`);
    const here = laid.querySelector('not-here')!;
    await here.updateComplete;
    const bar = here.renderRoot.querySelector('stage-bar');
    expect([text(bar), bar?.back]).to.deep.equal(['A booklet', '#/booklets']);
    expect(text(here.querySelector('[role=alert]'))).to.equal(
      'There is no booklet "none-such" on the shelf.',
    );
    expect([...here.querySelectorAll('a')].map((each) => each.getAttribute('href'))).to.deep.equal([
      '#/booklets',
      '#/',
    ]);
    await expectAccessible(laid);
  });

  it("has a heading but no second bar in a place under the game's own bar", async () => {
    const here = await fixture<NotHere>(
      html`<not-here heading="Nothing here"><p>There is nothing.</p></not-here>`,
    );
    expect(here.renderRoot.querySelector('stage-bar')).to.equal(null);
    expect(text(here.renderRoot.querySelector('h1'))).to.equal('Nothing here');
  });
});
