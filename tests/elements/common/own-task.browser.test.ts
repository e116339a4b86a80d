import { expect, fixture, html } from '@open-wc/testing';
import '../../../src/elements/card/stat-card.ts';
import '../../../src/elements/page/booklet-page.ts';
import type { BookletPage } from '../../../src/elements/page/booklet-page.ts';
import { sure } from '../../../src/rules/sure.ts';
import { battleAfter, griffin } from '../parts.ts';

/** Lets everything run that needs no task of its own. */
const atOnce = async (): Promise<void> => {
  await Promise.resolve();
  await Promise.resolve();
};

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const titleOf = (page: BookletPage): string | null =>
  sure(page.renderRoot.querySelector('article')).ariaLabel;

describe('a page and a card on one stage', () => {
  it('are first rendered in separate tasks, one after the other, and can be awaited', async () => {
    const table = await fixture<HTMLElement>(html`<div></div>`);
    const page = Object.assign(document.createElement('booklet-page'), { booklet: griffin });
    const card = Object.assign(document.createElement('stat-card'), {
      battle: battleAfter(),
      pairing: sure(battleAfter().pairings[0]),
    });
    table.append(page, card);
    const drawn: boolean[][] = [];
    for (let task = 0; task < 3; task += 1) {
      await (task === 0 ? atOnce() : nextTask());
      drawn.push([page.hasUpdated, card.hasUpdated]);
    }
    expect(drawn[0]).to.deep.equal([false, false]);
    expect(drawn[2]).to.deep.equal([true, true]);
    await page.updateComplete;
    expect(titleOf(page)).to.equal('Griffin, view screen 49');
  });

  it('are rendered at once when they change later', async () => {
    const page = await fixture<BookletPage>(
      html`<booklet-page .booklet=${griffin}></booklet-page>`,
    );
    page.number = 27;
    await atOnce();
    expect(titleOf(page)).to.equal('Griffin, view screen 27');
  });
});
