import grf from '../../../books/grf-1n.json';
import rfl from '../../../books/rfl-3n.json';
import { parseBooklet } from '../../../src/rules/check/parse-booklet.ts';
import type { Plays } from '../../../src/tactics/duel/plays.ts';
import { playsOf } from '../../../src/tactics/duel/plays.ts';
import { printNet } from '../../../src/tactics/judge/net-text.ts';
import { Study } from '../../../src/tactics/learn/study.ts';

const playsIn = (document: unknown): Plays => {
  const read = parseBooklet(document);
  if (!read.ok) throw new Error('a booklet of the project has faults');
  return playsOf(read.booklet);
};

/** The number of the net that eight duels of the printed booklets make. */
export const numberOfStudy = (): unknown => {
  const study = new Study([playsIn(rfl), playsIn(grf)], 1987, 8);
  while (study.duels < 8) study.wholeDuel();
  const text = printNet(study.average, { seed: 1987, duels: 8, positions: study.positions });
  return (JSON.parse(text) as { readonly number: unknown }).number;
};

/** What it came to once: the same in every browser, and in Node. Who changes how is learned writes it anew. */
export const KNOWN_NUMBER = 'm3klm6vc';
