import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { classMap } from 'lit/directives/class-map.js';
import type { Battle } from '../../rules/battle/battle.ts';
import { bookletOf, pairingsOf, seatOf } from '../../rules/battle/battle.ts';
import { pairingOfDuel } from '../../rules/battle/duel.ts';
import { forecast } from '../../rules/battle/heat.ts';
import { modifierOf } from '../../rules/battle/score.ts';
import { governing, openManeuvers, whyShut } from '../../rules/battle/open-maneuvers.ts';
import type { Maneuver } from '../../rules/booklet/stat-card.ts';
import { RANGES } from '../../rules/vocabulary.ts';
import { sufferedText, shutText, signed, statusPhrase } from '../../rules/words/words.ts';
import './gauge-row.ts';
import { arrow, colourSign, icon, phrase } from '../common/signs.ts';
import { say } from '../common/say.ts';
import styles from './stat-card.css?inline';
import { styled } from '../common/styled.ts';
import { unseenLater } from '../common/unseen-later.ts';

/**
 * The pilot's own stat card at the range of the battle: gauges, what was told, and a row for each
 * maneuver with what it would leave, or why it is shut.
 *
 * Arrow keys move through the open rows; a pick is only a pick until the stage locks it in.
 *
 * @fires maneuver-picked - detail `{ console }`
 */
@customElement('stat-card')
export class StatCard extends LitElement {
  static override styles = styled(styles);

  @property({ attribute: false }) battle!: Battle;
  /** Whose card: the seat's number. */
  @property({ type: Number }) seat = 0;
  /** The enemy pilot, who told the status. */
  @property() teller = '';
  @property({ type: Number }) picked: number | null = null;
  /** Small rows that are only read: for halves of a table. */
  @property({ type: Boolean, reflect: true }) mini = false;

  protected override scheduleUpdate(): void | Promise<unknown> {
    return unseenLater(this, () => super.scheduleUpdate());
  }

  override render(): TemplateResult {
    const { battle, seat } = this;
    const booklet = bookletOf(battle, seat);
    const mech = seatOf(battle, seat);
    const { designation, name, speed, tonnage } = booklet.mech;
    const rows = this.#rows();
    const pick = rows.find(({ console }) => console === this.picked);
    return html`<section class="card panel" aria-label=${`Stat card of the ${name}`}>
      <header class="head">
        <p class="mech">
          <b>${name}</b><span class="soft">${designation} · ${tonnage} t · speed ${speed}</span>
        </p>
        <gauge-row
          .seat=${mech}
          .forecastHeat=${pick ? forecast(battle, seat, pick).heat : null}
          .uncounted=${battle.options.ammunition === 'ignored'}
        ></gauge-row>
      </header>
      ${this.#status()} ${this.#criticals()}
      <div class="columns" aria-hidden="true">
        <span>No.</span><span>Maneuver</span><span class="wide">Group</span
        ><span class="wide">Cat.</span><span class="right">Score</span
        ><span class="right">Heat after</span>
        ${RANGES.filter((range) => range !== rows[0]?.range).map((range) => html`<span class="right wide">${range}</span>`)}
      </div>
      <div
        class="rows"
        role=${this.mini ? 'list' : 'radiogroup'}
        tabindex=${this.mini ? 0 : nothing}
        aria-label="Maneuvers"
        @keydown=${this.#onKey}
      >
        ${rows.map((maneuver) => this.#row(maneuver, rows))}
      </div>
    </section>`;
  }

