import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Battle } from '../../rules/battle/battle.ts';
import { SIDES } from '../../rules/battle/battle.ts';
import { turningPoint } from '../../rules/battle/course.ts';
import type { Exchange } from '../../rules/battle/exchange.ts';
import { fates } from '../../rules/words/fate.ts';
import type { Named } from '../../rules/words/tell.ts';
import { outcomeText } from '../../rules/words/tell.ts';
import '../turn/duel-log.ts';
import type { HangarGame } from '../campaign/game-of-duel.ts';
import { GameOfDuel } from '../campaign/game-of-duel.ts';
import { PressGuard } from '../common/press-guard.ts';
import type { Said } from '../common/say.ts';
import { say } from '../common/say.ts';
import '../common/stage-bar.ts';
import { StageKeys, isOnPressed } from '../common/stage-keys.ts';
import './duel-curve.ts';
import { tallyTable, turningPanel } from './end-account.ts';
import './end-picture.ts';
import './share-sheet.ts';
import type { SharedDuel } from './shared-duel.ts';
import { shareDuel } from './shared-duel.ts';
import styles from './end-stage.css?inline';
import frameStyles from '../common/stage-frame.css?inline';
import { styled } from '../common/styled.ts';

/**
 * The end: who won and what became of the pilot, the wreck, the course of the duel with the turn that
 * decided it, the log, and what comes after: a rematch, or for a game of a hangar its page. Across a table
 * each half has it upright. Whoever presses what went on from the last turn once more begins nothing.
 *
 * @fires rematch-asked - with the same 'Mechs, sides swapped
 */
@customElement('end-stage')
export class EndStage extends LitElement {
  static override styles = styled(frameStyles, styles);

  @property({ attribute: false }) battle!: Battle;
  @property({ attribute: false }) battles: readonly Battle[] = [];
  @property({ attribute: false }) exchanges: readonly Exchange[] = [];
  @property({ attribute: false }) names: readonly Named[] = [];
  @property() recordText = '';
  @property() saveId = '';
  /** The game of a hangar that was played; null for a duel of none. */
  @property({ attribute: false }) game: HangarGame | null = null;
  /** The two sit across from each other: a half each. */
  @property({ type: Boolean }) table = false;
  @state() private shared: SharedDuel | null = null;
  readonly #deaf = new PressGuard(this);
  readonly #hangar = new GameOfDuel(this, () => this.game);

  constructor() {
    super();
    this.addController(new StageKeys((key, event) => this.#onKey(key, event)));
  }

  override render(): TemplateResult {
    if (!this.battle.outcome) return html``;
    return html`${this.table ? this.#halves() : this.#stage()}
      <share-sheet .duel=${this.shared} @sheet-closed=${() => (this.shared = null)}></share-sheet>`;
  }

  #stage(): TemplateResult {
    return html`<div class="stage">
      <stage-bar plain back="#/" back-to="To the start"
        >The duel is over<span slot="aside" class="soft"
          >${this.battle.turns} ${this.battle.turns === 1 ? 'turn' : 'turns'}</span
        ></stage-bar
      >
      <div class="body">
        ${this.#picture()} ${this.#course()}
        <section class="log panel" aria-label="Log">
          <duel-log
            .battles=${this.battles}
            .exchanges=${this.exchanges}
            .names=${this.names}
            @turn-chosen=${(event: Said<'turn-chosen'>) => this.#show(event.detail.turn)}
          ></duel-log>
        </section>
      </div>
      <div class="dock">${this.#acts()}</div>
    </div>`;
  }

  /** Across a table: what either says counts for both. */
  #halves(): TemplateResult {
    return html`<div class="table">
      <section class="half rival" aria-label=${`${this.names[1]?.pilot}'s half`}>
        ${this.#picture(true)} ${this.#course()}
      </section>
      <div class="middle frame">
        <p class="unseen">The duel is over</p>
        ${SIDES.toReversed().map(
          (side) =>
            html`<div class="acts ${side}">
              <a class="button" href="#/">To the start</a>${this.#acts()}
            </div>`,
        )}
      </div>
      <section class="half lone" aria-label=${`${this.names[0]?.pilot}'s half`}>
        ${this.#picture()} ${this.#course()}
      </section>
    </div>`;
  }

  #picture(second = false): TemplateResult {
    return html`<end-picture
      .battle=${this.battle}
      .exchanges=${this.exchanges}
      .names=${this.names}
      ?second=${second}
    ></end-picture>`;
  }

  #course(): TemplateResult {
    const { battles, exchanges, names } = this;
    const turning = turningPoint(battles);
    const decisive = turning === null ? undefined : exchanges[turning - 1];
    return html`<section
      class="course panel"
      aria-label=${this.table ? nothing : 'The course of the duel'}
    >
      <duel-curve
        .battles=${battles}
        .exchanges=${exchanges}
        .names=${names}
        @turning-asked=${(event: Said<'turning-asked'>) => this.#show(event.detail.turn)}
      ></duel-curve>
      <div class="account stack">
        ${
          turning !== null && decisive
            ? turningPanel(turning, decisive, { names, href: this.#replayOf(turning) })
            : nothing
        }
        ${tallyTable(exchanges, names)}
      </div>
    </section>`;
  }

  #acts(): TemplateResult {
    return html`<a class="button" href=${this.#replayOf(1)}
        >Replay <kbd aria-hidden="true">R</kbd></a
      >
      <button type="button" class="button" @click=${this.#share}>
        Share <kbd aria-hidden="true">S</kbd>
      </button>
      ${this.#next()}`;
  }

  #next(): TemplateResult {
    const { onward } = this.#hangar;
    return onward
      ? html`<a class="button main big" href=${onward.address}
          >${onward.words} <kbd aria-hidden="true">Enter</kbd></a
        >`
      : html`<button
          type="button"
          class="button main big"
          @click=${() => say(this, 'rematch-asked')}
        >
          <span>Rematch <kbd aria-hidden="true">Enter</kbd><small>sides swapped</small></span>
        </button>`;
  }

  #show(turn: number): void {
    location.hash = this.#replayOf(turn);
  }

  #replayOf(turn: number): string {
    return `#/records/${this.saveId}/${turn}`;
  }

  readonly #share = async (): Promise<void> => {
    const { battle, names, recordText } = this;
    if (!battle.outcome) return;
    const { title, by } = outcomeText(battle.outcome, names);
    const duel: SharedDuel = {
      title,
      lines: [
        ...fates(battle, names),
        `Turn ${battle.turns}: ${by}`,
        names.map(({ pilot, mech }) => `${pilot}, ${mech}`).join(' · '),
      ],
      record: recordText,
      images: this.renderRoot.querySelector('end-picture')?.images ?? [],
    };
    if (!(await shareDuel(duel))) this.shared = duel;
  };

  #goOn(): void {
    const { onward } = this.#hangar;
    if (onward) location.hash = onward.address;
    else say(this, 'rematch-asked');
  }

  #onKey(key: string, event: KeyboardEvent): void {
    if (!this.#deaf.hears()) return;
    if (key === 'r') this.#show(1);
    else if (key === 's') void this.#share();
    else if (key === 'Enter' && !isOnPressed(event)) this.#goOn();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'end-stage': EndStage;
  }
  interface HTMLElementEventMap {
    'rematch-asked': CustomEvent<null>;
  }
}
