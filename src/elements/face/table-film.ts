import { LitElement, html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Battle, Side } from '../../rules/battle/battle.ts';
import type { Exchange } from '../../rules/battle/exchange.ts';
import type { Beat, Step } from '../../rules/fight/steps.ts';
import { CALLED, isSameStep } from '../../rules/fight/steps.ts';
import type { Question } from '../../rules/fight/undecided.ts';
import { sure } from '../../rules/sure.ts';
import type { Named } from '../../rules/words/tell.ts';
import { possessive } from '../../rules/words/tell.ts';
import { settingsContext } from '../common/contexts.ts';
import type { SettingsKeeper } from '../common/contexts.ts';
import { fromContext } from '../common/from-context.ts';
import { say } from '../common/say.ts';
import { icon } from '../common/signs.ts';
import { styled } from '../common/styled.ts';
import type { View } from '../turn/facts/account.ts';
import { viewOf } from '../turn/facts/account.ts';
import { beatSentences, FILM_WORDS } from '../turn/words/turn-words.ts';
import { DrawAhead } from '../turn/pages/draw-ahead.ts';
import { FilmRun } from '../turn/film/film-run.ts';
import type { PlayedTurn } from '../turn/facts/played-turn.ts';
import { playedTurn } from '../turn/facts/played-turn.ts';
import { Reel } from '../turn/film/reel.ts';
import { shotWords } from '../turn/words/shot-words.ts';
import { waitWords } from '../turn/words/turn-questions.ts';
import './shot-half.ts';
import styles from './table-film.css?inline';
import { FACE_WORDS } from './face-words.ts';

/**
 * The film of a turn on a table, shown to each pilot in a half. It runs until a tap of either goes on; if leaving
 * would save only one pilot, that pilot alone decides.
 *
 * @slot - the seam between the halves
 * @fires step-reached beat-shown pilots-stay pilots-leave question-answered turn-finished - as `<turn-film>`
 */
@customElement('table-film')
export class TableFilm extends LitElement {
  static override styles = styled(styles);

  /** Before the turn. */
  @property({ attribute: false }) battle!: Battle;
  @property({ attribute: false }) played!: Exchange;
  @property({ attribute: false }) names: readonly Named[] = [];
  @property({
    attribute: false,
    hasChanged: (step: Step, before?: Step) => !before || !isSameStep(step, before),
  })
  step: Step = CALLED;
  /** It is too late to leave. */
  @property({ type: Boolean }) decided = false;
  @property({ attribute: false }) undecided: readonly Question[] = [];
  /** Show a line for a first turn. */
  @property({ type: Boolean }) guided = false;
  @fromContext(settingsContext) private settings: SettingsKeeper | undefined;
  turn!: PlayedTurn;
  /** The exchange already left: both may tap at once, and the second tap must not reach the next turn. */
  #finished: Exchange | null = null;
  readonly #run = new FilmRun(this);

  constructor() {
    super();
    this.addController(new DrawAhead(this));
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('battle') || changed.has('played') || changed.has('names'))
      this.turn = playedTurn(this.battle, this.played, this.names);
  }

  get reel(): Reel {
    const { decided, step, undecided } = this;
    return new Reel({
      ...{ turn: this.turn, step, decided, undecided, putAway: null, ready: true },
      form: { manner: 'table', laid: 'pair' },
      pace: this.settings?.current.pace ?? null,
    });
  }

  override render(): TemplateResult {
    const shot = this.reel.shotAt(this.#run.place);
    return html`${this.#half('rival')}<slot></slot>${this.#half('lone')}
      <p class="unseen" aria-live="polite">
        ${shot.kind === 'beat' ? beatSentences(shot.beats, this.names) : shotWords(this.turn, shot, false, this.undecided)}
      </p>`;
  }

  /** With the buttons for back and on. */
  #half(side: Side): TemplateResult {
    const account = sure(this.turn.accounts[0]);
    const { place, waiting, mayGoBack } = this.#run;
    const view = viewOf(account, side);
    const waits = this.#waits(view);
    const shut = waiting !== undefined || waits;
    return html`<section class="half ${side}" aria-label=${`${possessive(view.me.pilot)} half`}>
      <shot-half
        .account=${account}
        .side=${side}
        .shot=${this.reel.shotAt(place)}
        .perils=${this.#perils}
        .undecided=${this.undecided}
        ?decided=${this.decided}
        ?guided=${this.guided}
      >
        <div class="go">
          ${
            mayGoBack
              ? html`<button
                  type="button"
                  class="button big back"
                  aria-label="Back"
                  @click=${() => this.#run.back()}
                >
                  ${icon('back')}
                </button>`
              : nothing
          }
          <button
            type="button"
            class="button big on ${shut ? 'notyet' : ''}"
            aria-disabled=${shut}
            @click=${() => shut || this.#pass()}
          >
            ${waiting ? waitWords(waiting, this.names) : waits ? FACE_WORDS.otherDecides(view.them.pilot) : this.#onWords}
          </button>
        </div>
      </shot-half>
    </section>`;
  }

  /** Pilots whom leaving would save, or lets go, now. */
  get #perils(): ReturnType<Reel['perilsAt']> {
    const reel = this.reel;
    const { place } = this.#run;
    return reel.isLastCall(place) ? reel.perilsAt(reel.at(place)) : new Map();
  }

  /** Only the other pilot has to decide. */
  #waits({ seat }: View): boolean {
    const perils = this.#perils;
    return perils.size === 1 && !perils.has(seat);
  }

  /** Label of the button that goes on, which either pilot may tap. */
  get #onWords(): string {
    const next = this.reel.shotAfter(this.#run.place);
    if (!next) return this.played.battle.outcome ? 'See the end' : FACE_WORDS.next;
    if (this.#perils.size === 1) return FACE_WORDS.stay;
    return this.reel.isDecision(this.#run.place) ? FILM_WORDS.bothStay : 'Go on';
  }

  #pass(): void {
    const run = this.#run;
    const isLast = !run.waiting && this.reel.shotAfter(run.place) === null;
    if (isLast && this.#finished === this.played) return;
    if (isLast) this.#finished = this.played;
    run.pass();
  }

  begin(): void {
    const shot = this.reel.shotAt(this.#run.place);
    if (shot.kind === 'beat') say(this, 'beat-shown', { kind: shot.beats[0].kind });
  }

  /** Handles a key; false if it is not used. */
  key(key: string): boolean {
    if (key === 'ArrowRight' || key === ' ') this.#pass();
    else if (key === 'ArrowLeft') this.#run.back();
    else return false;
    return true;
  }
}

declare global {
  interface HTMLElementEventMap {
    'beat-shown': CustomEvent<{ kind: Beat['kind'] }>;
  }
}
