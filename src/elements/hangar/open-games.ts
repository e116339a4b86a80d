import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { RunningHangar } from '../../offline/hangars/running-hangar.ts';
import type { OpenGame } from '../../rules/campaign/history/game.ts';
import type { Hangar } from '../../rules/campaign/hangar/hangar.ts';
import type { GameId } from '../../rules/campaign/card/names.ts';
import { addressOfGame, numberOf } from '../campaign/open-game.ts';
import { say } from '../common/say.ts';
import { icon } from '../common/signs.ts';
import '../common/sheet-dialog.ts';
import { styled } from '../common/styled.ts';
import { againstWords, settledWords, HANGAR_WORDS } from './hangar-words.ts';
import styles from './open-games.css?inline';

/**
 * Shows the open games on top of a hangar, each to continue or call off.
 *
 * @fires call-off-asked - detail `{ game, number }`
 */
@customElement('open-games')
export class OpenGames extends LitElement {
  static override styles = styled(styles);

  @property({ attribute: false }) running!: RunningHangar;
  @property({ attribute: false }) hangar!: Hangar;
  @state() private asked: { readonly game: OpenGame; readonly number: number } | null = null;

  override render(): TemplateResult {
    const { hangar, running } = this;
    return html`<ul>
        ${hangar.open.map((game) => this.#game(game, numberOf(hangar, game, running)))}
      </ul>
      <sheet-dialog
        heading=${`Call game ${this.asked?.number ?? ''} off?`}
        .open=${this.asked !== null}
        @sheet-closed=${() => (this.asked = null)}
      >
        <p>
          ${this.asked ? `${againstWords(hangar, this.asked.game)}. ` : nothing}${HANGAR_WORDS.neverWas}
        </p>
        <button slot="buttons" type="button" class="button main" @click=${this.#callOff}>
          Call it off
        </button>
        <button slot="buttons" type="button" class="button" @click=${() => (this.asked = null)}>
          Keep it
        </button>
      </sheet-dialog>`;
  }

  #game(game: OpenGame, number: number): TemplateResult {
    const { hangar, running } = this;
    const settled = settledWords(hangar, game, running.find);
    return html`<li class="panel">
      <p>
        <b>Game ${number}:</b>
        ${settled ?? `${againstWords(hangar, game)} is being played`}.
      </p>
      <div class="acts">
        ${
          settled === null
            ? html`<button
                type="button"
                class="button plain"
                aria-label=${HANGAR_WORDS.callOff(number)}
                @click=${() => (this.asked = { game, number })}
              >
                Call it off…
              </button>`
            : nothing
        }
        <a
          class="button main"
          href=${addressOfGame(game, running)}
          aria-label=${HANGAR_WORDS.goOn(number)}
          >Go on ${icon('on')}</a
        >
      </div>
    </li>`;
  }

  readonly #callOff = (): void => {
    const { asked } = this;
    if (!asked) return;
    this.asked = null;
    say(this, 'call-off-asked', { game: asked.game.id, number: asked.number });
  };
}

declare global {
  interface HTMLElementEventMap {
    'call-off-asked': CustomEvent<{ game: GameId; number: number }>;
  }
}
