import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import type { GameKind } from '../../../rules/battle/option-table.ts';
import type { OptionName, Options } from '../../../rules/battle/options.ts';
import {
  OPTIONS,
  USUAL_OPTIONS,
  offeredBefore,
  withChoice,
} from '../../../rules/battle/options.ts';
import { OPTION_WORDS } from '../../../rules/words/option-words.ts';
import { say } from '../../common/say.ts';
import { firstStyled } from '../../common/first-styled.ts';
import switchStyles from '../../common/switch.css?inline';
import styles from './battle-options.css?inline';

const TWO = 2;

/**
 * Asks for the options offered before a kind of game (`rules/battle/option-table`): two choices as a switch that
 * is on for the usual one, more as a list. Before a game of a hangar it explains each choice. `boxed` draws
 * a panel around each. Enter submits the form.
 *
 * @fires options-chosen - detail: all options
 */
@customElement('battle-options')
export class BattleOptions extends LitElement {
  static readonly formAssociated = true;
  static override styles = firstStyled(switchStyles, styles);

  @property({ attribute: false }) options: Options = USUAL_OPTIONS;
  @property() kind: GameKind = 'duel';
  @property({ type: Boolean }) boxed = false;
  readonly #internals = this.attachInternals();

  constructor() {
    super();
    this.addEventListener('keydown', ({ key, repeat }) => {
      if (key === 'Enter' && !repeat) this.#internals.form?.requestSubmit();
    });
  }

  override render(): TemplateResult[] {
    const inHangar = this.kind === 'hangar';
    return offeredBefore(this.kind).map(
      (name) => html`${this.#option(name)} ${inHangar ? this.#meaning(name) : nothing}`,
    );
  }

  #option(name: OptionName): TemplateResult {
    const choices: readonly string[] = OPTIONS[name];
    return choices.length > TWO ? this.#list(name, choices) : this.#switch(name, choices);
  }

  #switch(name: OptionName, [usual = '', other = '']: readonly string[]): TemplateResult {
    return html`<label class=${this.boxed ? 'switch panel' : 'switch'}>
      <b>${this.#words(name, usual)}</b>
      <input
        type="checkbox"
        role="switch"
        .checked=${live(this.options[name] === usual)}
        @change=${({ target }: Event) => this.#choose(name, (target as HTMLInputElement).checked ? usual : other)}
      />
    </label>`;
  }

  #list(name: OptionName, choices: readonly string[]): TemplateResult {
    return html`<label class=${this.boxed ? 'switch panel' : 'switch'}>
      <b>${OPTION_WORDS[name].about}</b>
      <select
        @change=${({ target }: Event) => this.#choose(name, (target as HTMLSelectElement).value)}
      >
        ${choices.map(
          (choice) =>
            html`<option value=${choice} .selected=${live(choice === this.options[name])}>
              ${this.#words(name, choice)}
            </option>`,
        )}
      </select>
    </label>`;
  }

  #meaning(name: OptionName): TemplateResult | typeof nothing {
    const meanings: Readonly<Record<string, string>> = OPTION_WORDS[name].inHangar;
    const means = meanings[this.options[name]];
    return means === undefined ? nothing : html`<p class="soft">${means}</p>`;
  }

  #words(name: OptionName, choice: string): string {
    const words: Readonly<Record<string, string>> = OPTION_WORDS[name].choices;
    return words[choice] ?? choice;
  }

  #choose(name: OptionName, choice: string): void {
    this.options = withChoice(this.options, name, choice);
    say(this, 'options-chosen', this.options);
  }
}

declare global {
  interface HTMLElementEventMap {
    'options-chosen': CustomEvent<Options>;
  }
}
