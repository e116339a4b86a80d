import { expect, fixture, html } from '@open-wc/testing';
import '../../../src/elements/card/stat-card.ts';
import '../../../src/elements/page/booklet-page.ts';
import type { BookletPage } from '../../../src/elements/page/booklet-page.ts';
import type { StatCard } from '../../../src/elements/card/stat-card.ts';
import { sure } from '../../../src/rules/sure.ts';
import { battleAfter, griffin } from '../parts.ts';

/** What is drawn when everything has had its turn that waits for no task of its own. */
const drawnAtOnce = async (...elements: readonly (BookletPage | StatCard)[]) => {
  await Promise.resolve();
  await Promise.resolve();
  return elements.map(({ hasUpdated }) => hasUpdated);
};

describe('a page and a card of which only one is shown', () => {
  it('are drawn one after the other, what is seen first; both are there when they say so', async () => {
    const table = await fixture<HTMLElement>(html`<div></div>`);
    const hidden = document.createElement('div');
    hidden.style.display = 'none';
    const page = Object.assign(document.createElement('booklet-page'), { booklet: griffin });
    const card = Object.assign(document.createElement('stat-card'), { battle: battleAfter() });
    hidden.append(page);
    table.append(hidden, card);
    expect(await drawnAtOnce(page, card)).to.deep.equal([false, true]);
    await page.updateComplete;
    expect(sure(page.renderRoot.querySelector('article')).ariaLabel).to.equal(
      'Griffin, view screen 49',
    );
  });

  it('are drawn anew at once when they come into sight', async () => {
    const page = await fixture<BookletPage>(
      html`<booklet-page .booklet=${griffin}></booklet-page>`,
    );
    page.number = 27;
    await drawnAtOnce(page);
    expect(sure(page.renderRoot.querySelector('article')).ariaLabel).to.equal(
      'Griffin, view screen 27',
    );
  });
});
