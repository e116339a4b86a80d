import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/** The first 48 bits of the SHA-256 of a seed and a name (S21): the same whenever it is asked for. */
const drawn = (seed: string, ...names: readonly (string | number)[]): number =>
  sha256(utf8ToBytes(['viewscreen contract 1', seed, ...names].join('|')))
    .subarray(0, 6)
    .reduce((sum, byte) => sum * 256 + byte, 0);

/** A die, 1 to 6, of this name. */
export const dieOf = (seed: string, name: string): number => 1 + (drawn(seed, name) % 6);

/** Shuffles that were asked for, so that nobody hashes the same deck for each card; forgotten when there are many. */
const known = new Map<string, readonly (string | number)[]>();
const MOST_KNOWN = 500;

/** Cards in the order of their hashes. */
export const shuffled = <Card extends string | number>(
  seed: string,
  name: string,
  cards: readonly Card[],
): readonly Card[] => {
  const deck = [seed, name, ...cards].join('|');
  const before = known.get(deck) as readonly Card[] | undefined;
  if (before) return before;
  const order = cards
    .map((card) => ({ card, at: drawn(seed, name, card) }))
    .sort((one, other) => one.at - other.at)
    .map(({ card }) => card);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(deck, order);
  return order;
};
