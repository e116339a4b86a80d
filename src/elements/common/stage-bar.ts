import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { nextTask } from './own-task.ts';
import { icon } from './signs.ts';
import styles from './stage-bar.css?inline';
import { styled } from './styled.ts';

/**
 * The bar of a stage: the way back, the heading, the words beside it, and buttons.
 *
 * @slot - the heading
 * @slot aside - said beside it: the turn, how far something has come
 * @slot buttons
 * @csspart heading
 */
@customElement('stage-bar')
export class StageBar extends LitElement {
  static override styles = styled(styles);

  /** Where the way back leads; empty where there is none. */
  @property() back = '';
  /** What the way back is called. */
  @property({ attribute: 'back-to' }) backTo = '';
  /** The heading takes the focus when the bar comes. */
  @property({ type: Boolean, attribute: 'takes-focus' }) takesFocus = false;
  /** Buttons go below where there is no room beside. */
  @property({ type: Boolean, reflect: true }) wraps = false;
  /** Only words: the stage has its heading elsewhere. */
  @property({ type: Boolean }) plain = false;

  #focused: Promise<void> | null = null;

  /** In a task of its own, for it lays the whole page out; whoever has begun elsewhere by then is left there. */
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
          ? html`<a href=${this.back} aria-label=${this.backTo}>${icon('back')}</a>`
          : nothing
      }
      ${
        this.plain
          ? html`<p class="heading"><slot></slot></p>`
          : html`<h1 class="heading" part="heading" tabindex=${this.takesFocus ? -1 : nothing}>
              <slot></slot>
            </h1>`
      }
      <slot name="aside"></slot>
      <div class="buttons"><slot name="buttons"></slot></div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'stage-bar': StageBar;
  }
}
