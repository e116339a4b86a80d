import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Battle } from '../../rules/battle/battle.ts';
import { forecast } from '../../rules/battle/heat.ts';
import type { Maneuver } from '../../rules/booklet/stat-card.ts';
import { sure } from '../../rules/sure.ts';
import type { Named } from '../../rules/words/tell.ts';
import { seatsOfPeople } from '../../rules/words/tell.ts';
import { severalContext } from '../common/contexts.ts';
import { fromContext } from '../common/from-context.ts';
import { say } from '../common/say.ts';
import { arrow, icon } from '../common/signs.ts';
import { styled } from '../common/styled.ts';
import { CHOOSING_WORDS } from './choosing-words.ts';
import styles from './choosing-dock.css?inline';
import { warningsOf } from '../card/warning.ts';

/**
 * Foot of the stage: what the pick does to the own heat, Study, and the lock.
 *
 * @fires study-asked
 * @fires pick-let-go
 * @fires lock-asked
 */
@customElement('choosing-dock')
export class ChoosingDock extends LitElement {
  static override styles = styled(styles);

  /** In a column of its own, on a phone on its side. */
  @property({ type: Boolean, reflect: true }) apart = false;
  @property({ attribute: false }) battle!: Battle;
  @property({ type: Number }) seat = 0;
  @property({ attribute: false }) pick: Maneuver | null = null;
  @property({ attribute: false }) names: readonly Named[] = [];
  /** No one can be hit: a tap on a row locks in. */
  @property({ type: Boolean }) dead = false;
  /** No one has to look away. */
  @property({ type: Boolean }) unwatched = false;
  @fromContext(severalContext) private several = false;

  override render(): TemplateResult {
    const { pick } = this;
    return html`<div class="dock">
      <button type="button" class="button study" @click=${() => say(this, 'study-asked')}>
        ${CHOOSING_WORDS.study} <kbd aria-hidden="true">S</kbd>
      </button>
      <p class="hint soft">
        ${CHOOSING_WORDS.type} <kbd>${arrow('up', 'arrow up')}</kbd>
        <kbd>${arrow('down', 'arrow down')}</kbd>${
          pick
            ? html` · <kbd>${arrow('left', 'arrow left')}</kbd>
                <kbd>${arrow('right', 'arrow right')}</kbd> ${CHOOSING_WORDS.answersOf(this.#enemy)}
                · <kbd>Space</kbd> ${CHOOSING_WORDS.bothPages}`
            : nothing
        }
      </p>
      ${pick ? this.#lock(pick) : this.#unpicked()}
    </div>`;
  }

  #unpicked(): TemplateResult {
    return html`<button type="button" class="button big lock notyet" aria-disabled="true">
      <span
        >${this.dead ? CHOOSING_WORDS.tapLocks : CHOOSING_WORDS.pick}${this.#away ? html`<small class="ellipsis">${this.#away}</small>` : nothing}</span
      >
    </button>`;
  }

  /** Empty if there are several. */
  get #enemy(): string {
    return this.#others.length === 1 ? (this.#others[0] ?? '') : '';
  }

  get #seated(): readonly Named[] {
    return this.names.slice(0, this.battle.seats.length);
  }

  get #others(): readonly string[] {
    return this.#seated.flatMap(({ pilot }, seat) => (seat === this.seat ? [] : pilot));
  }

  /** Other people, who must not see the pick, even those who are out. */
  get #watchers(): readonly string[] {
    const seated = this.#seated;
    return seatsOfPeople(seated).flatMap((seat) =>
      seat === this.seat ? [] : sure(seated[seat]).pilot,
    );
  }

  /** Who has to look away, for the button. In one of several battles, players of the others are at the table too. */
  get #away(): string {
    const others = this.#watchers;
    if (this.unwatched) return '';
    if (this.several) return CHOOSING_WORDS.allLookAway(others);
    return others.length > 0 ? CHOOSING_WORDS.lookAway(others) : '';
  }

  #lock(pick: Maneuver): TemplateResult {
    const { heat } = forecast(this.battle, this.seat, pick);
    const [warning] = warningsOf(this.battle, this.seat, pick);
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
          ><small class="ellipsis">${CHOOSING_WORDS.costs(pick.name, heat, warning)}</small></span
        >
      </button>`;
  }
}

declare global {
  interface HTMLElementEventMap {
    'study-asked': CustomEvent<null>;
    'pick-let-go': CustomEvent<null>;
    'lock-asked': CustomEvent<null>;
  }
}
