import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { classMap } from 'lit/directives/class-map.js';
import type { Booklet, ShownBooklet, ViewScreen } from '../../rules/booklet/booklet.ts';
import { isShortName } from '../../rules/fight/name.ts';
import { RANGES } from '../../rules/vocabulary.ts';
import type { Wear } from '../../rules/words/wear.ts';
import { signed, statusPhrase } from '../../rules/words/words.ts';
import { consoleTable } from './console-table.ts';
import { criticalDisplay } from './critical-display.ts';
import { plate } from './plate.ts';
import { phrase } from '../common/signs.ts';
import './view-window.ts';
import plateStyles from './plate.css?inline';
import frameStyles from './page-frame.css?inline';
import consoleStyles from './console-table.css?inline';
import styles from './booklet-page.css?inline';
import { OwnTask } from '../common/own-task.ts';
import { styled } from '../common/styled.ts';

/**
 * Shows a page of a booklet as it lies open: view screen n above, console n + 1 below. An incomplete booklet
 * shows what can be read, with a question mark in each bad cell.
 *
 * `lit` inverts a cell of the console, `letter` a row of the critical damage display, `scored` the score box;
 * `focusOn` dims all but one display; while `keys` type on a phone, the console is alone.
 *
 * @slot picture, status, criticals - over the plate, inside it
 * @slot console - instead of the table
 */
@customElement('booklet-page')
export class BookletPage extends OwnTask {
  static override styles = styled(plateStyles, frameStyles, consoleStyles, styles);

  @property({ attribute: false }) booklet!: ShownBooklet;
  /** Number of the view screen, odd, 1–63. */
  @property({ type: Number }) number = 49;
  @property() tell = 'opponent';
  /** The sound parts of a page that is not whole; its booklet has it filled. */
  @property({ attribute: false }) half: Partial<ViewScreen> | null = null;
  /** In place of the title of a page that cannot be read. */
  @property() unread = 'cannot be read';
  /** The owner's number of the inverted cell. */
  @property({ type: Number }) lit: number | null = null;
  /** The critical letter of the inverted row. */
  @property() letter: string | null = null;
  /** The letter's threshold was not reached: an outline instead of inversion. */
  @property({ type: Boolean }) missed = false;
  /** Whether the threshold is reached is not shown yet: neither inverted nor outlined. */
  @property({ type: Boolean }) undecided = false;
  /** In print, in the words of the printed booklet. */
  @property({ type: Boolean }) printed = false;
  @property({ type: Boolean }) scored = false;
  @property({ attribute: 'focus-on', reflect: true }) focusOn: 'all' | 'console' | 'keys' = 'all';
  /** Without the console, to save room. */
  @property({ type: Boolean, attribute: 'no-console', reflect: true }) noConsole = false;
  /** Hides the console from screen readers: after the look-up its sixteen cells are in the way. */
  @property({ type: Boolean, attribute: 'console-unread' }) consoleUnread = false;
  /** All rows of the critical damage display, the letter's row, or none. */
  @property({ reflect: true }) criticals: 'all' | 'letter' | 'none' = 'all';
  /** Window on the left, displays beside it, for a wide low screen. */
  @property({ type: Boolean, reflect: true }) lying = false;
  @property({ attribute: false }) wear: Wear | null = null;
  @property({ type: Boolean }) cracked = false;
  /** The same page is shown beside it: mirror this picture. */
  @property({ type: Boolean }) mirrored = false;
  @property({ type: Boolean }) lively = false;
  @property({ type: Boolean }) covered = false;
  /** Numbers on its six parts, for a list beside it. */
  @property({ type: Boolean, reflect: true }) marked = false;
  /** Heading level of the title, 2 or 3. */
  @property({ type: Number }) level = 2;

  override render(): TemplateResult {
    const screen = this.half ?? this.booklet.viewScreens[this.number] ?? {};
    const label = [this.booklet.mech.name, `view screen ${this.number}`].filter(Boolean).join(', ');
    return html`<article class="page frame" aria-label=${label}>
      ${this.#screen(screen)}
      ${
        this.noConsole
          ? nothing
          : html`<div class="plate console grid" aria-hidden=${this.consoleUnread || nothing}>
              ${plate('console')}
              <slot name="console">${consoleTable(this.booklet, this.number + 1, this.lit)}</slot>
            </div>`
      }
    </article>`;
  }

  #screen(screen: Partial<ViewScreen>): TemplateResult {
    const { criticals, picture, range, status } = screen;
    const isDrawn = range !== undefined && picture !== undefined;
    return html`${this.#head(screen)}
      <view-window
        .screen=${(isDrawn && this.booklet.viewScreens[this.number]) || null}
        .booklet=${this.booklet}
        .wear=${this.wear}
        ?cracked=${this.cracked}
        ?mirrored=${this.mirrored}
        ?lively=${this.lively}
        ?covered=${this.covered}
      ></view-window>
      <div class="plate status dimmable">
        ${plate('status')}
        ${
          status && range
            ? html`<p class="tab caps ${isShortName(this.tell) ? '' : 'long'}">Tell ${this.tell}</p>
                <p class="words">${phrase(statusPhrase(status, range))}</p>`
            : nothing
        }
        <slot name="status"></slot>
      </div>
      ${
        this.criticals === 'none'
          ? nothing
          : html`<div class="plate critical dimmable ${classMap({ quiet: !criticals?.length })}">
              ${plate('critical')}
              ${
                criticals
                  ? criticalDisplay({ criticals }, this.letter, {
                      only: this.criticals === 'letter',
                      missed: this.missed,
                      undecided: this.undecided,
                      printed: this.printed,
                    })
                  : nothing
              }
              <slot name="criticals"></slot>
            </div>`
      }`;
  }

  #head({ range, title = this.unread, score = null }: Partial<ViewScreen>): TemplateResult {
    const heading = html`${range ? html`<small>${range} range</small>` : nothing}<b
        class=${widthOf(title)}
        >${title}</b
      >`;
    return html`<header class="top dimmable grid dense">
      <div class="plate score ${classMap({ inverted: this.scored })}">
        ${plate('score')}
        ${score === null ? nothing : html`<p><small>SCORE</small><b>${signed(score)}</b></p>`}
      </div>
      <div class="plate range">
        ${plate('range')}
        ${this.level === 3 ? html`<h3>${heading}</h3>` : html`<h2>${heading}</h2>`}
      </div>
      <div class="plate number">
        ${plate('number')}
        <p><span class="unseen">View screen</span> ${this.number || ''}</p>
      </div>
      <slot name="picture"></slot>
    </header>`;
  }
}

/** Class for a long title: smaller, then on two lines. */
const widthOf = (title: string): string =>
  title.length > 22 ? 'longest' : title.length > 15 ? 'long' : '';

/** All view screens by range, in order. */
export const screensByRange = (
  booklet: Booklet,
): readonly { readonly range: string; readonly screens: readonly ViewScreen[] }[] =>
  RANGES.map((range) => ({
    range,
    screens: booklet.viewScreens.filter((screen): screen is ViewScreen => screen?.range === range),
  }));
