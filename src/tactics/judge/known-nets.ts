import type { Judging } from './judgment.ts';
import { judgingBy, roughly } from './judgment.ts';
import type { Net } from './net.ts';
import { readNet } from './net-text.ts';
import { playsHash } from '../duel/plays-hash.ts';
import type { Plays } from '../duel/plays.ts';

/** The nets that somebody was told of. */
export class KnownNets {
  /** By their numbers, the latest last. */
  readonly #nets = new Map<string, Net>();

  /** Reads a net of two plays; one that is damaged, older, or of others is left aside. */
  tell(text: string, one: Plays, other: Plays): void {
    const read = readNet(text, one, other);
    if (!read) return;
    this.#nets.delete(read.number);
    this.#nets.set(read.number, read.net);
  }

  /** Judges by the nets of these numbers, and roughly where none of them is of the pair. */
  of(numbers: readonly string[] = []): Judging {
    return numbers.length === 0 ? roughly : this.#by((number) => numbers.includes(number));
  }

  /** Judges by all of them, of several of a pair by the latest. */
  get all(): Judging {
    return this.#by(() => true);
  }

  #by(isMeant: (number: string) => boolean): Judging {
    return judgingBy(
      (one, other) =>
        [...this.#nets].findLast(([number, net]) => {
          const fits = net.plays
            .map((plays) => playsHash(plays))
            .toSorted()
            .join();
          return isMeant(number) && fits === [playsHash(one), playsHash(other)].toSorted().join();
        })?.[1],
    );
  }
}
