import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Battle } from '../../rules/battle/battle.ts';
import { OTHER_SIDE, seatOf, sideOf } from '../../rules/battle/battle.ts';
import type { Exchange } from '../../rules/battle/exchange.ts';
import type { ViewScreen } from '../../rules/booklet/booklet.ts';
import { mayEscape } from '../../rules/battle/leaving.ts';
import type { Leave } from '../../rules/fight/progress.ts';
import { listed } from '../../rules/words/listed.ts';
import type { Named } from '../../rules/words/tell.ts';
import { number } from '../../rules/words/words.ts';
import { severalContext } from '../common/contexts.ts';
import { fromContext } from '../common/from-context.ts';
import { say } from '../common/say.ts';
import '../common/sheet-dialog.ts';
import { icon, pilotMark } from '../common/signs.ts';
import { styled } from '../common/styled.ts';
import '../page/small-picture.ts';
import { perilWords, perilsOf } from './perils.ts';
import { pilotOf } from './played-turn.ts';
import { columnsFor, shownWindow } from './shown-window.ts';
import windowStyles from './shown-window.css?inline';
import styles from './leave-list.css?inline';

/**
 * Who leaves before any damage (D7), a row for everybody: bailing out always (B1), escaping only when
 * allowed (E1, M10). Each asks once more; several may leave together.
 *
 * @fires leaving-changed - detail `{ leaving }`
 */
@customElement('leave-list')
export class LeaveList extends LitElement {
  static override styles = styled(windowStyles, styles);

  @property({ attribute: false }) battle!: Battle;
  @property({ attribute: false }) played!: Exchange;
  @property({ attribute: false }) names: readonly Named[] = [];
  /** Who is going to leave. */
  @property({ attribute: false }) leaving: readonly Leave[] = [];
  /** It is decided: nobody is asked. */
  @property({ type: Boolean }) decided = false;
  /** It fills a sheet of its own, with everybody as the others see them. */
  @property({ type: Boolean, reflect: true }) large = false;
  /** The battle is one of several of a fight. */
  @fromContext(severalContext) private several: boolean | undefined;
  @state() private asked: Leave | null = null;

  override render(): TemplateResult {
    const seats = [0, ...this.played.pairings.map(({ rival }) => rival)];
    const perils = perilsOf(this.battle, this.played, this.decided ? [] : seats);
    return html`<ul
        .style=${`--columns: ${columnsFor(seats.length - 1)}; --lone: ${seats.length > 5 ? '0.6fr' : '1fr'}`}
      >
        ${seats.map((seat) => {
          const peril = perils.get(seat);
          return html`<li class="panel ${seat === 0 ? 'lone' : ''}">
            ${this.large ? this.#windows(seat) : this.#pictures(seat)}
            <div class="of">
              <div class="who">
                <p>
                  <b>${pilotMark(sideOf(seat))}&nbsp;${pilotOf(this.names, seat)}</b>
                  <span class="soft gauges"
                    >armor ${number(seatOf(this.battle, seat).armor)} · heat
                    ${seatOf(this.battle, seat).heat}</span
                  >
                </p>
                <p>${this.#shown(seat)}</p>
                ${peril ? html`<p class="peril">${icon('warning')} ${perilWords({ battle: this.battle, names: this.names, seat, peril }, 'row')}</p>` : nothing}
              </div>
              <div class="acts">${this.#acts(seat)}</div>
            </div>
          </li>`;
        })}
      </ul>
      <p class="soft rule">${this.#rule()}</p>
      ${this.#sheet()}`;
  }

  /** The pages on which a seat is seen. */
  #screens(seat: number): readonly ViewScreen[] {
    const by = OTHER_SIDE[sideOf(seat)];
    return this.played.pairings
      .filter(({ rival }) => seat === 0 || rival === seat)
      .map(({ deeds }) => deeds[by].sees.screen);
  }

  #pictures(seat: number): TemplateResult {
    const { booklet } = seatOf(this.battle, seat);
    return html`<div class="pictures" aria-hidden="true">
      ${this.#screens(seat).map((screen) => html`<small-picture .booklet=${booklet} .number=${screen.number}></small-picture>`)}
    </div>`;
  }

  #windows(seat: number): TemplateResult {
    return html`<div class="windows frame">
      ${this.#screens(seat).map((screen) => shownWindow(this.battle, seat, screen))}
    </div>`;
  }

