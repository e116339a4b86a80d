import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Battle } from '../../../rules/battle/battle.ts';
import { OTHER_SIDE, seatOf, sideOf } from '../../../rules/battle/battle.ts';
import type { Exchange } from '../../../rules/battle/exchange.ts';
import type { ViewScreen } from '../../../rules/booklet/booklet.ts';
import type { Leave } from '../../../rules/fight/progress.ts';
import type { Named } from '../../../rules/words/tell.ts';
import { seatsOfPeople } from '../../../rules/words/tell.ts';
import { number } from '../../../rules/words/words.ts';
import { severalContext } from '../../common/contexts.ts';
import { fromContext } from '../../common/from-context.ts';
import type { Said } from '../../common/say.ts';
import { say } from '../../common/say.ts';
import './leave-or-stay.ts';
import { LEAVING_WORDS, wayOutWords, perilWords } from '../words/turn-words.ts';
import { icon, pilotMark } from '../../common/signs.ts';
import { styled } from '../../common/styled.ts';
import '../../page/small-picture.ts';
import { perilsOf } from '../facts/perils.ts';
import { pilotOf } from '../facts/played-turn.ts';
import styles from './leave-list.css?inline';

/**
 * Asks which people leave before any damage (D7), a row for each: bailing out is always open (B1), escaping if
 * allowed (E1, M10). Each is asked twice; several may leave together.
 *
 * @fires leaving-changed - detail `{ leaving }`
 */
@customElement('leave-list')
export class LeaveList extends LitElement {
  static override styles = styled(styles);

  @property({ attribute: false }) battle!: Battle;
  @property({ attribute: false }) played!: Exchange;
  @property({ attribute: false }) names: readonly Named[] = [];
  /** Pilots about to leave. */
  @property({ attribute: false }) leaving: readonly Leave[] = [];
  /** One battle of several. */
  @fromContext(severalContext) private several = false;

  override render(): TemplateResult {
    const { battle, names, played } = this;
    const people = seatsOfPeople(names);
    const seats = [0, ...played.pairings.map(({ rival }) => rival)].filter((seat) =>
      people.includes(seat),
    );
    const perils = perilsOf(battle, played, seats);
    return html`<ul class="grid">
        ${seats.map((seat) => {
          const peril = perils.get(seat);
          return html`<li class="panel ${seat === 0 ? 'lone' : ''}">
            ${this.#pictures(seat)}
            <div class="who">
              <p>
                <b>${pilotMark(sideOf(seat))}&nbsp;${pilotOf(names, seat)}</b>
                <span class="soft together"
                  >armor ${number(seatOf(battle, seat).armor)} · heat
                  ${seatOf(battle, seat).heat}</span
                >
              </p>
              <p>${this.#shown(seat)}</p>
              ${peril ? html`<p class="peril">${icon('warning')} ${perilWords({ battle, names, seat, peril }, 'row')}</p>` : nothing}
            </div>
            <div class="acts">${this.#acts(seat)}</div>
          </li>`;
        })}
      </ul>
      <p class="soft rule">${wayOutWords({ battle, names, played, several: this.several })}</p>`;
  }

  /** Pages on which a seat is seen. */
  #screens(seat: number): readonly ViewScreen[] {
    const by = OTHER_SIDE[sideOf(seat)];
    return this.played.pairings
      .filter(({ rival }) => seat === 0 || rival === seat)
      .map(({ deeds }) => deeds[by].sees.screen);
  }

  #pictures(seat: number): TemplateResult {
    const { booklet } = seatOf(this.battle, seat);
    return html`<div class="pictures flow dense" aria-hidden="true">
      ${this.#screens(seat).map((screen) => html`<small-picture .booklet=${booklet} .number=${screen.number}></small-picture>`)}
    </div>`;
  }

  /** Words for those pages. */
  #shown(seat: number): string {
    const { names, played } = this;
    if (seat > 0) {
      const screen = played.pairings.find(({ rival }) => rival === seat)?.deeds.lone.sees.screen;
      if (!screen) return '';
      const title = screen.title.toLowerCase();
      return screen.score === null ? `shown ${title}` : `shown hit: ${title}`;
    }
    const by = played.pairings
      .filter(({ deeds }) => deeds.rival.sees.screen.score !== null)
      .map(({ rival }) => pilotOf(names, rival));
    return LEAVING_WORDS.shownHit(by);
  }

  #acts(seat: number): TemplateResult {
    const leave = this.leaving.find((each) => each.seat === seat);
    if (leave)
      return html`<button
        type="button"
        class="button main"
        aria-label=${`${pilotOf(this.names, seat)} ${leave.leaves}: take it back`}
        @click=${() => this.#change(this.leaving.filter((each) => each !== leave))}
      >
        ${leave.leaves} ${icon('close')}
      </button>`;
    return html`<leave-or-stay
      .battle=${this.battle}
      .played=${this.played}
      .names=${this.names}
      .seat=${seat}
      @pilots-leave=${(event: Said<'pilots-leave'>) => {
        // Leaves are collected here, and announced together.
        event.stopPropagation();
        this.#change([...this.leaving, ...event.detail.leaving]);
      }}
    ></leave-or-stay>`;
  }

  #change(leaving: readonly Leave[]): void {
    say(this, 'leaving-changed', { leaving });
  }
}

declare global {
  interface HTMLElementEventMap {
    'leaving-changed': CustomEvent<{ leaving: readonly Leave[] }>;
  }
}
