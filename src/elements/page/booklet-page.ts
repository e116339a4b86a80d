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

/** In the place of what the enemy is doing. */
const UNREADABLE = 'cannot be read';

/**
 * A page of a booklet as it lies open: view screen n above, console n + 1 below.
 *
 * Of a booklet that is not whole it shows what can be read, with a question mark in each cell that cannot.
 *
 * It shows what it is given: `lit` inverts a cell of the console, `letter` a row of the critical
 * damage display, `scored` the score box; `focusOn` dims everything but one display.
 *
 */
@customElement('booklet-page')
export class BookletPage extends OwnTask {
  static override styles = styled(plateStyles, frameStyles, consoleStyles, styles);

  @property({ attribute: false }) booklet!: ShownBooklet;
  /** Number of the view screen, odd, 1–63. */
  @property({ type: Number }) number = 49;
  /** Who gets the status: a pilot's name. */
  @property() tell = 'opponent';
  /** The owner's number whose cell is inverted. */
  @property({ type: Number }) lit: number | null = null;
  /** The critical letter whose row is inverted. */
  @property() letter: string | null = null;
  /** The threshold of the letter was not reached: its row is in outline. */
  @property({ type: Boolean }) missed = false;
  /** Whether the letter's threshold is reached is not said yet: its row is neither inverted nor in outline. */
  @property({ type: Boolean }) undecided = false;
  /** On paper, in the words of the print. */
  @property({ type: Boolean }) printed = false;
  @property({ type: Boolean }) scored = false;
  @property({ attribute: 'focus-on', reflect: true }) focusOn: 'all' | 'console' = 'all';
  /** Leaves the console away where room is scarce. */
  @property({ type: Boolean, attribute: 'no-console', reflect: true }) noConsole = false;
  /** Its console is not read aloud: where it has been looked up, sixteen cells stand in the way of what comes next. */
  @property({ type: Boolean, attribute: 'console-unread' }) consoleUnread = false;
  /** Leaves the critical damage display away, or shows only the letter's row. */
  @property({ reflect: true }) criticals: 'all' | 'letter' | 'none' = 'all';
  /** The window at the left, the displays beside it: for a screen that lies. */
  @property({ type: Boolean, reflect: true }) lying = false;
  /** What the 'Mech has suffered, for its picture. */
  @property({ attribute: false }) wear: Wear | null = null;
  /** The glass of whoever looks is cracked. */
  @property({ type: Boolean }) cracked = false;
  /** The same page lies beside it: its picture is seen from the other side. */
  @property({ type: Boolean }) mirrored = false;
  /** The page has just been turned to. */
  @property({ type: Boolean }) lively = false;
  /** A leaf that is just being turned lies over it. */
  @property({ type: Boolean }) covered = false;
  /** Its six parts bear numbers, for a list beside it. */
  @property({ type: Boolean, reflect: true }) marked = false;
  /** Heading level of the title, 2 or 3. */
  @property({ type: Number }) level = 2;

  override render(): TemplateResult {
    const screen = this.booklet.viewScreens[this.number];
    const label = [this.booklet.mech.name, `view screen ${this.number}`].filter(Boolean).join(', ');
    return html`<article class="page frame" aria-label=${label}>
      ${screen ? this.#screen(screen) : this.#unreadable()}
      ${
        this.noConsole
          ? nothing
          : html`<div class="plate console" aria-hidden=${this.consoleUnread || nothing}>
              ${plate('console')} ${consoleTable(this.booklet, this.number + 1, this.lit)}
            </div>`
      }
    </article>`;
  }

  #screen(screen: ViewScreen): TemplateResult {
    return html`${this.#top(screen)}
      <view-window
        .screen=${screen}
        .booklet=${this.booklet}
        .wear=${this.wear}
        ?cracked=${this.cracked}
        ?mirrored=${this.mirrored}
        ?lively=${this.lively}
        ?covered=${this.covered}
      ></view-window>
      <div class="plate status dimmable">
        ${plate('status')}
        <p class="tab ${isShortName(this.tell) ? '' : 'long'}">Tell ${this.tell}</p>
        <p class="words">${phrase(statusPhrase(screen.status, screen.range))}</p>
      </div>
      ${
        this.criticals === 'none'
          ? nothing
          : html`<div
              class="plate critical dimmable ${classMap({ quiet: screen.criticals.length === 0 })}"
            >
              ${plate('critical')}
              ${criticalDisplay(screen, this.letter, {
                only: this.criticals === 'letter',
                missed: this.missed,
                undecided: this.undecided,
                printed: this.printed,
              })}
            </div>`
      }`;
  }

  /** In the place of a view screen that cannot be read: its number, the country, and empty displays. */
  #unreadable(): TemplateResult {
    return html`${this.#head(html`<b>${UNREADABLE}</b>`, null)} <view-window></view-window>
      <div class="plate status">${plate('status')}</div>
      ${
        this.criticals === 'none'
          ? nothing
          : html`<div class="plate critical quiet">${plate('critical')}</div>`
      }`;
  }

  #top({ range, title, score }: ViewScreen): TemplateResult {
    return this.#head(
      html`<small>${range} range</small><b class=${widthOf(title)}>${title}</b>`,
      score,
    );
  }

  #head(heading: TemplateResult, score: number | null): TemplateResult {
    return html`<header class="top dimmable">
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
        <p><span class="unseen">View screen</span> ${this.number}</p>
      </div>
    </header>`;
  }
}

/** How much room a title needs: a long one is set smaller, then broken in two lines. */
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

declare global {
  interface HTMLElementTagNameMap {
    'booklet-page': BookletPage;
  }
}
