import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import type { RunningHangar } from '../../offline/hangars/running-hangar.ts';
import type { Hangar } from '../../rules/campaign/hangar/hangar.ts';
import type { Mech } from '../../rules/campaign/card/mech.ts';
import type { Pilot } from '../../rules/campaign/card/pilot-card.ts';
import { LONGEST } from '../../rules/campaign/card/wording.ts';
import { counted } from '../../rules/words/counted.ts';
import fieldStyles from '../campaign/fields.css?inline';
import { hangarHead } from '../campaign/hangar-head.ts';
import headStyles from '../campaign/hangar-head.css?inline';
import { OpenHangar } from '../campaign/open-hangar.ts';
import { Past } from '../campaign/past.ts';
import '../campaign/ring-barrel.ts';
import { ask } from '../common/ask.ts';
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
  readonly #open = new OpenHangar(this, () => this.hangarId);
  readonly #past = new Past(this);
  /** One `Slices` for both lists. */
  readonly #slices = new Slices(this, () => this.#longest);
  #longest = 0;

  override render(): TemplateResult {
    return this.#open.shown((hangar, running) => this.#stage(hangar, running));
  }

  #stage(hangar: Hangar, running: RunningHangar): TemplateResult {
    const isRead = this.#past.of(hangar, running) !== null;
    const { games, trouble } = this.#past;
    const days = daysOf(games);
    const gone = hangar.pilots.filter(({ end }) => end !== null).toReversed();
    const lost = hangar.mechs.filter(({ fate }) => fate && fate.kind !== 'wreck').toReversed();
    const pilots = lastFirst(gone, days, ({ end }) => end);
    const mechs = lastFirst(lost, days, ({ fate }) => fate);
    this.#longest = Math.max(pilots.length, mechs.length);
    const empty = this.#longest === 0;
    return html`<div class="body">
      ${hangarHead(
        { hangarId: this.hangarId, here: 'memorial', hangar },
        'Remembered',
        memorialWords(pilots.length, mechs.length),
      )}
      ${
        empty
          ? html`<p class="empty panel bold centered">${memorialWords(0, 0)}</p>`
          : !isRead
            ? trouble && html`<p class="empty panel bold centered" role="alert">${trouble}</p>`
            : html`<div class="columns hall stack">
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
                        @line-wanted=${() => this.#askForLine(running, pilot)}
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
    </div>`;
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

  #askForLine(running: RunningHangar, { id, name, end }: Pilot): void {
    ask(this, () =>
      this.#open.running === running
        ? {
            heading: `The line for ${name}`,
            body: html`<label class="field"
              ><span>${CHRONICLE_WORDS.line}</span>
              <input
                name="line"
                autocomplete="off"
                maxlength=${LONGEST.line}
                .defaultValue=${end?.line ?? ''}
              />
            </label>`,
            entered: true,
            acts: [
              {
                words: 'Write it down',
                look: 'main',
                does: async (typed) => {
                  const line = typed('line');
                  const done = await this.#open.act(
                    running.do({ kind: 'remember', pilot: id, line }),
                  );
                  return done ? undefined : '';
                },
              },
            ],
          }
        : null,
    );
  }
}
