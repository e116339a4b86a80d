import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { classMap } from 'lit/directives/class-map.js';
import type { Battle, Side } from '../rules/battle.ts';
import { SIDES, bookletOf, seatOf } from '../rules/battle.ts';
import type { Exchange } from '../rules/exchange.ts';
import { mayEscape } from '../rules/outcome.ts';
import type { Named } from '../rules/tell.ts';
import './booklet-page.ts';
import { exchangeStageStyles } from './exchange-stage-styles.ts';
import type { Told } from './exchange-slips.ts';
import {
  calledNumber,
  deedOf,
  endedWords,
  equation,
  ledgerSlip,
  marksSlip,
  otherSide,
  seatNumber,
  slipStyles,
  stepWords,
  stepsOf,
} from './exchange-slips.ts';
import { plate, plateStyles } from './plate.ts';
import { shared } from './shared-styles.ts';
import './sheet-dialog.ts';
import { icon, pilotMark } from './signs.ts';
import './view-window.ts';

const PAGE_TURN = 520;

/**
 * The exchange, told step by step at the pilots' pace.
 *
 * @fires step-reached - detail `{ step }`
 * @fires pilots-stay - step 3 is decided
 * @fires pilot-leaves - detail `{ side, how }`
 * @fires ammunition-chosen - detail `{ side, kind }`: what an explosion takes (H4)
 * @fires turn-finished
 * @fires menu-asked
 */
@customElement('exchange-stage')
export class ExchangeStage extends LitElement {
  static override styles = [shared, plateStyles, slipStyles, exchangeStageStyles];

  /** The battle as it stood before the turn. */
  @property({ attribute: false }) battle!: Battle;
  @property({ attribute: false }) played!: Exchange;
  @property({ attribute: false }) names: readonly Named[] = [];
  @property({ type: Number }) step = 1;
  /** Nobody leaves any more. */
  @property({ type: Boolean }) decided = false;
  /** Sides that must say what an explosion takes. */
  @property({ attribute: false }) undecided: readonly Side[] = [];
  /** What comes after the marks: `Turn 2: Ben chooses`. */
  @property() nextName = 'Go on';
  /** A record is looked at: nobody can leave. */
  @property({ type: Boolean }) replayed = false;
  /** No bar of its own. */
  @property({ type: Boolean, attribute: 'no-bar' }) noBar = false;
  @state() private leaving: { readonly side: Side; readonly how: 'escapes' | 'bails out' } | null =
    null;
  @state() private turning = false;
  @state() private narrow = false;
  /** Too low for a whole page over a slip. */
  @state() private low = false;

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener('keydown', this.#onKey);
    window.addEventListener('resize', this.#measure);
    this.#measure();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('keydown', this.#onKey);
    window.removeEventListener('resize', this.#measure);
  }

  override firstUpdated(): void {
    this.renderRoot.querySelector<HTMLElement>('.on')?.focus();
  }

  get #told(): Told {
    return { battle: this.battle, played: this.played, names: this.names };
  }

  override render(): TemplateResult {
    const told = this.#told;
    const { step } = this;
    return html`<div class=${`stage step${step}${this.turning ? ' turning' : ''}`}>
      ${
        this.noBar
          ? nothing
          : html`<header class="bar">
              <h1>
                ${pilotMark('lone')} ${this.names[0]?.pilot}
                <span class="soft">against</span> ${pilotMark('rival')} ${this.names[1]?.pilot}
              </h1>
              <p class="soft">Turn ${this.battle.turns + 1}</p>
              <button
                type="button"
                class="menu"
                aria-label="Menu"
                @click=${() => this.#say('menu-asked')}
              >
                ${icon('menu')}
              </button>
            </header>`
      }
      ${step === 1 ? this.#called(told) : step === 6 ? this.#marks(told) : this.#pages(told)}
      <p class="unseen" aria-live="polite">${stepWords(told, step)}</p>
      ${this.#controls(told)} ${this.#sheet()}
    </div>`;
  }

  #called(told: Told): TemplateResult {
    return html`<div class="calls frame" tabindex="0">
      <p class="plate title">
        ${plate('range')}<small>Both are locked in</small><b>Numbers called</b>
      </p>
      <div class="both">${SIDES.map((side) => calledNumber(told, side))}</div>
    </div>`;
  }

  #pages(told: Told): TemplateResult {
    return html`<div class="pages" tabindex="0">
      ${this.step === 3 ? this.#windows(told) : nothing}
      ${SIDES.map((side) => this.#page(told, side))} ${this.#slips(told)}
    </div>`;
  }

