import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { RunningHangar } from '../../offline/hangars/running-hangar.ts';
import type { Deed } from '../../rules/campaign/deed.ts';
import type { Game } from '../../rules/campaign/game.ts';
import type { Hangar } from '../../rules/campaign/hangar.ts';

/** What lies behind a hangar, read whenever it stands otherwise; null until it is read. */
export class PastGames implements ReactiveController {
  history: readonly (Deed | Game)[] | null = null;
  games: readonly Game[] = [];
  #read: Hangar | null = null;
  readonly #host: ReactiveControllerHost;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#read = null;
  }

  /** The history of this hangar as it stands; it is drawn anew when it has been read. */
  of(hangar: Hangar, running: RunningHangar): readonly (Deed | Game)[] | null {
    if (this.#read !== hangar) {
      this.#read = hangar;
      void this.#seek(hangar, running);
    }
    return this.history;
  }

  async #seek(hangar: Hangar, running: RunningHangar): Promise<void> {
    const history = await running.past();
    if (this.#read !== hangar) return;
    this.history = history;
    // Of what is known already the very same is kept: its story has been worked out.
    const known = new Map(this.games.map((game) => [game.id, game]));
    this.games = history.flatMap((each) =>
      each.kind === 'game' ? [known.get(each.id) ?? each] : [],
    );
    this.#host.requestUpdate();
  }
}
