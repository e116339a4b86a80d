import { LitElement, html, nothing, svg } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Ring } from '../../rules/campaign/card/mech.ts';
import { styled } from '../common/styled.ts';
import styles from './ring-barrel.css?inline';
import { ringWords } from './campaign-words.ts';

/** Most rings drawn on the barrel; the number of further ones is written beside it. */
const MOST = 12;
const APART = 8;
const SHORTEST = 34;

/** Draws the rings of a 'Mech on a barrel: one for each victory, hollow for an escape. */
@customElement('ring-barrel')
export class RingBarrel extends LitElement {
  static override styles = styled(styles);

  @property({ attribute: false }) rings: readonly Pick<Ring, 'hollow'>[] = [];
  /** Their number is written beside it: hidden from screen readers. */
  @property({ type: Boolean }) told = false;

  override render(): TemplateResult {
    const shown = this.rings.slice(-MOST);
    const more = this.rings.length - shown.length;
    const tube = Math.max(SHORTEST, shown.length * APART + 6);
    const muzzle = 18 + tube;
    const ringAt = (place: number): number => muzzle - 7 - (shown.length - 1 - place) * APART;
    return html`<svg
        viewBox="0 0 ${muzzle + 15} 20"
        role=${this.told ? nothing : 'img'}
        aria-label=${this.told ? nothing : ringWords(this.rings)}
        aria-hidden=${this.told ? 'true' : nothing}
      >
        <path
          d="M1.5 4H9V1.500H18V5H${muzzle}V2.500H${muzzle + 13.5}V17.500H${muzzle}V15H18V18.500H9V16H1.500Z"
        />
        ${shown.map(({ hollow }, place) =>
          hollow
            ? svg`<rect class="hollow" x=${ringAt(place) - 1.6} y="5" width="3.2" height="10" />`
            : svg`<rect class="ring" x=${ringAt(place) - 2.5} y="5" width="5" height="10" />`,
        )}
      </svg>
      ${more > 0 ? html`<span aria-hidden="true">+${more}</span>` : nothing}`;
  }
}
