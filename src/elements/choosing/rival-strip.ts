import { LitElement, html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { classMap } from 'lit/directives/class-map.js';
import type { Battle } from '../../rules/battle/battle.ts';
import { bookletOf, seatOf } from '../../rules/battle/battle.ts';
import { pairingWith } from '../../rules/battle/duel.ts';
import { openManeuvers } from '../../rules/battle/open-maneuvers.ts';
import type { WhatIf } from '../../rules/battle/what-if.ts';
import type { Range } from '../../rules/vocabulary.ts';
import { COLOURS } from '../../rules/vocabulary.ts';
import { sure } from '../../rules/sure.ts';
import { counted } from '../../rules/words/counted.ts';
import { answersText, countedFates } from '../../rules/words/if-text.ts';
import { roundsLabel } from '../../rules/words/seat-brought.ts';
import type { Named } from '../../rules/words/tell.ts';
import { number } from '../../rules/words/words.ts';
import type { AtRange } from '../card/elsewhere.ts';
import { byRange } from '../card/elsewhere.ts';
import { fateSign } from '../card/fate-marks.ts';
import { say } from '../common/say.ts';
import { pilotMark, colourSign } from '../common/signs.ts';
import { styled } from '../common/styled.ts';
import '../page/view-window.ts';
import { CHOOSING_WORDS, rangeText, standWords } from './choosing-words.ts';
import styles from './rival-strip.css?inline';
import tileStyles from './rival-tile.css?inline';

/** Heat of a full bar. */
const HOTTEST = 40;

const share = (points: number, full: number): string =>
  `${Math.max(0, Math.min(100, (points / full) * 100))}%`;

/** A bar one line high: an initial for its name, the fill, and the number. */
const bar = (name: string, points: number, full: number, limit: number | null): TemplateResult =>
  html`<span class="mini grid dense"
    ><i>${name}</i
    ><span class="bar"
      ><span class="fill" .style=${`width: ${share(points, full)}`}></span>${
        limit === null
          ? nothing
          : html`<span class="tick" .style=${`left: ${share(limit, full)}`}></span>`
      }</span
    ><b>${number(points)}</b></span
  >`;

const countCriticals = (battle: Battle, seat: number): number =>
  seatOf(battle, seat).wounds.suffered.reduce((sum, { times }) => sum + times, 0);

const coloursOpen = (battle: Battle, rival: number): TemplateResult => {
  const open = openManeuvers(battle, rival);
  return html`<span class="colours flow together"
    >${COLOURS.map((colour) => {
      const many = open.filter((each) => each.colour === colour).length;
      return many > 0 ? html`<span>${colourSign(colour)}<b>${many}</b></span> ` : nothing;
    })}</span
  >`;
};

/**
 * A rival's state for its tile: armor, heat with the shutdown mark, rounds, criticals, and its open numbers, by
 * color or, on a small tile, only counted.
 */
const rivalState = (battle: Battle, rival: number): TemplateResult => {
  const { ammunition, armor, fullArmor, heat, shutdown } = seatOf(battle, rival);
  const criticals = countCriticals(battle, rival);
  const supplies = battle.options.ammunition === 'ignored' ? [] : Object.entries(ammunition);
  return html`<span class="state" aria-hidden="true">
    ${bar('A', armor, fullArmor, null)} ${bar('H', heat, HOTTEST, shutdown)}
    <span class="supplies flow together"
      ><span class="counted"
        >${CHOOSING_WORDS.open} <b>${openManeuvers(battle, rival).length}</b></span
      >
      ${supplies.map(([kind, left]) => html`<span>${roundsLabel(kind)[1]} <b>${left}</b></span> `)}${
        criticals > 0 ? html`<span><i class="diamond"></i> <b>${criticals}</b></span>` : nothing
      }</span
    >
    ${coloursOpen(battle, rival)}
  </span>`;
};

const WAYS: Readonly<Record<string, -1 | 1>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

/**
 * The rivals in groups by range, the closest first. The heading of a group attacks that range, a tile turns to its
 * rival. A row on phones and tablets, a column on desktops.
 *
 * @fires range-attacked - detail `{ range }`
 * @fires rival-turned - detail `{ rival }`: the seat
 */
@customElement('rival-strip')
export class RivalStrip extends LitElement {
  static override styles = styled(styles, tileStyles);

  @property({ attribute: false }) battle!: Battle;
  @property({ attribute: false }) names: readonly Named[] = [];
  @property() attacked: Range = 'long';
  /** The rival whose page and answers are shown. */
  @property({ type: Number }) turned = 1;
  /** Answers by seat; empty without a pick. */
  @property({ attribute: false }) answers: ReadonlyMap<number, readonly WhatIf[]> = new Map();

  override render(): TemplateResult {
    return html`<div
      class="strip"
      role="radiogroup"
      aria-label="Range to attack"
      .style=${`--all: ${this.battle.pairings.length}`}
    >
      ${byRange(this.battle).map((at) => this.#group(at))}
    </div>`;
  }

  override updated(changed: PropertyValues<this>): void {
    if (!changed.has('turned')) return;
    this.#tile(this.turned)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  focusPage(): void {
    this.#tile(this.turned)?.focus();
  }

  #tile(rival: number): HTMLElement | null {
    return this.renderRoot.querySelector<HTMLElement>(`[data-rival="${rival}"]`);
  }

  #group({ range, rivals }: AtRange): TemplateResult {
    const attacked = range === this.attacked;
    return html`<div
      class="group down rounded ${classMap({ attacked, alone: rivals.length === 1 })}"
      .style=${`--rivals: ${rivals.length}`}
    >
      <button
        type="button"
        class="range abreast snug caps"
        role="radio"
        aria-checked=${attacked}
        aria-label=${rangeText(this.battle, range, this.names)}
        tabindex=${attacked ? 0 : -1}
        data-range=${range}
        @click=${() => say(this, 'range-attacked', { range })}
        @keydown=${this.#onKey}
      >
        <i class="dot" aria-hidden="true"></i>
        ${attacked ? html`<b class="attack inked" aria-hidden="true">Attack</b>` : ''}
        <span class="name">${range} <span class="word">range</span></span>
      </button>
      <div class="tiles">${rivals.map((rival) => this.#rival(rival))}</div>
    </div>`;
  }

  #rival(rival: number): TemplateResult {
    const { battle, names } = this;
    const screen = sure(pairingWith(battle, { rival })).sees.lone;
    const booklet = bookletOf(battle, rival);
    const { shutDown } = seatOf(battle, rival);
    const stand = standWords(seatOf(battle, rival), battle.options);
    const pilot = names[rival]?.pilot ?? '';
    const answers = this.answers.get(rival) ?? [];
    const open = openManeuvers(battle, rival).length;
    const criticals = countCriticals(battle, rival);
    const said = [
      ...stand,
      CHOOSING_WORDS.shutsAt(seatOf(battle, rival).shutdown),
      ...(criticals > 0 ? [counted(criticals, 'critical')] : []),
      CHOOSING_WORDS.openNumbers(open),
    ];
    const words = `${pilot}, ${booklet.mech.name}: page ${screen.number}, ${screen.title}; ${said.join(', ')}. ${answersText(answers)}`;
    return html`<button
      type="button"
      class="tile down finger ${classMap({ dark: shutDown })}"
      aria-pressed=${rival === this.turned}
      aria-keyshortcuts=${`Alt+${rival}`}
      data-rival=${rival}
      @click=${() => say(this, 'rival-turned', { rival })}
    >
      <span class="unseen">${words}</span>
      <view-window
        aria-hidden="true"
        strip
        bare
        .screen=${screen}
        .booklet=${booklet}
      ></view-window>
      <span class="plate" aria-hidden="true">
        <span class="who ellipsis">${pilotMark('rival')} <b>${pilot}</b></span>
        <span class="mech">${booklet.mech.name}</span>
        <span class="page firm">${screen.number}</span>
        <kbd>${rival}</kbd>
        ${rivalState(battle, rival)}
      </span>
      ${
        answers.length > 0
          ? this.#would(answers)
          : html`<span class="would abreast dense fine" aria-hidden="true"
              ><span class="count">${CHOOSING_WORDS.open} <b class="open">${open}</b></span
              >${coloursOpen(battle, rival)}</span
            >`
      }
    </button>`;
  }

  /** Open numbers the pick hits, those that hit back, and the gravest fate of each. */
  #would(answers: readonly WhatIf[]): TemplateResult {
    return html`<span class="would abreast dense fine" aria-hidden="true">
      ${(['do', 'take'] as const).map((which) => {
        const fates = countedFates(answers).filter((each) => each.which === which);
        const grave = fates.find(({ fate }) => fate !== 'shuts down');
        return html` <b class=${which}>${answers.filter((each) => each[which].hits).length}</b>${
            grave ? fateSign(grave.fate, which) : nothing
          }`;
      })}
      <span class="of">of ${answers.length}</span>
    </span>`;
  }

  /** Arrows choose the range. Space and Enter press the button and must not reach the stage. */
  readonly #onKey = (event: KeyboardEvent): void => {
    const way = WAYS[event.key];
    if (way === undefined) {
      if (event.key === ' ' || event.key === 'Enter') event.stopPropagation();
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    const ranges = byRange(this.battle).map(({ range }) => range);
    const at = ranges.indexOf(this.attacked) + way;
    const range = sure(ranges[(at + ranges.length) % ranges.length]);
    say(this, 'range-attacked', { range });
    void this.updateComplete.then(() =>
      this.renderRoot.querySelector<HTMLElement>(`[data-range="${range}"]`)?.focus(),
    );
  };
}

declare global {
  interface HTMLElementEventMap {
    'range-attacked': CustomEvent<{ range: Range }>;
    'rival-turned': CustomEvent<{ rival: number }>;
  }
}
