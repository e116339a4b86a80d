import { LitElement, html } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Hangar } from '../../rules/campaign/hangar/hangar.ts';
import type { Mending } from '../../rules/campaign/acts/mending.ts';
import type { Part, PartRef } from '../../rules/campaign/card/part.ts';
import { hindranceText } from '../../rules/words/hindrance-text.ts';
import { listed } from '../../rules/words/listed.ts';
import { hitsWords } from '../campaign/part-words.ts';
import { say } from '../common/say.ts';
import { styled } from '../common/styled.ts';
import { nameOfMech, nameOfPilot } from './history-words.ts';
import styles from './mend-list.css?inline';

/**
 * What would mend a 'Mech (K6): for each hurt part what the own stockpile has, which can be fitted, or who
 * else has one.
 *
 * @fires part-fitted
 */
@customElement('mend-list')
export class MendList extends LitElement {
  static override styles = styled(styles);

  @property({ attribute: false }) hangar!: Hangar;
  @property({ attribute: false }) mendings: readonly Mending[] = [];
  /** Nothing can be fitted now. */
  @property({ type: Boolean }) busy = false;

  override render(): TemplateResult {
    const { mendings } = this;
    return html`<section class="panel" aria-labelledby="mend">
      <h2 id="mend" class="label">
        ${mendings.length === 0 ? 'Nothing to mend' : 'What would mend it'}
      </h2>
      ${
        mendings.length === 0
          ? html`<p class="soft">Every part is whole.</p>`
          : html`<ul>
              ${mendings.map((mending) => this.#mending(mending))}
            </ul>`
      }
    </section>`;
  }

  #mending({ part, candidates, others }: Mending): TemplateResult {
    const names = others.map((pilot) => nameOfPilot(this.hangar, pilot));
    const elsewhere =
      names.length === 0
        ? 'nobody has one'
        : `${listed(names)} ${names.length === 1 ? 'has' : 'have'} one`;
    return html`<li>
      <p>
        <b>${part.name}</b>
        <span class="soft"
          >${candidates.length === 0 ? `none in the stockpile; ${elsewhere}` : hitsWords(part)}</span
        >
      </p>
      ${candidates.map(
        ({ part: other, shut }) =>
          html`<div class="candidate abreast spread">
            <span
              >of ${nameOfMech(this.hangar, other.of)}
              <small
                >${shut ? hindranceText(shut, (id) => nameOfPilot(this.hangar, id)) : hitsWords(other)}</small
              ></span
            >
            ${shut || this.busy ? '' : this.#fit(other)}
          </div>`,
      )}
    </li>`;
  }

  #fit({ of, name }: Part): TemplateResult {
    return html`<button
      type="button"
      class="button"
      aria-label=${`Fit it: ${name} of ${nameOfMech(this.hangar, of)}`}
      @click=${() => say(this, 'part-fitted', { of, name })}
    >
      Fit it
    </button>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mend-list': MendList;
  }
  interface HTMLElementEventMap {
    'part-fitted': CustomEvent<PartRef>;
  }
}
