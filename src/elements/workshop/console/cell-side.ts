import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Booklet } from '../../../rules/booklet/booklet.ts';
import { capital } from '../../../rules/words/capital.ts';
import { problemText } from '../../../rules/words/finding-words.ts';
import { signed, statusPhrase } from '../../../rules/words/words.ts';
import { lettersWanted } from '../../../rules/workshop/judged-cell.ts';
import { say } from '../../common/say.ts';
import { arrow, colourSign, icon, phrase } from '../../common/signs.ts';
import { styled } from '../../common/styled.ts';
import { shown, valueAt } from '../../form/typed.ts';
import { criticalDisplay } from '../../page/critical-display.ts';
import '../../page/view-window.ts';
import { BookletForm } from '../draft/booklet-form.ts';
import { shownPages } from '../draft/booklet-kind.ts';
import { faultsOf, slipsOf } from '../draft/cell-judging.ts';
import { CHECK_WORDS } from '../draft/check-words.ts';
import styles from './cell-side.css?inline';
import { DESK_WORDS } from './desk-words.ts';

/**
 * What a cell means: whose maneuver it is, what is wanted or wrong, the page that it leads to, and what it can be mended
 * to, which only a hand takes.
 *
 * @fires cell-mended - detail `{ cell }`
 */
@customElement('cell-side')
export class CellSide extends BookletForm {
  static override styles = styled(styles);

  /** The holder's console and the owner's. */
  @property({ type: Number }) holder = 2;
  @property({ type: Number }) owner = 2;
  @property({ attribute: false }) others: readonly Booklet[] = [];

  override render(): TemplateResult {
    const { holder, owner, typed } = this;
    const booklet = shownPages(typed);
    const cell = shown(valueAt(typed, `consoles.${holder}.${owner}`)) ?? '';
    const maneuver = booklet.statCard.maneuvers.find((each) => each.console === owner);
    const screen = booklet.viewScreens[Number(cell.slice(0, 2))] ?? null;
    return html`<div class="note panel stack">
        <p class="way abreast">
          ${this.#step(DESK_WORDS.way.holder, String(holder))} ${arrow('right')}
          ${this.#step(DESK_WORDS.way.owner, String(owner))} ${arrow('right')}
          <span class="inked">${this.#step(DESK_WORDS.way.cell, cell || '…')}</span>
        </p>
        ${
          maneuver
            ? html`<p class="maneuver band ${maneuver.colour} abreast">
                ${colourSign(maneuver.colour)} <b>${maneuver.name}</b>
              </p>`
            : nothing
        }
        ${this.#sentence(cell, maneuver !== undefined)}
      </div>
      <div class="seen panel stack">
        <view-window .screen=${screen} .booklet=${booklet}
          >${
            screen
              ? html`<p class="over">
                  <b>${screen.number} ${screen.title}</b> · ${screen.range}
                  range${
                    screen.score === null ? '' : ` · ${DESK_WORDS.score(signed(screen.score))}`
                  }
                </p>`
              : nothing
          }</view-window
        >
        ${
          screen
            ? html`<div class="facts not-phone stack">
                <p>${phrase(statusPhrase(screen.status, screen.range))}</p>
                ${screen.criticals.length > 0 ? criticalDisplay(screen, cell[2] ?? null) : nothing}
              </div>`
            : nothing
        }
      </div>`;
  }

  #step(head: string, words: string): TemplateResult {
    return html`<span class="step"><small class="not-phone">${head}</small><b>${words}</b></span>`;
  }

  #sentence(cell: string, hasManeuver: boolean): TemplateResult {
    const { holder, others, owner, shut, typed } = this;
    const screen = Number(cell.slice(0, 2));
    const faults = /^\d?$/.test(cell) ? [] : faultsOf(typed, holder, owner);
    const mendings = faults.length > 0 && !shut ? slipsOf(typed, holder, owner, others) : [];
    const { wanted } = DESK_WORDS;
    const asked =
      cell === ''
        ? hasManeuver
          ? wanted.digits
          : wanted.none(owner)
        : cell.length === 1
          ? wanted.digit
          : screen > 0 && !shownPages(typed).viewScreens[screen]
            ? wanted.enter(screen)
            : '';
    const letters = lettersWanted(faults);
    return html`<p class="sentence abreast snug bold">
        ${faults.length > 0 && !letters ? icon('warning') : ''}
        <span
          >${
            letters
              ? wanted.letter(letters, screen)
              : faults.length > 0
                ? faults.map((each) => `${capital(problemText(each))}. `)
                : asked
          }</span
        >
      </p>
      ${
        mendings.length > 0
          ? html`<div class="flow">
              ${mendings.map(
                ({ by, cell: mended }) =>
                  html`<button
                    type="button"
                    class="button"
                    @mousedown=${(event: Event) => event.preventDefault()}
                    @click=${() => say(this, 'cell-mended', { cell: mended })}
                  >
                    <span>${DESK_WORDS.take(mended)}<small>${CHECK_WORDS.by(by)}</small></span>
                  </button>`,
              )}
            </div>`
          : nothing
      }`;
  }
}

declare global {
  interface HTMLElementEventMap {
    'cell-mended': CustomEvent<{ readonly cell: string }>;
  }
}
