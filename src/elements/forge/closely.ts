import type { ReactiveController, ReactiveElement } from 'lit';
import { learnPair } from '../../offline/fights/learn-pair.ts';
import { netsOf } from '../../offline/fights/nets.ts';
import type { Thinker } from '../../offline/fights/thinker.ts';
import type { Booklet } from '../../rules/booklet/booklet.ts';
import { knownScore } from '../../tactics/balance/tally.ts';
import { fairShare } from '../../forge/weighed.ts';
import { Weighing } from '../balance/weighing.ts';
import type { KeptPair } from '../balance/weighing.ts';

export interface CloseResult {
  readonly rival: Booklet;
  readonly points: number;
  readonly within: number;
  readonly fair: number;
  readonly duels: number;
  readonly isRough: boolean;
}

export interface Learning {
  readonly rival: Booklet;
  readonly done: number;
  /** Null until the first duels are played. */
  readonly of: number | null;
}

const resultOf = ({
  booklets: { lone, rival },
  isRough,
  judged,
  tally,
}: KeptPair): CloseResult => ({
  ...{ rival, isRough, duels: tally.duels, ...knownScore(judged, tally) },
  fair: fairShare(lone.mech.tonnage, rival.mech.tonnage),
});

/**
 * Weighs a booklet closely (F18): learns each pair that is new, then plays duels. Both are kept by the plays of
 * the pair, and continue next time.
 */
export class Closely implements ReactiveController {
  /** Null while no pair is being learned. */
  learning: Learning | null = null;
  runs = false;
  readonly #host: ReactiveElement;
  readonly #thinker: () => Pick<Thinker, 'ask'>;
  readonly #weighing: Weighing;
  #asking = new AbortController();

  constructor(host: ReactiveElement, thinker: () => Pick<Thinker, 'ask'>) {
    this.#host = host;
    this.#thinker = thinker;
    this.#weighing = new Weighing(host, thinker);
    host.addController(this);
  }

  hostDisconnected(): void {
    this.stop();
  }

  get results(): readonly CloseResult[] {
    return this.#weighing.pairs.map(resultOf);
  }

  stop(): void {
    this.#asking.abort();
    this.#weighing.stop();
    this.learning = null;
    this.runs = false;
    this.#host.requestUpdate();
  }

  forget(): void {
    this.stop();
    this.#weighing.pairs = [];
  }

  async begin(booklet: Booklet, rivals: readonly Booklet[]): Promise<void> {
    this.stop();
    this.#asking = new AbortController();
    const { signal } = this.#asking;
    this.runs = true;
    for (const rival of rivals) await this.#learn(booklet, rival, signal);
    if (signal.aborted) return;
    this.learning = null;
    await this.#weighing.open(rivals.map((rival) => ({ lone: booklet, rival })));
    if (!signal.aborted) this.stop();
  }

  async #learn(booklet: Booklet, rival: Booklet, signal: AbortSignal): Promise<void> {
    if (signal.aborted || (await netsOf([booklet, rival])).length > 0 || signal.aborted) return;
    this.#tell({ rival, done: 0, of: null });
    const telling: Pick<Thinker, 'ask'> = {
      ask: (wanted, asker) =>
        this.#thinker().ask(wanted, {
          ...asker,
          hear: (so) => {
            if (so.kind === 'studying' && !signal.aborted)
              this.#tell({ rival, done: so.duels, of: so.of });
            asker.hear?.(so);
          },
        }),
    };
    await learnPair([booklet, rival], telling, signal);
  }

  #tell(learning: Learning): void {
    this.learning = learning;
    this.#host.requestUpdate();
  }
}
