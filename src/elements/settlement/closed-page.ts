import { LitElement, html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { hindranceSentence } from '../../offline/hangars/hangar-words.ts';
import type { RunningHangar } from '../../offline/hangars/running-hangar.ts';
import type { OpenGame } from '../../rules/campaign/history/game.ts';
import type { Hangar } from '../../rules/campaign/hangar/hangar.ts';
import type { Hindrance } from '../../rules/campaign/card/hindrance.ts';
import { addressOfGame } from '../campaign/open-game.ts';
import { CAMPAIGN_WORDS } from '../campaign/campaign-words.ts';
import '../common/not-here.ts';
import { styled } from '../common/styled.ts';
import styles from './closed-page.css?inline';

/** Shows why a game has no page to settle (closed, still played, unknown, unreadable), and where to go. */
@customElement('closed-page')
export class ClosedPage extends LitElement {
  static override styles = styled(styles);

  @property({ attribute: false }) running: RunningHangar | null = null;
  @property() gameId = '';
  @property({ attribute: false }) why: Hindrance | null = null;
  /** The game is in the history; null until looked up. */
  @state() private isClosed: boolean | null = null;
  @state() private trouble = '';

  override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('gameId') && !changed.has('running')) return;
    this.isClosed = null;
    this.trouble = '';
    const { gameId, running } = this;
    running?.game(gameId).then(
      (game) => {
        if (gameId === this.gameId) this.isClosed = game !== null;
      },
      () => {
        if (gameId === this.gameId) this.trouble = CAMPAIGN_WORDS.noPast;
      },
    );
  }

  override render(): TemplateResult {
    const { running, gameId } = this;
    if (!running?.hangar) return html``;
    const { open } = running.hangar;
    const game = open.find(({ id }) => id === gameId);
    const paper = running.duelOf(gameId) === null;
    const hangar = `#/hangar/${running.id}`;
    // A result that an earlier build accepted has to be entered again.
    const again = this.why?.kind === 'impossible';
    return html`<not-here heading="The page of a game" back=${hangar} back-to="To the hangar"
      ><p role="alert">${game ? this.#hindered(running.hangar, game) : this.#gone()}</p>
      ${
        game && (!game.stand || again)
          ? html`<a
              slot="ways"
              class="button main"
              href=${again ? `${hangar}/paper/${gameId}` : addressOfGame(game, running)}
              >${paper ? 'Enter the result' : 'Play it on'}</a
            >`
          : nothing
      }
      ${
        this.isClosed
          ? html`<a slot="ways" class="button" href=${`${hangar}/chronicle`}>To the chronicle</a>`
          : nothing
      }
      <a slot="ways" class="button" href=${hangar}>To the hangar</a>
    </not-here>`;
  }

  #hindered(hangar: Hangar, game: OpenGame): string {
    return game.stand && this.why
      ? hindranceSentence(this.why, hangar)
      : 'This game is not over. Its page opens when it is.';
  }

  #gone(): string {
    if (this.isClosed === null) return this.trouble || 'One moment …';
    return this.isClosed
      ? 'The page of this game is closed. Nothing in it can be taken back.'
      : 'There is no such game in this hangar.';
  }
}
