import type { Drafts } from '../../offline/disk/drafts.ts';
import type { Both } from '../../rules/battle/battle.ts';
import type { PairTally } from '../../tactics/balance/tally.ts';
import { NO_DUELS, readTally, turnedRound } from '../../tactics/balance/tally.ts';

const PLACE = 'balance';
/** So many pairs are kept; those that were weighed longest ago go first. */
const MOST = 120;

/** What names the plays of both, and the net by which their duels are judged; without one they are judged roughly. */
export type JudgedPair = Both<string> & { readonly judged?: string };

const isTurned = ({ lone, rival }: JudgedPair): boolean => lone > rival;
const nameOf = ({ judged, lone, rival }: JudgedPair): string =>
  [...[lone, rival].toSorted(), ...(judged === undefined ? [] : [judged])].join(' ');

/** What is kept in one place, tab by tab. */
const entriesOf = (kept: unknown): readonly (readonly [string, PairTally])[] =>
  (Array.isArray(kept) ? kept : []).flatMap((entry: unknown) => {
    const [name, tally] = Array.isArray(entry) ? (entry as readonly unknown[]) : [];
    const read = readTally(tally);
    return typeof name === 'string' && read ? [[name, read] as const] : [];
  });

/** What came of duels on this device, by pair: of a pair that several tabs have weighed what counts most. */
export class KeptTallies {
  readonly #tallies = new Map<string, PairTally>();
  #drafts: Drafts | null = null;

  /** `load` brings what keeps them; without it each visit begins from nothing. */
  async open(load: (() => Promise<Drafts>) | undefined): Promise<void> {
    try {
      this.#drafts = (await load?.()) ?? null;
      const kept = (await this.#drafts?.readAll(PLACE)) ?? [];
      for (const [name, tally] of kept.toReversed().flatMap(entriesOf))
        if (tally.duels >= (this.#tallies.get(name)?.duels ?? 0)) this.#put(name, tally);
    } catch {
      // The next time it begins from nothing.
    }
  }

  /** What came of the duels of two booklets so far. */
  of(pair: JudgedPair): PairTally {
    const tally = this.#tallies.get(nameOf(pair)) ?? NO_DUELS;
    return isTurned(pair) ? turnedRound(tally) : tally;
  }

  /** Keeps what came of them. */
  keep(pair: JudgedPair, tally: PairTally): void {
    this.#put(nameOf(pair), isTurned(pair) ? turnedRound(tally) : tally);
    this.#drafts?.keep(PLACE, [...this.#tallies].slice(-MOST));
  }

  /** As the latest. */
  #put(name: string, tally: PairTally): void {
    this.#tallies.delete(name);
    this.#tallies.set(name, tally);
  }
}
