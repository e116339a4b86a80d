import { LitElement, html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { findFor, readFor } from '../../offline/lacking-booklets.ts';
import type { Library } from '../../offline/library.ts';
import type { Saves } from '../../offline/saves.ts';
import { bookletOf } from '../../rules/battle/battle.ts';
import type { BattleRecord } from '../../rules/record/record.ts';
import { parseRecord } from '../../rules/record/parse-record.ts';
import type { Replayed } from '../../rules/record/replay.ts';
import { replay } from '../../rules/record/replay.ts';
import { refusalText } from '../../rules/words/refusal-text.ts';
import { libraryContext, savesContext } from '../common/contexts.ts';
import { given } from '../common/given.ts';
import '../telling/exchange-stage.ts';
import { against } from '../common/standing-words.ts';
import { TRIED } from '../common/lacking-words.ts';
import { cameFrom } from '../common/way-back.ts';
import { sure } from '../../rules/sure.ts';
import { icon } from '../common/signs.ts';
import '../common/stage-bar.ts';
import type { Step } from '../../rules/record/steps.ts';
import { CALLED } from '../../rules/record/steps.ts';
import type { Said } from '../common/say.ts';
import styles from './replay-stage.css?inline';
import { styled } from '../common/styled.ts';

/** The addresses of the records. */
const RECORDS = ['#/records', '#/records/unfinished'];

/** A record as it is replayed. */
interface Shown extends Replayed {
  readonly record: BattleRecord;
  /** Whether with another edition than it was begun with. */
  readonly tried: boolean;
}

/** A record, turn by turn and step by step, with the elements of the exchange itself. */
@customElement('replay-stage')
export class ReplayStage extends LitElement {
  static override styles = styled(styles);

  @property() saveId = '';
  /** The turn that is shown, from 1. */
  @property({ type: Number }) turn = 1;
  @given(libraryContext) private library!: Library;
  @given(savesContext) private saves!: Saves;
  @state() private step: Step = CALLED;
  @state() private shown: Shown | null = null;
  @state() private lost = '';

  /** Where it came from: the end of the duel, or the records. */
  get #back(): { readonly address: string; readonly name: string } {
    const from = cameFrom();
    for (const name of ['duel', 'fight'])
      if (from === `#/${name}/${this.saveId}`) return { address: from, name };
    return { address: RECORDS.find((each) => each === from) ?? '#/records', name: 'records' };
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('saveId')) void this.#open();
    if (changed.has('turn')) this.step = CALLED;
  }

  async #open(): Promise<void> {
    const { saveId } = this;
    this.lost = '';
    this.shown = null;
    const save = await this.saves.get(saveId);
    // Another has been asked for since.
    if (saveId !== this.saveId) return;
    if (!save || 'unreadable' in save) {
      this.lost = save ? 'This record cannot be read.' : 'There is no such record on this device.';
      return;
    }
    await readFor(save, this.library);
    const record = sure(parseRecord(save.record).record);
    if (record.entrants.length > 2) await import('../many/many-exchange.ts');
    if (saveId !== this.saveId) return;
    const replayed = replay(record, findFor(save, this.library));
    if (replayed.fault && replayed.exchanges.length === 0)
      this.lost = `This record cannot be replayed: ${refusalText(replayed.fault.refusal)}.`;
    else if (replayed.exchanges.length === 0) this.lost = 'No turn of this duel is played yet.';
    this.shown = { ...replayed, record, tried: save.tried ?? false };
  }

  override render(): TemplateResult {
    const { shown } = this;
    const back = this.#back;
    const bar = { back: back.address, backTo: `To the ${back.name}` };
    if (this.lost || !shown)
      return html`<stage-bar back=${bar.back} back-to=${bar.backTo}>A record</stage-bar>
        <p class="lost">${this.lost || 'One moment …'}</p>`;
    const { battles, exchanges, record, tried } = shown;
    const at = Math.max(1, Math.min(this.turn, exchanges.length));
    const played = sure(exchanges[at - 1]);
    const names = record.entrants.map(({ pilot }, seat) => ({
      pilot,
      mech: bookletOf(sure(battles[0]), seat).mech.name,
    }));
    const last = at === exchanges.length;
    return html`<stage-bar back=${bar.back} back-to=${bar.backTo}>
        ${against(names.map(({ pilot }) => pilot))}
        <span class="soft at">turn ${at} of ${exchanges.length}</span>
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
        played.pairings.length === 0
          ? html`<p class="lost">Here the pilots agreed that nobody wins.</p>`
          : names.length > 2
            ? html`<many-exchange
                no-bar
                decided
                .battle=${sure(battles[at - 1])}
                .played=${played}
                .names=${names}
                .orders=${record.turns[at - 1]?.seats ?? []}
                .step=${this.step}
                .nextName=${last ? `Back to the ${back.name}` : `Turn ${at + 1}`}
                @step-reached=${this.#reach}
                @turn-finished=${() => this.#on(at, last)}
              ></many-exchange>`
            : html`<exchange-stage
                no-bar
                decided
                .battle=${sure(battles[at - 1])}
                .played=${played}
                .names=${names}
                .exchanges=${exchanges.slice(0, at - 1)}
                .step=${this.step}
                .nextName=${last ? `Back to the ${back.name}` : `Turn ${at + 1}`}
                @step-reached=${this.#reach}
                @turn-finished=${() => this.#on(at, last)}
              ></exchange-stage>`
      }`;
  }

  readonly #reach = ({ detail }: Said<'step-reached'>): void => {
    this.step = detail.step;
  };

  #on(at: number, last: boolean): void {
    if (last) location.hash = this.#back.address;
    else this.#go(at + 1);
  }

  #go(turn: number): void {
    history.replaceState(history.state, '', `#/records/${this.saveId}/${turn}`);
    this.turn = turn;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'replay-stage': ReplayStage;
  }
}