  /** Two windows side by side, where there is no room for pages. */
  #windows(told: Told): TemplateResult {
    return html`<div class="windows frame">
      ${SIDES.map((side) => {
        const { screen } = deedOf(told, side).sees;
        return html`<div>
          <view-window strip .screen=${screen}></view-window
          ><span class="tag">${screen.number} ${screen.title}</span>
        </div>`;
      })}
    </div>`;
  }

  #page(told: Told, side: Side): TemplateResult {
    const { step } = this;
    const mine = deedOf(told, side);
    const theirs = deedOf(told, otherSide(side));
    const enemy = seatNumber(otherSide(side));
    const booklet = bookletOf(told.battle, enemy);
    const looking = step === 2;
    const active = looking
      ? side === 'lone'
      : step === 4
        ? side === 'lone'
        : step === 5
          ? side === 'rival'
          : true;
    const scoring = (step === 4 && side === 'lone') || (step === 5 && side === 'rival');
    const page = (lookUp: boolean): TemplateResult =>
      html`<booklet-page
        .booklet=${booklet}
        .number=${lookUp ? mine.console - 1 : mine.sees.screen.number}
        .lit=${lookUp ? theirs.console : null}
        focus-on=${lookUp ? 'console' : 'all'}
        .tell=${this.names[enemy]?.pilot ?? 'opponent'}
        .letter=${scoring ? (mine.sees.line?.letter ?? null) : null}
        ?scored=${scoring}
        ?no-console=${scoring && this.narrow}
        criticals=${scoring && this.narrow && this.low ? 'letter' : 'all'}
      ></booklet-page>`;
    return html`<div class=${`page-of ${side}${active ? ' active' : ''}`}>
      ${looking && !this.turning ? page(true) : page(false)}
      ${this.turning ? html`<div class="leaf" aria-hidden="true">${page(true)}</div>` : nothing}
    </div>`;
  }

  #slips(told: Told): TemplateResult {
    const { step } = this;
    return html`<div class="slips">
      ${SIDES.map((side) => {
        const seat = seatNumber(side);
        const active =
          step === 3 ||
          (step === 2 && side === 'lone') ||
          (step === 4 && side === 'lone') ||
          (step === 5 && side === 'rival');
        return html`<section class=${`slip panel ${side}${active ? ' active' : ''}`}>
          <h2 class="who">
            ${pilotMark(side)} ${this.names[seat]?.pilot} ${step === 2 ? 'looks up' : nothing}
            <span class="soft"
              >${step === 2 ? `in the ${this.names[1 - seat]?.mech}'s booklet` : `sees the ${this.names[1 - seat]?.mech}`}</span
            >
          </h2>
          ${equation(told, side)}
          ${step === 3 ? this.#leave(told, side) : step > 3 ? html`<div class="account">${ledgerSlip(told, side)}</div>` : nothing}
        </section>`;
      })}
      ${
        step > 3
          ? html`<div class="gauges">
              ${SIDES.map((_, seat) => {
                const struck = told.played.incidents.find(
                  (incident) => incident.kind === 'scored' && incident.on === seat,
                );
                const before = seatOf(told.battle, seat);
                const shown =
                  struck?.kind === 'scored' && (step === 5 || seat === 1)
                    ? { ...before, armor: struck.to }
                    : before;
                return html`<section class="panel gauge">
                  <h3>${this.names[seat]?.mech}</h3>
                  <gauge-row
                    .booklet=${bookletOf(told.battle, seat)}
                    .seat=${shown}
                    .uncounted=${told.battle.options.ammunition === 'ignored'}
                  ></gauge-row>
                </section>`;
              })}
            </div>`
          : nothing
      }
    </div>`;
  }

  #leave(told: Told, side: Side): TemplateResult | typeof nothing {
    if (this.replayed || this.decided) return nothing;
    const seat = seatNumber(side);
    const seen = told.played.pairings.map(({ lone, rival }) => ({
      lone: lone.sees,
      rival: rival.sees,
    }));
    const escape = mayEscape(told.battle, seat, seen);
    const [me, them] = [this.names[seat], this.names[1 - seat]];
    return html`<div class="leave">
        <button
          type="button"
          class="button"
          @click=${() => (this.leaving = { side, how: 'bails out' })}
        >
          Bail out…
        </button>
        ${escape ? html`<button type="button" class="button" @click=${() => (this.leaving = { side, how: 'escapes' })}>Escape…</button>` : nothing}
      </div>
      <p class="soft meaning">
        ${
          escape
            ? `${me?.pilot}'s ${me?.mech} is on view screen 29, so it may escape: half a victory for ${them?.pilot}.`
            : `${them?.pilot} wins, the pilot lives.`
        }
      </p>`;
  }

  #marks(told: Told): TemplateResult {
    const { outcome } = told.played.battle;
    return html`<div class="after" tabindex="0">
      <h2>
        ${outcome ? endedWords(told) : `After turn ${this.battle.turns + 1}`}<span class="soft"
          >${told.played.pairings[0]?.range} range</span
        >
      </h2>
      <div class="windows frame">
        ${SIDES.map((side) => {
          const { screen } = deedOf(told, side).sees;
          return html`<div>
            <view-window strip .screen=${screen}></view-window
            ><span class="tag">${this.names[seatNumber(side)]?.pilot} sees ${screen.number}</span>
          </div>`;
        })}
      </div>
      ${SIDES.map((side) => html`<div class="mark-of">${marksSlip(told, side)} ${this.#explosion(side)}</div>`)}
    </div>`;
  }

  #explosion(side: Side): TemplateResult | typeof nothing {
    if (!this.undecided.includes(side)) return nothing;
    const seat = seatNumber(side);
    const before = seatOf(this.battle, seat);
    return html`<div class="choice panel">
      <p><b>Ammunition explodes.</b> ${this.names[seat]?.pilot}, which loses a point?</p>
      ${Object.entries(before.ammunition)
        .filter(([, points]) => points > 0)
        .map(
          ([kind, points]) =>
            html`<button
              type="button"
              class="button"
              @click=${() => this.#say('ammunition-chosen', { side, kind })}
            >
              ${kind} (${points})
            </button>`,
        )}
    </div>`;
  }

  #controls(told: Told): TemplateResult {
    const steps = stepsOf(told);
    const at = steps.indexOf(this.step);
    const first = deedOf(told, 'lone').sees.screen.number;
    const second = deedOf(told, 'rival').sees.screen.number;
    const name = {
      1: 'Look up',
      2: html`<span class="narrow">Turn to ${first}</span
        ><span class="broad">Turn to ${first} and ${second}</span>`,
      3: this.replayed || this.decided ? 'Score it' : 'Both stay: score it',
      4: 'Go on',
      5: 'Go on',
      6: this.nextName,
    }[this.step];
    const back = this.step === 3 || this.step === 6;
    return html`<div class="controls dock">
      <ol class="dots" aria-label=${`Step ${at + 1} of ${steps.length}`}>
        ${steps.map((step) => html`<li class=${classMap({ past: step < this.step, now: step === this.step })}></li>`)}
      </ol>
      <p class="soft said">
        ${this.step === 3 && !this.replayed ? 'Last chance to leave before any damage' : `step ${at + 1} of ${steps.length}`}
      </p>
      <button
        type="button"
        class="button big skip"
        @click=${() => (back ? this.#back() : this.#skip())}
      >
        ${back ? 'Back' : html`Skip <kbd aria-hidden="true">End</kbd>`}
      </button>
      ${
        this.step === 6 && this.undecided.length > 0
          ? html`<button type="button" class="button big notyet on" aria-disabled="true">
              Say what explodes
            </button>`
          : html`<button type="button" class="button main big on" @click=${() => this.#on()}>
              ${name} <kbd aria-hidden="true">Space</kbd>
            </button>`
      }
    </div>`;
  }

  #sheet(): TemplateResult {
    const { leaving } = this;
    const seat = leaving ? seatNumber(leaving.side) : 0;
    const [me, them] = [this.names[seat], this.names[1 - seat]];
    const escaping = leaving?.how === 'escapes';
    return html`<sheet-dialog
      heading=${escaping ? `${me?.pilot} escapes?` : `${me?.pilot} bails out?`}
      .open=${leaving !== null}
      @sheet-closed=${() => (this.leaving = null)}
    >
      <p>
        ${
          escaping
            ? `The ${me?.mech} gets away. The duel is over before any damage, and ${them?.pilot} has half a victory.`
            : `${me?.pilot} leaves the ${me?.mech} before any damage. The pilot lives; ${them?.pilot} wins.`
        }
      </p>
      <button slot="buttons" type="button" class="button main" @click=${this.#left}>
        ${escaping ? 'Escape' : 'Bail out'}
      </button>
      <button slot="buttons" type="button" class="button" @click=${() => (this.leaving = null)}>
        Stay
      </button>
    </sheet-dialog>`;
  }

  readonly #measure = (): void => {
    this.narrow = window.innerWidth < 700;
    this.low = window.innerHeight < 800;
  };

  readonly #left = (): void => {
    const { leaving } = this;
    this.leaving = null;
    if (leaving) this.#say('pilot-leaves', leaving);
  };

  #on(): void {
    if (this.turning) return this.#turned();
    const steps = stepsOf(this.#told);
    if (this.step === 6) return this.#say('turn-finished');
    if (this.step === 2 && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
      this.turning = true;
      setTimeout(() => this.turning && this.#turned(), PAGE_TURN);
      return;
    }
    if (this.step === 3 && !this.decided && !this.replayed) return this.#say('pilots-stay');
    this.#reach(steps[steps.indexOf(this.step) + 1] ?? 6);
  }

  #turned(): void {
    this.turning = false;
    this.#reach(3);
  }

  #back(): void {
    const steps = stepsOf(this.#told);
    const to = steps[steps.indexOf(this.step) - 1];
    if (to) this.#reach(to);
  }

  #skip(): void {
    this.turning = false;
    this.#reach(this.step < 3 && !this.decided && !this.replayed ? 3 : 6);
  }

  #reach(step: number): void {
    this.#say('step-reached', { step });
  }

  #say(what: string, detail?: unknown): void {
    this.dispatchEvent(new CustomEvent(what, { detail, bubbles: true, composed: true }));
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || this.leaving)
      return;
    const from = event.composedPath()[0];
    if (from instanceof HTMLInputElement) return;
    if (event.key === 'ArrowRight' || (event.key === ' ' && !(from instanceof HTMLButtonElement))) {
      event.preventDefault();
      if (this.step !== 6 || this.undecided.length === 0) this.#on();
    } else if (event.key === 'ArrowLeft') this.#back();
    else if (
      event.key === 'End' &&
      this.step !== 6 &&
      (this.step !== 3 || this.decided || this.replayed)
    )
      this.#skip();
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'exchange-stage': ExchangeStage;
  }
}
