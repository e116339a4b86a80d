import { LitElement, html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Library } from '../../offline/booklets/library.ts';
import type { Hangars } from '../../offline/hangars/hangars.ts';
import type { Saves } from '../../offline/fights/saves.ts';
import { hangarsContext, libraryContext, savesContext } from '../common/contexts.ts';
import { fromContext } from '../common/from-context.ts';
import '../turn/film/turn-film.ts';
import { against, TRIED } from '../common/duel-words.ts';
import { cameFrom } from '../common/way-back.ts';
import { sure } from '../../rules/sure.ts';
import { icon } from '../common/signs.ts';
import '../common/not-here.ts';
import '../common/stage-bar.ts';
import type { Step } from '../../rules/fight/steps.ts';
import { CALLED } from '../../rules/fight/steps.ts';
import type { Said } from '../common/say.ts';
import { notify } from '../common/notice.ts';
import { FIRST, firstRecord } from './first-record.ts';
import { keptRecord, openedFrom } from './kept-record.ts';
import type { ReplayedTurn } from './replayed-turns.ts';
import { replayedTurns } from './replayed-turns.ts';
import styles from './replay-stage.css?inline';
import { styled } from '../common/styled.ts';
import { RECORD_WORDS } from './record-words.ts';

interface Shown {
  readonly turns: readonly ReplayedTurn[];
  /** Replayed with another edition than it began with. */
  readonly tried: boolean;
  /** Only a finished duel can be analyzed. */
  readonly over: boolean;
}

/** Replays a kept duel or a game of a hangar, with the elements of the exchange. */
@customElement('replay-stage')
export class ReplayStage extends LitElement {
  static override styles = styled(styles);
  @property() saveId = '';
  @property() hangarId = '';
  @property() gameId = '';
  /** The turn shown, from 1. */
  @property({ type: Number }) turn = 1;
  @fromContext(libraryContext) private library!: Library;
  @fromContext(savesContext) private saves!: Saves;
  @fromContext(hangarsContext) private hangars!: () => Promise<Hangars>;
  @state() private step: Step = CALLED;
  @state() private shown: Shown | null = null;
  @state() private lost = '';

  get #back(): { readonly address: string; readonly name: string } {
    return openedFrom(this, cameFrom());
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('saveId') || changed.has('gameId')) void this.#open();
    if (changed.has('turn')) this.step = CALLED;
  }

  async #open(): Promise<void> {
    const { saveId, gameId } = this;
    this.lost = '';
    this.shown = null;
    const { hangars, library, saves } = this;
    const save = await keptRecord(this, { hangars, library, saves });
    // Another record was asked for meanwhile.
    const another = (): boolean => saveId !== this.saveId || gameId !== this.gameId;
    if (another()) return;
    if (typeof save === 'string') {
      this.lost = save;
      return;
    }
    const turns = replayedTurns(save, this.library);
    if (typeof turns === 'string') {
      this.lost = turns;
      return;
    }
    this.shown = { turns, tried: save.tried ?? false, over: save.ended !== null };
  }

  override render(): TemplateResult {
    const { shown } = this;
    const back = this.#back;
    const bar = { back: back.address, backTo: `To the ${back.name}` };
    if (this.lost)
      return html`<not-here heading="A record" back=${bar.back} back-to=${bar.backTo}
        ><p role="alert">${this.lost}</p>
        <a slot="ways" class="button" href="#/records">To the records</a>
        <a slot="ways" class="button" href="#/">To the start</a>
      </not-here>`;
    if (!shown)
      return html`<stage-bar back=${bar.back} back-to=${bar.backTo}>A record</stage-bar>
        <p class="lost">One moment …</p>`;
    const { over, tried, turns } = shown;
    const at = Math.max(1, Math.min(this.turn, turns.length));
    const { battle, comments, earlier, names, played } = sure(turns[at - 1]);
    const last = at === turns.length;
    return html`<stage-bar back=${bar.back} back-to=${bar.backTo}>
        ${against(names.map(({ pilot }) => pilot))}
        <span class="soft at together">turn ${at} of ${turns.length}</span>
        ${
          over && battle.seats.length === 2 && played.pairings.length > 0
            ? html`<a
                slot="buttons"
                class="analysis abreast snug firm"
                href=${`${this.#analysis}/${at}`}
                >${icon('curve')} <span class="unseen-on-phone">${RECORD_WORDS.analysis}</span></a
              >`
            : nothing
        }
        ${
          this.saveId === FIRST
            ? html`<button slot="buttons" type="button" @click=${this.#keep}>
                ${RECORD_WORDS.keepIt}
              </button>`
            : nothing
        }
        <button
          slot="buttons"
          type="button"
          aria-label="Turn before"
          ?disabled=${at === 1}
          @click=${() => this.#go(at - 1)}
        >
          ${icon('back')}
        </button>
        <button
          slot="buttons"
          type="button"
          aria-label="Next turn"
          ?disabled=${last}
          @click=${() => this.#go(at + 1)}
        >
          ${icon('on')}
        </button>
      </stage-bar>
      ${tried ? html`<p class="tried soft">${TRIED}</p>` : nothing}
      ${
        comments.length > 0
          ? html`<ul
              class="comments centered firm"
              aria-label=${RECORD_WORDS.comments}
              tabindex="0"
            >
              ${comments.map((words) => html`<li>${words}</li>`)}
            </ul>`
          : nothing
      }
      ${
        played.pairings.length === 0
          ? html`<p class="lost">${RECORD_WORDS.agreed}</p>`
          : html`<turn-film
              no-bar
              decided
              .battle=${battle}
              .played=${played}
              .names=${names}
              .exchanges=${earlier}
              .step=${this.step}
              .nextName=${last ? `Back to the ${back.name}` : `Turn ${at + 1}`}
              @step-reached=${this.#reach}
              @turn-finished=${() => this.#on(at, last)}
            ></turn-film>`
      }`;
  }

  readonly #reach = ({ detail }: Said<'step-reached'>): void => {
    this.step = detail.step;
  };

  /** The record that comes with the game becomes one of the device's own. */
  readonly #keep = async (): Promise<void> => {
    const save = await firstRecord(this.library);
    if (typeof save === 'string') return;
    const put = await this.saves.put(save);
    if (put.kind === 'failed') notify(this, put.reason);
    if (this.isConnected) location.hash = `#/records/${save.id}/${this.turn}`;
  };

  #on(at: number, last: boolean): void {
    if (last) location.hash = this.#back.address;
    else this.#go(at + 1);
  }

  get #analysis(): string {
    const { gameId, hangarId, saveId } = this;
    return gameId ? `#/hangar/${hangarId}/analysis/${gameId}` : `#/analysis/${saveId}`;
  }

  #go(turn: number): void {
    const record = this.gameId
      ? `#/hangar/${this.hangarId}/record/${this.gameId}`
      : `#/records/${this.saveId}`;
    history.replaceState(history.state, '', `${record}/${turn}`);
    this.turn = turn;
  }
}
