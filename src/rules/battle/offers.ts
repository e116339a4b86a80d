import { allOn } from './shares.ts';
import type { Hit, Split } from './split.ts';
import { blowsOf } from './split.ts';

export interface Offer {
  /** All for one rival, or shares with which several letters take effect. */
  readonly kind: 'one' | 'letters';
  /** The rival that gets all; null for `letters`. */
  readonly rival: number | null;
  readonly shares: readonly number[];
}

/** The shares to offer, without duplicates: all on the rival attacked; all on the best of the
 *  others; and the shares with which every letter takes effect, or the most letters if that is more
 *  than under the first two. A modifier below 0 falls on the others, where it costs least. The
 *  first is the default: one that puts a rival out, else all on the rival attacked, else the most
 *  damage. */
export const offersOf = (split: Split, attacked: number | null): readonly Offer[] => {
  const ones = split.hits
    .map((_, place) => offerFor(split, place))
    .sort((one, other) => compare(split, one, other));
  const own = ones.filter(({ rival }) => rival === attacked);
  const others = ones.filter(({ rival }) => rival !== attacked);
  const offers = [...own, ...others].slice(0, 2);
  const all = [...offers, ...lettersOf(split, offers)].filter(
    ({ shares }, place, every) =>
      every.findIndex((other) => String(other.shares) === String(shares)) === place,
  );
  const first = all.find((offer) => outs(split, offer) > 0);
  return first ? [first, ...all.filter((offer) => offer !== first)] : all;
};

const outs = (split: Split, { shares }: Offer): number =>
  blowsOf(split, shares).filter(({ out }) => out).length;

const damageOf = (split: Split, { shares }: Offer): number =>
  blowsOf(split, shares).reduce((sum, { damage }) => sum + damage, 0);

/** Sorts the better offer first: rivals put out, then damage. */
const compare = (split: Split, one: Offer, other: Offer): number =>
  outs(split, other) - outs(split, one) || damageOf(split, other) - damageOf(split, one);

/** All for the hit at this place: the whole modifier, or 0 if it is negative, for others to bear. */
const offerFor = (split: Split, place: number): Offer => {
  const { hits, modifier } = split;
  const on = (each: number): Offer => ({
    kind: 'one',
    rival: hits[place]?.rival ?? null,
    shares: allOn(each, modifier, hits.length),
  });
  if (modifier >= 0) return on(place);
  const [best = on(place)] = hits
    .flatMap((_, each) => (each === place ? [] : [on(each)]))
    .sort((one, other) => compare(split, one, other));
  return best;
};

const bitesOf = (split: Split, { shares }: Offer): number =>
  blowsOf(split, shares).filter(({ bites }) => bites).length;

/** The shares with which every letter takes effect, the rest on the hit with the least armor left.
 *  If the modifier is too small for all, the best shares with which more do than in any of
 *  `offers`. Empty if there are fewer than two letters. */
const lettersOf = (split: Split, offers: readonly Offer[]): readonly Offer[] => {
  const lettered = [...split.hits.keys()].filter((place) => split.hits[place]?.line);
  const every = lettered.length < 2 ? null : lettersAt(split, lettered);
  if (every) return [every];
  const most = Math.max(1, ...offers.map((offer) => bitesOf(split, offer)));
  return subsetsOf(lettered)
    .flatMap((places) => (places.length > most ? (lettersAt(split, places) ?? []) : []))
    .sort((one, other) => bitesOf(split, other) - bitesOf(split, one) || compare(split, one, other))
    .slice(0, 1);
};

const subsetsOf = (places: readonly number[]): readonly (readonly number[])[] =>
  places.reduce<readonly (readonly number[])[]>(
    (sets, place) => [...sets, ...sets.map((set) => [...set, place])],
    [[]],
  );

/** The shares with which the letters of the hits at these places take effect; null if impossible. */
const lettersAt = ({ hits, modifier }: Split, places: readonly number[]): Offer | null => {
  const needs = hits.map(({ line, score, besides }, place) =>
    line && places.includes(place) ? line.threshold - score - besides : null,
  );
  // A share below 0 can only take from what is over.
  const least = needs.map((need) =>
    modifier >= 0 ? Math.max(0, need ?? 0) : need === null ? modifier : Math.min(0, need),
  );
  return spread(hits, modifier, needs, least);
};

/** Spreads the whole modifier so that each hit gets what it needs; null if impossible. */
const spread = (
  hits: readonly Hit[],
  modifier: number,
  needs: readonly (number | null)[],
  least: readonly number[],
): Offer | null => {
  if (modifier < 0 && needs.some((need) => need !== null && need > 0)) return null;
  const rest = modifier - least.reduce((sum, each) => sum + each, 0);
  if (rest < 0) return null;
  const shares = [...least];
  const byArmor = [...hits.keys()].sort(
    (one, other) => (hits[one]?.armor ?? 0) - (hits[other]?.armor ?? 0),
  );
  let left = rest;
  for (const place of byArmor) {
    const room = modifier >= 0 ? left : Math.min(left, 0 - (shares[place] ?? 0));
    shares[place] = (shares[place] ?? 0) + room;
    left -= room;
  }
  return { kind: 'letters', rival: null, shares };
};
