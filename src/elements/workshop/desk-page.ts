import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { signed, statusPhrase } from '../../rules/words/words.ts';
import { say } from '../common/say.ts';
import { phrase } from '../common/signs.ts';
import { styled } from '../common/styled.ts';
import { shown, valueAt } from '../form/typed.ts';
import pageStyles from '../page/booklet-page.css?inline';
import { criticalDisplay } from '../page/critical-display.ts';
import frameStyles from '../page/page-frame.css?inline';
import { plate } from '../page/plate.ts';
import plateStyles from '../page/plate.css?inline';
import '../page/view-window.ts';
import { BookletForm } from './booklet-form.ts';
import { shownPages } from './booklet-kind.ts';
import styles from './desk-page.css?inline';
import { DESK_WORDS } from './desk-words.ts';
import type { PagePlate } from './page-form.ts';

/**
 * A page of a draft as it lies in the booklet, half typed or whole. A plate is a button.
 *
 * @slot - its console
 * @fires plate-asked - detail `{ plate }`
 */
@customElement('desk-page')
export class DeskPage extends BookletForm {
  static override styles = styled(plateStyles, frameStyles, pageStyles, styles);

  /** Number of the view screen, odd. */
  @property({ type: Number }) number = 1;
  /** The hand is on the console: on a phone nothing else is seen. */
  @property({ type: Boolean, reflect: true }) typing = false;

  override render(): TemplateResult {
    const { number, typed } = this;
    const booklet = shownPages(typed);
    const screen = booklet.viewScreens[number] ?? null;
    const said = (key: string): string =>
      shown(valueAt(typed, `viewScreens.${number}.${key}`)) ?? '';
    const title = said('title');
    const score = screen?.score ?? null;
    return html`<article class="page frame" aria-label=${DESK_WORDS.page(number)}>
      ${this.#button(
        'picture',
        'top grid dense',
        html`<span class="plate score"
            >${plate('score')}${
              score === null ? '' : html`<span><small>SCORE</small><b>${signed(score)}</b></span>`
            }</span
          >
          <span class="plate range"
            >${plate('range')}<span
              ><small>${said('range')}${said('range') && ' range'}</small
              ><b class=${title.length > 15 ? 'long' : ''}>${title || DESK_WORDS.noTitle}</b></span
            ></span
          >
          <span class="plate number"
            >${plate('number')}<span class="own"
              ><span class="unseen">View screen</span> ${number}</span
            ></span
          >`,
      )}
      <view-window .screen=${screen} .booklet=${booklet}></view-window>
      ${this.#button(
        'status',
        'plate status',
        html`${plate('status')}<span class="tab caps">Tell opponent</span
          ><span class="words"
            >${screen ? phrase(statusPhrase(screen.status, screen.range)) : DESK_WORDS.noStatus}</span
          >`,
      )}
      ${this.#button(
        'criticals',
        'plate critical',
        html`${plate('critical')}${
          screen && screen.criticals.length > 0
            ? criticalDisplay(screen, null, {
                ...{ only: false, missed: false, undecided: false, printed: false },
              })
            : html`<span class="none">${score === null ? 'no hit' : DESK_WORDS.noCriticals}</span>`
        }`,
      )}
      <div class="plate console">${plate('console')}<slot></slot></div>
    </article>`;
  }

  #button(which: PagePlate, looks: string, content: TemplateResult): TemplateResult {
    return html`<button
      type="button"
      class=${looks}
      data-plate=${which}
      aria-disabled=${this.shut || nothing}
      @click=${() => {
        if (!this.shut) say(this, 'plate-asked', { plate: which });
      }}
    >
      <span class="unseen">${DESK_WORDS.plates[which]}</span>${content}
    </button>`;
  }
}

declare global {
  interface HTMLElementEventMap {
    'plate-asked': CustomEvent<{ readonly plate: PagePlate }>;
  }
}
