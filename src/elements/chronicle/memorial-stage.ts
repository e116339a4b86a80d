import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import type { RunningHangar } from '../../offline/hangars/running-hangar.ts';
import type { Hangar } from '../../rules/campaign/hangar/hangar.ts';
import type { Mech } from '../../rules/campaign/card/mech.ts';
import type { PilotId } from '../../rules/campaign/card/names.ts';
import { LONGEST } from '../../rules/campaign/card/wording.ts';
import { counted } from '../../rules/words/counted.ts';
import fieldStyles from '../campaign/fields.css?inline';
import { hangarHead } from '../campaign/hangar-head.ts';
import headStyles from '../campaign/hangar-head.css?inline';
import { OpenHangar } from '../campaign/open-hangar.ts';
import { Past } from '../campaign/past.ts';
import '../campaign/ring-barrel.ts';
import '../common/sheet-dialog.ts';
import { Slices } from '../common/slices.ts';
import { styled } from '../common/styled.ts';
import styles from './memorial-stage.css?inline';
import './memorial-stone.ts';
import { LONG_LINE } from './memorial-stone.ts';
import type { Game } from '../../rules/campaign/history/game.ts';
import { daysOf, lostMechWords, lastFirst, memorialWords } from './memorial-words.ts';
import { CHRONICLE_WORDS } from './chronicle-words.ts';

/** Shows the former pilots of a hangar and its lost 'Mechs; cards are never deleted. */
@customElement('memorial-stage')
export class MemorialStage extends LitElement {
  static override styles = styled(headStyles, fieldStyles, styles);

  @property() hangarId = '';
  /** The line being written; it survives any change of the hangar. */
  @state() private writing: { readonly pilot: PilotId; readonly line: string } | null = null;
  readonly #open = new OpenHangar(this, () => this.hangarId);
  readonly #past = new Past(this);
  /** One `Slices` for both lists. */
  readonly #slices = new Slices(this, () => this.#longest);
  #longest = 0;
  /** A held key writes once. */
  #busy = false;

  override render(): TemplateResult {
    return this.#open.shown((hangar, running) => this.#stage(hangar, running));
  }

  #stage(hangar: Hangar, running: RunningHangar): TemplateResult {
    const isRead = this.#past.of(hangar, running) !== null;
    const { games, trouble } = this.#past;
    const days = daysOf(games);
    const gone = hangar.pilots.filter(({ end }) => end !== null).toReversed();
    const lost = hangar.mechs.filter(({ fate }) => fate !== null).toReversed();
    const pilots = lastFirst(gone, days, ({ end }) => end);
    const mechs = lastFirst(lost, days, ({ fate }) => fate);
    this.#longest = Math.max(pilots.length, mechs.length);
    const empty = this.#longest === 0;
    return html`<div class="body">
        ${hangarHead(
          { hangarId: this.hangarId, here: 'memorial' },
          'Remembered',
          memorialWords(pilots.length, mechs.length),
        )}
        ${
          empty
            ? html`<p class="empty panel">${memorialWords(0, 0)}</p>`
            : !isRead
              ? trouble && html`<p class="empty panel" role="alert">${trouble}</p>`
              : html`<div class="columns stack">
                  <div
                    class="stones stack"
                    ?data-uneven=${pilots.some(({ end }) => (end?.line.length ?? 0) > LONG_LINE)}
                  >
                    ${repeat(
                      this.#slices.of(pilots),
                      ({ id }) => id,
                      (pilot) =>
                        html`<memorial-stone
                          .hangarId=${this.hangarId}
                          .remembered=${{ hangar, games, pilot, find: running.find }}
                          @line-wanted=${() =>
                            (this.writing = { pilot: pilot.id, line: pilot.end?.line ?? '' })}
                        ></memorial-stone>`,
                    )}
                    ${
                      pilots.length === 0
                        ? html`<p class="none soft">${CHRONICLE_WORDS.nobody}</p>`
                        : nothing
                    }
                  </div>
                  ${mechs.length > 0 ? this.#lost(hangar, this.#slices.of(mechs), games) : nothing}
                </div>`
        }
      </div>
      ${this.#sheet(hangar)}`;
  }

  #lost(hangar: Hangar, mechs: readonly Mech[], past: readonly Game[]): TemplateResult {
    return html`<section class="lost panel">
      <h2 class="label">'Mechs lost</h2>
      <ul>
        ${repeat(
          mechs,
          ({ id }) => id,
          (mech) => {
            const { booklet, edition, games, id, name, rings } = mech;
            const kind =
              this.#open.running?.find(booklet, edition)?.mech.name ?? booklet.toUpperCase();
            return html`<li>
              <a href=${`#/hangar/${this.hangarId}/mech/${id}`}>${name}</a>
              ${rings.length > 0 ? html`<ring-barrel .rings=${rings}></ring-barrel>` : nothing}
              <span class="soft kind">${kind}, ${counted(games, 'game')}</span>
              <span class="soft fate">${lostMechWords(mech, past, hangar)}</span>
            </li>`;
          },
        )}
      </ul>
    </section>`;
  }

  #sheet({ pilots }: Hangar): TemplateResult {
    const pilot = pilots.find(({ id }) => id === this.writing?.pilot);
    return html`<sheet-dialog
      heading=${pilot ? `The line for ${pilot.name}` : ''}
      .open=${pilot !== undefined}
      @sheet-closed=${() => (this.writing = null)}
    >
      <form id="writing" @submit=${this.#write}>
        <label class="field"
          ><span>${CHRONICLE_WORDS.line}</span>
          <input
            id="line"
            autocomplete="off"
            maxlength=${LONGEST.line}
            .value=${this.writing?.line ?? ''}
            @input=${({ target }: InputEvent) => this.#typed((target as HTMLInputElement).value)}
          />
        </label>
      </form>
      <button slot="buttons" type="submit" form="writing" class="button main">Write it down</button>
    </sheet-dialog>`;
  }

  #typed(line: string): void {
    if (this.writing) this.writing = { ...this.writing, line };
  }

  readonly #write = async (event: Event): Promise<void> => {
    event.preventDefault();
    const { writing } = this;
    const { running } = this.#open;
    if (writing === null || !running || this.#busy) return;
    this.#busy = true;
    try {
      const line = writing.line.trim();
      if (await this.#open.act(running.do({ kind: 'remember', pilot: writing.pilot, line })))
        if (this.writing?.pilot === writing.pilot) this.writing = null;
    } finally {
      this.#busy = false;
    }
  };
}
