import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { nextTask } from './own-task.ts';
import { icon } from './signs.ts';
import styles from './stage-bar.css?inline';
import { styled } from './styled.ts';

/**
 * Shows the bar of a stage: the way back, the heading, words beside it, and buttons.
 *
 * @slot - the heading
 * @slot aside - words beside it, like the turn
 * @slot buttons
 * @csspart heading
 */
@customElement('stage-bar')
export class StageBar extends LitElement {
  static override styles = styled(styles);

  /** Address of the way back; empty for none. */
  @property() back = '';
  @property({ attribute: 'back-to' }) backTo = '';
  /** Focuses the heading when the bar appears. */
  @property({ type: Boolean, attribute: 'takes-focus' }) takesFocus = false;
  /** Buttons wrap below if there is no room. */
  @property({ type: Boolean, reflect: true }) wraps = false;
  /** No heading element: the stage has its own. */
  @property({ type: Boolean }) plain = false;

  #focused: Promise<void> | null = null;

  /** In a task of its own, because focus forces a layout; not if the player has focused something meanwhile. */
  override firstUpdated(): void {
    if (!this.takesFocus) return;
    this.#focused = nextTask().then(() => {
      const stage = this.getRootNode();
      const begun = stage instanceof ShadowRoot && stage.activeElement !== null;
      if (!begun) this.renderRoot.querySelector('h1')?.focus();
    });
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    const complete = await super.getUpdateComplete();
    await this.#focused;
    return complete;
  }

  override render(): TemplateResult {
    return html`${
        this.back
          ? html`<a class="mid firm" href=${this.back} aria-label=${this.backTo}
              >${icon('back')}</a
            >`
          : nothing
      }
      ${
        this.plain
          ? html`<p class="heading breaks"><slot></slot></p>`
          : html`<h1
              class="heading breaks"
              part="heading"
              tabindex=${this.takesFocus ? -1 : nothing}
            >
              <slot></slot>
            </h1>`
      }
      <slot name="aside"></slot>
      <div class="buttons"><slot name="buttons"></slot></div>`;
  }
}
