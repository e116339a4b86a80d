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
import { answersText, briefName } from '../../rules/words/if-text.ts';
import type { Named } from '../../rules/words/tell.ts';
import { cardFoot } from './card-foot.ts';
import { cardHeads, deadCells, oftenBar, rangesAfter, rowCells } from './card-row.ts';
import type { AtRange } from './elsewhere.ts';
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

/** Rows to move for each key. */
const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, Home: -99, End: 99 };

/** How far rows are scrolled, and how much is still below (pixels). */
export interface CardScroll {
  readonly top: number;
  readonly below: number;
}

/**
 * The player's stat card at the range of the pairing: a row for each open maneuver with its effects, then the shut
 * ones with the reason, both in print order. In the duel that teaches, the only number that can be picked comes
 * first. With rivals at other ranges each row says what they hear. Arrow keys move the pick, which the stage may
 * still undo. Holding a row down until the ring is full picks and locks in.
 *
 * @fires maneuver-picked - detail `{ console }`
 * @fires maneuver-held - detail `{ console }`
 * @fires card-scrolled - detail `{ top, below }`
 * @fires scroll-ended
 */
@customElement('stat-card')
export class StatCard extends OwnTask {
  static override styles = styled(figureStyles, rowStyles, styles);

  /** In a column of its own, on a phone on its side. */
  @property({ type: Boolean, reflect: true }) apart = false;
  @property({ attribute: false }) battle!: Battle;
  /** The status given in it governs the pilot; with several rivals at its range, in each of theirs. */
  @property({ attribute: false }) pairing!: Pairing;
  @property({ type: Number }) seat = 0;
  /** The enemy pilot, who gave the status. */
  @property() teller = '';
  /** By seat; needed if several give a status. */
  @property({ attribute: false }) names: readonly Named[] = [];
  @property({ type: Number }) picked: number | null = null;
  /** The answers to each open number. */
  @property({ attribute: false }) prospects: Prospects | null = null;
  /** How often (0 to 1) a good pilot calls each open number; null unless the coach was asked. */
  @property({ attribute: false }) often: ReadonlyMap<number, number> | null = null;
  /** Little room: short names. */
  @property({ type: Boolean }) terse = false;
  /** Rows keep their height, whatever room they get. */
  @property({ type: Boolean, reflect: true }) hung = false;
  /** A typed number that is shut; its row shows why. */
  @property({ attribute: false }) asked: number | null = null;
  /** The only number that can be picked, in the duel that teaches. */
  @property({ attribute: false }) only: number | null = null;
  /** No one can be hit: rows show heat and range afterwards, and one tap locks in. */
  @property({ type: Boolean, reflect: true }) dead = false;
  /** Ignores a tap meant for what was on the screen before, if a tap locks in. */
  readonly #guard = new PressGuard(this, () => this.#locksAtOnce);
  @query('.scroll') private readonly scroller!: HTMLElement;
  /** The console number touched last. */
  #touched: number | null = null;
  /** Scroll position before the rows lost height. */
  #place = 0;
  readonly #press = new LongPress<number>(this, {
    held: (console) => {
      this.#pick(console);
      say(this, 'maneuver-held', { console });
    },
    lifted: (console) => this.#pick(console),
    words: CARD_WORDS.holding,
  });

  /** The owner of `prospects` keeps the answers. */
  protected override prepare(): void {
    for (const { console } of this.#rows()) this.prospects?.(console);
  }

  override render(): TemplateResult {
    const { battle, seat } = this;
    const rows = this.#rows();
    return html`<section
      class="card panel down ${this.#elsewhere.length > 0 ? 'converts' : ''}"
      .style=${`--rows: ${rows.length}`}
      aria-label=${CARD_WORDS.heading(bookletOf(battle, seat).mech.name)}
    >
      ${this.dead ? nothing : cardHeads()} ${this.#attacked()}
      <div
        class="scroll down scroller"
        @scroll=${() => say(this, 'card-scrolled', this.scrolled)}
        @scrollend=${() => say(this, 'scroll-ended')}
      >
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

  /** Enemies who hear a conversion number. */
  get #elsewhere(): readonly AtRange[] {
    return elsewhere(this.battle, this.seat, this.pairing.range);
  }

  /** With rivals at several ranges: those these rows attack. */
  #attacked(): TemplateResult | typeof nothing {
    if (this.#elsewhere.length === 0) return nothing;
    const { range } = this.pairing;
    const at = byRange(this.battle).find((each) => each.range === range);
    return html`<p class="at">
      <b class="label">${range}</b> ${CARD_WORDS.at(pilotsIn(at?.rivals ?? [], this.names))}
    </p>`;
  }

  get #tellers(): readonly Named[] {
    return tellersOf(this.battle, this.seat, this.names);
  }

  #here(): readonly Maneuver[] {
    const { battle, pairing, seat } = this;
    return maneuversHere(battle, seat).filter(({ range }) => range === pairing.range);
  }

  /** Open rows in print order; the only one that can be picked first. */
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
    const called = this.terse ? { ...maneuver, name: briefName(name) } : maneuver;
    const cells = this.dead
      ? deadCells(called, answers, heats, warnings)
      : rowCells(called, { battle, modifier, answers, cost, heat, warnings, others });
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
    // A touched row is in sight, and a pick must not scroll; a typed number may need it.
    if (changed.has('picked') && this.picked !== this.#touched) this.#seek(this.picked);
    if (changed.has('asked')) this.#seek(this.asked);
    // Bars of the coach make rows higher.
    if (changed.has('often')) this.#seek(this.picked);
  }

  #seek(console: number | null): void {
    this.renderRoot
      .querySelector(`[data-console="${console}"], [data-shut="${console}"]`)
      ?.scrollIntoView({ block: 'nearest' });
  }

  /** Brings the picked row into sight after the rows lost height. */
  seekPick(): void {
    void this.updateComplete.then(() => {
      this.#place = this.scroller.scrollTop;
      this.#seek(this.picked);
    });
  }

  /** Restores the scroll position when the rows have their height again. */
  comeBack(): void {
    void this.updateComplete.then(() => (this.scroller.scrollTop = this.#place));
  }

  /** How far the rows are scrolled. */
  get scrolled(): CardScroll {
    const { clientHeight, scrollHeight, scrollTop: top } = this.scroller;
    return { top, below: scrollHeight - clientHeight - top };
  }

  /** Not all rows fit in. */
  get isOverfull(): boolean {
    if (!this.hasUpdated) return false;
    const { clientHeight, firstElementChild } = this.scroller;
    return (firstElementChild as HTMLElement).offsetHeight > clientHeight;
  }

  /** Focuses the picked row, or the first open one. */
  focusRow(): void {
    void this.updateComplete.then(() =>
      this.renderRoot.querySelector<HTMLElement>('.row[tabindex="0"]')?.focus(),
    );
  }

  /** Picks an open maneuver further down and focuses it. */
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
    'card-scrolled': CustomEvent<CardScroll>;
    'scroll-ended': CustomEvent<null>;
  }
}
