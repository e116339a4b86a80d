import { LitElement, html } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { classMap } from 'lit/directives/class-map.js';
import { keyed } from 'lit/directives/keyed.js';
import type { Battle, Side } from '../../rules/battle/battle.ts';
import { DUEL, pairingOfDuel, seatIn } from '../../rules/battle/duel.ts';
import type { Exchange } from '../../rules/battle/exchange.ts';
import type { Choosing, TurnInProgress } from '../../rules/fight/turn.ts';
import type { Question } from '../../rules/fight/undecided.ts';
import { sure } from '../../rules/sure.ts';
import type { BoundTurn } from '../../rules/fight/bound-turns.ts';
import type { Named } from '../../rules/words/tell.ts';
import { possessive } from '../../rules/words/tell.ts';
import { settingsContext } from '../common/contexts.ts';
import { fromContext } from '../common/from-context.ts';
import type { SettingsKeeper } from '../common/contexts.ts';
import { menuButton } from '../common/first-signs.ts';
import { say } from '../common/say.ts';
import { StageKeys } from '../common/stage-keys.ts';
import { styled } from '../common/styled.ts';
import { FACE_WORDS } from './face-words.ts';
import { choosingHalf, lockedWords, swappedWells } from './choosing-half.ts';
import './table-study.ts';
import '../turn/film/bound-run.ts';
import { QUIET_WORDS } from '../turn/words/turn-words.ts';
import './table-film.ts';
import type { Lay } from './lay.ts';
import { layOfTable } from './lay.ts';
import colourStyles from '../card/open-colours.css?inline';
import styles from './face-to-face.css?inline';

/**
 * A tablet flat on the table: a half for each pilot, the far one turned around, and between them a seam with what
 * is open to both. Numbers are called behind a hand (`<hand-well>`). Then each half shows the turn from its side,
 * until a tap of either goes on.
 *
 * @fires maneuver-locked-in - detail `{ seat, console }`
 * @fires choice-taken-back - detail `{ seat }`
 * @fires step-reached beat-shown pilots-stay turn-finished menu-asked - as `<turn-film>`
 */
@customElement('face-to-face')
export class FaceToFace extends LitElement {
  static override styles = styled(colourStyles, styles);

  @property({ attribute: false }) battle!: Battle;
  /** Earlier turns, to study. */
  @property({ attribute: false }) exchanges: readonly Exchange[] = [];
  @property({ attribute: false }) names: readonly Named[] = [];
  @property({ attribute: false }) turn!: TurnInProgress;
  /** The turn on show; null while the pilots choose. */
  @property({ attribute: false }) played: Exchange | null = null;
  /** Turns without a choice, shown all at once. */
  @property({ attribute: false }) bound: readonly BoundTurn[] = [];
  @property({ attribute: false }) undecided: readonly Question[] = [];
  /** Show a line for a first choice. */
  @property({ type: Boolean }) notes = false;
  /** Show a line for a first exchange. */
  @property({ type: Boolean }) guided = false;
  @fromContext(settingsContext) private settings?: SettingsKeeper;
  @property({ reflect: true }) lay: Lay = layOfTable();
  /** The side that Study faces; null if closed. */
  @state() private studying: Side | null = null;

  constructor() {
    super();
    this.addController(
      new StageKeys((key) => {
        if (key === 's') this.studying = 'lone';
      }),
    );
  }

  readonly #turned = (): void => void (this.lay = layOfTable());

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener('resize', this.#turned);
    this.#turned();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('resize', this.#turned);
  }

  override updated(changed: PropertyValues<this>): void {
    if (changed.get('turn') && changed.get('turn')?.kind !== this.turn.kind)
      this.renderRoot.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }

