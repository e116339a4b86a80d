import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { BuyBack, Payment } from '../../rules/campaign/history/choice.ts';
import type { Hangar } from '../../rules/campaign/hangar/hangar.ts';
import { bookletOf, mechOf, mechOfPilot } from '../../rules/campaign/hangar/hangar.ts';
import { isHindrance } from '../../rules/campaign/card/hindrance.ts';
import type { PilotId } from '../../rules/campaign/card/names.ts';
import { isPart } from '../../rules/campaign/card/part.ts';
import { penaltyOf } from '../../rules/campaign/acts/replacement.ts';
import { POINT_PRICE, partsBack, whyNotBack } from '../../rules/campaign/acts/buy-back.ts';
import type { Settlement } from '../../rules/campaign/acts/settling.ts';
import { wouldBe } from '../../rules/campaign/settlement/settlement.ts';
import { categoriesOn } from '../../rules/campaign/card/skill-reach.ts';
import type { Category } from '../../rules/vocabulary.ts';
import { CATEGORY_NAMES } from '../../rules/vocabulary.ts';
import { counted } from '../../rules/words/counted.ts';
import { number } from '../../rules/words/words.ts';
import { arrow } from '../common/signs.ts';
import { styled } from '../common/styled.ts';
import styles from './buy-back-step.css?inline';
import { draft } from './drafted.ts';
import { purseOf } from './drafts.ts';
import rowStyles from './rows.css?inline';
import type { ChoiceOf, StepWork } from './steps.ts';

type Work = StepWork<ChoiceOf<'buy back'>>;

/**
 * Points of a replacement's penalty, bought back (K10): a track a category, each point by experience or by a
 * whole part of the stockpile, which is built in for good.
 *
 * @fires choice-drafted
 */
@customElement('buy-back-step')
export class BuyBackStep extends LitElement {
  static override styles = styled(rowStyles, styles);

  @property({ attribute: false }) work: Work | null = null;

  override render(): TemplateResult {
    const { work } = this;
    if (!work) return html``;
    const { settlement, choice, find } = work;
    const would = wouldBe(settlement, choice, find);
    const now = isHindrance(would) ? settlement : would;
    const { pilot } = choice;
    const mech = mechOfPilot(settlement.after, pilot);
    const start = mech.replacement?.penalty ?? 0;
    const used = categoriesOn(bookletOf(mech, find));
    return html`<div class="body stack">
      <p>
        ${mech.name} begins at ${number(-start)} in every category. A point costs ${POINT_PRICE}
        experience, or a whole part that belongs there and is built in for good.
      </p>
      ${
        used.some((category) => canBuy(settlement.after, pilot, category))
          ? html`<p class="line">
                <span>Left to spend</span>
                <strong
                  >${purseOf(settlement, pilot)} ${arrow('right', 'to')}
                  ${purseOf(now, pilot)}</strong
                >
              </p>
              <ul class="rows">
                ${used.map((category) => this.#category(work, now, category, start))}
              </ul>
              ${this.#bought(work)}`
          : html`<p>
              <b>There is nothing to spend:</b> ${purseOf(settlement, pilot)} experience left, and
              no whole part in the stockpile that belongs there. Later a point can be bought back on
              the page of ${mech.name}.
            </p>`
      }
    </div>`;
  }

  #category(work: Work, now: Settlement, category: Category, start: number): TemplateResult {
    const { pilot } = work.choice;
    const left = penaltyOf(mechOfPilot(now.after, pilot))[category];
    const parts = partsBack(now.after, pilot, category);
    const dear = whyNotBack(now.after, pilot, category, 'experience') !== null;
    const name = CATEGORY_NAMES[category];
    return html`<li class="category">
      <b class="number">${category}</b> <b class="name">${name}</b>
      <span class="track" aria-hidden="true"
        >${Array.from({ length: start }, (_, place) => html`<i class=${place < left ? 'off' : ''}></i>`)}</span
      >
      <b class="points">${left === 0 ? '0' : number(-left)}</b>
      ${
        work.fixed || left === 0
          ? nothing
          : html`<span class="ways">
              <button
                type="button"
                ?disabled=${dear}
                @click=${() => this.#buy(work, { category, by: 'experience' })}
              >
                +1 for ${POINT_PRICE} t<span class="unseen"> in ${name}</span>
              </button>
              ${parts
                .slice(0, 3)
                .map(
                  (part) =>
                    html`<button
                      type="button"
                      @click=${() => this.#buy(work, { category, by: { of: part.of, name: part.name } })}
                    >
                      +1 by ${part.name}<span class="unseen">
                        of ${mechOf(now.after, part.of).name}, in ${name}</span
                      >
                    </button>`,
                )}
            </span>`
      }
    </li>`;
  }

  /** What is bought, each to be given back. */
  #bought(work: Work): TemplateResult | typeof nothing {
    const { choice, settlement, fixed } = work;
    if (choice.points.length === 0) return nothing;
    const by = (payment: Payment): string =>
      payment === 'experience'
        ? `${POINT_PRICE} experience`
        : `${payment.name} of ${mechOf(settlement.after, payment.of).name}`;
    return html`<p class="label">${counted(choice.points.length, 'point')} bought</p>
      <ul>
        ${choice.points.map(
          (point) =>
            html`<li class="bought abreast spread">
              <span>${CATEGORY_NAMES[point.category]} +1 by ${by(point.by)}</span>
              ${
                fixed
                  ? nothing
                  : html`<button
                      type="button"
                      class="back"
                      @click=${() => this.#giveBack(work, point)}
                    >
                      Give back<span class="unseen"> ${CATEGORY_NAMES[point.category]}</span>
                    </button>`
              }
            </li>`,
        )}
      </ul>`;
  }

  #buy({ choice }: Work, point: BuyBack): void {
    draft(this, { ...choice, points: [...choice.points, point] });
  }

  #giveBack({ choice }: Work, { category, by }: BuyBack): void {
    const isIt = (each: BuyBack): boolean =>
      each.category === category &&
      (each.by === 'experience' || by === 'experience' ? each.by === by : isPart(each.by, by));
    const at = choice.points.findLastIndex(isIt);
    draft(this, { ...choice, points: choice.points.filter((_, place) => place !== at) });
  }
}

/** Whether a point of a category can be paid for. */
const canBuy = (hangar: Hangar, pilot: PilotId, category: Category): boolean =>
  penaltyOf(mechOfPilot(hangar, pilot))[category] > 0 &&
  (whyNotBack(hangar, pilot, category, 'experience') === null ||
    partsBack(hangar, pilot, category).length > 0);

declare global {
  interface HTMLElementTagNameMap {
    'buy-back-step': BuyBackStep;
  }
}
