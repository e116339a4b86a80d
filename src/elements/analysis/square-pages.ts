import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Battle, Both, Side } from '../../rules/battle/battle.ts';
import { OTHER_SIDE, bookletOf, seatOf } from '../../rules/battle/battle.ts';
import { DUEL, pairingOfDuel, seatIn } from '../../rules/battle/duel.ts';
import type { Exchange } from '../../rules/battle/exchange.ts';
import { exchange } from '../../rules/battle/exchange.ts';
import type { Named } from '../../rules/words/tell.ts';
import { outcomeText } from '../../rules/words/tell.ts';
import { number } from '../../rules/words/words.ts';
import { wearOf } from '../../rules/words/wear.ts';
import { arrow, pilotMark } from '../common/signs.ts';
import { styled } from '../common/styled.ts';
import '../page/view-window.ts';
import { ANALYSIS_WORDS } from './analysis-words.ts';
import styles from './square-pages.css?inline';

/** Shows both pages that two numbers lead to, with what they do: the turn as played, or as it could have been. */
@customElement('square-pages')
export class SquarePages extends LitElement {
  static override styles = styled(styles);
  @property({ attribute: false }) battle!: Battle;
  @property({ attribute: false }) played!: Exchange;
  /** Null for the numbers that were called. */
  @property({ attribute: false }) square: Both<number> | null = null;
  /** By seat. */
  @property({ attribute: false }) names: readonly Named[] = [];
  @property() reader: Side = 'lone';
  /** The reader's chance after the square, in points; null if not shown. */
  @property({ attribute: false }) chance: number | null = null;

  override render(): TemplateResult | typeof nothing {
    const { battle, chance, names, played, reader, square } = this;
    const turn = square
      ? exchange(battle, { seats: [{ console: square.lone }, { console: square.rival }] })
      : played;
    const pairing = pairingOfDuel(turn);
    if (!pairing) return nothing;
    const own = pairing.deeds[reader].console;
    const answer = pairing.deeds[OTHER_SIDE[reader]].console;
    const { outcome } = turn.battle;
    const end = outcome && outcomeText(outcome, names);
    return html`<h2 class="label">${ANALYSIS_WORDS.against(own, answer)}</h2>
      <div class="pages grid">
        ${[reader, OTHER_SIDE[reader]].map((side) => this.#page(turn, side))}
      </div>
      ${end ? html`<p>${ANALYSIS_WORDS.ends(end.title, end.by)}</p>` : nothing}
      ${
        square && chance !== null
          ? html`<p role="status">${ANALYSIS_WORDS.wouldStand(this.#pilot(reader), chance)}</p>`
          : nothing
      }`;
  }

  #pilot(side: Side): string {
    return this.names[seatIn(DUEL, side)]?.pilot ?? '';
  }

  #page(turn: Exchange, side: Side): TemplateResult | typeof nothing {
    const deed = pairingOfDuel(turn)?.deeds[side];
    if (!deed) return nothing;
    const { criticals, damage, sees } = deed;
    const enemy = seatIn(DUEL, OTHER_SIDE[side]);
    const says = ANALYSIS_WORDS[this.square ? 'wouldTurnTo' : 'turnedTo'];
    const [before, after] = [this.battle, turn.battle].map((each) => seatOf(each, enemy).armor);
    return html`<figure class="frame down rounded">
      <view-window
        strip
        bare
        .booklet=${bookletOf(this.battle, enemy)}
        .screen=${sees.screen}
        .wear=${wearOf(seatOf(turn.battle, enemy))}
      ></view-window>
      <figcaption class="stack dense fine">
        <span>${pilotMark(side)} ${says(this.#pilot(side), sees.screen.number)}</span>
        <b>${sees.screen.title}</b>
        <span
          >${[ANALYSIS_WORDS.does(damage), ...criticals.map(({ part }) => part)].join(', ')}${
            before === after
              ? nothing
              : html`, ${ANALYSIS_WORDS.armor} ${number(before ?? 0)}
                ${arrow('right', ANALYSIS_WORDS.to)} ${number(after ?? 0)}`
          }</span
        >
      </figcaption>
    </figure>`;
  }
}
