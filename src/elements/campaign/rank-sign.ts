import { LitElement, html, nothing, svg } from 'lit';
import type { SVGTemplateResult, TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Rank } from '../../rules/campaign/card/rank.ts';
import { rankOf } from '../../rules/campaign/card/rank.ts';
import { styled } from '../common/styled.ts';
import styles from './rank-sign.css?inline';

/** Chevrons pointing up, with their feet at these heights. */
const chevrons = (...feet: readonly number[]): SVGTemplateResult =>
  svg`<path d=${feet.map((foot) => `M6.5 ${foot}L12 ${foot - 5} 17.5 ${foot}`).join('')} />`;
const bars = (...places: readonly number[]): SVGTemplateResult =>
  svg`<path class="thick" d=${places.map((place) => `M${place} 6.500V17.5`).join('')} />`;
/** Lozenges of half height `half` around these middles. */
const lozenges = (half: number, ...middles: readonly number[]): SVGTemplateResult =>
  svg`<path class="full" d=${middles
    .map((at) => `M12 ${at - half}L${12 + half} ${at} 12 ${at + half} ${12 - half} ${at}Z`)
    .join('')} />`;

const SIGNS: Readonly<Record<Rank, SVGTemplateResult>> = {
  // A stripe, not yet a chevron.
  Recruit: svg`<path d="M6.5 16.5h11" />`,
  Pilot: chevrons(14.5),
  Corporal: chevrons(12.5, 17.5),
  Sergeant: chevrons(11, 15, 19),
  Lieutenant: bars(12),
  Captain: bars(9, 15),
  Major: lozenges(4.5, 12),
  Colonel: lozenges(3.2, 8, 16),
};

/** Shows a pilot's rank (K12) as a small sign, named for screen readers. */
@customElement('rank-sign')
export class RankSign extends LitElement {
  static override styles = styled(styles);
  @property({ type: Number }) victories = 0;
  /** The name is written beside it: hidden from screen readers. */
  @property({ type: Boolean }) named = false;

  override render(): TemplateResult {
    const rank = rankOf(this);
    return html`<svg
      viewBox="0 0 24 24"
      role=${this.named ? nothing : 'img'}
      aria-label=${this.named ? nothing : rank}
      aria-hidden=${this.named ? 'true' : nothing}
    >
      <rect x="1.5" y="1.5" width="21" height="21" rx="2.5" />
      ${SIGNS[rank]}
    </svg>`;
  }
}
