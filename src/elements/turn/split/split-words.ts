import type { Blow, Split } from '../../../rules/battle/split.ts';
import { blowsOf } from '../../../rules/battle/split.ts';
import { inWords } from '../../../rules/words/in-words.ts';
import type { Named } from '../../../rules/words/tell.ts';
import { signed } from '../../../rules/words/words.ts';
import { pilotOf } from '../facts/played-turn.ts';

/** What a blow comes to: `4 damage, Heat Sinks`. */
export const blowWords = ({ bites, damage, out }: Blow): string =>
  [
    damage > 0 ? `${damage} damage` : 'no hit',
    ...(bites ? [bites.critical.part] : []),
    ...(out ? ['out'] : []),
  ].join(', ');

/** How a modifier is shared: `Split: Ben 7, 4 damage, Heat Sinks; Dora 5, 2 damage, Engine.` */
export const splitWords = (
  split: Split,
  shares: readonly number[],
  names: readonly Named[],
): string =>
  `Split: ${blowsOf(split, shares)
    .map(
      (blow, place) =>
        `${pilotOf(names, split.hits[place]?.rival ?? 0)} ${blow.share}, ${blowWords(blow)}`,
    )
    .join('; ')}.`;

/** How many shares stand in a line. */
const MOST = 3;

/** Who gets what of a modifier: `Ben +12 · Cleo 0`; of many only who gets something, or how many do. */
export const shareWords = (
  { hits }: Split,
  shares: readonly number[],
  names: readonly Named[],
): string => {
  const all = hits.map(({ rival }, place) => ({ rival, share: shares[place] ?? 0 }));
  const given = all.length > MOST ? all.filter(({ share }) => share !== 0) : all;
  return given.length > MOST
    ? `among ${inWords(given.length)}`
    : given
        .map(({ rival, share }) => `${pilotOf(names, rival)} ${share === 0 ? 0 : signed(share)}`)
        .join(' · ');
};