  /** The maneuvers of every range it fights at, in print order. */
  #rows(): readonly Maneuver[] {
    const ranges = pairingsOf(this.battle, this.seat).map(({ range }) => range);
    return bookletOf(this.battle, this.seat).statCard.maneuvers.filter(({ range }) =>
      ranges.includes(range),
    );
  }

  /** What the enemy pilot has read out (D11). */
  #status(): TemplateResult {
    const here = pairingOfDuel(this.battle);
    const screen = here && governing(here, this.seat);
    return html`<p class="status">
      <b>${this.teller ? `${this.teller} told you:` : 'Told:'}</b>
      <span>
        ${screen && here ? phrase(statusPhrase(screen.status, here.range)) : nothing}${
          seatOf(this.battle, this.seat).shutDown
            ? ' – but you are shut down: only Cool Off or Duck'
            : nothing
        }
      </span>
    </p>`;
  }

  #criticals(): TemplateResult | typeof nothing {
    const received = seatOf(this.battle, this.seat).wounds.suffered;
    if (received.length === 0 || this.mini) return nothing;
    return html`<p class="criticals">
      <b>Your criticals:</b>
      ${received
        .map(
          ({ critical, times }) =>
            `${critical.part}: ${sufferedText(critical, times)}${times > 1 ? ` (${times} times)` : ''}`,
        )
        .join(' · ')}
    </p>`;
  }

  #row(maneuver: Maneuver, rows: readonly Maneuver[]): TemplateResult {
    const shut = whyShut(this.battle, this.seat, maneuver);
    return shut ? this.#shutRow(maneuver, shutText(shut)) : this.#openRow(maneuver, rows);
  }

  #shutRow(
    { colour, console, group, name }: Maneuver,
    why: ReturnType<typeof shutText>,
  ): TemplateResult {
    const words = `${name}, ${colour}, console ${console}, shut. ${why.long}`;
    return html`<div
      class="row shut"
      role=${this.mini ? 'listitem' : 'radio'}
      aria-checked=${this.mini ? nothing : 'false'}
      aria-disabled=${this.mini ? nothing : 'true'}
      aria-label=${words}
    >
      <span class="no">${console}</span>
      <span class="name ${colour}"
        >${colourSign(colour)}
        <span>${name}${group === name ? nothing : html`<small>${group}</small>`}</span></span
      >
      <span class="why"
        ><span class="short">${why.short}</span><span class="long">${why.long}</span></span
      >
    </div>`;
  }

  #openRow(maneuver: Maneuver, rows: readonly Maneuver[]): TemplateResult {
    const { battle, seat } = this;
    const { colour, console, name, group, categories, ammunition, range } = maneuver;
    const next = forecast(battle, seat, maneuver);
    const modifier = modifierOf(seatOf(battle, seat), maneuver);
    const warning = next.diesOfHeat
      ? 'kills the pilot'
      : next.shutsDown
        ? 'shuts down'
        : next.explodes
          ? 'explosion'
          : null;
    const from = seatOf(battle, seat).heat;
    const picked = console === this.picked;
    const open = openManeuvers(battle, seat).filter((each) => rows.includes(each));
    const first = this.picked === null && open[0] === maneuver;
    const words = `${name}, ${colour}, console ${console}, score ${modifier < 0 ? 'minus' : 'plus'} ${Math.abs(modifier)}, heat ${from} to ${next.heat}${warning ? `, warning: ${warning}` : ''}${ammunition ? ', spends 1 round' : ''}`;
    const cells = html`<span class="no">${console}</span>
      <span class="band ${colour}">
        ${colourSign(colour)}
        <span
          ><b>${name}</b
          ><small
            >${group === name ? '' : `${group} `}${categories.join(' & ')}${ammunition ? ' · 1 round' : ''}</small
          ></span
        >
      </span>
      <span class="text wide">${group}</span
      ><span class="text wide">${categories.join(' & ')}</span>
      <span class="score">${signed(modifier)}</span>
      <span class="heat">
        <span><i>${signed(next.cost)} ${arrow('right')}</i> <b>${next.heat}</b></span>
        ${warning ? html`<span class="warn">${icon('warning')}${warning}</span>` : nothing}
      </span>
      ${RANGES.filter((other) => other !== range).map(
        (other) => html`<span class="text wide right">${maneuver.conversions[other]}</span>`,
      )}`;
    return this.mini
      ? html`<div class="row" role="listitem" aria-label=${words}>${cells}</div>`
      : html`<button
          type="button"
          class="row ${classMap({ picked })}"
          role="radio"
          aria-checked=${picked}
          aria-label=${words}
          tabindex=${picked || first ? 0 : -1}
          data-console=${console}
          @click=${() => this.#pick(console)}
        >
          ${cells}
        </button>`;
  }

  #pick(console: number): void {
    say(this, 'maneuver-picked', { console });
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    if (this.mini || !['ArrowDown', 'ArrowUp', 'Home', 'End'].includes(event.key)) return;
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

  /** Picks the open maneuver some rows further on, and focuses it. */
  move(rows: number): void {
    const shown = this.#rows();
    const open = openManeuvers(this.battle, this.seat).filter((each) => shown.includes(each));
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
  }
}
