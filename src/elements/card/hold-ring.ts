import { LitElement, html, nothing, svg } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { icon } from '../common/signs.ts';
import { styled } from '../common/styled.ts';
import styles from './hold-ring.css?inline';

/** Wider than a fingertip: half of the ring and its edge (pixels). */
const REACH = 58;
/** From the finger to the words over it, and the least room that they need there (pixels). */
const [APART, ROOM] = [74, 130];

/**
 * A ring round a finger that holds something down: it fills, and words over it say what that does. Full, it has a
 * tick and no words: what was held down is locked in, and the shutters fall below it. Where there is no room over the
 * finger the words stand under it. It lies over the page and takes no touch.
 */
@customElement('hold-ring')
export class HoldRing extends LitElement {
  static override styles = styled(styles);

  /** Where the finger is (pixels of the window). */
  @property({ type: Number }) x = 0;
  @property({ type: Number }) y = 0;
  /** In which time it fills (milliseconds). */
  @property({ type: Number }) fills = 0;
  /** What it does once it is full. */
  @property() lead = '';
  /** What lifting the finger does until then. */
  @property() note = '';
  @property({ type: Boolean, reflect: true }) full = false;

  override render(): TemplateResult {
    const { fills, full, lead, note, x, y } = this;
    const isUnder = y < APART + ROOM;
    const at = isUnder ? y + APART : window.innerHeight - y + APART;
    const words = html`<div
      class="words ${isUnder ? 'under' : 'over'}"
      .style=${`--at: ${at}px; --x: ${x}px`}
    >
      <p class="lead abreast">${icon('lock')} <b>${lead}</b></p>
      <p>${note}</p>
    </div>`;
    return html`${full ? nothing : words}
      <div
        class="ring"
        .style=${`--x: ${x}px; --y: ${y}px; --reach: ${REACH}px; --fills: ${fills}ms`}
      >
        ${svg`<svg viewBox="-58 -58 116 116" aria-hidden="true">
          <circle class="ground" r="48" pathLength="1" />
          <circle class="filled" r="48" pathLength="1" transform="rotate(-90)" />
          <circle class="edge" r="56.5" />
          <circle class="edge" r="39.5" />
        </svg>`}
        ${full ? html`<span class="tick">${icon('tick')}</span>` : nothing}
      </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'hold-ring': HoldRing;
  }
}
