import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Battle } from '../../../rules/battle/battle.ts';
import type { Exchange } from '../../../rules/battle/exchange.ts';
import { mayEscape } from '../../../rules/battle/leaving.ts';
import type { Leave } from '../../../rules/fight/progress.ts';
import type { Named } from '../../../rules/words/tell.ts';
import type { MissionSays } from '../../common/contexts.ts';
import { missionContext, severalContext } from '../../common/contexts.ts';
import { fromContext } from '../../common/from-context.ts';
import { say } from '../../common/say.ts';
import '../../common/sheet-dialog.ts';
import { styled } from '../../common/styled.ts';
import type { Leaving } from '../words/turn-words.ts';
import {
  announcedWords,
  askedWords,
  briefMeaning,
  meaningOf,
  onlyEnemyOf,
} from '../words/turn-words.ts';
import { pilotOf } from '../facts/played-turn.ts';
import styles from './leave-or-stay.css?inline';

/**
 * A pilot's ways to leave before any damage (D7): bailing out is always open (B1), escaping if allowed (E1, M10).
 * Each explains itself and is asked twice, or once if `asked-for`.
 *
 * @fires pilots-leave - detail `{ leaving }`: who leaves, and how
 */
@customElement('leave-or-stay')
export class LeaveOrStay extends LitElement {
  static override styles = styled(styles);

  @property({ attribute: false }) battle!: Battle;
  @property({ attribute: false }) played!: Exchange;
  @property({ attribute: false }) names: readonly Named[] = [];
  @property({ type: Number }) seat = 0;
  /** Facing the far edge of the table. */
  @property({ type: Boolean }) turned = false;
  /** On a sheet that asks who leaves, a press is the answer, and its button names the pilot. */
  @property({ type: Boolean, attribute: 'asked-for' }) askedFor = false;
  /** Small, while leaving does not matter yet. */
  @property({ type: Boolean, reflect: true }) quiet = false;
  /** The fight goes on in other battles. */
  @fromContext(severalContext) private several = false;
  @fromContext(missionContext) private mission: MissionSays | null | undefined;
  @state() private asked: Leave | null = null;

  get #where(): Leaving {
    const { battle, mission, names, played, several } = this;
    return { battle, escape: mission?.escape, names, played, several };
  }

  override render(): TemplateResult {
    const { battle, played, seat } = this;
    return html`${this.#offer({ seat, leaves: 'bails out' })}
    ${mayEscape(battle, seat, played.pairings) ? this.#offer({ seat, leaves: 'escapes' }) : nothing}
    ${this.askedFor ? nothing : this.#sheet()}`;
  }

  #offer(leave: Leave): TemplateResult {
    const { askedFor } = this;
    const ofTwo = onlyEnemyOf(this.#where, leave.seat) !== null;
    const words = announcedWords(this.#where, leave, askedFor);
    return html`<button
      type="button"
      class="button leave"
      aria-label=${ofTwo ? nothing : `${pilotOf(this.names, leave.seat)}: ${words}`}
      @click=${() => (askedFor ? this.#leave(leave) : (this.asked = leave))}
    >
      ${words}
      ${ofTwo ? html`<small>${briefMeaning(this.#where, leave, askedFor)}</small>` : nothing}
    </button>`;
  }

  #sheet(): TemplateResult {
    const { asked } = this;
    return html`<sheet-dialog
      heading=${asked ? askedWords(this.#where, asked) : ''}
      ?turned=${this.turned}
      .open=${asked !== null}
      @sheet-closed=${() => (this.asked = null)}
    >
      ${asked ? this.#question(asked) : nothing}
    </sheet-dialog>`;
  }

  #question(asked: Leave): TemplateResult {
    const enemy = onlyEnemyOf(this.#where, asked.seat);
    const button = (words: string, press: () => void, looks = ''): TemplateResult =>
      html`<button slot="buttons" type="button" class="button ${looks}" @click=${press}>
        ${words}
      </button>`;
    return html`<p>${meaningOf(this.#where, asked)}</p>
      ${button(asked.leaves === 'escapes' ? 'Escape' : 'Bail out', () => this.#leave(asked), 'main')}
      ${
        enemy === null || asked.leaves === 'escapes' || this.names[enemy]?.ofGame
          ? nothing
          : button(`${pilotOf(this.names, enemy)} bails out too`, () =>
              this.#leave(asked, { seat: enemy, leaves: 'bails out' }),
            )
      }
      ${button('Stay', () => (this.asked = null))}`;
  }

  #leave(...leaving: readonly Leave[]): void {
    this.asked = null;
    say(this, 'pilots-leave', { leaving });
  }
}

declare global {
  interface HTMLElementEventMap {
    'pilots-leave': CustomEvent<{ leaving: readonly Leave[] }>;
  }
}
