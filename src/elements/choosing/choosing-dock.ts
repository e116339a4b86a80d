import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Battle } from '../../rules/battle/battle.ts';
import { forecast } from '../../rules/battle/heat.ts';
import type { Maneuver } from '../../rules/booklet/stat-card.ts';
import type { Named } from '../../rules/words/tell.ts';
import { severalContext } from '../common/contexts.ts';
import { fromContext } from '../common/from-context.ts';
import { say } from '../common/say.ts';
import { arrow, icon } from '../common/signs.ts';
import { styled } from '../common/styled.ts';
import { CHOOSING_WORDS } from './choosing-words.ts';
import styles from './choosing-dock.css?inline';
import { direWords } from './dire-words.ts';

/**
 * The foot of a choice: what the pick would do to one's own heat, Study, and the lock.
 *
 * @fires study-asked
 * @fires column-chosen - detail `{ console }`: a neighbour of the page that is shown
 * @fires pick-let-go
 * @fires lock-asked
 */
@customElement('choosing-dock')
export class ChoosingDock extends LitElement {
  static override styles = styled(styles);

  @property({ attribute: false }) battle!: Battle;
  /** Who chooses. */
  @property({ type: Number }) seat = 0;
  @property({ attribute: false }) pick: Maneuver | null = null;
  @property({ attribute: false }) names: readonly Named[] = [];
  @fromContext(severalContext) private several = false;
  /** The enemy's numbers before and after the one whose page is shown; null where no page is. */
  @property({ attribute: false }) beside: readonly (number | undefined)[] | null = null;

  override render(): TemplateResult {
    const { battle, beside, pick, seat } = this;
    const dire = pick ? direWords(battle, seat, pick) : '';
    return html`${dire ? html`<p class="dire abreast" role="status">${icon('warning')}<span>${dire}</span></p>` : nothing}
      <div class="dock">
        ${beside ? html`${this.#beside(beside[0], -1)} ${this.#beside(beside[1], 1)}` : nothing}
        <button
          type="button"
          class="button study ${beside ? 'apart' : ''}"
          @click=${() => say(this, 'study-asked')}
        >
          ${CHOOSING_WORDS.study} <kbd aria-hidden="true">S</kbd>
        </button>
        <p class="hint soft">
          ${CHOOSING_WORDS.type} ${arrow('up', 'arrow up')}
          ${arrow('down', 'arrow down')}${
            pick
              ? html` · ${arrow('left', 'arrow left')} ${arrow('right', 'arrow right')}
                ${CHOOSING_WORDS.itsPages}`
              : nothing
          }
        </p>
        ${pick ? this.#lock(pick) : this.#unpicked()}
      </div>`;
  }

  #unpicked(): TemplateResult {
    return html`<button type="button" class="button big lock notyet" aria-disabled="true">
      <span
        >${CHOOSING_WORDS.pick}${this.#others.length > 0 ? html`<small>${this.#away}</small>` : nothing}</span
      >
    </button>`;
  }

  /** The other pilots, who may not see what is picked: those who are out are at the table, too. */
  get #others(): readonly string[] {
    return this.battle.seats.flatMap((_, seat) =>
      seat === this.seat ? [] : (this.names[seat]?.pilot ?? []),
    );
  }

  /** Who has to look away; in one of several battles there are others at the table too. */
  get #away(): string {
    const others = this.#others;
    if (this.several) return CHOOSING_WORDS.allLookAway(others);
    return CHOOSING_WORDS.lookAway(others);
  }

  #lock(pick: Maneuver): TemplateResult {
    const { heat } = forecast(this.battle, this.seat, pick);
    return html`<button
        type="button"
        class="button plain let"
        @click=${() => say(this, 'pick-let-go')}
      >
        ${CHOOSING_WORDS.undo} <kbd aria-hidden="true">Esc</kbd>
      </button>
      <button type="button" class="button main big lock" @click=${() => say(this, 'lock-asked')}>
        <span
          >${icon('lock')} ${CHOOSING_WORDS.lockIn(pick.console)} <kbd aria-hidden="true">Enter</kbd
          ><small>${CHOOSING_WORDS.costs(pick.name, heat)}</small></span
        >
      </button>`;
  }

  #beside(console: number | undefined, way: -1 | 1): TemplateResult | typeof nothing {
    if (console === undefined) return nothing;
    return html`<button
      type="button"
      class="button beside"
      @click=${() => say(this, 'column-chosen', { console })}
    >
      ${way < 0 ? `‹ If ${console}` : `If ${console} ›`}
    </button>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'choosing-dock': ChoosingDock;
  }
  interface HTMLElementEventMap {
    'study-asked': CustomEvent<null>;
    'column-chosen': CustomEvent<{ console: number }>;
    'pick-let-go': CustomEvent<null>;
    'lock-asked': CustomEvent<null>;
  }
}
