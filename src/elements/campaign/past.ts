import type { ReactiveController, ReactiveElement } from 'lit';
import type { RunningHangar } from '../../offline/hangars/running-hangar.ts';
import type { Game } from '../../rules/campaign/history/game.ts';
import type { Hangar } from '../../rules/campaign/hangar/hangar.ts';
import { notify } from '../common/notice.ts';
import { CAMPAIGN_WORDS } from './campaign-words.ts';

/** Reads the history of an open hangar when it is needed, and again after a change. */
export class Past implements ReactiveController {
  games: readonly Game[] = [];
  /** Why it could not be read; empty if it was. */
  trouble = '';
  #history: Hangar['history'] | null = null;
  /** Which hangar was read, and its state then. */
  #id = '';
  #read: Hangar | null = null;
  /** Gives the same object for the same hangar and history, so that elements can compare. */
  #made: { readonly of: Hangar; readonly with: Hangar['history']; readonly whole: Hangar } | null =
    null;
  readonly #host: ReactiveElement;

  constructor(host: ReactiveElement) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#letGo('');
  }

  /** The hangar with its history; null until read. The older history counts until the new one is read. */
  of(hangar: Hangar, running: RunningHangar): Hangar | null {
    if (this.#id !== running.id) this.#letGo(running.id);
    if (this.#read !== hangar) {
      this.#read = hangar;
      void this.#seek(hangar, running);
    }
    const history = this.#history;
    if (!history) return null;
    if (this.#made?.of !== hangar || this.#made.with !== history)
      this.#made = { of: hangar, with: history, whole: { ...hangar, history } };
    return this.#made.whole;
  }

  async #seek(hangar: Hangar, running: RunningHangar): Promise<void> {
    const history = await running.past().catch(() => null);
    if (this.#read !== hangar) return;
    this.trouble = history ? '' : CAMPAIGN_WORDS.noPast;
    if (history) this.#take(history);
    else notify(this.#host, CAMPAIGN_WORDS.noPast);
    this.#host.requestUpdate();
  }

  #take(history: Hangar['history']): void {
    this.#history = history;
    // Keep the same object for a known game: its story is cached by it.
    const known = new Map(this.games.map((game) => [game.id, game]));
    this.games = history.flatMap((each) =>
      each.kind === 'game' ? [known.get(each.id) ?? each] : [],
    );
  }

  #letGo(id: string): void {
    this.#id = id;
    this.#read = null;
    this.#history = null;
    this.#made = null;
    this.games = [];
    this.trouble = '';
  }
}
