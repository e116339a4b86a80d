import type { ShownBooklet } from './booklet.ts';

const hash = (text: string): number =>
  [...text].reduce((sum, letter) => (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) | 0, 7);

/** By what is left to chance in the pictures of a 'Mech, a whole number from 0 up: one name, one seed. */
export const seedOf = ({ mech }: Pick<ShownBooklet, 'mech'>): number =>
  Math.abs(hash(mech.designation ?? ''));

/** One of 2³² whole numbers from 0 up for a seed and a salt: a little more of either gives quite another. */
export const mixed = (seed: number, salt: number): number => {
  let all = seed ^ Math.imul(salt, 0x9e3779b1);
  all = Math.imul(all ^ (all >>> 16), 0x85ebca6b);
  all = Math.imul(all ^ (all >>> 13), 0xc2b2ae35);
  return (all ^ (all >>> 16)) >>> 0;
};

/** These in an order that is the seed's: each of them once. */
export const dealt = <Card>(cards: readonly Card[], seed: number): readonly Card[] =>
  cards
    .map((card, at) => ({ card, by: mixed(seed, at) }))
    .toSorted((one, other) => one.by - other.by)
    .map(({ card }) => card);

/** One card of each of these packs, by a number from 0 up: all that can be had together come up alike often. */
export const oneOfEach = <Packs extends readonly (readonly unknown[])[]>(
  by: number,
  ...packs: Packs
): { readonly [Pack in keyof Packs]: Packs[Pack][number] } => {
  let left = by;
  return packs.map((pack) => {
    const card = pack[left % pack.length];
    left = Math.floor(left / pack.length);
    return card;
  }) as { readonly [Pack in keyof Packs]: Packs[Pack][number] };
};
