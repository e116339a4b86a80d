import type { Drafts } from '../../offline/disk/drafts.ts';
import type { Both } from '../../rules/battle/battle.ts';
import type { PairTally } from '../../tactics/balance/tally.ts';
import { NO_DUELS, readTally, turnedRound } from '../../tactics/balance/tally.ts';

const PLACE = 'balance';
/** Most pairs kept; the ones not measured for longest are dropped first. */
const MOST = 120;

/** The plays of both, and the net that judged their duels; missing if they are judged roughly. */
export type JudgedPair = Both<string> & { readonly judged?: string };

const isTurned = ({ lone, rival }: JudgedPair): boolean => lone > rival;
const nameOf = ({ judged, lone, rival }: JudgedPair): string =>
  [...[lone, rival].toSorted(), ...(judged === undefined ? [] : [judged])].join(' ');

const entriesOf = (kept: unknown): readonly (readonly [string, PairTally])[] =>
  (Array.isArray(kept) ? kept : []).flatMap((entry: unknown) => {
    const [name, tally] = Array.isArray(entry) ? (entry as readonly unknown[]) : [];
    const read = readTally(tally);
    return typeof name === 'string' && read ? [[name, read] as const] : [];
  });

/** Results of duels on this device by pair; of those of several tabs, the one with the most duels. */
export class KeptTallies {
  readonly #tallies = new Map<string, PairTally>();
  #drafts: Drafts | null = null;

  /** `load` brings the storage; without it nothing is kept between visits. */
  async open(load: (() => Promise<Drafts>) | undefined): Promise<void> {
    try {
      this.#drafts = (await load?.()) ?? null;
      const kept = (await this.#drafts?.readAll(PLACE)) ?? [];
      for (const [name, tally] of kept.toReversed().flatMap(entriesOf))
        if (tally.duels >= (this.#tallies.get(name)?.duels ?? 0)) this.#put(name, tally);
    } catch {
      // Not stored: the next visit starts from nothing.
    }
  }

  of(pair: JudgedPair): PairTally {
    const tally = this.#tallies.get(nameOf(pair)) ?? NO_DUELS;
    return isTurned(pair) ? turnedRound(tally) : tally;
  }

  keep(pair: JudgedPair, tally: PairTally): void {
    this.#put(nameOf(pair), isTurned(pair) ? turnedRound(tally) : tally);
    this.#drafts?.keep(PLACE, [...this.#tallies].slice(-MOST));
  }

  #put(name: string, tally: PairTally): void {
    this.#tallies.delete(name);
    this.#tallies.set(name, tally);
  }
}
