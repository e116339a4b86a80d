import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Booklet } from '../../rules/booklet/booklet.ts';
import type { Mech } from '../../rules/campaign/card/mech.ts';
import { VIEW_SCREENS } from '../../rules/vocabulary.ts';
import { mechWearText, wearOfMech } from '../../rules/words/mech-wear.ts';
import { plate } from '../page/plate.ts';
import plateStyles from '../page/plate.css?inline';
import '../page/view-window.ts';
import { NearWindow } from '../common/near-window.ts';
import { styled } from '../common/styled.ts';
import styles from './mech-window.css?inline';

/**
 * A 'Mech of a hangar as it stands: worn by what its parts suffer from, in its paint and with its rings, in the frame of a page, with its
 * name on a plate. Its picture is fetched when it comes near to what is seen.
 *
 * @cssprop --window-height - of the window without the plate, 108px unless said
 * @csspart frame
 * @csspart name - the plate
 */
@customElement('mech-window')
export class MechWindow extends LitElement {
  static override styles = styled(plateStyles, styles);

  /** Null shows the country without a 'Mech, and no plate. */
  @property({ attribute: false }) mech: Mech | null = null;
  /** The booklet that it is built by, of its edition. */
  @property({ attribute: false }) booklet: Booklet | null = null;
  /** The view screen on which it is seen, odd: 49, far off, with its barrels and their rings, or 55, near. */
  @property({ type: Number }) number = 49;
  /** Its name stands elsewhere: no plate. */
  @property({ type: Boolean }) bare = false;
  readonly #near = new NearWindow(this);

  override render(): TemplateResult {
    const { mech, booklet } = this;
    const near = this.#near.is;
    const wear = mech && wearOfMech(mech);
    const number = VIEW_SCREENS.find((each) => each === this.number) ?? 49;
    return html`<div class="frame" part="frame">
      <view-window
        bare
        .wear=${wear}
        .booklet=${near && mech ? booklet : null}
        .screen=${near && mech ? (booklet?.viewScreens[number] ?? null) : null}
      ></view-window>
      ${mech ? html`<p class="unseen">${mechWearText(booklet, wear)}</p>` : nothing}
      ${
        mech && !this.bare
          ? html`<p class="plate name" part="name">${plate('range')}<span>${mech.name}</span></p>`
          : nothing
      }
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mech-window': MechWindow;
  }
}
