import { LitElement, html } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Booklet } from '../../rules/booklet/booklet.ts';
import type { Pilot } from '../../rules/campaign/card/pilot-card.ts';
import { skillOf } from '../../rules/campaign/card/pilot-card.ts';
import { raisedBy } from '../../rules/campaign/card/skill-reach.ts';
import type { Category } from '../../rules/vocabulary.ts';
import { CATEGORIES, CATEGORY_NAMES } from '../../rules/vocabulary.ts';
import { signed } from '../../rules/words/words.ts';
import { say } from '../common/say.ts';
import '../common/sheet-dialog.ts';
import { arrow } from '../common/signs.ts';
import { styled } from '../common/styled.ts';
import fields from './sheet-fields.css?inline';

/**
 * The sheet on which a step of 250 tons that was kept for later is taken (K2): one category of eight.
 *
 * @fires category-learned
 */
@customElement('learn-sheet')
export class LearnSheet extends LitElement {
  static override styles = styled(fields);

  @property({ type: Boolean }) open = false;
  @property({ attribute: false }) pilot!: Pilot;
  /** Of what is flown; null for none. */
  @property({ attribute: false }) booklet: Booklet | null = null;
  @property() fault = '';
  @state() private picked: Category | null = null;

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('open')) this.picked = null;
  }

  override render(): TemplateResult {
    const { picked } = this;
    return html`<sheet-dialog heading="+1 for good, in every 'Mech" .open=${this.open}>
      <fieldset class="choices">
        <legend class="unseen">Category</legend>
        ${CATEGORIES.map((category) => this.#choice(category))}
      </fieldset>
      <p class="fault" role="alert">${this.fault}</p>
      <button
        slot="buttons"
        type="button"
        class="button ${picked === null ? 'notyet' : 'main'}"
        aria-disabled=${picked === null ? 'true' : 'false'}
        @click=${() => picked && say(this, 'category-learned', { category: picked })}
      >
        ${picked === null ? 'Choose a category' : `Learn ${CATEGORY_NAMES[picked]}`}
      </button>
    </sheet-dialog>`;
  }

  #choice(category: Category): TemplateResult {
    const { booklet, pilot } = this;
    const now = skillOf(pilot)[category];
    const reach = booklet ? raisedBy(booklet, pilot, category).length : 0;
    return html`<label class="choice">
      <input
        type="radio"
        name="category"
        .checked=${this.picked === category}
        @change=${() => (this.picked = category)}
      />
      <span
        ><b>${category} ${CATEGORY_NAMES[category]}</b
        ><small
          >${booklet ? `${reach} of ${booklet.statCard.maneuvers.length} on the ${booklet.mech.name}` : ''}</small
        ></span
      >
      <span class="end"
        >${now === 0 ? '0' : signed(now)} ${arrow('right', ' becomes ')}
        <strong>${signed(now + 1)}</strong></span
      >
    </label>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'learn-sheet': LearnSheet;
  }
  interface HTMLElementEventMap {
    'category-learned': CustomEvent<{ readonly category: Category }>;
  }
}
