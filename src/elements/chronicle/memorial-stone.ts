import { LitElement, html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Game } from '../../rules/campaign/history/game.ts';
import type { Hangar } from '../../rules/campaign/hangar/hangar.ts';
import type { Pilot } from '../../rules/campaign/card/pilot-card.ts';
import { rankOf } from '../../rules/campaign/card/rank.ts';
import type { FindBooklet } from '../../rules/fight/replay.ts';
import { wearOfMech } from '../../rules/words/mech-wear.ts';
import { wrecked } from '../../rules/words/wrecked.ts';
import { fighterPlace } from '../../rules/campaign/history/game.ts';
import { say } from '../common/say.ts';
import { styled } from '../common/styled.ts';
import { plate } from '../page/plate.ts';
import plateStyles from '../page/plate.css?inline';
import '../page/view-window.ts';
import { inTurn } from './in-turn.ts';
import styles from './memorial-stone.css?inline';
import { endWords } from './memorial-words.ts';
import type { GameSight } from './told-game.ts';
import { sightOf } from './told-game.ts';

export interface Remembered {
  readonly hangar: Hangar;
  readonly games: readonly Game[];
  readonly pilot: Pilot;
  readonly find: FindBooklet;
}

/** From this length a line needs a plate without shoulders. */
export const LONG_LINE = 60;

/** Distance to the window at which the picture is fetched. */
const NEAR = '240px';

/**
 * Shows a former pilot: name, last sight, how it ended, and the player's line, which can be changed at any
 * time.
 *
 * @fires line-wanted
 */
@customElement('memorial-stone')
export class MemorialStone extends LitElement {
  static override styles = styled(plateStyles, styles);
  @property() hangarId = '';
  @property({ attribute: false }) remembered: Remembered | null = null;
  @state() private sight: GameSight | null = null;
  #shown: Pilot | null = null;
  readonly #near = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      this.#near.disconnect();
      inTurn(() => {
        if (this.isConnected && this.remembered) this.sight = lastOf(this.remembered);
      });
    },
    { rootMargin: NEAR },
  );

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#near.disconnect();
    this.#shown = null;
  }

  override updated(changed: PropertyValues<this>): void {
    const pilot = this.remembered?.pilot ?? null;
    if (!changed.has('remembered') || pilot?.id === this.#shown?.id) return;
    this.#shown = pilot;
    this.sight = null;
    this.#near.observe(this);
  }

  override render(): TemplateResult {
    if (!this.remembered) return html``;
    const { hangar, games, pilot } = this.remembered;
    const { sight } = this;
    const nameOf = (id: string): string =>
      hangar.pilots.find((each) => each.id === id)?.name ?? 'somebody';
    const line = pilot.end?.line ?? '';
    return html`<article class="frame stone">
      <header class="plate name">
        ${plate('range')}
        <p class="rank caps">${[rankOf(pilot), pilot.unit].filter(Boolean).join(' · ')}</p>
        <h2><a href=${`#/hangar/${this.hangarId}/pilot/${pilot.id}`}>${pilot.name}</a></h2>
      </header>
      <view-window
        portrait
        bare
        .booklet=${sight?.booklet ?? null}
        .screen=${sight?.screen ?? null}
        .wear=${sight?.wear ?? null}
      ></view-window>
      <div class="plate foot" ?data-long=${line.length > LONG_LINE}>
        ${plate(line.length > LONG_LINE ? 'critical' : 'status')}
        <p class="called">${pilot.nickname ? html`“${pilot.nickname}”` : nothing}</p>
        <div class="told">
          ${line ? html`<p class="line">${line}</p>` : nothing}
          <p class="how">${endWords(pilot, games, nameOf)}</p>
          <button
            class="underlined finger not-paper"
            type="button"
            @click=${() => say(this, 'line-wanted', { pilot: pilot.id })}
          >
            ${line ? 'Change the line…' : 'Write a line…'}
          </button>
        </div>
      </div>
    </article>`;
  }
}

/** The last sight: in the game of the death, as a wreck later, or for a retired pilot the 'Mech as it is. */
const lastOf = ({ hangar, games, pilot, find }: Remembered): GameSight | null => {
  const { end } = pilot;
  if (end?.kind === 'killed') {
    const at = games.findIndex(({ id }) => id === end.game);
    const game = games[at];
    const fighter = game ? fighterPlace(game.muster, { pilot: pilot.id }) : -1;
    const seen = fighter < 0 ? null : sightOf({ hangar, games, at, find }, fighter);
    return seen && { ...seen, wear: wrecked(seen.wear) };
  }
  const mech = hangar.mechs.findLast((each) => each.pilot === pilot.id);
  const booklet = mech && find(mech.booklet, mech.edition);
  return booklet
    ? { booklet, screen: booklet.viewScreens[55] ?? null, wear: wearOfMech(mech) }
    : null;
};

declare global {
  interface HTMLElementEventMap {
    'line-wanted': CustomEvent<{ readonly pilot: string }>;
  }
}
