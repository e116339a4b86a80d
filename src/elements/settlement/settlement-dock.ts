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

/** What the dock speaks of. */
export interface DockWork {
  readonly stand: Settlement;
  /** Whose tab is shown. */
  readonly pilot: PilotId;
  /** What is picked; null where nothing is open. */
  readonly draft: Choice | null;
  /** What it would come to, or why it cannot be. */
  readonly would: Settlement | Hindrance | null;
  /** What this pilot did last. */
  readonly last: Choice | null;
  /** Who else is next; null where nobody is. */
  readonly next: PilotId | null;
}

/**
 * The foot of a page: what does the step that is open, goes on to whoever is next, or closes the page.
 *
 * @fires step-done - the step is to be done as it is picked
 * @fires pilot-asked - detail `{ pilot }`: the page is to turn to somebody else
 * @fires closing-asked
 * @fires last-taken-back - what this pilot did last is to be taken back
 * @fires changes-asked - before and after are to be seen, where there is no room beside
 */
@customElement('settlement-dock')
export class SettlementDock extends LitElement {
  static override styles = styled(styles);

  @property({ attribute: false }) work: DockWork | null = null;

  /** Does what the main button does. */
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
      <button type="button" class="button changes" @click=${() => say(this, 'changes-asked')}>
        Before and after
      </button>
      ${
        last
          ? html`<button
              type="button"
              class="button plain back"
              @click=${() => say(this, 'last-taken-back')}
            >
              ${icon('undo')} <span>${backWords(last.step)}</span>
            </button>`
          : nothing
      }
      <p class="soft kept">Saved at every step; close the tab and it will wait here.</p>
      ${this.#main(work)}
    </div>`;
  }

  #main({ stand, draft, would, next }: DockWork): TemplateResult {
    const key = html`<kbd aria-hidden="true">Enter</kbd>`;
    if (!draft)
      return html`<button type="button" class="button main big" @click=${() => this.press()}>
        <span
          >${next === null ? 'Close the page…' : `On to ${nameOfPilot(stand.after, next)}`}</span
        >
        ${key}
      </button>`;
    const now = { hangar: stand.after, settlement: stand };
    const after = would && !isHindrance(would) ? would.after : null;
    const words = actWords(draft.step).does(draft, now, after);
    if (would && isHindrance(would))
      return html`<button type="button" class="button big notyet" aria-disabled="true">
        <span>${words}<small>${whyNotWords(draft, would, stand.after)}</small></span>
      </button>`;
    return html`<button type="button" class="button main big" @click=${() => this.press()}>
      <span>${words}</span> ${key}
    </button>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'settlement-dock': SettlementDock;
  }
  interface HTMLElementEventMap {
    'step-done': CustomEvent<null>;
    'pilot-asked': CustomEvent<{ readonly pilot: PilotId }>;
    'closing-asked': CustomEvent<null>;
    'last-taken-back': CustomEvent<null>;
    'changes-asked': CustomEvent<null>;
  }
}
