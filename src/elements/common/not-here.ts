import { LitElement, html } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import styles from './not-here.css?inline';
import './stage-bar.ts';
import { styled } from './styled.ts';

/**
 * A stage whose address leads to nothing that is here: the bar with the way back, why, and the ways on.
 *
 * @slot - why: `<p role="alert">`
 * @slot ways - links and buttons
 */
@customElement('not-here')
export class NotHere extends LitElement {
  static override styles = styled(styles);

  /** What would be here. */
  @property() heading = '';
  /** Where the way back leads; empty in a place of the game's own bar, which is shown above. */
  @property() back = '';
  /** What the way back is called. */
  @property({ attribute: 'back-to' }) backTo = '';

  override render(): TemplateResult {
    return html`${
        this.back
          ? html`<stage-bar back=${this.back} back-to=${this.backTo}>${this.heading}</stage-bar>`
          : html`<h1 class="unseen">${this.heading}</h1>`
      }
      <div class="why">
        <slot></slot>
        <div class="ways stack"><slot name="ways"></slot></div>
      </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'not-here': NotHere;
  }
}
