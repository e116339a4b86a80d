import { LitElement, html } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import '../page/view-window.ts';
import { styled } from '../common/styled.ts';
import styles from './empty-hangar.css?inline';
import { HANGAR_WORDS } from './hangar-words.ts';

/**
 * Shows the landscape without a 'Mech, and what a campaign is.
 *
 * @slot - buttons
 */
@customElement('empty-hangar')
export class EmptyHangar extends LitElement {
  static override styles = styled(styles);

  @property() heading = 'An empty hangar';

  override render(): TemplateResult {
    return html`<div class="country frame"><view-window bare></view-window></div>
      <div class="words stack">
        <h1 tabindex="-1">${this.heading}</h1>
        <p>${HANGAR_WORDS.whatItIs}</p>
        <slot></slot>
        <p class="soft fine">${HANGAR_WORDS.besides}</p>
      </div>`;
  }
}
