import { LitElement, html } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import styles from './not-here.css?inline';
import './stage-bar.ts';
import { styled } from './styled.ts';
import { COMMON_WORDS } from './common-words.ts';

/**
 * Shows that an address leads to nothing here: the bar with the way back, the reason, and ways on.
 *
 * @slot - the reason: `<p role="alert">`
 * @slot ways - links and buttons
 */
@customElement('not-here')
export class NotHere extends LitElement {
  static override styles = styled(styles);
  @property() heading = '';
  /** Address of the way back; empty under the bar of the game. */
  @property() back = '';
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

export const noBooklet = (id: string): TemplateResult =>
  html`<not-here heading="A booklet" back="#/booklets" back-to="To the booklets"
    ><p role="alert">${COMMON_WORDS.noBooklet(id)}</p>
    <a slot="ways" class="button" href="#/booklets">To the booklets</a>
    <a slot="ways" class="button" href="#/">To the start</a>
  </not-here>`;
