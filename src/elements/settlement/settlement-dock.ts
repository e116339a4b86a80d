import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Choice } from '../../rules/campaign/history/choice.ts';
import type { Hindrance } from '../../rules/campaign/card/hindrance.ts';
import { isHindrance } from '../../rules/campaign/card/hindrance.ts';
import type { PilotId } from '../../rules/campaign/card/names.ts';
import type { Settlement } from '../../rules/campaign/acts/settling.ts';
import { say } from '../common/say.ts';
import { icon } from '../common/signs.ts';
import { styled } from '../common/styled.ts';
import styles from './settlement-dock.css?inline';
import { actWords, backWords, whyNotWords } from '../../rules/words/acts/words-of-acts.ts';
import { nameOfPilot } from '../../rules/words/hangar-names.ts';

export interface DockWork {
  readonly stand: Settlement;
  readonly pilot: PilotId;
  readonly draft: Choice | null;
  /** The result of the draft, or why it is not possible. */
  readonly would: Settlement | Hindrance | null;
  readonly last: Choice | null;
  /** The next other pilot; null for none. */
  readonly next: PilotId | null;
}

/**
 * Shows the foot of a page: buttons to do the open step, go on to the next pilot, or close the page.
 *
 * @fires step-done - do the step as drafted
 * @fires pilot-asked - detail `{ pilot }`: show this pilot
 * @fires closing-asked
 * @fires last-taken-back - take back this pilot's last choice
 * @fires changes-asked - show before and after, on narrow screens
 */
@customElement('settlement-dock')
export class SettlementDock extends LitElement {
  static override styles = styled(styles);

  @property({ attribute: false }) work: DockWork | null = null;

  press(): void {
    const { work } = this;
    if (!work) return;
    if (work.draft) {
      if (work.would && !isHindrance(work.would)) say(this, 'step-done');
    } else if (work.next !== null) say(this, 'pilot-asked', { pilot: work.next });
    else say(this, 'closing-asked');
  }

  override render(): TemplateResult {
    const { work } = this;
    if (!work) return html``;
    const { last } = work;
    return html`<div class="dock">
      <button
        type="button"
        class="button changes on-phone"
        @click=${() => say(this, 'changes-asked')}
      >
        Before and after
      </button>
      ${
        last
          ? html`<button
              type="button"
              class="button plain back not-phone firm"
              @click=${() => say(this, 'last-taken-back')}
            >
              ${icon('undo')} <span>${backWords(last.step)}</span>
            </button>`
          : nothing
      }
      <p class="soft kept on-desk">Saved at every step; close the tab and it will wait here.</p>
      ${this.#main(work)}
    </div>`;
  }

  #main({ stand, draft, would, next }: DockWork): TemplateResult {
    const key = html`<kbd aria-hidden="true">Enter</kbd>`;
    if (!draft)
      return html`<button type="button" class="button main big grow" @click=${() => this.press()}>
        <span
          >${next === null ? 'Close the page…' : `On to ${nameOfPilot(stand.after, next)}`}</span
        >
        ${key}
      </button>`;
    const now = { hangar: stand.after, settlement: stand };
    const after = would && !isHindrance(would) ? would.after : null;
    const words = actWords(draft.step).does(draft, now, after);
    if (would && isHindrance(would))
      return html`<button type="button" class="button big notyet grow" aria-disabled="true">
        <span>${words}<small>${whyNotWords(draft, would, stand.after)}</small></span>
      </button>`;
    return html`<button type="button" class="button main big grow" @click=${() => this.press()}>
      <span>${words}</span> ${key}
    </button>`;
  }
}

declare global {
  interface HTMLElementEventMap {
    'step-done': CustomEvent<null>;
    'pilot-asked': CustomEvent<{ readonly pilot: PilotId }>;
    'closing-asked': CustomEvent<null>;
    'last-taken-back': CustomEvent<null>;
    'changes-asked': CustomEvent<null>;
  }
}
