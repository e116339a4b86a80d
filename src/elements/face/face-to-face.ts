import { LitElement, html } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { classMap } from 'lit/directives/class-map.js';
import type { Battle, Side } from '../../rules/battle/battle.ts';
import { DUEL, pairingOfDuel, seatIn } from '../../rules/battle/duel.ts';
import type { Exchange } from '../../rules/battle/exchange.ts';
import type { Beat, Step } from '../../rules/fight/steps.ts';
import type { TurnInProgress } from '../../rules/fight/turn.ts';
import type { Question } from '../../rules/fight/undecided.ts';
import { sure } from '../../rules/sure.ts';
import type { Named } from '../../rules/words/tell.ts';
import { possessive } from '../../rules/words/tell.ts';
import { settingsContext } from '../common/contexts.ts';
import { fromContext } from '../common/from-context.ts';
import type { SettingsKeeper } from '../common/contexts.ts';
import { AfterPause } from '../common/after-pause.ts';
import { menuButton } from '../common/menu-button.ts';
import { say } from '../common/say.ts';
import { StageKeys, isOnButton } from '../common/stage-keys.ts';
import { styled } from '../common/styled.ts';
import { onBack } from '../common/way-back.ts';
import type { Account } from '../turn/account.ts';
import { accountOf } from '../turn/account.ts';
import { DrawAhead } from '../turn/draw-ahead.ts';
import type { Sight } from './table-controls.ts';
import {
  lockedWords,
  reachedIn,
  runningIn,
  sceneWords,
  sightsOf,
  stepOn,
} from './table-controls.ts';
import { TableRun } from './table-run.ts';
import { choosingHalf, swappedWells } from './choosing-half.ts';
import './table-study.ts';
import { isWaiting, tellingHalf, threatenedIn } from './telling-half.ts';
import styles from './face-to-face.css?inline';

/**
 * A tablet flat on the table: a half for each pilot, the upper one turned round, between them a seam with
 * what is open to both. Numbers are called behind a hand (`<hand-well>`); then each half is told the turn
 * from its own side, all by itself until one tap of either goes on.
 *
 * @fires maneuver-locked-in - detail `{ seat, console }`
 * @fires choice-taken-back - detail `{ seat }`
 * @fires step-reached beat-shown pilots-stay turn-finished menu-asked - as `<turn-film>`
 */
@customElement('face-to-face')
export class FaceToFace extends LitElement {
  static override styles = styled(styles);

