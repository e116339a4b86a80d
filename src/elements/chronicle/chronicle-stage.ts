import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { guard } from 'lit/directives/guard.js';
import { repeat } from 'lit/directives/repeat.js';
import type { RunningHangar } from '../../offline/hangars/running-hangar.ts';
import type { Hangar } from '../../rules/campaign/hangar/hangar.ts';
import { marksOf } from '../../rules/campaign/chronicle/marks.ts';
import { missionsIn } from '../../rules/campaign/chronicle/missions.ts';
import { missionLine } from '../../rules/words/story-text.ts';
import { hangarHead } from '../campaign/hangar-head.ts';
import headStyles from '../campaign/hangar-head.css?inline';
import { OpenHangar } from '../campaign/open-hangar.ts';
import { Past } from '../campaign/past.ts';
import { Paper } from '../common/paper.ts';
import { icon } from '../common/signs.ts';
import { Slices } from '../common/slices.ts';
import { styled } from '../common/styled.ts';
import { beatTable } from './beat-table.ts';
import tableStyles from './beat-table.css?inline';
import { chronicleWords, markWords, CHRONICLE_WORDS } from './chronicle-words.ts';
import styles from './chronicle-stage.css?inline';
import './game-story.ts';
import { shortDay } from '../campaign/day-words.ts';

/** Marks shown before a tap shows all; the latest ones. */
const MARKS = 12;
/** How often print waits a tenth of a second for pictures. */
const LOOKS = 60;

/** Shows the games of a hangar as stories, newest first, who beat whom, and marks along the way. */
@customElement('chronicle-stage')
export class ChronicleStage extends LitElement {
  static override styles = styled(headStyles, tableStyles, styles);

  @property() hangarId = '';
  @state() private allMarks = false;
  readonly paper = new Paper(this);
  readonly #open = new OpenHangar(this, () => this.hangarId);
  readonly #past = new Past(this);
  readonly #slices = new Slices(this, () => this.#past.games.length);

  override render(): TemplateResult {
    return this.#open.shown((hangar, running) => this.#stage(hangar, running));
  }

  #stage(hangar: Hangar, running: RunningHangar): TemplateResult {
    const history = this.#past.of(hangar, running)?.history;
    const { games, trouble } = this.#past;
    const head = hangarHead(
      { hangarId: this.hangarId, here: 'chronicle', hangar },
      'The chronicle',
      history
        ? html`${chronicleWords(games)}${games.length > 0 ? html` <span class="tapped not-paper">${CHRONICLE_WORDS.tap}</span>` : nothing}`
        : trouble || 'One moment …',
    );
    if (!history) return html`<div class="body scroller">${head}</div>`;
    if (games.length === 0)
      return html`<div class="body scroller">
        ${head}
        <div class="empty panel bold centered">
          <p>${CHRONICLE_WORDS.empty}</p>
          <a class="button main" href=${`#/hangar/${this.hangarId}/muster`}>Muster a game</a>
        </div>
      </div>`;
    return html`<div class="body scroller">
        ${head}
        <div class="columns hall stack">
          <div class="stories stack">${this.#stories({ ...hangar, history }, running)}</div>
          <div class="aside stack">
            ${guard(
              [history, hangar.pilots, this.allMarks],
              () =>
                html`<section class="panel beats">
                    <h2 class="label" id="beats">Who beat whom</h2>
                    <div class="scrolls" role="region" tabindex="0" aria-labelledby="beats">
                      ${beatTable(hangar, games)}
                    </div>
                    ${
                      hangar.pilots.some(({ end }) => end)
                        ? html`<p class="soft note">${CHRONICLE_WORDS.struckOut}</p>`
                        : nothing
                    }
                  </section>
                  ${this.#marks(hangar, history)}`,
            )}
            <button type="button" class="button on-phone not-paper" @click=${this.#print}>
              ${icon('print')} Print the chronicle
            </button>
          </div>
        </div>
      </div>
      ${this.#dock()}`;
  }

  #stories(hangar: Hangar, running: RunningHangar): unknown {
    const { games } = this.#past;
    const newest = games.map((_, place) => games.length - 1 - place);
    const missions = new Map(
      missionsIn(hangar.history, Boolean(hangar.contract?.mission)).map((mission) => [
        mission.games.at(-1),
        mission,
      ]),
    );
    return repeat(
      this.#slices.of(newest),
      (at) => games[at]?.id,
      (at) => {
        const mission = missions.get(games[at]?.id);
        return html`${mission ? html`<p class="mission bold">${missionLine(mission)}</p>` : nothing}<game-story
            .hangarId=${this.hangarId}
            .game=${{ hangar, games, at, find: running.find }}
          ></game-story>`;
      },
    );
  }

  #marks(hangar: Hangar, history: Parameters<typeof marksOf>[0]): TemplateResult {
    const marks = marksOf(history);
    const shown = this.allMarks ? marks : marks.slice(-MARKS);
    return html`<section class="panel marks">
      <h2 class="label">${CHRONICLE_WORDS.marks}</h2>
      <ul class="stack snug">
        ${shown.map(
          (mark) =>
            html`<li class="grid">
              <b>${shortDay(mark.on)}</b> <span>${markWords(mark, hangar)}</span>
            </li>`,
        )}
      </ul>
      ${
        shown.length < marks.length
          ? html`<button
              type="button"
              class="button not-paper"
              @click=${() => (this.allMarks = true)}
            >
              All ${marks.length} marks
            </button>`
          : nothing
      }
    </section>`;
  }

  #dock(): TemplateResult {
    const { games } = this.#past;
    const last = games.findLastIndex(({ record }) => record !== null);
    const game = games[last];
    return html`<div class="dock not-phone not-paper">
      <button type="button" class="button big firm print" @click=${this.#print}>
        ${icon('print')} Print the chronicle
      </button>
      <p class="soft hint on-desk">${CHRONICLE_WORDS.inRecords}</p>
      ${
        game
          ? html`<a class="button main big" href=${`#/hangar/${this.hangarId}/record/${game.id}`}
              >Play game ${last + 1} again</a
            >`
          : nothing
      }
    </div>`;
  }
  /** Prints when every picture is there, or after the longest wait. */
  readonly #print = async (): Promise<void> => {
    const stories = [...this.renderRoot.querySelectorAll('game-story')];
    for (const story of stories) story.draw();
    for (let look = 0; look < LOOKS && stories.some((story) => !story.isDrawn); look += 1)
      await new Promise((resolve) => setTimeout(resolve, 100));
    if (this.isConnected) window.print();
  };
}
