import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { openManeuvers } from '../../../rules/battle/open-maneuvers.ts';
import { pairingOfSeat } from '../../../rules/battle/duel.ts';
import type { BoundTurn } from '../../../rules/fight/bound-turns.ts';
import { sure } from '../../../rules/sure.ts';
import type { Named } from '../../../rules/words/tell.ts';
import { menuButton } from '../../common/first-signs.ts';
import { PressGuard } from '../../common/press-guard.ts';
import { say } from '../../common/say.ts';
import '../../common/stage-bar.ts';
import { StageKeys, isOnward } from '../../common/stage-keys.ts';
import { styled } from '../../common/styled.ts';
import { playedTurn } from '../facts/played-turn.ts';
import { quietSheet } from '../sheets/quiet-sheet.ts';
import { QUIET_WORDS } from '../words/turn-words.ts';
import styles from './bound-run.css?inline';
import sheetStyles from '../sheets/quiet-sheet.css?inline';
import windowStyles from '../pages/shown-window.css?inline';

/**
 * Turns without a choice in which only heat and range change, all at once: one look, one press. They can be shown
 * one by one instead.
 *
 * @fires turns-finished - they enter the record
 * @fires singly-asked
 * @fires menu-asked
 */
@customElement('bound-run')
export class BoundRun extends LitElement {
  static override styles = styled(windowStyles, sheetStyles, styles);

  @property({ attribute: false }) turns: readonly BoundTurn[] = [];
  @property({ attribute: false }) names: readonly Named[] = [];
  /** What comes next: `Turn 12: Ben chooses`. */
  @property() nextName = '';
  /** Half of a table: no bar, and no keys. */
  @property({ type: Boolean, attribute: 'no-bar' }) noBar = false;
  readonly #guard = new PressGuard(this);

  constructor() {
    super();
    this.addController(
      new StageKeys((key, event) => {
        if (this.noBar || (key !== 'ArrowRight' && !isOnward(key, event))) return;
        event.preventDefault();
        if (this.#guard.hears(event)) this.#finish();
      }),
    );
  }

  override firstUpdated(): void {
    if (!this.noBar)
      this.renderRoot.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
  }

  override render(): TemplateResult {
    const { names, noBar, turns } = this;
    const played = turns.map((turn) => playedTurn(turn.battle, turn.played, names));
    return html`${noBar ? nothing : this.#bar()}
      <div class="body">${quietSheet(played, this.#why, QUIET_WORDS.atOnce(turns.length))}</div>
      <div class="dock">
        <button type="button" class="button" @click=${() => say(this, 'singly-asked')}>
          ${QUIET_WORDS.singly}
        </button>
        <button type="button" class="button main big" @click=${this.#finish}>
          ${this.nextName} ${noBar ? nothing : html`<kbd aria-hidden="true">Space</kbd>`}
        </button>
      </div>`;
  }

  #bar(): TemplateResult {
    const { battle } = sure(this.turns[0]);
    const first = battle.turns + 1;
    const range = pairingOfSeat(battle, 0)?.range ?? '';
    return html`<stage-bar>
      ${QUIET_WORDS.noChoice}
      <p slot="aside" class="soft">
        ${QUIET_WORDS.turns(first, first + this.turns.length - 1, range)}
      </p>
      ${menuButton('Menu', () => say(this, 'menu-asked'))}
    </stage-bar>`;
  }

  /** Why there is no choice. */
  get #why(): string {
    const { battle } = sure(this.turns[0]);
    const fighting = [...battle.seats.keys()].filter((seat) => battle.seats[seat]?.out === null);
    const names = new Set(fighting.map((seat) => openManeuvers(battle, seat)[0]?.name ?? ''));
    const [only, another] = names;
    if (another !== undefined || fighting.some((seat) => !battle.seats[seat]?.shutDown))
      return QUIET_WORDS.oneEach;
    return fighting.length > 2 ? QUIET_WORDS.allOnly(only ?? '') : QUIET_WORDS.bothOnly(only ?? '');
  }

  readonly #finish = (): void => {
    say(this, 'turns-finished');
  };
}

declare global {
  interface HTMLElementEventMap {
    'turns-finished': CustomEvent<null>;
    'singly-asked': CustomEvent<null>;
    'menu-asked': CustomEvent<null>;
  }
}
