import type { Blow, Split } from '../../rules/battle/split.ts';
import { blowsOf } from '../../rules/battle/split.ts';
import { inWords } from '../../rules/words/in-words.ts';
import type { Named } from '../../rules/words/tell.ts';
import { number } from '../../rules/words/words.ts';
import { pilotOf } from './played-turn.ts';

/** What a blow comes to: `4 damage, Heat Sinks`. */
export const blowWords = ({ bites, damage, out }: Blow): string =>
  [
    damage > 0 ? `${damage} damage` : 'a miss',
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

/** What settles how a modifier is shared, by who gets something: `Share 12 to Ben`, `Share among three`. */
export const shareWords = (
  { hits, modifier }: Split,
  shares: readonly number[],
  names: readonly Named[],
): string => {
  const given = shares.flatMap((share, place) =>
    share === 0 ? [] : `${number(share)} to ${pilotOf(names, hits[place]?.rival ?? 0)}`,
  );
  return given.length > 2
    ? `Share ${number(modifier)} among ${inWords(given.length)}`
    : `Share ${given.length > 0 ? given.join(' and ') : 'nothing'}`;
};
