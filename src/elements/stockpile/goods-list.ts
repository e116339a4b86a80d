import { LitElement, html } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { classMap } from 'lit/directives/class-map.js';
import { live } from 'lit/directives/live.js';
import { repeat } from 'lit/directives/repeat.js';
import type { Goods } from '../../rules/campaign/history/deed.ts';
import type { Hangar } from '../../rules/campaign/hangar/hangar.ts';
import type { PilotId } from '../../rules/campaign/card/names.ts';
import type { Part, PartRef } from '../../rules/campaign/card/part.ts';
import { isPart } from '../../rules/campaign/card/part.ts';
import type { Pilot } from '../../rules/campaign/card/pilot-card.ts';
import { wouldMend } from '../../rules/campaign/acts/repair.ts';
import { stockOf } from '../../rules/campaign/acts/stock.ts';
import { roundsOf } from '../../rules/campaign/hangar/stockpile.ts';
import { capital } from '../../rules/words/capital.ts';
import { roundOf } from '../../rules/words/tell.ts';
import '../campaign/part-hits.ts';
import { scarWords } from '../campaign/part-words.ts';
import { say } from '../common/say.ts';
import { styled } from '../common/styled.ts';
import badgeStyles from './badge.css?inline';
import styles from './goods-list.css?inline';
import { mendsBadges } from './piece-line.ts';
import { mendedMechs } from './stock-words.ts';

/** What is picked out of a stockpile. */
export type Picked = Pick<Goods, 'parts' | 'rounds'>;
export const NOTHING: Picked = { parts: [], rounds: {} };

/** What of a choice is still in a pilot's stockpile. */
export const stillThere = ({ stockpile, rounds }: Pilot, picked: Picked): Picked => ({
  parts: picked.parts.filter((ref) => stockpile.some((part) => isPart(part, ref))),
  rounds: Object.fromEntries(
    Object.entries(picked.rounds)
      .map(([kind, points]) => [kind, Math.min(points, roundsOf(rounds, kind))] as const)
      .filter(([, points]) => points > 0),
  ),
});

/**
 * A pilot's stockpile to pick from: a box a part, what mends the receiver's 'Mech first, and points of
 * ammunition.
 *
 * @fires goods-picked
 */
@customElement('goods-list')
export class GoodsList extends LitElement {
  static override styles = styled(badgeStyles, styles);

  @property({ attribute: false }) hangar: Hangar | null = null;
  @property({ attribute: false }) pilot: Pilot | null = null;
  @property({ attribute: false }) picked: Picked = NOTHING;
  /** Who would get it; null where nobody is chosen. */
  @property({ attribute: false }) to: PilotId | null = null;

  override render(): TemplateResult {
    const { hangar, pilot } = this;
    if (!hangar || !pilot) return html``;
    const kinds = Object.keys(pilot.rounds).filter((kind) => roundsOf(pilot.rounds, kind) > 0);
    if (pilot.stockpile.length + kinds.length === 0)
      return html`<p class="none soft">${pilot.name} has nothing stockpiled.</p>`;
    return html`${repeat(
      this.#parts(hangar, pilot),
      ({ of, name }) => `${of} ${name}`,
      (part) => this.#row(hangar, part),
    )}
    ${kinds.map((kind) => this.#rounds(pilot, kind))}`;
  }

  #parts(hangar: Hangar, pilot: Pilot): readonly Part[] {
    const { to } = this;
    const parts = stockOf([pilot]).flatMap(({ pieces }) => pieces.map(({ part }) => part));
    if (to === null) return parts;
    const mends = new Set(parts.filter((part) => wouldMend(hangar, to, part)));
    return parts.toSorted((one, other) => Number(mends.has(other)) - Number(mends.has(one)));
  }

  #row(hangar: Hangar, part: Part): TemplateResult {
    const { to } = this;
    const on = this.picked.parts.some((ref) => isPart(part, ref));
    const flown = hangar.pilots.find(({ id }) => id === to)?.mech;
    const mech = hangar.mechs.find(({ id }) => id === flown)?.name;
    const from = hangar.mechs.find(({ id }) => id === part.of)?.name ?? 'a wreck';
    const engine = part.engine === null ? '' : `, ${part.engine}`;
    const scars = scarWords(part);
    return html`<label class=${classMap({ row: true, on })}>
      <input type="checkbox" .checked=${live(on)} @change=${() => this.#tick(part, !on)} />
      <span class="what">
        <b>${part.name}</b>
        ${part.scars.length > 0 ? html`<part-hits .piece=${part}></part-hits>` : ''}
        <small class="soft">of ${from}${engine}${scars ? `: ${scars}` : ''}</small>
      </span>
      <span class="mends"
        >${mendsBadges(mendedMechs(hangar, [part]), (each) => each === mech)}</span
      >
    </label>`;
  }

  #rounds(pilot: Pilot, kind: string): TemplateResult {
    const most = roundsOf(pilot.rounds, kind);
    const now = Math.min(most, roundsOf(this.picked.rounds, kind));
    const one = roundOf(kind);
    return html`<div class=${classMap({ row: true, rounds: true, on: now > 0 })}>
      <span class="what"
        ><b>${capital(one)}s</b> <small class="soft">${most} stockpiled</small></span
      >
      <span class="stepper" role="group" aria-label=${`${one}s`}>
        <button
          type="button"
          aria-label=${`One ${one} less`}
          ?disabled=${now === 0}
          @click=${() => this.#load(kind, now - 1)}
        >
          −
        </button>
        <b role="status">${now}</b>
        <button
          type="button"
          aria-label=${`One ${one} more`}
          ?disabled=${now === most}
          @click=${() => this.#load(kind, now + 1)}
        >
          +
        </button>
      </span>
    </div>`;
  }

  #tick({ of, name }: PartRef, on: boolean): void {
    const { parts, rounds } = this.picked;
    const others = parts.filter((ref) => !isPart(ref, { of, name }));
    say(this, 'goods-picked', { parts: on ? [...others, { of, name }] : others, rounds });
  }

  #load(kind: string, points: number): void {
    const { parts, rounds } = this.picked;
    say(this, 'goods-picked', { parts, rounds: { ...rounds, [kind]: points } });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'goods-list': GoodsList;
  }
  interface HTMLElementEventMap {
    'goods-picked': CustomEvent<Picked>;
  }
}