  @property({ attribute: false }) battle!: Battle;
  /** The finished turns, to study. */
  @property({ attribute: false }) exchanges: readonly Exchange[] = [];
  @property({ attribute: false }) names: readonly Named[] = [];
  @property({ attribute: false }) turn!: TurnInProgress;
  /** The turn as it is told, played; null while the pilots choose. */
  @property({ attribute: false }) played: Exchange | null = null;
  @property({ attribute: false }) undecided: readonly Question[] = [];
  /** A line for a first choice. */
  @property({ type: Boolean }) notes = false;
  /** A line for a first exchange. */
  @property({ type: Boolean }) guided = false;
  @fromContext(settingsContext) private settings?: SettingsKeeper;
  @state() private studying = false;
  /** Somebody went back in this turn: nothing goes on by itself any more. */
  @state() private rewound = false;
  /** What both halves show, among all that is seen of the turn. */
  @state() private at = 0;
  /** Where the turn is among it; below 0 while the pilots choose. */
  #reached = -1;
  #finished: Exchange | null = null;
  #shown: Beat | null = null;
  #letGo: (() => void) | null = null;
  readonly #pause = new AfterPause();
  readonly #run = new TableRun(this, {
    running: () =>
      this.turn.kind === 'telling' && this.played
        ? runningIn(this.#sight(this.played), this.played, this.#pauses())
        : null,
    on: () => this.#goOn(),
  });

  constructor() {
    super();
    this.addController(new DrawAhead(this, () => this.#account()));
    this.addController(new StageKeys((key, event) => this.#onKey(key, event)));
  }

  /** The browser's Back goes a scene back, as in any film. */
  override connectedCallback(): void {
    super.connectedCallback();
    this.#letGo = onBack(() => this.#back());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#letGo?.();
  }

  override willUpdate(changed: PropertyValues<this>): void {
    const { turn, played } = this;
    if (changed.has('battle')) {
      this.rewound = false;
      this.#reached = -1;
    }
    const reached = turn.kind === 'telling' && played ? reachedIn(sightsOf(played), turn) : -1;
    if (reached === this.#reached) return;
    // A reload comes to where the turn is; whoever was there goes on by one.
    if (this.#reached < 0) this.at = Math.max(0, reached);
    else if (this.at === this.#reached) this.at = Math.min(this.at + 1, reached);
    this.#reached = reached;
  }

  override updated(changed: PropertyValues<this>): void {
    const { turn } = this;
    const { beat } = this.played ? this.#sight(this.played) : { beat: null };
    if (beat && beat !== this.#shown) say(this, 'beat-shown', { kind: beat.kind });
    this.#shown = beat;
    // Whatever has come into sight is looked at before a press decides anything.
    this.#pause.begin();
    if (changed.get('turn') && changed.get('turn')?.kind !== turn.kind)
      this.renderRoot.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }

  override render(): TemplateResult {
    const { turn, battle, names } = this;
    const account = this.#account();
    const half = (side: Side): TemplateResult => {
      const pilot = names[seatIn(DUEL, side)]?.pilot ?? '';
      return html`<section
        class=${classMap({ half: true, [side]: true, swapped: this.#isSwapped(side), told: account !== null })}
        aria-label=${`${possessive(pilot)} half`}
        @click=${(event: Event) => this.#touched(event, side)}
      >
        ${
          turn.kind === 'choosing'
            ? choosingHalf({
                battle,
                names,
                pairing: sure(pairingOfDuel(battle)),
                side,
                locked: turn.locked[seatIn(DUEL, side)] ?? null,
                notes: this.notes,
                lockedIn: (seat, console) => say(this, 'maneuver-locked-in', { seat, console }),
                takenBack: (seat) => say(this, 'choice-taken-back', { seat }),
                swapped: () => this.#swap(side),
              })
            : tellingHalf({
                account: sure(account),
                side,
                sight: this.#sight(sure(account).played),
                turn,
                undecided: this.undecided,
                guided: this.guided,
                back: () => this.#back(),
                on: () => this.#press(side),
              })
        }
      </section>`;
    };
    const where = `turn ${battle.turns + 1} · ${sure(pairingOfDuel(battle)).range} range`;
    return html`<div class="table">
      <h1 class="unseen" tabindex="-1">
        ${names[0]?.pilot} against ${names[1]?.pilot}, turn ${battle.turns + 1}
      </h1>
      ${half('rival')}
      <div class="seam frame">
        <p class="turned" aria-hidden="true">${where}</p>
        <div class="open">
          ${menuButton('Menu', () => say(this, 'menu-asked'))}
          <button type="button" class="study" @click=${() => (this.studying = true)}>Study</button>
        </div>
        <p>${where}</p>
      </div>
      ${half('lone')}
      <p class="unseen" aria-live="polite">${this.#aloud(account)}</p>
      <table-study
        .battle=${battle}
        .exchanges=${this.exchanges}
        .names=${names}
        .open=${this.studying}
        @study-closed=${() => (this.studying = false)}
      ></table-study>
    </div>`;
  }

  #account(): Account | null {
    return this.turn.kind === 'telling' && this.played
      ? accountOf(this.battle, this.played, this.names)
      : null;
  }

  #aloud(account: Account | null): string {
    const { turn } = this;
    return turn.kind === 'choosing' || !account
      ? lockedWords(turn, this.battle.turns, this.names)
      : sceneWords(account, this.#sight(account.played));
  }

  #sight(played: Exchange): Sight {
    const sights = sightsOf(played);
    return sure(sights[Math.min(this.at, sights.length - 1)]);
  }

  #isSwapped(side: Side): boolean {
    return this.settings?.current.wells[seatIn(DUEL, side)] === 'right';
  }

  #swap(side: Side): void {
    const { settings } = this;
    settings?.save({ wells: swappedWells(settings.current.wells, side) });
    this.requestUpdate();
  }

  #goOn(): void {
    const { turn, played } = this;
    if (turn.kind !== 'telling' || !played) return;
    const { scene } = this.#sight(played);
    if (this.at < this.#reached) this.at += 1;
    else if (scene !== 'told') {
      const step = stepOn(scene, played);
      if (step) say(this, 'step-reached', { step });
      else say(this, 'pilots-stay');
    } else if (this.undecided.length === 0 && this.#finished !== played) {
      // Both may tap at once: the second tap is not for the next turn.
      this.#finished = played;
      say(this, 'turn-finished');
    }
  }

  /** Whether there was something to go back to. */
  #back(): boolean {
    const may = this.turn.kind === 'telling' && this.at > 0;
    if (!may) return false;
    this.rewound = true;
    this.at -= 1;
    return true;
  }

  get #threatened(): readonly Side[] {
    const { turn } = this;
    const account = this.#account();
    return turn.kind === 'telling' && account
      ? threatenedIn(account, this.#sight(account.played), turn)
      : [];
  }

  /** A pilot goes on, or somebody by a key. Who is threatened says it, and nobody by a press too many. */
  #press(side: Side | null): void {
    const heard = this.#pause.hears();
    const threatened = this.#threatened;
    if (side && isWaiting(threatened, side)) return;
    if (heard || threatened.length === 0) this.#goOn();
  }

  #pauses(): Parameters<typeof runningIn>[2] {
    return {
      rewound: this.rewound,
      atEach: this.settings?.current.pace === 'at a tap',
      atPage: matchMedia('(prefers-reduced-motion: reduce)').matches,
    };
  }

  /** A tap on a half, but on none of its buttons, hurries the telling on. */
  #touched(event: Event, side: Side): void {
    const onButton = event
      .composedPath()
      .some((each) => each instanceof HTMLButtonElement || each instanceof HTMLDialogElement);
    if (onButton || this.turn.kind !== 'telling') return;
    if (this.#threatened.length > 0) this.#press(side);
    else this.#run.hurry();
  }

  #onKey(key: string, event: KeyboardEvent): void {
    if (key === 's') this.studying = true;
    else if (this.turn.kind !== 'telling') return;
    else if (key === 'ArrowRight' || (key === ' ' && !isOnButton(event))) {
      event.preventDefault();
      this.#press(null);
    } else if (key === 'ArrowLeft') this.#back();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'face-to-face': FaceToFace;
  }
  interface HTMLElementEventMap {
    'maneuver-locked-in': CustomEvent<{ seat: number; console: number }>;
    'choice-taken-back': CustomEvent<{ seat: number }>;
    'menu-asked': CustomEvent<null>;
    'beat-shown': CustomEvent<{ kind: Beat['kind'] }>;
    'step-reached': CustomEvent<{ step: Step }>;
    'pilots-stay': CustomEvent<null>;
    'turn-finished': CustomEvent<null>;
  }
}
