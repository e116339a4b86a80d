import { html } from 'lit';
import type { ReactiveControllerHost, TemplateResult } from 'lit';
import type { BattleStanding } from '../../offline/fights/standing.ts';
import type { SeatOrder } from '../../rules/battle/orders.ts';
import type { GameHand } from '../../rules/fight/hands.ts';
import { isPerson } from '../../rules/fight/hands.ts';
import { calling } from '../../rules/fight/progress.ts';
import { listed } from '../../rules/words/listed.ts';
import { sure } from '../../rules/sure.ts';
import { BOARD_WORDS } from './fight-words.ts';

/** A computer pilot who fights in a battle. */
interface GameSeat {
  readonly seat: number;
  readonly hand: GameHand;
  /** What is locked in; null before. */
  readonly order: SeatOrder | null;
}

const gameSeatsIn = ({ battle, choosers, turn }: BattleStanding): readonly GameSeat[] =>
  choosers.flatMap((hand, seat): readonly GameSeat[] => {
    if (isPerson(hand) || !hand || battle.seats[seat]?.out !== null) return [];
    if (turn.kind === 'telling') return [{ seat, hand, order: turn.orders[seat] ?? null }];
    const console = turn.locked[seat] ?? null;
    const order = console === null ? null : calling(battle, seat, console, turn.attacks);
    return [{ seat, hand, order }];
  });

/**
 * The computer pilots at a table: the sealed slip of each, and what is shown until all of them lie there. Where
 * none sits nothing of them is loaded.
 */
export class GameSeats {
  #slips: 'none' | 'coming' | 'there' = 'none';
  readonly #host: ReactiveControllerHost;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
  }

  /** Whether each in a battle has locked in and its slip can be seen: before, nobody is shown a card. */
  haveSealed(standing: BattleStanding): boolean {
    const seated = gameSeatsIn(standing);
    if (seated.length === 0) return true;
    this.#load();
    return this.#slips === 'there' && seated.every(({ order }) => order !== null);
  }

  /** The slips of those in a battle, sealed while people choose, and opened once the numbers are called. */
  slips(standing: BattleStanding): readonly TemplateResult[] {
    const { battle, name, names, turn } = standing;
    const seated = gameSeatsIn(standing);
    if (seated.length > 0) this.#load();
    return seated.map(
      ({ hand, order, seat }) =>
        html`<sealed-slip
          slot="seal"
          ?opened=${turn.kind === 'telling'}
          ?brief=${seated.length > 1}
          .pilot=${sure(names[seat]).pilot}
          .seed=${hand.seed}
          .battle=${name}
          .turn=${battle.turns + 1}
          .seat=${seat}
          .order=${order}
        ></sealed-slip>`,
    );
  }

  /** Those who have not locked in yet. */
  waiting(standing: BattleStanding): TemplateResult {
    const pilots = gameSeatsIn(standing).map(({ seat }) => sure(standing.names[seat]).pilot);
    return html`<p class="lost" role="status">
      ${BOARD_WORDS.choose(listed(pilots), pilots.length)}
    </p>`;
  }

  /** Where the slips cannot be loaded the duel goes on without them. */
  #load(): void {
    if (this.#slips !== 'none') return;
    this.#slips = 'coming';
    const there = (): void => {
      this.#slips = 'there';
      this.#host.requestUpdate();
    };
    void import('../opponent/sealed-slip.ts').then(there, there);
  }
}