  /** What the others see of it. */
  #shown(seat: number): string {
    const { names, played } = this;
    if (seat > 0) {
      const screen = played.pairings.find(({ rival }) => rival === seat)?.deeds.lone.sees.screen;
      if (!screen) return '';
      const title = screen.title.toLowerCase();
      return screen.score === null ? `shown ${title}` : `shown hit: ${title}`;
    }
    const by = played.pairings
      .filter(({ deeds }) => deeds.rival.sees.screen.score !== null)
      .map(({ rival }) => pilotOf(names, rival));
    return by.length > 0 ? `shown hit by ${listed(by)}` : 'shown hit by nobody';
  }

  #acts(seat: number): TemplateResult | typeof nothing {
    if (this.decided) {
      const { out } = seatOf(this.played.battle, seat);
      return out === 'bailed out' || out === 'escaped' ? html`<b>${out}</b>` : html`stays`;
    }
    const leave = this.leaving.find((each) => each.seat === seat);
    if (leave)
      return html`<button
        type="button"
        class="button main"
        aria-label=${`${pilotOf(this.names, seat)} ${leave.leaves}: take it back`}
        @click=${() => this.#change(this.leaving.filter((each) => each !== leave))}
      >
        ${leave.leaves} ${icon('close')}
      </button>`;
    const ask = (leaves: Leave['leaves'], words: string): TemplateResult =>
      html`<button
        type="button"
        class="button"
        aria-label=${`${pilotOf(this.names, seat)}: ${words}`}
        @click=${() => (this.asked = { seat, leaves })}
      >
        ${words}
      </button>`;
    return html`${ask('bails out', 'Bail out…')}
    ${mayEscape(this.battle, seat, this.played.pairings) ? ask('escapes', 'Escape…') : nothing}`;
  }

  /** The lone pilot's way out with its condition, and what it means that a rival leaves. */
  #rule(): string {
    const lone = pilotOf(this.names, 0);
    const may = mayEscape(this.battle, 0, this.played.pairings);
    const escape = may
      ? `${lone} may escape: shown on 29 in every pairing.`
      : `${lone} can't escape: only when shown on 29 at long range in every pairing.`;
    return this.played.pairings.length > 1
      ? `${escape} If a rival leaves, the others fight on.`
      : escape;
  }

  #sheet(): TemplateResult {
    const { asked, names } = this;
    const pilot = pilotOf(names, asked?.seat ?? 0);
    const escaping = asked?.leaves === 'escapes';
    return html`<sheet-dialog
      heading=${escaping ? `${pilot} escapes?` : `${pilot} bails out?`}
      .open=${asked !== null}
      @sheet-closed=${() => (this.asked = null)}
    >
      <p>${asked ? this.#consequence(asked) : nothing}</p>
      <button slot="buttons" type="button" class="button main" @click=${this.#announce}>
        ${escaping ? 'Escape' : 'Bail out'}
      </button>
      <button slot="buttons" type="button" class="button" @click=${() => (this.asked = null)}>
        Stay
      </button>
    </sheet-dialog>`;
  }

  #consequence({ leaves, seat }: Leave): string {
    const { pilot = '', mech = "'Mech" } = this.names[seat] ?? {};
    const goes =
      leaves === 'escapes'
        ? `The ${mech} gets away.`
        : `${pilot} leaves the ${mech} before any damage, and lives.`;
    const ends = seat === 0 || this.played.pairings.length === 1;
    if (!ends)
      return `${goes} The others fight on; nothing happens between ${pilot} and ${pilotOf(this.names, 0)} this turn.`;
    const over = `${goes} ${this.several ? 'This battle' : 'The battle'} is over before any damage`;
    return leaves === 'escapes'
      ? `${over}: half a victory for the other side.`
      : `${over}, and the other side wins${this.several ? ' it' : ''}.`;
  }

  readonly #announce = (): void => {
    const { asked } = this;
    this.asked = null;
    if (asked) this.#change([...this.leaving, asked]);
  };

  #change(leaving: readonly Leave[]): void {
    say(this, 'leaving-changed', { leaving });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'leave-list': LeaveList;
  }
  interface HTMLElementEventMap {
    'leaving-changed': CustomEvent<{ leaving: readonly Leave[] }>;
  }
}
