import { html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import { classMap } from 'lit/directives/class-map.js';
import type { Battle, Pairing } from '../../rules/battle/battle.ts';
import { bookletOf, seatOf } from '../../rules/battle/battle.ts';
import { forecast } from '../../rules/battle/heat.ts';
import { modifierOf } from '../../rules/battle/score.ts';
import type { Prospects } from '../../rules/battle/what-if.ts';
import { isOpen, openManeuvers } from '../../rules/battle/open-maneuvers.ts';
import type { Maneuver } from '../../rules/booklet/stat-card.ts';
import { answersText } from '../../rules/words/if-text.ts';
import type { Named } from '../../rules/words/tell.ts';
import { cardFoot } from './card-foot.ts';
import { cardHeads, oftenBar, rowCells } from './card-row.ts';
import type { AtRange } from './elsewhere.ts';
import { deadCells, rangesAfter } from './dead-row.ts';
import { byRange, elsewhere, hearText, pilotsIn, toldAt } from './elsewhere.ts';
import { LongPress } from './long-press.ts';
import { maneuversHere, shutGroups, tellersOf, ruledOut } from './shut-groups.ts';
import { warningsOf } from './warning.ts';
import { PressGuard } from '../common/press-guard.ts';
import { say } from '../common/say.ts';
import figureStyles from './row-figure.css?inline';
import rowStyles from './card-row.css?inline';
import styles from './stat-card.css?inline';
import { OwnTask } from '../common/own-task.ts';
import { styled } from '../common/styled.ts';
import { CARD_WORDS } from './card-words.ts';

/** So many rows each key goes on. */
const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, Home: -99, End: 99 };

/**
 * The pilot's own stat card at the range of the pairing: gauges, what was told, and a row for each
 * maneuver with what it would leave, or why it is shut. Open rows come first, both in print order; before
 * them the only one that can be picked, in the duel that teaches. Where the lone player fights at other
 * ranges too, each row says what they hear of it.
 *
 * Arrow keys move through the open rows; a pick is only a pick until the stage locks it in. A row that is
 * held down until the ring round the finger is full is picked and locked in at once.
 *
 * @fires maneuver-picked - detail `{ console }`
 * @fires maneuver-held - detail `{ console }`
 */
@customElement('stat-card')
export class StatCard extends OwnTask {
  static override styles = styled(figureStyles, rowStyles, styles);

