import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { learnPair } from '../../offline/fights/learn-pair.ts';
import { hasNet, netsOf } from '../../offline/fights/nets.ts';
import type { Thinker } from '../../offline/fights/thinker.ts';
import { byEdition } from '../../rules/booklet/by-edition.ts';
import type { Answered, Certain, Review, ReviewedTurn } from '../../tactics/asked.ts';
import type { Analysed } from './analysed.ts';
import { recordOf } from './analysed.ts';

/** Most positions that are searched for certain results. */
const POSITIONS = 200_000;

/** Judges the turns of a battle in the background, and proves what is certain in the turns shown. */
export class Reviewing implements ReactiveController {
  turns: readonly ReviewedTurn[] = [];
  /** Null until all turns are judged. */
  review: Review | null = null;
  /** It cannot be judged on this device. */
  failed = false;
  readonly #host: ReactiveControllerHost;
  readonly #thinker: () => Pick<Thinker, 'ask'>;
  #analysed: Analysed | null = null;
  #asking = new AbortController();
  #place = -1;
  #proving = new AbortController();
  readonly #certain = new Map<number, readonly Certain[]>();

  constructor(host: ReactiveControllerHost, thinker: () => Pick<Thinker, 'ask'>) {
    this.#host = host;
    this.#thinker = thinker;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#stop();
  }

  open(analysed: Analysed | null): void {
    this.#stop();
    this.#analysed = analysed;
    this.turns = [];
    this.review = null;
    this.failed = false;
    this.#certain.clear();
    this.#place = -1;
    if (analysed) void this.#judge(analysed, this.#asking.signal);
  }

  /** What has been proved so far about the turn at `place` (from 0). */
  certain(place: number): readonly Certain[] {
    return this.#certain.get(place) ?? [];
  }

  /** Proves the turn at `place` once all turns are judged; drops the proof of any other turn. */
  prove(place: number): void {
    const analysed = this.#analysed;
    if (!analysed || !this.review || this.#certain.has(place) || this.#place === place) return;
    this.#proving.abort();
    this.#proving = new AbortController();
    this.#place = place;
    void this.#prove(analysed, place, this.#proving.signal);
  }

  #stop(): void {
    this.#asking.abort();
    this.#proving.abort();
    this.#asking = new AbortController();
  }

  async #judge(analysed: Analysed, signal: AbortSignal, again = false): Promise<void> {
    const { battle, booklets } = analysed;
    const record = recordOf(analysed);
    const hear = (answered: Answered): void => {
      if (again || answered.kind !== 'turn reviewed' || signal.aborted) return;
      this.turns = [...this.turns, answered.turn];
      this.#host.requestUpdate();
    };
    const asked = { kind: 'review', record, battle: battle.name } as const;
    const nets = await netsOf(booklets);
    const answered = await this.#thinker().ask(asked, { booklets, nets, hear, signal });
    if (signal.aborted) return;
    if (answered.kind === 'reviewed') {
      this.turns = answered.review.turns;
      this.review = answered.review;
    } else this.failed = true;
    this.#host.requestUpdate();
    // No estimates for this pair of 'Mechs yet: learn them meanwhile, then judge again.
    const [one, other] = booklets;
    if (this.failed || nets.length > 0 || again || !one || !other || hasNet(one, other)) return;
    if (await learnPair([one, other], this.#thinker(), signal))
      if (!signal.aborted) await this.#judge(analysed, signal, true);
  }

  async #prove(analysed: Analysed, place: number, signal: AbortSignal): Promise<void> {
    const turn = analysed.turns[place];
    if (!turn) return;
    const { booklets } = analysed;
    const position = byEdition(turn.battle, booklets);
    const asked = { kind: 'certain', position, positions: POSITIONS } as const;
    const answered = await this.#thinker().ask(asked, { booklets, signal });
    if (signal.aborted || answered.kind !== 'certain') return;
    this.#certain.set(place, answered.things);
    this.#host.requestUpdate();
  }
}
