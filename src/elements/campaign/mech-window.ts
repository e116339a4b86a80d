import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Booklet } from '../../rules/booklet/booklet.ts';
import type { Mech } from '../../rules/campaign/card/mech.ts';
import { mechWearText, wearOfMech } from '../../rules/words/mech-wear.ts';
import { plate } from '../page/plate.ts';
import plateStyles from '../page/plate.css?inline';
import '../page/view-window.ts';
import { NearWindow } from '../common/near-window.ts';
import { styled } from '../common/styled.ts';
import styles from './mech-window.css?inline';

/**
 * Shows the portrait of a 'Mech of a hangar in a framed window, with its damage, paint, rings and name plate. The picture is
 * fetched when it comes near the window.
 *
 * @cssprop --window-height - height without the plate, 108px by default
 * @csspart frame
 * @csspart name - the plate
 */
@customElement('mech-window')
export class MechWindow extends LitElement {
  static override styles = styled(plateStyles, styles);

  /** Null shows the landscape without a 'Mech and plate. */
  @property({ attribute: false }) mech: Mech | null = null;
  @property({ attribute: false }) booklet: Booklet | null = null;
  @property({ type: Boolean }) bare = false;
  readonly #near = new NearWindow(this);

  override render(): TemplateResult {
    const { mech, booklet } = this;
    const near = this.#near.is;
    const wear = mech && wearOfMech(mech);
    return html`<div class="frame stack snug rounded" part="frame">
      <view-window
        bare
        poster="portrait"
        .wear=${wear}
        .booklet=${near && mech ? booklet : null}
      ></view-window>
      ${mech ? html`<p class="unseen">${mechWearText(booklet, wear)}</p>` : nothing}
      ${
        mech && !this.bare
          ? html`<p class="plate name mid centered" part="name">
              ${plate('range')}<span class="breaks">${mech.name}</span>
            </p>`
          : nothing
      }
    </div>`;
  }
}
