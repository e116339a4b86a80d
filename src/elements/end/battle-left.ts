import { LitElement, html } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Battle } from '../../rules/battle/battle.ts';
import type { Exchange } from '../../rules/battle/exchange.ts';
import type { Named } from '../../rules/words/tell.ts';
import { PressGuard } from '../common/press-guard.ts';
import { say } from '../common/say.ts';
import { StageKeys } from '../common/stage-keys.ts';
import { styled } from '../common/styled.ts';
import './end-picture.ts';
import styles from './battle-left.css?inline';

/**
 * How a battle of several has ended by leaving, as a beat of its own: the turn is told no further, and
 * nobody is walked past it to the other battles.
 *
 * @fires battles-asked
 */
@customElement('battle-left')
export class BattleLeft extends LitElement {
  static override styles = styled(styles);

  @property({ attribute: false }) battle!: Battle;
  @property({ attribute: false }) exchanges: readonly Exchange[] = [];
  @property({ attribute: false }) names: readonly Named[] = [];
  /** Who left has pressed a button that stood there. */
  readonly #deaf = new PressGuard(this);

  constructor() {
    super();
    this.addController(
      new StageKeys((key, event) => {
        const [from] = event.composedPath();
        const presses = from instanceof HTMLButtonElement;
        if (key === 'Enter' && !presses && this.#deaf.hears()) this.#on();
      }),
    );
  }

  override render(): TemplateResult {
    const { battle, exchanges, names } = this;
    return html`<end-picture
        .battle=${battle}
        .exchanges=${exchanges}
        .names=${names}
      ></end-picture>
      <div class="dock">
        <button type="button" class="button main big" @click=${this.#on}>
          To the battles <kbd aria-hidden="true">Enter</kbd>
        </button>
      </div>`;
  }

  readonly #on = (): void => {
    say(this, 'battles-asked');
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'battle-left': BattleLeft;
  }
  interface HTMLElementEventMap {
    'battles-asked': CustomEvent<null>;
  }
}
