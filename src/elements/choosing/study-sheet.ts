import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Battle, Pairing } from '../../rules/battle/battle.ts';
import { bookletOf, pairingsOf, sideOf } from '../../rules/battle/battle.ts';
import { enemyIn } from '../../rules/battle/duel.ts';
import type { Exchange } from '../../rules/battle/exchange.ts';
import type { Named } from '../../rules/words/tell.ts';
import '../card/enemy-now.ts';
import { say } from '../common/say.ts';
import '../common/sheet-dialog.ts';
import { styled } from '../common/styled.ts';
import './booklet-leaves.ts';
import styles from './study-sheet.css?inline';
import '../turn/log/turn-list.ts';

export type Studied = 'now' | 'log' | 'booklets';

const TITLES: Readonly<Record<Studied, string>> = {
  now: 'Now',
  log: 'Log',
  booklets: 'Both booklets',
};

/**
 * What both pilots may look up at any time: the enemy's state, earlier turns, both booklets, for each of several
 * enemies. The shutters close it, and it forgets where it was.
 *
 * @fires rival-turned - detail `{ rival }`: the seat
 * @fires study-chosen - detail `{ part }`
 * @fires study-closed
 */
@customElement('study-sheet')
export class StudySheet extends LitElement {
  static override styles = styled(styles);

  @property({ attribute: false }) battle!: Battle;
  /** The enemy to study is the other one in it. */
  @property({ attribute: false }) pairing!: Pairing;
  @property({ attribute: false }) names: readonly Named[] = [];
  @property({ attribute: false }) exchanges: readonly Exchange[] = [];
  @property({ type: Number }) seat = 0;
  @property() topic: Studied = 'now';

  override render(): TemplateResult {
    const { battle, names, pairing, seat } = this;
    const enemy = enemyIn(pairing, sideOf(seat));
    const { name, designation } = bookletOf(battle, enemy).mech;
    return html`<sheet-dialog
      wide
      open
      heading=${`${names[enemy]?.pilot} · ${name} ${designation}`}
      @sheet-closed=${() => say(this, 'study-closed')}
    >
      ${this.#enemies()}
      <div class="tabs" role="group" aria-label="Study">
        ${(['now', 'log', 'booklets'] as const).map(
          (part) =>
            html`<button
              class="inks"
              type="button"
              aria-pressed=${part === this.topic}
              @click=${() => say(this, 'study-chosen', { part })}
            >
              ${TITLES[part]}
            </button>`,
        )}
      </div>
      ${this.#part(enemy)}
    </sheet-dialog>`;
  }

  /** Buttons to choose among several enemies. */
  #enemies(): TemplateResult | typeof nothing {
    const { battle, names, pairing, seat } = this;
    const pairings = pairingsOf(battle, seat);
    if (pairings.length < 2) return nothing;
    return html`<div class="enemies flow snug" role="group" aria-label="Opponent">
      ${pairings.map(
        ({ rival }) =>
          html`<button
            class="inks"
            type="button"
            aria-pressed=${rival === pairing.rival}
            @click=${() => say(this, 'rival-turned', { rival })}
          >
            ${names[rival]?.pilot}
          </button>`,
      )}
    </div>`;
  }

  #part(enemy: number): TemplateResult {
    const { battle, exchanges, names, pairing, seat } = this;
    const turns = html`<turn-list
      .pairing=${pairing}
      .battle=${battle}
      .exchanges=${exchanges}
      .names=${names}
    ></turn-list>`;
    switch (this.topic) {
      case 'now':
        return html`<enemy-now
            nameless
            .battle=${battle}
            .pairing=${pairing}
            .names=${names}
            .seat=${enemy}
          ></enemy-now>
          ${exchanges.length > 0 ? turns : ''}`;
      case 'log':
        return turns;
      case 'booklets':
        return html`<booklet-leaves
          .booklets=${[bookletOf(battle, enemy), bookletOf(battle, seat)]}
          .pilots=${[names[enemy]?.pilot ?? '', names[seat]?.pilot ?? '']}
          .number=${pairing.sees[sideOf(seat)].number}
        ></booklet-leaves>`;
    }
  }
}

declare global {
  interface HTMLElementEventMap {
    'study-chosen': CustomEvent<{ part: Studied }>;
    'study-closed': CustomEvent<null>;
    'rival-turned': CustomEvent<{ rival: number }>;
  }
}
