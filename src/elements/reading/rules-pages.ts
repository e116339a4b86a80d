import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Library, Shelved } from '../../offline/booklets/library.ts';
import type { Booklet } from '../../rules/booklet/booklet.ts';
import type { Maneuver } from '../../rules/booklet/stat-card.ts';
import { COLOURS } from '../../rules/vocabulary.ts';
import { COURSE_MECHS } from '../../rules/words/lesson.ts';
import '../page/booklet-page.ts';
import { libraryContext, settingsContext } from '../common/contexts.ts';
import { fromContext } from '../common/from-context.ts';
import type { SettingsKeeper } from '../common/contexts.ts';
import { notify } from '../common/notice.ts';
import { arrow, colourSign } from '../common/signs.ts';
import { CAMPAIGN_CHAPTERS } from './campaign-words.ts';
import {
  ALONE_CHAPTERS,
  ANALYSIS_CHAPTERS,
  CHAPTERS,
  FORGE_CHAPTERS,
  PARTS,
  PLAYING_WELL,
  RULES_WORDS,
} from './rules-words.ts';
import { manyAgainstOne } from './many-against-one.ts';
import styles from './rules-pages.css?inline';
import { styled } from '../common/styled.ts';

const chapter = ([name, sentences]: (typeof CHAPTERS)[number]): TemplateResult =>
  html`<section class="panel">
    <h2>${name}</h2>
    <ol class="plain stack">
      ${sentences.map((sentence) => html`<li><span>${sentence}</span></li>`)}
    </ol>
  </section>`;

/** Shows the rules in short, with a page and its parts, several against one, and how to play well. */
@customElement('rules-pages')
export class RulesPages extends LitElement {
  static override styles = styled(styles);

  /** The part to open at; empty for the beginning. */
  @property() from: '' | 'many' = '';
  @fromContext(libraryContext) private library!: Library;
  @fromContext(settingsContext) private settings!: SettingsKeeper;

  override connectedCallback(): void {
    super.connectedCallback();
    const { id, edition } = this.#example ?? {};
    if (id !== undefined) void this.library.read(id, edition).then(() => this.requestUpdate());
  }

  /** Booklet of the example page: the first 'Mech of the lesson, else any of the game. */
  get #example(): Shelved | undefined {
    const { own } = this.library;
    return own.find(({ id }) => id === COURSE_MECHS[0]) ?? own[0];
  }

  override firstUpdated(): void {
    // The app focuses the stage first; then focus this part.
    if (this.from) requestAnimationFrame(this.#toMany);
  }

  /** Goes to the part on several against one, with the focus; also if its address is already open. */
  readonly #toMany = (): void => {
    this.renderRoot.querySelector('#many')?.scrollIntoView();
    this.renderRoot.querySelector<HTMLElement>('#many-heading')?.focus({ preventScroll: true });
  };

  override render(): TemplateResult {
    const example = this.#example;
    const booklet = example && this.library.find(example.id, example.edition);
    return html`<article class="rules">
      <h1>${RULES_WORDS.played}</h1>
      <p>${RULES_WORDS.game}</p>
      <p class="ways flow">
        <a class="button main" href="#/learn">${RULES_WORDS.learn}</a>
        <a class="button" href="#/rules/many" @click=${this.#toMany}>Many against one</a>
      </p>
      <section>
        <h2>${RULES_WORDS.parts}</h2>
        <div class="parts stack roomy">
          ${booklet ? html`<booklet-page marked .booklet=${booklet} .number=${27} .level=${3} .lit=${30}></booklet-page>` : html`<div class="place"></div>`}
          <ol class="named stack">
            ${PARTS.map(
              ([name, words]) =>
                html`<li>
                  <span><b>${name}.</b> ${words}</span>
                </li>`,
            )}
          </ol>
        </div>
      </section>
      <section class="panel">
        <h2>The look-up</h2>
        <p class="axis abreast">
          <span>my console 24</span>${arrow('right', 'to')}<span>their 36</span
          >${arrow('right', 'to')}<span>view screen 11</span>
        </p>
        <p>${RULES_WORDS.lookUp}</p>
      </section>
      <section class="panel">
        <h2>Five colors</h2>
        <p class="colours flow">
          ${COLOURS.map((colour) => html`<span>${colourSign(colour)} ${colour}</span>`)}
        </p>
        <p>${RULES_WORDS.colours}</p>
        ${booklet ? this.#groups(booklet) : nothing}
      </section>
      <div class="chapters">${CHAPTERS.map(chapter)}</div>
      ${manyAgainstOne()}
      <div class="chapters">
        ${[...ALONE_CHAPTERS, ...ANALYSIS_CHAPTERS, ...FORGE_CHAPTERS].map(chapter)}
      </div>
      <section class="panel well">
        <h2>Playing well</h2>
        <dl>
          ${PLAYING_WELL.map(
            ([name, words]) =>
              html`<div>
                <dt class="bold">${name}.</dt>
                <dd>${words}</dd>
              </div>`,
          )}
        </dl>
      </section>
      <section>
        <h2>The campaign</h2>
        <p>${RULES_WORDS.campaign}</p>
      </section>
      <div class="chapters">${CAMPAIGN_CHAPTERS.map(chapter)}</div>
      <section class="panel again abreast spread">
        <p>${RULES_WORDS.notesOnce}</p>
        <button type="button" class="button" @click=${this.#showAgain}>Show them again</button>
      </section>
      <p class="soft">${RULES_WORDS.after}</p>
    </article>`;
  }

  #groups({ mech, statCard }: Booklet): TemplateResult {
    const here = statCard.maneuvers.filter(({ range }) => range === 'medium');
    const groups = [...new Set(here.map(({ group }) => group))];
    const alike = groups
      .map((group) => ({
        group,
        other: here.find((each) => each.group !== group && each.name.startsWith(`${group} `)),
      }))
      .find((each): each is { group: string; other: Maneuver } => each.other !== undefined);
    return html`<p>${RULES_WORDS.groups(mech.name)}</p>
      <ul class="groups">
        ${groups.map(
          (group) =>
            html`<li>
              <b>${group}</b> ${here
                .filter((maneuver) => maneuver.group === group)
                .map(({ console, name }) => `${console} ${name}`)
                .join(', ')}
            </li>`,
        )}
      </ul>
      <p>
        ${alike ? RULES_WORDS.alike(alike.group, alike.other) : nothing} ${RULES_WORDS.otherRange}
      </p>`;
  }

  readonly #showAgain = (): void => {
    this.settings.save({ notesSeen: false, tellingSeen: false, notesRead: [] });
    notify(this, RULES_WORDS.notesAgain);
  };
}
