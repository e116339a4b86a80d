import type { Booklet } from '../../src/rules/booklet/booklet.ts';
import type { Net } from '../../src/tactics/judge/net.ts';
import { printNet } from '../../src/tactics/judge/net-text.ts';
import { playsOf } from '../../src/tactics/duel/plays.ts';
import { Study } from '../../src/tactics/learn/study.ts';

/** A study after this many duels. */
export const studied = (study: Study, duels: number): Study => {
  while (study.duels < duels) study.wholeDuel();
  return study;
};

/** What a study has learned, as it is written. */
export const textOf = ({ average, seed, duels, positions }: Study): string =>
  printNet(average, { seed, duels, positions });

const known = new Map<string, Net>();

/** A net of a pair that has learned a little, with all that is brought along. */
export const someNet = (one: Booklet, other: Booklet): Net => {
  const name = `${one.id} ${other.id}`;
  const net =
    known.get(name) ?? studied(new Study([playsOf(one), playsOf(other)], 1, 60), 60).average;
  known.set(name, net);
  return net;
};
