import { ContextConsumer } from '@lit/context';
import type { ReactiveController, ReactiveElement } from 'lit';
import { learnPair } from '../../offline/fights/learn-pair.ts';
import type { PairNet } from '../../offline/fights/nets.ts';
import { hasNet, netsOf } from '../../offline/fights/nets.ts';
import type { Thinker } from '../../offline/fights/thinker.ts';
import type { Both } from '../../rules/battle/battle.ts';
import type { Booklet } from '../../rules/booklet/booklet.ts';
import type { Weighed } from '../../tactics/balance/balance-words.ts';
import { added } from '../../tactics/balance/tally.ts';
import { draftsContext } from '../common/contexts.ts';
import type { JudgedPair } from './kept-tallies.ts';
import { KeptTallies } from './kept-tallies.ts';

const ENOUGH = 1000;
/** Duels asked for at once; few, so that a tap never waits long. */
const AT_ONCE = 5;
/** Idle time before work goes on, and how often that is checked (milliseconds). */
const [UNTOUCHED, LOOKS] = [1500, 500];
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const;

const later = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, LOOKS));

/** A pair, its result, and the key it is kept by: results of rough and of learned estimates are never mixed. */
export interface KeptPair extends Weighed {
  readonly nets: readonly PairNet[];
  readonly pair: JudgedPair;
}

interface Learning {
  readonly rival: Booklet;
  readonly done: number;
  /** Null until the first duels are played. */
  readonly of: number | null;
}

export const allPairs = (booklets: readonly Booklet[]): readonly Both<Booklet>[] =>
  booklets.flatMap((lone, at) => booklets.slice(at + 1).map((rival) => ({ lone, rival })));

/**
 * Measures pairs of booklets (F18): if asked to, learns each that is new; estimates all, then plays duels of the pair
 * with the fewest while the page is visible and untouched. What is learned and played is kept on the device, and goes on
 * next time.
 */
export class Weighing implements ReactiveController {
  pairs: readonly KeptPair[] = [];
  /** Null while no pair is being learned. */
  learning: Learning | null = null;
  runs = false;
  readonly #host: ReactiveElement;
  readonly #drafts: ContextConsumer<typeof draftsContext, ReactiveElement>;
  readonly #tallies = new KeptTallies();
  readonly #thinker: () => Pick<Thinker, 'ask'>;
  #asking = new AbortController();
  #touched = -UNTOUCHED;

  constructor(host: ReactiveElement, thinker: () => Pick<Thinker, 'ask'>) {
    this.#host = host;
    this.#drafts = new ContextConsumer(host, { context: draftsContext });
    this.#thinker = thinker;
    host.addController(this);
  }

  hostConnected(): void {
    for (const touch of TOUCHES) addEventListener(touch, this.#touch, { passive: true });
  }

  hostDisconnected(): void {
    for (const touch of TOUCHES) removeEventListener(touch, this.#touch);
    this.stop();
  }

  stop(): void {
    this.#asking.abort();
    this.learning = null;
    this.runs = false;
    this.#host.requestUpdate();
  }

  forget(): void {
    this.stop();
    this.pairs = [];
  }

  readonly #touch = (): void => {
    this.#touched = performance.now();
  };

  async open(pairs: readonly Both<Booklet>[], { learns = false } = {}): Promise<void> {
    this.stop();
    this.#asking = new AbortController();
    const { signal } = this.#asking;
    this.runs = true;
    for (const pair of learns ? pairs : []) await this.#learn(pair, signal);
    if (signal.aborted) return;
    this.learning = null;
    this.pairs = [];
    await this.#tallies.open(this.#drafts.value);
    for (const pair of pairs) await this.#look(pair, signal);
    while (await this.#playOn(signal)) await this.#leisure(signal);
    if (!signal.aborted) this.stop();
  }

  async #learn({ lone, rival }: Both<Booklet>, signal: AbortSignal): Promise<void> {
    if (signal.aborted || (await netsOf([lone, rival])).length > 0) return;
    const tell = (done: number, of: number | null): void => {
      if (signal.aborted) return;
      this.learning = { rival, done, of };
      this.#host.requestUpdate();
    };
    tell(0, null);
    const telling: Pick<Thinker, 'ask'> = {
      ask: (wanted, asker) =>
        this.#thinker().ask(wanted, {
          ...asker,
          hear: (so) => {
            if (so.kind === 'studying') tell(so.duels, so.of);
            asker.hear?.(so);
          },
        }),
    };
    if (!signal.aborted) await learnPair([lone, rival], telling, signal);
  }

  async #look(booklets: Both<Booklet>, signal: AbortSignal): Promise<void> {
    const nets = await netsOf([booklets.lone, booklets.rival]);
    const answered = await this.#ask(booklets, { from: 0, to: 0 }, { nets, signal });
    if (answered.kind !== 'weighed' || signal.aborted) return;
    const { holds, isRough, judged, plays } = answered;
    const [net] = nets;
    const pair = isRough || !net ? plays : { ...plays, judged: net.number };
    const isMissing = !net && hasNet(booklets.lone, booklets.rival);
    const tally = this.#tallies.of(pair);
    const weighed = { booklets, holds, isMissing, isRough, judged, nets, pair, tally };
    this.pairs = [...this.pairs, weighed];
    this.#host.requestUpdate();
  }

  async #playOn(signal: AbortSignal): Promise<boolean> {
    const least = this.pairs.reduce((few, { tally }) => Math.min(few, tally.duels), ENOUGH);
    const behind = this.pairs.find(({ tally }) => tally.duels === least);
    if (!behind || least >= ENOUGH || signal.aborted) return false;
    const { booklets, nets } = behind;
    await this.#ask(
      booklets,
      { from: least, to: least + AT_ONCE },
      {
        ...{ nets, signal },
        hear: (heard) => {
          if (heard.kind !== 'duel weighed') return;
          this.pairs = this.pairs.map((pair) =>
            pair.booklets === booklets ? { ...pair, tally: added(pair.tally, heard.tally) } : pair,
          );
          this.#host.requestUpdate();
        },
      },
    );
    const now = this.pairs.find((pair) => pair.booklets === booklets);
    if (!now || now.tally.duels === least) return false;
    this.#tallies.keep(now.pair, now.tally);
    return !signal.aborted;
  }

  #ask(
    { lone, rival }: Both<Booklet>,
    duels: { readonly from: number; readonly to: number },
    asker: Omit<Parameters<Thinker['ask']>[1], 'booklets'> & Pick<KeptPair, 'nets'>,
  ): ReturnType<Thinker['ask']> {
    return this.#thinker().ask(
      {
        ...{ kind: 'weigh', lone: lone.edition, rival: rival.edition, ...duels },
        nets: asker.nets.map(({ number }) => number),
      },
      { ...asker, booklets: [lone, rival] },
    );
  }

  /** Waits until the page is visible and has been untouched for a while. */
  async #leisure(signal: AbortSignal): Promise<void> {
    while (!signal.aborted && (document.hidden || performance.now() - this.#touched < UNTOUCHED))
      await later();
  }
}