  override render(): TemplateResult {
    const { turn, battle, names } = this;
    return html`<div class="table">
      <h1 class="unseen" tabindex="-1">
        ${names[0]?.pilot} against ${names[1]?.pilot}, turn ${battle.turns + 1}
      </h1>
      ${
        turn.kind === 'choosing'
          ? html`${this.#choosing(turn, 'rival')}${this.#seam()}${this.#choosing(turn, 'lone')}
              <p class="unseen" aria-live="polite">${lockedWords(turn, battle.turns, names)}</p>`
          : this.bound.length > 0
            ? html`${this.#bound('rival')}${this.#seam()}${this.#bound('lone')}`
            : keyed(
                battle.turns,
                html`<table-film
                  .battle=${battle}
                  .played=${sure(this.played)}
                  .names=${names}
                  .step=${turn.step}
                  .undecided=${this.undecided}
                  ?decided=${turn.decided}
                  ?guided=${this.guided}
                  >${this.#seam()}</table-film
                >`,
              )
      }
      <table-study
        .battle=${battle}
        .exchanges=${this.exchanges}
        .names=${names}
        .open=${this.studying !== null}
        .turned=${this.studying === 'rival'}
        @study-closed=${() => (this.studying = null)}
      ></table-study>
    </div>`;
  }

  #choosing({ locked }: Choosing, side: Side): TemplateResult {
    const { battle, names } = this;
    const seat = seatIn(DUEL, side);
    return html`<section
      class=${classMap({ half: true, [side]: true, swapped: this.#isSwapped(side) })}
      aria-label=${`${possessive(names[seat]?.pilot ?? '')} half`}
    >
      ${choosingHalf({
        battle,
        names,
        pairing: sure(pairingOfDuel(battle)),
        side,
        lay: this.lay,
        locked: locked[seat] ?? null,
        notes: this.notes,
        lockedIn: (of, console) => say(this, 'maneuver-locked-in', { seat: of, console }),
        takenBack: (of) => say(this, 'choice-taken-back', { seat: of }),
        swapped: () => this.#swap(side),
      })}
    </section>`;
  }

  /** Half of the turns shown at once. */
  #bound(side: Side): TemplateResult {
    const { bound, names } = this;
    return html`<section
      class="half run ${side}"
      aria-label=${`${possessive(names[seatIn(DUEL, side)]?.pilot ?? '')} half`}
    >
      <bound-run
        no-bar
        .turns=${bound}
        .names=${names}
        .nextName=${QUIET_WORDS.bothNext(sure(bound.at(-1)).played.battle.turns + 1)}
      ></bound-run>
    </section>`;
  }

  /** Between the halves, readable from both. */
  #seam(): TemplateResult {
    const { battle, names } = this;
    const turn = `turn ${battle.turns + 1}`;
    // The film's pages show the range.
    const where =
      this.turn.kind === 'choosing' ? `${turn} · ${sure(pairingOfDuel(battle)).range} range` : turn;
    const end = (side: Side): TemplateResult =>
      html`<div class="end ${side}">
        <p aria-hidden=${side === 'rival'}>${where}</p>
        <button
          type="button"
          class="study"
          aria-label=${FACE_WORDS.studyFacing(names[seatIn(DUEL, side)]?.pilot ?? '')}
          @click=${() => (this.studying = side)}
        >
          ${FACE_WORDS.study}
        </button>
      </div>`;
    return html`<div class="seam frame">
      ${end('rival')} ${menuButton('Menu', () => say(this, 'menu-asked'))} ${end('lone')}
    </div>`;
  }

  #isSwapped(side: Side): boolean {
    return this.settings?.current.wells[seatIn(DUEL, side)] === 'right';
  }

  #swap(side: Side): void {
    const { settings } = this;
    settings?.save({ wells: swappedWells(settings.current.wells, side) });
    this.requestUpdate();
  }
}

declare global {
  interface HTMLElementEventMap {
    'maneuver-locked-in': CustomEvent<{ seat: number; console: number; oneTouch?: boolean }>;
    'choice-taken-back': CustomEvent<{ seat: number }>;
    'menu-asked': CustomEvent<null>;
  }
}
