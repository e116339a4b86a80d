import { LitElement, html } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { BuyBack, Payment } from '../../rules/campaign/history/choice.ts';
import { leftToSpend } from '../../rules/campaign/acts/experience.ts';
import type { Hangar } from '../../rules/campaign/hangar/hangar.ts';
import type { Mech } from '../../rules/campaign/card/mech.ts';
import { isPart } from '../../rules/campaign/card/part.ts';
import type { Part } from '../../rules/campaign/card/part.ts';
import type { Pilot } from '../../rules/campaign/card/pilot-card.ts';
import { penaltyOf } from '../../rules/campaign/acts/replacement.ts';
import { POINT_PRICE, partsBack, whyNotBack } from '../../rules/campaign/acts/buy-back.ts';
import type { Category } from '../../rules/vocabulary.ts';
import { CATEGORY_NAMES } from '../../rules/vocabulary.ts';
import { hindranceText } from '../../rules/words/hindrance-text.ts';
import { number } from '../../rules/words/words.ts';
import { say } from '../common/say.ts';
import '../common/sheet-dialog.ts';
import { styled } from '../common/styled.ts';
import { nameOfMech, nameOfPilot } from './history-words.ts';
import fields from './sheet-fields.css?inline';

/**
 * The sheet that asks by what a point of a category is bought back (K10): experience, or a whole part of the
 * stockpile, which is built in for good.
 *
 * @fires point-bought
 */
@customElement('buy-back-sheet')
export class BuyBackSheet extends LitElement {
  static override styles = styled(fields);

  @property({ attribute: false }) hangar!: Hangar;
  @property({ attribute: false }) pilot!: Pilot;
  @property({ attribute: false }) mech!: Mech;
  /** Of which a point is asked for; null while none is. */
  @property({ attribute: false }) category: Category | null = null;
  @property() fault = '';
  @state() private by: 'experience' | Part | null = null;

  override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('category') || !this.category) return;
    const { category, hangar, pilot } = this;
    const [part] = partsBack(hangar, pilot.id, category);
    this.by =
      part ?? (whyNotBack(hangar, pilot.id, category, 'experience') === null ? 'experience' : null);
  }

  override render(): TemplateResult {
    const { category } = this;
    const name = category && CATEGORY_NAMES[category];
    return html`<sheet-dialog heading="+1 ${name ?? ''}: by what?" .open=${category !== null}>
      ${category && this.#question(category)}
    </sheet-dialog>`;
  }

  #question(category: Category): TemplateResult {
    const { by, hangar, mech, pilot } = this;
    const shut = whyNotBack(hangar, pilot.id, category, 'experience');
    const after = `${CATEGORY_NAMES[category]} ${number(1 - penaltyOf(mech)[category])}`;
    const words =
      by === null
        ? 'Nothing to pay with'
        : `${by === 'experience' ? 'Spend it' : 'Build it in'}: ${after}`;
    return html`<fieldset class="choices">
        <legend class="unseen">By what</legend>
        ${this.#choice('experience', `${POINT_PRICE} experience`, shut ? hindranceText(shut, (id) => nameOfPilot(hangar, id)) : `${leftToSpend(pilot)} left to spend`, shut !== null)}
        ${partsBack(hangar, pilot.id, category).map((part) => this.#choice(part, part.name, `of ${nameOfMech(hangar, part.of)}; it is built in for good`, false))}
      </fieldset>
      ${
        partsBack(hangar, pilot.id, category).length === 0
          ? html`<p class="soft">No whole part in the stockpile belongs to this category.</p>`
          : ''
      }
      <p class="fault" role="alert">${this.fault}</p>
      <button
        slot="buttons"
        type="button"
        class="button ${by === null ? 'notyet' : 'main'}"
        ?disabled=${by === null}
        @click=${() => by && this.#buy(category, by)}
      >
        ${words}
      </button>`;
  }

  #choice(by: 'experience' | Part, name: string, told: string, shut: boolean): TemplateResult {
    const now = this.by;
    const picked =
      by === 'experience' || now === 'experience' ? now === by : now !== null && isPart(now, by);
    return html`<label class="choice">
      <input
        type="radio"
        name="by"
        .checked=${picked}
        ?disabled=${shut}
        @change=${() => (this.by = by)}
      />
      <span><b>${name}</b><small>${told}</small></span>
    </label>`;
  }

  #buy(category: Category, by: 'experience' | Part): void {
    const paid: Payment = by === 'experience' ? by : { of: by.of, name: by.name };
    say(this, 'point-bought', { category, by: paid });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'buy-back-sheet': BuyBackSheet;
  }
  interface HTMLElementEventMap {
    'point-bought': CustomEvent<BuyBack>;
  }
}
