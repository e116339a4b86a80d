import type { ReactiveController, ReactiveElement } from 'lit';
import type { DuelSave } from '../../offline/fights/duel-save.ts';
import { numberOf } from './open-game.ts';
import { OpenHangar } from './open-hangar.ts';

export type HangarGame = NonNullable<DuelSave['game']>;

export interface Onward {
  readonly address: string;
  readonly words: string;
}

/** Where the end of a game of a hangar leads. Opening the hangar takes in the result. */
export class GameOfDuel implements ReactiveController {
  readonly #host: ReactiveElement;
  readonly #game: () => HangarGame | null;
  readonly #open: OpenHangar;
  /** Games that are not open, by id: whether the hangar's history has them; null while that is being read. */
  readonly #past = new Map<string, boolean | null>();

  /** `game` gives the duel's game; null if it belongs to no hangar. */
  constructor(host: ReactiveElement, game: () => HangarGame | null) {
    this.#host = host;
    this.#game = game;
    this.#open = new OpenHangar(host, () => game()?.hangar ?? '');
    host.addController(this);
  }

  hostConnected(): void {
    this.#past.clear();
  }

  /** The link to the game's page; null if there is no hangar or the game was called off. */
  get onward(): Onward | null {
    const game = this.#game();
    if (!game) return null;
    const { running } = this.#open;
    const { hangar = null } = running ?? {};
    const page = `#/hangar/${game.hangar}/game/${game.id}`;
    if (running?.lost) return null;
    if (!running || !hangar) return { address: page, words: 'Settle the game' };
    const open = hangar.open.find(({ id }) => id === game.id);
    if (open) return { address: page, words: `Settle game ${numberOf(hangar, open, running)}` };
    if (!this.#past.has(game.id)) {
      this.#past.set(game.id, null);
      const heard = (isThere: boolean): void => {
        this.#past.set(game.id, isThere);
        this.#host.requestUpdate();
      };
      // A hangar that cannot be read proves nothing about its game.
      running.game(game.id).then(
        (found) => heard(found !== null),
        () => heard(true),
      );
    }
    return this.#past.get(game.id) === false
      ? null
      : { address: `#/hangar/${game.hangar}`, words: 'To the hangar' };
  }
}
