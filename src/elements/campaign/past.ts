import type { ReactiveController, ReactiveElement } from 'lit';
import type { RunningHangar } from '../../offline/hangars/running-hangar.ts';
import type { Game } from '../../rules/campaign/history/game.ts';
import type { Hangar } from '../../rules/campaign/hangar/hangar.ts';
import { notify } from '../common/notice.ts';
import { CAMPAIGN_WORDS } from './campaign-words.ts';

/** What lies behind an open hangar, read from disk when it is asked for, and again whenever it has changed. */
export class Past implements ReactiveController {
  /** The games of what was read, in their order. */
  games: readonly Game[] = [];
  /** Why it could not be read; empty otherwise. */
  trouble = '';
  #history: Hangar['history'] | null = null;
  /** For which hangar it is read, and how that stood. */
  #id = '';
  #read: Hangar | null = null;
  /** The same hangar with the same history is the same. */
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

  /** The hangar with its history; null until that is read. What was read stands until it is read again. */
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
    // Of what is known already the very same is kept: its story has been worked out.
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