  /** It stands by itself, beside the rest, on a phone that lies. */
  @property({ type: Boolean, reflect: true }) apart = false;
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
  /** How often a good pilot calls each open number (0 to 1), where somebody asked for it. */
  @property({ attribute: false }) often: ReadonlyMap<number, number> | null = null;
  /** A shut number that was asked for: its row answers. */
  @property({ attribute: false }) asked: number | null = null;
  /** The only console number that can be picked, in the duel that teaches. */
  @property({ attribute: false }) only: number | null = null;
  /** Nobody can be hit: rows say heat and range after, and one tap locks in. */
  @property({ type: Boolean, reflect: true }) dead = false;
  /** Where one tap locks in, one that was meant for what stood there before is not heard. */
  readonly #guard = new PressGuard(this, () => this.#locksAtOnce);
  @query('.scroll') private readonly scroller!: HTMLElement;
  /** The row that was touched last. */
  #touched: number | null = null;
  /** How far the rows were scrolled before less height was left to them. */
  #place = 0;
  readonly #press = new LongPress<number>(this, {
    held: (console) => {
      this.#pick(console);
      say(this, 'maneuver-held', { console });
    },
    lifted: (console) => this.#pick(console),
    words: CARD_WORDS.holding,
  });

  /** What each answer would come to is kept by whoever gives the card. */
  protected override prepare(): void {
    for (const { console } of this.#rows()) this.prospects?.(console);
  }

  override render(): TemplateResult {
    const { battle, seat } = this;
    const rows = this.#rows();
    return html`<section
      class="card panel ${this.#elsewhere.length > 0 ? 'converts' : ''}"
      .style=${`--rows: ${rows.length}`}
      aria-label=${CARD_WORDS.heading(bookletOf(battle, seat).mech.name)}
    >
      ${this.dead ? nothing : cardHeads()} ${this.#attacked()}
      <div class="scroll">
        <div
          class="rows ${classMap({ held: this.#press.on !== null, deaf: this.#guard.isDeaf })}"
          role="radiogroup"
          aria-label="Maneuvers"
          @keydown=${this.#onKey}
        >
          ${rows.map((maneuver) => this.#row(maneuver, rows))}
        </div>
        ${ruledOut(this.#shut(), this.asked)} ${cardFoot(seatOf(battle, seat))}
      </div>
    </section>`;
  }

  /** Who hears another number than the console's. */
  get #elsewhere(): readonly AtRange[] {
    return elsewhere(this.battle, this.seat, this.pairing.range);
  }

  /** Where rivals stand at several ranges: whom these rows attack. */
  #attacked(): TemplateResult | typeof nothing {
    if (this.#elsewhere.length === 0) return nothing;
    const { range } = this.pairing;
    const at = byRange(this.battle).find((each) => each.range === range);
    return html`<p class="at">
      <b class="label">${range}</b> ${CARD_WORDS.at(pilotsIn(at?.rivals ?? [], this.names))}
    </p>`;
  }

  /** The teller's name is needed where there are several. */
  get #tellers(): readonly Named[] {
    return tellersOf(this.battle, this.seat, this.names);
  }

  #here(): readonly Maneuver[] {
    const { battle, pairing, seat } = this;
    return maneuversHere(battle, seat).filter(({ range }) => range === pairing.range);
  }

  /** Those that are open, in print order; the only one that can be picked first. */
  #rows(): readonly Maneuver[] {
    const open = this.#here().filter((maneuver) => isOpen(this.battle, this.seat, maneuver));
    const only = open.filter(({ console }) => console === this.only);
    return [...new Set([...only, ...open])];
  }

  #shut(): ReturnType<typeof shutGroups> {
    return shutGroups(this.battle, this.seat, this.#here(), this.#tellers);
  }

  #row(maneuver: Maneuver, rows: readonly Maneuver[]): TemplateResult {
    const { battle, seat } = this;
    const { colour, console, name, ammunition } = maneuver;
    const answers = this.prospects?.(console) ?? [];
    const { cost, heat } = forecast(battle, seat, maneuver);
    const modifier = modifierOf(seatOf(battle, seat), maneuver);
    const warnings = warningsOf(battle, seat, maneuver);
    const from = seatOf(battle, seat).heat;
    const picked = console === this.picked;
    const idle = this.only !== null && console !== this.only;
    const first = this.picked === null && rows[0] === maneuver;
    const others = this.#elsewhere;
    const words = CARD_WORDS.row({
      call: console === this.only,
      name,
      colour,
      console,
      adds: modifier,
      round: ammunition !== null,
      heard: others.map(
        ({ range, rivals }) => `${hearText(rivals, this.names)} ${toldAt(battle, maneuver, range)}`,
      ),
      answers: this.dead ? '' : answersText(answers, this.teller || undefined),
      heat: [from, heat],
      warnings,
      often: this.often?.get(console) ?? null,
    });
    const heats = [from, heat] as const;
    const cells = this.dead
      ? deadCells(maneuver, answers, heats, warnings)
      : rowCells(maneuver, { battle, modifier, answers, cost, heat, warnings, others });
    return html`<button
      type="button"
      class="row ${classMap({ picked, idle, called: console === this.only, holding: this.#press.on === console })}"
      role="radio"
      aria-checked=${picked}
      aria-disabled=${idle ? 'true' : nothing}
      aria-label=${this.dead ? CARD_WORDS.deadRow(words, rangesAfter(answers)) : words}
      tabindex=${picked || first ? 0 : -1}
      data-console=${console}
      @click=${() => {
        this.#touched = console;
        this.#tapped(console);
      }}
      @pointerdown=${(event: PointerEvent) => {
        if (!idle && !this.dead) this.#press.begin(console, event);
      }}
      @pointermove=${(event: PointerEvent) => this.#press.move(event)}
      @pointerup=${this.#press.lift}
      @pointercancel=${this.#press.end}
      @pointerleave=${this.#press.end}
      @contextmenu=${(event: Event) => event.preventDefault()}
    >
      ${cells} ${oftenBar(this.often?.get(console))}
    </button>`;
  }

  /** Where nobody can be hit a tap locks in. */
  get #locksAtOnce(): boolean {
    return this.dead && this.only === null;
  }

  #tapped(console: number): void {
    this.#pick(console);
    if (this.#locksAtOnce) say(this, 'maneuver-held', { console });
  }

  #pick(console: number): void {
    if (this.only !== null && console !== this.only) return;
    say(this, 'maneuver-picked', { console });
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    const rows = STEPS[event.key];
    if (rows === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    this.move(rows);
  };

  override updated(changed: PropertyValues<this>): void {
    // A pick never scrolls: what was touched is in sight. A number that is typed may not be.
    if (changed.has('picked') && this.picked !== this.#touched) this.#seek(this.picked);
    if (changed.has('asked')) this.#seek(this.asked);
    // With how often each is called the rows are higher, or lower again.
    if (changed.has('often')) this.#seek(this.picked);
  }

  #seek(console: number | null): void {
    this.renderRoot
      .querySelector(`[data-console="${console}"], [data-shut="${console}"]`)
      ?.scrollIntoView({ block: 'nearest' });
  }

  /** Brings the row that is picked into sight, where less height is left to the rows. */
  seekPick(): void {
    void this.updateComplete.then(() => {
      this.#place = this.scroller.scrollTop;
      this.#seek(this.picked);
    });
  }

  /** The rows have their height again: they stand where they stood. */
  comeBack(): void {
    void this.updateComplete.then(() => (this.scroller.scrollTop = this.#place));
  }

  /** Puts the focus on the row that is picked, else on the first that is open. */
  focusRow(): void {
    void this.updateComplete.then(() =>
      this.renderRoot.querySelector<HTMLElement>('.row[tabindex="0"]')?.focus(),
    );
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
    this.#touched = null;
    this.#pick(next.console);
    void this.updateComplete.then(() =>
      this.renderRoot.querySelector<HTMLElement>(`[data-console="${next.console}"]`)?.focus(),
    );
  }
}

declare global {
  interface HTMLElementEventMap {
    'maneuver-picked': CustomEvent<{ console: number | null }>;
    'maneuver-held': CustomEvent<{ console: number }>;
  }
}
