import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { bookletOf } from '../../rules/battle/battle.ts';
import type { Decided } from '../../rules/comic/swings.ts';
import { decidedIn } from '../../rules/comic/swings.ts';
import { parseRecord } from '../../rules/fight/parse.ts';
import { sure } from '../../rules/sure.ts';
import { chancesOf } from '../comic/win-chances.ts';
import type { Ending } from './ending.ts';
import { hasCalls } from './ending.ts';

/** What an analysis makes of a duel. */
export interface Judged {
  /** The lone pilot's chance before each turn and at the end, in percent. */
  readonly chances: readonly number[];
  /** Null where it is not sure. */
  readonly decided: Decided | null;
}

/** Has a duel that is over judged in the background, once. */
export class Deciding implements ReactiveController {
  /** Null until it is judged, and where it can only be judged roughly. */
  judged: Judged | null = null;
  readonly #host: ReactiveControllerHost;
  #record = '';
  #asking = new AbortController();

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#asking.abort();
    this.#record = '';
  }

  /** Judges a duel with its record; anything else than a duel, and the same again, is passed over. */
  judge(ending: Ending, record: string): void {
    const [fought] = ending.fought;
    if (ending.names.length !== 2 || !hasCalls(fought) || record === this.#record) return;
    this.#record = record;
    this.#asking.abort();
    this.#asking = new AbortController();
    this.judged = null;
    void this.#ask(ending, record, this.#asking.signal);
  }

  async #ask({ fought, names }: Ending, text: string, signal: AbortSignal): Promise<void> {
    const { battles, exchanges } = sure(fought[0]);
    const end = sure(battles.at(-1));
    const booklets = names.map((_, seat) => bookletOf(end, seat));
    const { record } = parseRecord(text);
    const chances = record && (await chancesOf(record, booklets, signal));
    if (!chances || signal.aborted) return;
    const last = exchanges.findLastIndex(({ pairings }) => pairings.length > 0);
    const told = { battles, exchanges, names, sides: ['lone', 'rival'], last } as const;
    this.judged = { chances, decided: decidedIn(told, chances) };
    this.#host.requestUpdate();
  }
}
