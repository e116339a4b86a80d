import { LitElement, html } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { PilotId } from '../../rules/campaign/card/names.ts';
import type { FightSide } from '../../rules/fight/fight.ts';
import { say } from '../common/say.ts';
import { pilotMark } from '../common/signs.ts';
import { styled } from '../common/styled.ts';
import styles from './pilot-tabs.css?inline';

export interface PilotTab {
  readonly pilot: PilotId;
  readonly name: string;
  readonly side: FightSide;
  /** Result and state: `won · settles now`. */
  readonly words: string;
}

const WAYS: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Shows a tab for each pilot of a page, winners first; many scroll sideways. Arrow keys move between them.
 *
 * @fires pilot-shown - detail `{ pilot }`
 */
@customElement('pilot-tabs')
export class PilotTabs extends LitElement {
  static override styles = styled(styles);

  @property({ attribute: false }) tabs: readonly PilotTab[] = [];
  @property({ attribute: false }) shown: PilotId = '';

  override updated(changed: PropertyValues<this>): void {
    if (!changed.has('shown')) return;
    this.renderRoot
      .querySelector('[aria-selected="true"]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  override render(): TemplateResult {
    return html`<div class="tabs" role="tablist" aria-label="Pilots of this game">
      ${this.tabs.map((tab, place) => this.#tab(tab, place))}
    </div>`;
  }

  #tab({ pilot, name, side, words }: PilotTab, place: number): TemplateResult {
    const isShown = pilot === this.shown;
    return html`<button
      class="inks"
      type="button"
      role="tab"
      aria-selected=${isShown ? 'true' : 'false'}
      tabindex=${isShown ? 0 : -1}
      @click=${() => say(this, 'pilot-shown', { pilot })}
      @keydown=${(event: KeyboardEvent) => this.#onKey(event, place)}
    >
      ${pilotMark(side === 'few' ? 'lone' : 'rival')}
      <span><b class="ellipsis">${name}</b> <small>${words}</small></span>
    </button>`;
  }

  #onKey(event: KeyboardEvent, place: number): void {
    const way = WAYS[event.key];
    const to = way === undefined ? undefined : this.tabs[place + way];
    if (!to) return;
    event.preventDefault();
    say(this, 'pilot-shown', { pilot: to.pilot });
    void this.updateComplete.then(() =>
      this.renderRoot.querySelector<HTMLElement>('[aria-selected="true"]')?.focus(),
    );
  }
}

declare global {
  interface HTMLElementEventMap {
    'pilot-shown': CustomEvent<{ readonly pilot: PilotId }>;
  }
}
