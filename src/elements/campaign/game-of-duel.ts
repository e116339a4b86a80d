import type { ReactiveController, ReactiveElement } from 'lit';
import type { DuelSave } from '../../offline/fights/duel-save.ts';
import { numberOf } from './open-game.ts';
import { OpenHangar } from './open-hangar.ts';

/** The game of a hangar that is played in a duel: which hangar, and which game. */
export type HangarGame = NonNullable<DuelSave['game']>;

/** Where the end of a duel leads on to. */
export interface Onward {
  readonly address: string;
  readonly words: string;
}

/**
 * The hangar behind a duel that is over: where its end leads on to. Opening the hangar takes in what the
 * duel came to.
 */
export class GameOfDuel implements ReactiveController {
  readonly #host: ReactiveElement;
  readonly #game: () => HangarGame | null;
  readonly #open: OpenHangar;
  /** Games that do not lie open, by id: whether the hangar has them behind it; null while it is asked. */
  readonly #past = new Map<string, boolean | null>();

  /** `game` is that of the duel, as the host has it now; null for a duel of no hangar. */
  constructor(host: ReactiveElement, game: () => HangarGame | null) {
    this.#host = host;
    this.#game = game;
    this.#open = new OpenHangar(host, () => game()?.hangar ?? '');
    host.addController(this);
  }

  hostConnected(): void {
    this.#past.clear();
  }

  /** On to the game's page; null where the duel is of no hangar, or its game was called off. */
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
      // Of one that cannot be read nobody says that there is none.
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
