import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import type { Battle, Pairing } from '../../rules/battle/battle.ts';
import { bookletOf, sideOf } from '../../rules/battle/battle.ts';
import { enemyIn } from '../../rules/battle/duel.ts';
import type { Named } from '../../rules/words/tell.ts';
import { say } from '../common/say.ts';
import { icon } from '../common/signs.ts';
import { OwnTask } from '../common/own-task.ts';
import { styled } from '../common/styled.ts';
import '../page/booklet-page.ts';
import { isCrackedFor, wornIn } from '../turn/facts/account.ts';
import type { ChoosingState } from './choosing-state.ts';
import { CHOOSING_WORDS } from './choosing-words.ts';
import styles from './page-face.css?inline';

/**
 * The page of the enemy's booklet seen now.
 *
 * @fires face-closed - back to the card
 */
@customElement('page-face')
export class PageFace extends OwnTask {
  static override styles = styled(styles);

  @property({ attribute: false }) battle!: Battle;
  @property({ attribute: false }) pairing!: Pairing;
  @property({ attribute: false }) names: readonly Named[] = [];
  @property({ type: Number }) seat = 0;
  /** Over the card, with a button to close it. */
  @property({ type: Boolean }) covers = false;
  /** Too low for the console, which Study shows. */
  @property({ type: Boolean }) short = false;
  /** Phone on its side: displays beside the window. */
  @property({ type: Boolean }) lying = false;
  @query('.title') private readonly heading!: HTMLElement | null;

  override render(): TemplateResult {
    const { battle, names, pairing, seat } = this;
    const enemy = enemyIn(pairing, sideOf(seat));
    const { number } = pairing.sees[sideOf(seat)];
    return html`${
        this.covers
          ? html`<div class="bar abreast spread">
              <h1 class="title" tabindex="-1">${CHOOSING_WORDS.youSee(number)}</h1>
              <button
                type="button"
                class="close abreast bold firm finger"
                @click=${() => say(this, 'face-closed')}
              >
                ${icon('close')} ${CHOOSING_WORDS.card}
              </button>
            </div>`
          : ''
      }
      <booklet-page
        .booklet=${bookletOf(battle, enemy)}
        .number=${number}
        .tell=${names[enemy]?.pilot ?? 'opponent'}
        ?no-console=${this.short}
        ?lying=${this.lying}
        .wear=${wornIn(battle, enemy)}
        ?cracked=${isCrackedFor(battle, seat)}
      ></booklet-page>`;
  }

  /** For the page that has just covered the card. */
  focusHeading(): void {
    void this.updateComplete.then(() => this.heading?.focus({ preventScroll: true }));
  }
}

declare global {
  interface HTMLElementEventMap {
    'face-closed': CustomEvent<null>;
  }
}

/** The page seen now: beside the card, or on a phone over it once opened. */
export const seenPage = (choosing: ChoosingState): TemplateResult | typeof nothing => {
  const { choice, names, outlook, room } = choosing;
  const lies = room.layout === 'flat';
  const covers = choosing.drawn === 'now';
  if (room.isPhone && !covers) return nothing;
  return html`<div class="left">
    <page-face
      ?covers=${covers}
      ?short=${room.lacks('answers')}
      ?lying=${lies}
      .battle=${outlook.battle}
      .names=${names}
      .pairing=${choice.turned}
      .seat=${outlook.seat}
      @face-closed=${() => choosing.toCard()}
    ></page-face>
  </div>`;
};
