import { LitElement, html } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Verdict } from '../../offline/booklets/verdict.ts';
import type { Finding, Keys } from '../../rules/check/finding.ts';
import { capital } from '../../rules/words/capital.ts';
import { placeText } from '../../rules/words/finding-text.ts';
import { problemText } from '../../rules/words/finding-words.ts';
import { say } from '../common/say.ts';
import { icon } from '../common/signs.ts';
import { styled } from '../common/styled.ts';
import styles from './check-panel.css?inline';
import { WORKSHOP_WORDS } from './workshop-words.ts';

/**
 * What is wrong with a draft; each finding leads to its place.
 *
 * @fires place-asked - detail `{ keys }`
 * @slot - what can be done with the draft
 */
@customElement('check-panel')
export class CheckPanel extends LitElement {
  static override styles = styled(styles);

  /** Null until it is known. */
  @property({ attribute: false }) verdict: Verdict | null = null;

  override render(): TemplateResult {
    const { verdict } = this;
    const faults = verdict && !verdict.ok ? verdict.faults : [];
    return html`<section class="panel stack" aria-labelledby="faults">
      <h2 id="faults" class="titled" tabindex="-1">
        ${
          verdict === null
            ? WORKSHOP_WORDS.checking
            : verdict.ok
              ? WORKSHOP_WORDS.noFaults
              : WORKSHOP_WORDS.faults(faults.length)
        }
      </h2>
      ${faults.length > 0 ? html`<p class="soft">${WORKSHOP_WORDS.keepOut}</p>` : ''}
      <slot></slot>
      <ul class="stack">
        ${faults.map((finding) => html`<li>${this.#line(finding)}</li>`)}
      </ul>
    </section>`;
  }

  #line(finding: Finding): TemplateResult {
    const { place } = finding;
    return html`<button
      type="button"
      class="button finding"
      @click=${() => say(this, 'place-asked', { keys: place.in === 'document' ? place.keys : [] })}
    >
      ${icon('warning')}
      <span><b>${placeText(place)}</b> ${capital(problemText(finding))}.</span>
    </button>`;
  }
}

declare global {
  interface HTMLElementEventMap {
    'place-asked': CustomEvent<{ readonly keys: Keys }>;
  }
}
