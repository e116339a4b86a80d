import { LitElement, html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { styled } from '../common/styled.ts';
import styles from './shutter-slat.css?inline';
import { DEVICE_WORDS } from './device-words.ts';

const FROM = 10;

/**
 * Shows the first slat of the shutters: it sinks along the upper edge ten seconds before they fall, is
 * announced once, and counts down unless motion is reduced.
 */
@customElement('shutter-slat')
export class ShutterSlat extends LitElement {
  static override styles = styled(styles);
  @property({ type: Boolean }) sinking = false;
  @state() private left = FROM;
  #counting = 0;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.clearInterval(this.#counting);
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('sinking')) return;
    window.clearInterval(this.#counting);
    this.left = FROM;
    if (this.sinking && !matchMedia('(prefers-reduced-motion: reduce)').matches)
      this.#counting = window.setInterval(() => (this.left = Math.max(1, this.left - 1)), 1000);
  }

  override render(): TemplateResult {
    return html`<p class="unseen" role="status">
        ${this.sinking ? DEVICE_WORDS.shuttersSoon(FROM) : ''}
      </p>
      ${
        this.sinking
          ? html`<p class="slat" aria-hidden="true">${DEVICE_WORDS.shutters(this.left)}</p>`
          : nothing
      }`;
  }
}
