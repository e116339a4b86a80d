import { LitElement, html } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import '../page/view-window.ts';
import { styled } from '../common/styled.ts';
import styles from './empty-hangar.css?inline';

/**
 * The country without a 'Mech, and what a campaign is.
 *
 * @slot - what can be done
 */
@customElement('empty-hangar')
export class EmptyHangar extends LitElement {
  static override styles = styled(styles);

  @property() heading = 'An empty hangar';

  override render(): TemplateResult {
    return html`<div class="country frame"><view-window bare></view-window></div>
      <div class="words stack">
        <h1 tabindex="-1">${this.heading}</h1>
        <p>
          A pilot keeps what was learned, a 'Mech keeps its scars, and the winner keeps the parts. A
          campaign is as many games as you like, over as many weeks.
        </p>
        <slot></slot>
        <p class="soft">Duels without a hangar stay as they are: nothing is carried over.</p>
      </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'empty-hangar': EmptyHangar;
  }
}
