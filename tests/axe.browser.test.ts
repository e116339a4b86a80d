import { expect, fixture, html } from '@open-wc/testing';
import { LitElement } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { expectAccessible } from './axe.ts';

/** A button in a shadow tree, with Lit's decorators as the elements use them. */
@customElement('test-button')
class TestButton extends LitElement {
  @property() name = '';

  protected override render(): unknown {
    return html`<button>${this.name}</button>`;
  }
}

const failure = (element: Element): Promise<string> =>
  expectAccessible(element).then(
    () => 'none',
    (error: Error) => error.message,
  );

describe('the harness of the component tests', () => {
  it('compiles decorators as the build does', async () => {
    const button = await fixture<TestButton>(html`<test-button></test-button>`);
    button.name = 'Lock in';
    await button.updateComplete;
    expect(button.shadowRoot).to.have.property('textContent', 'Lock in');
  });

  it('finds a button without a name inside a shadow tree', async () => {
    const named = await fixture<TestButton>(html`<test-button name="Lock in"></test-button>`);
    const bare = await fixture<TestButton>(html`<test-button></test-button>`);
    expect(await failure(named)).to.equal('none');
    expect(await failure(bare)).to.contain('button-name');
  });
});
