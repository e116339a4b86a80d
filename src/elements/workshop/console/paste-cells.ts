import { html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { AskedCell, PastedConsoles } from '../../../rules/workshop/paste-found.ts';
import { pasteSteps } from '../../../rules/workshop/paste-steps.ts';
import { pastedConsoles } from '../../../rules/workshop/pasted.ts';
import { say } from '../../common/say.ts';
import { arrow, icon } from '../../common/signs.ts';
import { styled } from '../../common/styled.ts';
import type { Typed } from '../../form/typed.ts';
import { shown, withValue } from '../../form/typed.ts';
import { BookletForm } from '../draft/booklet-form.ts';
import { DESK_WORDS } from './desk-words.ts';
import { PASTE_CELLS_WORDS } from './paste-cells-words.ts';
import styles from './paste-cells.css?inline';

const keyOf = ({ holder, owner }: Pick<AskedCell, 'holder' | 'owner'>): string =>
  `${holder}.${owner}`;

/**
 * Cells as they were printed or copied, of one console or of many: what is read of them, what it changes, what is asked and
 * what is left out. Nothing is taken but by its button, and then in one step.
 *
 * @fires document-typed
 * @fires cells-pasted - detail `{ cells }`: so many were taken
 */
@customElement('paste-cells')
export class PasteCells extends BookletForm {
  static override styles = styled(styles);

  /** The console that cells without a heading are of. */
  @property({ type: Number }) console = 2;
  /** The text. */
  @property() text = '';
  /** What was answered, by the place of its cell; '' leaves it out. */
  @state() private settled: ReadonlyMap<string, string> = new Map();
  #found: PastedConsoles = pastedConsoles('', 2);

  override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('text') && !changed.has('console')) return;
    this.#found = pastedConsoles(this.text, this.console);
    this.settled = new Map();
  }

  get #cells(): PastedConsoles['cells'] {
    const { asked, cells } = this.#found;
    return [
      ...cells,
      ...asked.flatMap(({ holder, owner }) => {
        const cell = this.settled.get(keyOf({ holder, owner }));
        return cell ? [{ holder, owner, cell }] : [];
      }),
    ];
  }

  override render(): TemplateResult {
    const { asked, leftOut, more } = this.#found;
    const steps = pasteSteps(this.typed, this.#cells);
    const changed = steps.reduce((sum, { cells }) => sum + cells.length, 0);
    const open = asked.filter((each) => !this.settled.has(keyOf(each))).length;
    const left = leftOut.length + more;
    return html`<div class="stack apart">
      <label class="stack dense"
        ><span class="label">${PASTE_CELLS_WORDS.text}</span
        ><textarea
          rows="5"
          spellcheck="false"
          aria-describedby="how"
          .value=${this.text}
          @input=${({ target }: Event) => (this.text = (target as HTMLTextAreaElement).value)}
        ></textarea>
      </label>
      <p id="how" class="faint">${PASTE_CELLS_WORDS.how}</p>
      <p role="status" class="bold">
        ${this.text === '' ? '' : PASTE_CELLS_WORDS.read(this.#cells.length, changed, open)}
      </p>
      ${asked.map((each) => this.#question(each))}
      ${steps.map(
        ({ cells, console }) =>
          html`<section class="panel grid console">
            <h3 class="titled">${DESK_WORDS.console(console)}</h3>
            <ul>
              ${cells.map(
                ({ after, before, owner }) =>
                  html`<li>
                    <span class="soft">${owner} –</span>
                    ${
                      before === undefined
                        ? nothing
                        : html`<s>${shown(before)}</s> ${arrow('right', PASTE_CELLS_WORDS.becomes)}`
                    }
                    <b>${after}</b>
                  </li>`,
              )}
            </ul>
          </section>`,
      )}
      ${
        left > 0
          ? html`<section class="stack dense">
              <h3 class="label">${PASTE_CELLS_WORDS.leftOut(left)}</h3>
              <ul class="stack dense">
                ${leftOut.slice(0, 12).map(
                  ({ line, text, why }) =>
                    html`<li class="fine">
                      <q>${text}</q>
                      <span class="soft"
                        >${PASTE_CELLS_WORDS.line(line)}, ${PASTE_CELLS_WORDS.why[why]}</span
                      >
                    </li>`,
                )}
              </ul>
            </section>`
          : nothing
      }
      <button
        type="button"
        class="button main"
        ?disabled=${changed === 0 || this.shut}
        @click=${() => this.#take(changed)}
      >
        ${PASTE_CELLS_WORDS.take(changed)}
      </button>
    </div>`;
  }

  #question(asked: AskedCell): TemplateResult {
    const key = keyOf(asked);
    const answer = this.settled.get(key);
    const choice = (cell: string, words: string): TemplateResult =>
      html`<button
        type="button"
        class="button inks"
        aria-pressed=${answer === cell}
        @click=${() => (this.settled = new Map(this.settled).set(key, cell))}
      >
        ${words}
      </button>`;
    return html`<section class="panel grid question">
      <p class="abreast">
        ${icon('warning')}<span
          ><b>${asked.said.map(({ text }) => `“${text}”`).join(', ')}</b>
          ${PASTE_CELLS_WORDS.asked(asked)}</span
        >
      </p>
      <div class="flow">
        ${asked.choices.map((cell) => choice(cell, cell))} ${choice('', PASTE_CELLS_WORDS.leave)}
      </div>
    </section>`;
  }

  #take(cells: number): void {
    const put = (typed: Typed, { cell, holder, owner }: PastedConsoles['cells'][number]): Typed =>
      withValue(typed, `consoles.${holder}.${owner}`, cell);
    this.writeAll(this.#cells.reduce(put, this.typed));
    say(this, 'cells-pasted', { cells });
  }
}

declare global {
  interface HTMLElementEventMap {
    'cells-pasted': CustomEvent<{ readonly cells: number }>;
  }
}
