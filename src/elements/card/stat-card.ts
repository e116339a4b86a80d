import { html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { classMap } from 'lit/directives/class-map.js';
import type { Battle, Pairing } from '../../rules/battle/battle.ts';
import { bookletOf, seatOf } from '../../rules/battle/battle.ts';
import { forecast } from '../../rules/battle/heat.ts';
import { modifierOf } from '../../rules/battle/score.ts';
import type { Prospects } from '../../rules/battle/what-if.ts';
import { isOpen, openManeuvers, whyShut } from '../../rules/battle/open-maneuvers.ts';
import type { Maneuver } from '../../rules/booklet/stat-card.ts';
import { broughtTimes, seatBrought, timesText } from '../../rules/words/seat-brought.ts';
import { answersText } from '../../rules/words/if-text.ts';
import type { Named } from '../../rules/words/tell.ts';
import { sufferedText, signed } from '../../rules/words/words.ts';
import { answerMarks } from './answer-marks.ts';
import type { AtRange } from './elsewhere.ts';
import { elsewhere, hearText, toldAt, toldElsewhere } from './elsewhere.ts';
import './gauge-row.ts';
import { LongPress } from './long-press.ts';
import { maneuversHere, shutGroups, tellersOf } from './shut-groups.ts';
import { shutLine, shutRow } from './shut-rows.ts';
import { toldLines } from './told-lines.ts';
import { warningOf } from './warning.ts';
import { arrow, colourSign, icon } from '../common/signs.ts';
import { say } from '../common/say.ts';
import rowStyles from './card-row.css?inline';
import styles from './stat-card.css?inline';
import { OwnTask } from '../common/own-task.ts';
import { styled } from '../common/styled.ts';
import { CARD_WORDS } from './card-words.ts';

/**
 * The pilot's own stat card at the range of the pairing: gauges, what was told, and a row for each
 * maneuver with what it would leave, or why it is shut. Open rows come first, both in print order; before
 * them the only one that can be picked, in the duel that teaches. Where the lone player fights at other
 * ranges too, each row says what they hear of it.
 *
 * Arrow keys move through the open rows; a pick is only a pick until the stage locks it in. A row that is
 * held down for half a second fills, and is picked and locked in at once.
 *
 * @fires maneuver-picked - detail `{ console }`
 * @fires maneuver-held - detail `{ console }`
 */
@customElement('stat-card')
export class StatCard extends OwnTask {
  static override styles = styled(rowStyles, styles);

  @property({ attribute: false }) battle!: Battle;
  /** The status in it governs the pilot; with several at its range, in each of theirs. */
  @property({ attribute: false }) pairing!: Pairing;
  /** Whose card: the seat's number. */
  @property({ type: Number }) seat = 0;
  /** The enemy pilot, who told the status. */
  @property() teller = '';
  /** Who fights, by seat: needed where several give a status. */
  @property({ attribute: false }) names: readonly Named[] = [];
  @property({ type: Number }) picked: number | null = null;
  /** What each open console number would come to, for the marks of a wide window. */
  @property({ attribute: false }) prospects: Prospects | null = null;
  /** A shut number that was asked for: its row answers. */
  @property({ attribute: false }) asked: number | null = null;
  /** The only console number that can be picked, in the duel that teaches. */
  @property({ attribute: false }) only: number | null = null;
  readonly #press = new LongPress<number>(this, (console) => {
    this.#pick(console);
    say(this, 'maneuver-held', { console });
  });

  /** What each answer would come to is kept by whoever gives the card. */
  protected override prepare(): void {
    for (const { console } of this.#rows()) this.prospects?.(console);
  }

  override render(): TemplateResult {
    const { battle, seat } = this;
    const { name } = bookletOf(battle, seat).mech;
    const rows = this.#rows();
    const pick = rows.find(({ console }) => console === this.picked);
    const answers = rows.length > 0 ? (this.prospects?.(rows[0]?.console ?? 0).length ?? 0) : 0;
    return html`<section
      class="card panel ${this.#told}"
      .style=${`--answers: ${Math.max(1, answers)}`}
      aria-label=${CARD_WORDS.heading(name)}
    >
      <header class="head">
        <gauge-row
          .seat=${seatOf(battle, seat)}
          .forecastHeat=${pick ? forecast(battle, seat, pick).heat : null}
          .uncounted=${battle.options.ammunition === 'ignored'}
        ></gauge-row>
      </header>
      ${toldLines(this, this.teller)} ${this.#criticals()}
      <div class="columns" aria-hidden="true">
        <span>No.</span><span>Maneuver</span><span class="right">On a hit</span
        ><span class="right">Heat after</span>
        ${this.#marked ? html`<span class="wide">You hit</span><span class="wide">You take</span>` : nothing}
        ${this.#elsewhere.map(({ range, rivals }) => html`<span class="hears">${rivals.length > 2 ? `${range} hears` : hearText(rivals, this.names)}</span>`)}
      </div>
      <div
        class="rows ${classMap({ marked: this.#marked })}"
        role="radiogroup"
        aria-label="Maneuvers"
        @keydown=${this.#onKey}
      >
        ${rows.map((maneuver) => this.#row(maneuver, rows))}
      </div>
      ${shutLine(shutGroups(this.battle, this.seat, this.#here(), this.#tellers), this.asked)}
      ${this.#brought()}
    </section>`;
  }

  get #marked(): boolean {
    return this.prospects !== null;
  }

  /** Who hears another number than the console's. */
  get #elsewhere(): readonly AtRange[] {
    return elsewhere(this.battle, this.seat, this.pairing.range);
  }

  /** For how many ranges there is a column of what they hear. */
  get #told(): string {
    return ['', 'converts', 'converts twice'][this.#elsewhere.length] ?? '';
  }

  /** The teller's name is needed where there are several. */
  get #tellers(): readonly Named[] {
    return tellersOf(this.battle, this.seat, this.names);
  }

  #here(): readonly Maneuver[] {
    const { battle, pairing, seat } = this;
    return maneuversHere(battle, seat).filter(({ range }) => range === pairing.range);
  }

  /** Those that are open first. */
  #rows(): readonly Maneuver[] {
    const here = this.#here();
    const open = here.filter((maneuver) => isOpen(this.battle, this.seat, maneuver));
    const only = open.filter(({ console }) => console === this.only);
    return [...new Set([...only, ...open, ...here])];
  }

  #criticals(): TemplateResult | typeof nothing {
    const seat = seatOf(this.battle, this.seat);
    const received = seat.wounds.suffered;
    if (received.length === 0) return nothing;
    return html`<p class="criticals">
      <b>Your criticals:</b>
      ${received
        .map(
          ({ critical, times }) =>
            `${critical.part}: ${sufferedText(critical, times)}${timesText(times, broughtTimes(seat, critical))}`,
        )
        .join(' · ')}
    </p>`;
  }

  /** What pilot and 'Mech sat down with that is not as printed: at the foot, since the numbers above have it in. */
  #brought(): TemplateResult | typeof nothing {
    const brought = seatBrought(seatOf(this.battle, this.seat));
    return brought.length === 0
      ? nothing
      : html`<p class="criticals"><b>Brought along:</b> ${brought.join(' · ')}</p>`;
  }

  #row(maneuver: Maneuver, rows: readonly Maneuver[]): TemplateResult {
    const shut = whyShut(this.battle, this.seat, maneuver);
    return shut
      ? shutRow(maneuver, shut, { asked: this.asked, tellers: this.#tellers })
      : this.#openRow(maneuver, rows);
  }

  #openRow(maneuver: Maneuver, rows: readonly Maneuver[]): TemplateResult {
    const { battle, seat } = this;
    const { colour, console, name, ammunition } = maneuver;
    const answers = this.prospects?.(console) ?? [];
    const next = forecast(battle, seat, maneuver);
    const modifier = modifierOf(seatOf(battle, seat), maneuver);
    const warning = warningOf(battle, seat, maneuver);
    const from = seatOf(battle, seat).heat;
    const picked = console === this.picked;
    const open = openManeuvers(battle, seat).filter((each) => rows.includes(each));
    const idle = this.only !== null && console !== this.only;
    const first = this.picked === null && (this.only === null ? open[0] === maneuver : !idle);
    const others = this.#elsewhere;
    const heard = others.map(
      ({ range, rivals }) => `, ${hearText(rivals, this.names)} ${toldAt(battle, maneuver, range)}`,
    );
    const words =
      `${console === this.only ? 'Call this: ' : ''}${name}, ${colour}, ${console}, score ${modifier < 0 ? 'minus' : 'plus'} ${Math.abs(modifier)}, heat ${from} to ${next.heat}${warning ? `, warning: ${warning}` : ''}${ammunition ? ', spends 1 round' : ''}${heard.join('')}. ${answersText(answers)}`.trim();
    const cells = html`<span class="no"
        ><span>${console}</span>${toldElsewhere(battle, maneuver, others)}</span
      >
      <span class="band ${colour}">
        ${colourSign(colour)}
        <span><b>${name}</b>${ammunition ? html`<small>1 round</small>` : nothing}</span>
      </span>
      <span class="score">${signed(modifier)}</span>
      <span class="heat">
        <span><i>${signed(next.cost)} ${arrow('right')}</i> <b>${next.heat}</b></span>
        ${warning ? html`<span class="warn">${icon('warning')}${warning}</span>` : nothing}
      </span>
      ${this.#marked ? html`${answerMarks(answers, 'do')}${answerMarks(answers, 'take')}` : nothing}
      ${others.map(({ range }) => html`<span class="hears">${toldAt(battle, maneuver, range)}</span>`)}`;
    return html`<button
      type="button"
      class="row ${classMap({ picked, idle, called: console === this.only, holding: this.#press.on === console })}"
      role="radio"
      aria-checked=${picked}
      aria-disabled=${idle ? 'true' : nothing}
      aria-label=${words}
      tabindex=${picked || first ? 0 : -1}
      data-console=${console}
      @click=${() => this.#pick(console)}
      @pointerdown=${(event: PointerEvent) => {
        if (!idle) this.#press.begin(console, event);
      }}
      @pointermove=${(event: PointerEvent) => this.#press.move(event)}
      @pointerup=${this.#press.end}
      @pointercancel=${this.#press.end}
      @pointerleave=${this.#press.end}
      @contextmenu=${(event: Event) => event.preventDefault()}
    >
      ${cells}
    </button>`;
  }

  #pick(console: number): void {
    if (this.only !== null && console !== this.only) return;
    say(this, 'maneuver-picked', { console });
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    if (!['ArrowDown', 'ArrowUp', 'Home', 'End'].includes(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    this.move(
      event.key === 'ArrowUp'
        ? -1
        : event.key === 'ArrowDown'
          ? 1
          : event.key === 'Home'
            ? -99
            : 99,
    );
  };

  override updated(changed: PropertyValues<this>): void {
    const console = changed.has('asked') && this.asked !== null ? this.asked : this.picked;
    if (console === null || !(changed.has('asked') || changed.has('picked'))) return;
    // The strip comes with the pick and takes room: the row is sought when it has come.
    requestAnimationFrame(() =>
      this.renderRoot
        .querySelector(`[data-console="${console}"], [data-shut="${console}"]`)
        ?.scrollIntoView({ block: 'nearest' }),
    );
  }

  /** Puts the focus on the row that is picked, else on the first that is open. */
  focusRow(): void {
    this.renderRoot.querySelector<HTMLElement>('.row[tabindex="0"]')?.focus();
  }

  /** Picks the open maneuver some rows further on, and focuses it. */
  move(rows: number): void {
    const shown = this.#rows();
    const open = openManeuvers(this.battle, this.seat).filter(
      (each) => shown.includes(each) && (this.only === null || each.console === this.only),
    );
    const at = open.findIndex(({ console }) => console === this.picked);
    const next =
      open[
        Math.max(0, Math.min(open.length - 1, at < 0 && rows < 0 ? open.length - 1 : at + rows))
      ];
    if (!next) return;
    this.#pick(next.console);
    void this.updateComplete.then(() =>
      this.renderRoot.querySelector<HTMLElement>(`[data-console="${next.console}"]`)?.focus(),
    );
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'stat-card': StatCard;
  }
  interface HTMLElementEventMap {
    'maneuver-picked': CustomEvent<{ console: number | null }>;
    'maneuver-held': CustomEvent<{ console: number }>;
  }
}
