import { existsSync, readFileSync } from 'node:fs';
import type { Booklet } from '../rules/booklet/booklet.ts';
import type { Judging } from '../tactics/judge/judgment.ts';
import { roughly } from '../tactics/judge/judgment.ts';
import { KnownNets } from '../tactics/judge/known-nets.ts';
import { playsOf } from '../tactics/duel/plays.ts';
import { judgmentNumber } from '../tactics/pilot/seal.ts';

/** The net of a pair in the folder `books`; null where there is none. */
const textOf = (one: Booklet, other: Booklet): string | null => {
  const name = [one.id, other.id].toSorted((a, b) => (a < b ? -1 : 1)).join('-');
  const file = `books/nets/${name}.net`;
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
};

/** What was learned of all pairs among these booklets: the nets, and their numbers. */
const learnedOf = (
  booklets: readonly Booklet[],
): { readonly nets: KnownNets; readonly numbers: readonly string[] } => {
  const nets = new KnownNets();
  const numbers: string[] = [];
  booklets.forEach((one, at) => {
    for (const other of booklets.slice(at + 1)) {
      const text = textOf(one, other);
      if (text === null) continue;
      nets.tell(text, playsOf(one), playsOf(other));
      numbers.push(String((JSON.parse(text) as { readonly number: unknown }).number));
    }
  });
  return { nets, numbers };
};

/** Judges any two of these booklets by their net, where there is one. */
export const judgingOf = (booklets: readonly Booklet[]): Judging =>
  learnedOf(booklets.flatMap((booklet) => [booklet, booklet])).nets.all;

/** The judgment of a number in a fight of these booklets, a booklet for each pilot; null where it is not at hand. */
export const judgmentOf = (
  judged: string | undefined,
  booklets: readonly Booklet[],
): Judging | null => {
  if (judged === undefined) return roughly;
  const { nets, numbers } = learnedOf(booklets);
  return judgmentNumber(numbers) === judged ? nets.of(numbers) : null;
};
