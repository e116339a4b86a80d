import { allOn } from './shares.ts';
import type { Hit, Split } from './split.ts';
import { blowsOf } from './split.ts';

/** A way to share that is offered. */
export interface Offer {
  /** All that one rival can be given, or several letters that bite together. */
  readonly kind: 'one' | 'letters';
  /** The rival that is given all; null with `letters`. */
  readonly rival: number | null;
  readonly shares: readonly number[];
}

/**
 * The shares that are offered: all on the one attacked, all on the best of the others, and the one with
 * which every letter bites, or the most letters if they are more than all on one of these makes bite; those
 * there are, none twice. A modifier below 0 falls on the others, where it takes least. The first is the one
 * to take where nothing else is wanted: a share that puts somebody out, else all on the attacked, else most
 * damage.
 */
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

/** The better offer first: who is out, then damage. */
const compare = (split: Split, one: Offer, other: Offer): number =>
  outs(split, other) - outs(split, one) || damageOf(split, other) - damageOf(split, one);

/** All for the hit at this place: the whole modifier, or none of one below 0, which the others bear. */
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

/**
 * The shares with which every letter bites, the rest on the hit with least armor left; where the modifier
 * is not enough for all, the best with which more bite than with any of `offers`. None where fewer than
 * two letters are there.
 */
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

/** The shares with which the letters of the hits at these places bite; null where that cannot be. */
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

/** The whole modifier over the hits, so that each has what it needs; null where that cannot be. */
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
