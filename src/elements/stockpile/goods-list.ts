import { LitElement, html } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { classMap } from 'lit/directives/class-map.js';
import { live } from 'lit/directives/live.js';
import { repeat } from 'lit/directives/repeat.js';
import type { Goods } from '../../rules/campaign/history/deed.ts';
import type { Hangar } from '../../rules/campaign/hangar/hangar.ts';
import type { PilotId } from '../../rules/campaign/card/names.ts';
import type { Part } from '../../rules/campaign/card/part.ts';
import { isPart } from '../../rules/campaign/card/part.ts';
import type { Pilot } from '../../rules/campaign/card/pilot-card.ts';
import { roundsOf } from '../../rules/campaign/hangar/stockpile.ts';
import { capital } from '../../rules/words/capital.ts';
import { roundOf } from '../../rules/words/tell.ts';
import '../campaign/part-hits.ts';
import { say } from '../common/say.ts';
import { styled } from '../common/styled.ts';
import badgeStyles from './badge.css?inline';
import styles from './goods-list.css?inline';
import type { GoodsRow } from './goods-rows.ts';
import { goodsRows } from './goods-rows.ts';
import { mendsBadges, originsText } from './piece-line.ts';
import { STOCK_WORDS, mendedMechs } from './stock-words.ts';

/** Goods picked from a stockpile. */
export type Picked = Pick<Goods, 'parts' | 'rounds'>;
export const NOTHING: Picked = { parts: [], rounds: {} };

/** The picked goods that the pilot still has. */
export const stillThere = ({ stockpile, rounds }: Pilot, picked: Picked): Picked => ({
  parts: picked.parts.filter((ref) => stockpile.some((part) => isPart(part, ref))),
  rounds: Object.fromEntries(
    Object.entries(picked.rounds)
      .map(([kind, points]) => [kind, Math.min(points, roundsOf(rounds, kind))] as const)
      .filter(([, points]) => points > 0),
  ),
});

/**
 * Asks for goods from a pilot's stockpile: a row for each part with its number, those that repair the
 * receiver's 'Mech first, and ammunition.
 *
 * @fires goods-picked
 */
@customElement('goods-list')
export class GoodsList extends LitElement {
  static override styles = styled(badgeStyles, styles);

  @property({ attribute: false }) hangar: Hangar | null = null;
  @property({ attribute: false }) pilot: Pilot | null = null;
  @property({ attribute: false }) picked: Picked = NOTHING;
  @property({ attribute: false }) to: PilotId | null = null;

  override render(): TemplateResult {
    const { hangar, pilot } = this;
    if (!hangar || !pilot) return html``;
    const kinds = Object.keys(pilot.rounds).filter((kind) => roundsOf(pilot.rounds, kind) > 0);
    if (pilot.stockpile.length + kinds.length === 0)
      return html`<p class="none soft">${STOCK_WORDS.nothing(pilot.name)}</p>`;
    return html`${repeat(
      goodsRows(hangar, pilot, this.to),
      ({ pieces }) => pieces.map(({ of, name }) => `${of} ${name}`).join(),
      (row) => this.#row(hangar, row),
    )}
    ${kinds.map((kind) => this.#rounds(pilot, kind))}`;
  }

  #row(hangar: Hangar, { name, pieces }: GoodsRow): TemplateResult {
    const [first, another] = pieces;
    if (!first) return html``;
    const flown = hangar.pilots.find(({ id }) => id === this.to)?.mech;
    const mech = hangar.mechs.find(({ id }) => id === flown)?.name;
    const given = pieces.filter((part) => this.picked.parts.some((ref) => isPart(part, ref)));
    const what = html`<span class="what breaks">
        <b>${name}</b>
        ${first.scars.length > 0 ? html`<part-hits .piece=${first}></part-hits>` : ''}
        <small class="soft">${STOCK_WORDS.from(originsText(hangar, pieces))}</small>
      </span>
      <span class="mends flow dense"
        >${mendsBadges(mendedMechs(hangar, pieces), (each) => each === mech)}</span
      >`;
    if (another)
      return html`<div class=${classMap({ row: true, several: true, on: given.length > 0 })}>
        <b class="count">${pieces.length}</b> ${what}
        ${this.#stepper(name, given.length, pieces.length, (many) => this.#give(pieces, many))}
      </div>`;
    const on = given.length > 0;
    return html`<label class=${classMap({ row: true, on })}>
      <input type="checkbox" .checked=${live(on)} @change=${() => this.#give(pieces, on ? 0 : 1)} />
      ${what}
    </label>`;
  }

  /** A number from 0 to `most`. */
  #stepper(what: string, now: number, most: number, set: (many: number) => void): TemplateResult {
    return html`<span class="stepper" role="group" aria-label=${what}>
      <button
        type="button"
        aria-label=${STOCK_WORDS.less(what)}
        ?disabled=${now === 0}
        @click=${() => set(now - 1)}
      >
        −
      </button>
      <b role="status">${now}</b>
      <button
        type="button"
        aria-label=${STOCK_WORDS.more(what)}
        ?disabled=${now === most}
        @click=${() => set(now + 1)}
      >
        +
      </button>
    </span>`;
  }

  #rounds(pilot: Pilot, kind: string): TemplateResult {
    const most = roundsOf(pilot.rounds, kind);
    const now = Math.min(most, roundsOf(this.picked.rounds, kind));
    const one = roundOf(kind);
    return html`<div class=${classMap({ row: true, rounds: true, on: now > 0 })}>
      <span class="what breaks"
        ><b>${capital(one)}s</b> <small class="soft">${STOCK_WORDS.stockpiled(most)}</small></span
      >
      ${this.#stepper(one, now, most, (points) => this.#load(kind, points))}
    </div>`;
  }

  #give(pieces: readonly Part[], many: number): void {
    const { parts, rounds } = this.picked;
    const others = parts.filter((ref) => !pieces.some((part) => isPart(part, ref)));
    const given = pieces.slice(0, many).map(({ of, name }) => ({ of, name }));
    say(this, 'goods-picked', { parts: [...others, ...given], rounds });
  }

  #load(kind: string, points: number): void {
    const { parts, rounds } = this.picked;
    say(this, 'goods-picked', { parts, rounds: { ...rounds, [kind]: points } });
  }
}

declare global {
  interface HTMLElementEventMap {
    'goods-picked': CustomEvent<Picked>;
  }
}
