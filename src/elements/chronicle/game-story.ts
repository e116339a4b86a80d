import { html, LitElement, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { sure } from '../../rules/sure.ts';
import '../page/view-window.ts';
import { NearWindow } from '../common/near-window.ts';
import { styled } from '../common/styled.ts';
import styles from './game-story.css?inline';
import { inTurn } from './in-turn.ts';
import { shortDay } from '../campaign/day-words.ts';
import type { GameAt, ToldGame } from './told-game.ts';
import { namesIn, toldGame } from './told-game.ts';
import type { Game } from '../../rules/campaign/history/game.ts';
import { resultOf } from '../../rules/words/story-text.ts';
import type { Named } from '../../rules/words/tell.ts';
import { pilotMark } from '../common/signs.ts';

const gameResultLine = (game: Game, names: readonly Named[]): TemplateResult => {
  const { fighters } = game.stand;
  const { first, words: verb, second, nobody } = resultOf(game);
  const each = (places: readonly number[], strong: boolean): readonly TemplateResult[] =>
    places.map((place, at) => {
      const { side, killedBy } = sure(fighters[place]);
      const { pilot } = sure(names[place]);
      // Keep the sign on one line with the first word of the name.
      const [word = '', ...words] = pilot.split(' ');
      const mark = pilotMark(side === 'few' ? 'lone' : 'rival');
      const rest = words.length > 0 ? ` ${words.join(' ')}` : '';
      const name = html`<span class="together">${mark} ${word}</span>${rest}`;
      const fate = killedBy ? html` <span class="killed caps inked">killed</span>` : nothing;
      return html`${at > 0 ? ', ' : nothing}${strong ? html`<b>${name}</b>` : name}${fate}`;
    });
  return html`${each(first, !nobody)} <span class="soft">${verb}</span> ${each(second, false)}${
      nobody ? html`<span class="soft">: nobody won</span>` : nothing
    }`;
};

/**
 * Shows a game of the chronicle: its last sight, a headline, two sentences, and who beat whom. With a record it
 * links to the replay and the comic page, and for two also to the analysis.
 */
@customElement('game-story')
export class GameStory extends LitElement {
  static override styles = styled(styles);
  @property() hangarId = '';
  @property({ attribute: false, hasChanged: differs }) game: GameAt | null = null;
  @state() private told: ToldGame | null = null;
  readonly #near = new NearWindow(this);

  /** Fetches the picture even out of sight, for print. */
  draw(): void {
    this.#near.come();
  }

  get isDrawn(): boolean {
    const picture = this.renderRoot.querySelector('view-window')?.renderRoot.querySelector('img');
    return this.told !== null && (this.told.sight === null || picture?.complete === true);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.game && !this.told) this.#tell();
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('game') && this.isConnected) this.#tell();
  }

  #tell(): void {
    inTurn(() => {
      if (this.isConnected && this.game) this.told = toldGame(this.game);
    });
  }

  override render(): TemplateResult {
    const { game, told } = this;
    if (!game) return html``;
    const { id, muster, on, record } = sure(game.games[game.at]);
    const heading = told?.headline ?? ' ';
    const sight = this.#near.is ? (told?.sight ?? null) : null;
    return html`<article class="story panel">
      <div class="frame sight">
        <div class="pane">
          <view-window
            portrait
            strip
            bare
            .booklet=${sight?.booklet ?? null}
            .screen=${sight?.screen ?? null}
            .wear=${sight?.wear ?? null}
          ></view-window>
          ${
            told === null || told.seen === null
              ? nothing
              : html`<span class="number" aria-hidden="true">${told.seen}</span>`
          }
        </div>
      </div>
      <div class="words breaks">
        <p class="soft when">
          Game ${game.at + 1} · ${shortDay(on)}${record === null ? ' · with paper' : ''}
        </p>
        <h2>
          ${
            record === null
              ? heading
              : html`<a href=${`#/hangar/${this.hangarId}/record/${id}`}
                  >${heading}<span class="unseen">, play game ${game.at + 1} again</span></a
                >`
          }
        </h2>
        <p aria-busy=${told === null}>${told?.text ?? nothing}</p>
        <p class="result">
          ${gameResultLine(sure(game.games[game.at]), namesIn(game.hangar, sure(game.games[game.at])))}
        </p>
        ${
          record !== null && muster.fighters.length === 2
            ? html`<a
                class="analysis underlined bold finger not-paper"
                href=${`#/hangar/${this.hangarId}/analysis/${id}`}
                >Analysis<span class="unseen"> of game ${game.at + 1}</span></a
              >`
            : nothing
        }
        ${
          record === null
            ? nothing
            : html`<a
                class="comic underlined bold finger not-paper"
                href=${`#/hangar/${this.hangarId}/comic/${id}`}
                >Comic page<span class="unseen">, game ${game.at + 1}</span></a
              >`
        }
      </div>
    </article>`;
  }
}

/** The story is computed once for the same game of the same hangar. */
function differs(now: GameAt | null, before: GameAt | null | undefined): boolean {
  return (
    now?.hangar.pilots !== before?.hangar.pilots ||
    now?.hangar.mechs !== before?.hangar.mechs ||
    now?.games[now.at] !== before?.games[before.at]
  );
}
