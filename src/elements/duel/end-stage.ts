import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Battle } from '../../rules/battle/battle.ts';
import { SIDES, bookletOf, seatOf } from '../../rules/battle/battle.ts';
import type { Exchange } from '../../rules/battle/exchange.ts';
import type { Named } from '../../rules/words/tell.ts';
import { outcomeText } from '../../rules/words/tell.ts';
import { number } from '../../rules/words/words.ts';
import '../telling/duel-log.ts';
import { plate } from '../page/plate.ts';
import '../common/sheet-dialog.ts';
import { pilotMark } from '../common/signs.ts';
import '../common/stage-bar.ts';
import { stageKey } from '../common/stage-key.ts';
import { lastPicture, wornIn } from '../telling/account.ts';
import '../page/view-window.ts';
import type { Said } from '../common/say.ts';
import { say } from '../common/say.ts';
import plateStyles from '../page/plate.css?inline';
import styles from './end-stage.css?inline';
import { styled } from '../common/styled.ts';

/**
 * The end: who won and how, the log, and what comes after.
 *
 * @fires rematch-asked
 * @fires swap-asked - a rematch with the booklets swapped
 */
@customElement('end-stage')
export class EndStage extends LitElement {
  static override styles = styled(plateStyles, styles);

  @property({ attribute: false }) battle!: Battle;
  @property({ attribute: false }) battles: readonly Battle[] = [];
  @property({ attribute: false }) exchanges: readonly Exchange[] = [];
  @property({ attribute: false }) names: readonly Named[] = [];
  @property() recordText = '';
  @property() saveId = '';
  @state() private copied: 'no' | 'yes' | 'by hand' = 'no';

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener('keydown', this.#onKey);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('keydown', this.#onKey);
  }

  override firstUpdated(): void {
    this.renderRoot.querySelector('h1')?.focus();
  }

  override render(): TemplateResult {
    const { battle, names } = this;
    if (!battle.outcome) return html``;
    const { title, by } = outcomeText(battle.outcome, names);
    const { seat: shown, screen } = lastPicture(battle, this.exchanges);
    return html`<div class="stage">
      <stage-bar plain back="#/" back-to="To the start">The duel is over</stage-bar>
      <div class="body">
        <section class="picture frame">
          <div class="plate title">
            ${plate('range')}<small>Turn ${battle.turns} · ${by}</small>
            <h1 tabindex="-1">${title}</h1>
          </div>
          <view-window
            .screen=${screen}
            .booklet=${bookletOf(battle, shown)}
            .wear=${wornIn(battle, shown)}
          ></view-window>
        </section>
        <section class="log panel" aria-label="Log">
          <div class="pilots">
            ${SIDES.map((side, seat) => {
              const { armor, booklet, fullArmor, heat, out } = seatOf(battle, seat);
              const { mech } = booklet;
              const fate = out !== 'fell' ? out : armor <= 0 ? 'out' : 'pilot killed';
              return html`<p>
                <b>${pilotMark(side)} ${names[seat]?.pilot}</b><br /><span class="soft"
                  >${mech.name} ${mech.designation}, armor ${number(armor)} of ${fullArmor}, heat
                  ${heat}${fate ? `: ${fate}` : ''}</span
                >
              </p>`;
            })}
          </div>
          <duel-log
            .battles=${this.battles}
            .exchanges=${this.exchanges}
            .names=${names}
            @turn-chosen=${(event: Said<'turn-chosen'>) => this.#replay(event.detail.turn)}
          ></duel-log>
        </section>
      </div>
      <div class="dock after">
        <button type="button" class="button main big" @click=${() => say(this, 'rematch-asked')}>
          Rematch <kbd aria-hidden="true">R</kbd>
        </button>
        <button type="button" class="button" @click=${() => say(this, 'swap-asked')}>
          Swap booklets
        </button>
        <button type="button" class="button" @click=${() => this.#replay(1)}>Replay</button>
        <button type="button" class="button" @click=${this.#copy}>
          ${this.copied === 'yes' ? 'Copied' : 'Copy record'}
        </button>
        <p class="unseen" role="status">${this.copied === 'yes' ? 'The record is copied.' : ''}</p>
      </div>
      ${
        this.copied === 'by hand'
          ? html`<sheet-dialog
              heading="The record"
              open
              @sheet-closed=${() => (this.copied = 'no')}
            >
              <p>This browser does not let the page copy. Select the text and copy it.</p>
              <textarea readonly aria-label="Record" .value=${this.recordText}></textarea>
            </sheet-dialog>`
          : nothing
      }
    </div>`;
  }

  #replay(turn: number): void {
    location.hash = `#/records/${this.saveId}/${turn}`;
  }

  readonly #copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(this.recordText);
      this.copied = 'yes';
      setTimeout(() => (this.copied = 'no'), 3000);
    } catch {
      this.copied = 'by hand';
    }
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    if (stageKey(event) === 'r') say(this, 'rematch-asked');
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'end-stage': EndStage;
  }
  interface HTMLElementEventMap {
    'rematch-asked': CustomEvent<null>;
    'swap-asked': CustomEvent<null>;
  }
}
