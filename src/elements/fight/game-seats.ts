import { html } from 'lit';
import type { ReactiveControllerHost, TemplateResult } from 'lit';
import { sealShown } from '../../offline/fights/shown-seal.ts';
import type { BattleStanding } from '../../offline/fights/standing.ts';
import type { SeatOrder } from '../../rules/battle/orders.ts';
import type { GameHand } from '../../rules/fight/hands.ts';
import { isPerson } from '../../rules/fight/hands.ts';
import { openTurn } from '../../rules/fight/progress.ts';
import { listed } from '../../rules/words/listed.ts';
import { sure } from '../../rules/sure.ts';
import { Room } from '../common/room.ts';
import { BOARD_WORDS } from './fight-words.ts';

interface GameSeat {
  readonly seat: number;
  readonly hand: GameHand;
  readonly order: SeatOrder | null;
  /** The seal that was shown; null before, or if none was kept. */
  readonly shown: string | null;
}

const gameSeatsIn = (standing: BattleStanding): readonly GameSeat[] => {
  const { battle, choosers, turn } = standing;
  // Without a choice nothing was sealed.
  if (openTurn(battle).kind === 'telling') return [];
  return choosers.flatMap((hand, seat): readonly GameSeat[] => {
    if (isPerson(hand) || !hand || battle.seats[seat]?.out !== null) return [];
    const order = turn.kind === 'telling' ? (turn.orders[seat] ?? null) : null;
    return [{ seat, hand, order, shown: sealShown(standing, seat) }];
  });
};

/** Sealed slips of the computer pilots. Loaded only if a computer pilot fights. */
export class GameSeats {
  #slips: 'none' | 'coming' | 'there' = 'none';
  readonly #host: ReactiveControllerHost;
  readonly #room: Room;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    this.#room = new Room(host);
  }

  haveSealed(standing: BattleStanding): boolean {
    const seated = gameSeatsIn(standing);
    if (seated.length === 0) return true;
    this.#load();
    return this.#slips === 'there' && seated.every(({ shown }) => shown !== null);
  }

  /** The slips of a battle: sealed while people choose, opened once the numbers are called. */
  slips(standing: BattleStanding): readonly TemplateResult[] {
    const { battle, name, names, turn } = standing;
    const seated = gameSeatsIn(standing);
    if (seated.length > 0) this.#load();
    // Beside its name, over the card of its one enemy.
    const isSmall = this.#room.isPhone && battle.seats.length === 2 && turn.kind !== 'telling';
    return seated.map(
      ({ hand, order, seat, shown }) =>
        html`<sealed-slip
          slot="seal"
          ?opened=${turn.kind === 'telling'}
          ?brief=${seated.length > 1}
          ?small=${isSmall}
          .pilot=${sure(names[seat]).pilot}
          .seed=${hand.seed}
          .battle=${name}
          .turn=${battle.turns + 1}
          .seat=${seat}
          .shown=${shown}
          .order=${order}
        ></sealed-slip>`,
    );
  }

  waiting(standing: BattleStanding): TemplateResult {
    const pilots = gameSeatsIn(standing).map(({ seat }) => sure(standing.names[seat]).pilot);
    return html`<p class="lost" role="status">
      ${BOARD_WORDS.choose(listed(pilots), pilots.length)}
    </p>`;
  }

  /** If the slips cannot be loaded, the duel goes on without them. */
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
