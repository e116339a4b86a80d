import { LitElement, html } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { classMap } from 'lit/directives/class-map.js';
import type { Booklet } from '../../rules/booklet/booklet.ts';
import { leftToSpend } from '../../rules/campaign/acts/experience.ts';
import type { Hangar } from '../../rules/campaign/hangar/hangar.ts';
import type { Mech } from '../../rules/campaign/card/mech.ts';
import type { Pilot } from '../../rules/campaign/card/pilot-card.ts';
import { penaltyOf } from '../../rules/campaign/acts/replacement.ts';
import { POINT_PRICE, partsBack, whyNotBack } from '../../rules/campaign/acts/buy-back.ts';
import { categoriesOn } from '../../rules/campaign/card/skill-reach.ts';
import type { Category } from '../../rules/vocabulary.ts';
import { CATEGORY_NAMES } from '../../rules/vocabulary.ts';
import { counted, countedInWords } from '../../rules/words/counted.ts';
import { listed } from '../../rules/words/listed.ts';
import { number } from '../../rules/words/words.ts';
import { say } from '../common/say.ts';
import { styled } from '../common/styled.ts';
import styles from './buy-back.css?inline';
import { nameOfMech } from './history-words.ts';

/**
 * A replacement's penalty, a track for each category of its card (K10); *+1…* asks for a point back.
 *
 * @fires point-asked
 */
@customElement('buy-back')
export class BuyBackList extends LitElement {
  static override styles = styled(styles);

  @property({ attribute: false }) hangar!: Hangar;
  @property({ attribute: false }) pilot!: Pilot;
  @property({ attribute: false }) mech!: Mech;
  @property({ attribute: false }) booklet!: Booklet;
  /** Nothing can be bought now. */
  @property({ type: Boolean }) busy = false;

  override render(): TemplateResult {
    const { booklet, pilot } = this;
    return html`<section class="panel" aria-labelledby="back">
      <header>
        <h2 id="back" class="label">Buy back</h2>
        <p class="soft">
          <b>${leftToSpend(pilot)}</b> of ${pilot.experience} experience left to spend
        </p>
      </header>
      <ul>
        ${categoriesOn(booklet).map((category) => this.#row(category))}
      </ul>
    </section>`;
  }

  #row(category: Category): TemplateResult {
    const { busy, hangar, mech, pilot } = this;
    const name = CATEGORY_NAMES[category];
    const now = penaltyOf(mech)[category];
    const canPay =
      now > 0 &&
      (whyNotBack(hangar, pilot.id, category, 'experience') === null ||
        partsBack(hangar, pilot.id, category).length > 0);
    return html`<li>
      <span class="cat">${category}</span>
      <p>
        <b>${name}</b>
        <small>${this.#told(category)}</small>
      </p>
      <span class="track" role="img" aria-label=${`${name} ${number(-now)}`}>
        ${steps(mech).map(
          (step) =>
            html`<i class=${classMap({ past: step > now, at: step === now })}>${number(-step)}</i>`,
        )}
      </span>
      <button
        type="button"
        class="button ${busy || now === 0 ? 'notyet' : canPay ? '' : 'dear'}"
        ?disabled=${busy || now === 0}
        aria-haspopup="dialog"
        aria-label=${`+1 ${name}…`}
        @click=${() => say(this, 'point-asked', { category })}
      >
        +1…
      </button>
    </li>`;
  }

  /** How many maneuvers suffer, what was bought back by, or what could be. */
  #told(category: Category): string {
    const { booklet, hangar, mech, pilot } = this;
    const many = booklet.statCard.maneuvers.filter(({ categories }) =>
      categories.includes(category),
    ).length;
    const paid = mech.replacement?.boughtBack.filter((point) => point.category === category) ?? [];
    const spent = paid.filter(({ by }) => by === 'experience').length * POINT_PRICE;
    const built = paid.flatMap(({ by }) =>
      by === 'experience' ? [] : [`${by.name} of ${nameOfMech(hangar, by.of)}`],
    );
    const serving =
      penaltyOf(mech)[category] > 0 ? partsBack(hangar, pilot.id, category).length : 0;
    return [
      counted(many, 'maneuver'),
      ...(spent > 0 ? [`${spent} experience spent`] : []),
      ...(built.length > 0 ? [`${listed(built)} built in`] : []),
      ...(serving > 0
        ? [`${countedInWords(serving, 'part')} ${serving === 1 ? 'serves' : 'serve'}`]
        : []),
      ...(spent + built.length + serving === 0 ? ['no part serves'] : []),
    ].join('; ');
  }
}

/** Where a penalty can stand, the worst first, down to 0. */
const steps = ({ replacement }: Pick<Mech, 'replacement'>): readonly number[] =>
  Array.from(
    { length: (replacement?.penalty ?? 0) + 1 },
    (_, at) => (replacement?.penalty ?? 0) - at,
  );

declare global {
  interface HTMLElementTagNameMap {
    'buy-back': BuyBackList;
  }
  interface HTMLElementEventMap {
    'point-asked': CustomEvent<{ readonly category: Category }>;
  }
}
