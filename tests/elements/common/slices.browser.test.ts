import { expect, fixture, html } from '@open-wc/testing';
import { LitElement } from 'lit';
import { Slices } from '../../../src/elements/common/slices.ts';
import { until } from '../until.ts';

class LongList extends LitElement {
  entries: readonly number[] = [];
  readonly slices = new Slices(this, () => this.entries.length);
  /** How many entries there were after each update. */
  readonly laid: number[] = [];

  override render() {
    return this.slices.of(this.entries).map((entry) => html`<p>${entry}</p>`);
  }

  override updated(): void {
    this.laid.push(this.renderRoot.querySelectorAll('p').length);
  }
}
customElements.define('long-list', LongList);

const listOf = (length: number): Promise<LongList> =>
  fixture<LongList>(
    html`<long-list .entries=${Array.from({ length }, (_, index) => index)}></long-list>`,
  );

describe('a long list', () => {
  it('is rendered slice by slice until it is complete', async () => {
    const list = await listOf(95);
    expect(list.laid[0]).to.equal(10);
    await until(() => list.slices.done);
    await list.updateComplete;
    expect(list.laid).to.deep.equal([10, 20, 30, 40, 50, 60, 70, 80, 90, 95]);
  });

  it('is rendered at once if it is short', async () => {
    const list = await listOf(10);
    await new Promise((resolve) => setTimeout(resolve));
    expect(list.laid).to.deep.equal([10]);
  });

  it('pauses while it is off the page, and resumes when it is back', async () => {
    const list = await listOf(60);
    const parent = list.parentElement!;
    list.remove();
    const before = list.laid.length;
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(list.laid).to.have.lengthOf(before);
    parent.append(list);
    await until(() => list.slices.done);
  });
});
