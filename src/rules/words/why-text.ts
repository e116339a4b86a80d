import { isShortName } from '../fight/name.ts';
import { sure } from '../sure.ts';
import { blowText, didText } from './maneuver-words.ts';
import type { Named } from './tell.ts';
import { onlyPerson, possessive } from './tell.ts';
import type { WhySaid, Addressed } from './why-ways.ts';
import { whyWays } from './why-ways.ts';
import type { Why } from './why.ts';

/** How long a sentence may be, in characters. */
export const LONGEST_WHY = 90;

const STRIDES = [7, 11, 13, 17, 19];

/** The one of several ways that a turn takes: each in its turn, neighbors far apart. */
const turned = (ways: readonly string[], { turn, seat }: Why): string => {
  const stride = STRIDES.find((each) => ways.length % each !== 0) ?? 1;
  return ways[(turn * stride + seat) % ways.length] ?? '';
};

/** Fewer ways than this would be heard too often in a duel. */
const ENOUGH = 9;

const waysOf = (said: WhySaid): readonly string[] => {
  const [leads, tails] = whyWays(said);
  return tails
    .flatMap((tail) =>
      leads.map((lead) =>
        lead && tail !== false && tail !== null ? `${lead} ${tail}`.trim() : '',
      ),
    )
    .filter((way) => way !== '' && way.length <= LONGEST_WHY);
};

/** A pilot by name; where room is scarce by the first name, or the 'Mech, or neither where they do not tell them apart. */
const named = (
  names: readonly Named[],
  seat: number,
  other: number,
  brief: string | null,
): Addressed => {
  const { pilot = '', mech = '' } = names[seat] ?? {};
  const first = (name = ''): string => name.split(' ')[0] ?? '';
  const isFirst = isShortName(first(pilot)) && first(pilot) !== first(names[other]?.pilot);
  const isMech = isShortName(mech) && mech !== names[other]?.mech;
  const name =
    brief === null || isShortName(pilot)
      ? pilot
      : isFirst
        ? first(pilot)
        : isMech
          ? `the ${mech}`
          : brief;
  return { name, of: possessive(name) };
};

/**
 * A sentence or two of what a call came to, at most 90 characters: what both called, what was done, and where nobody
 * was hit what would have. `you` is the seat of whoever reads it alone. Each turn another way of saying it.
 */
export const whyText = (
  why: Why,
  names: readonly Named[],
  you: number | null = onlyPerson(names),
): string => {
  const saidBriefly = (brief: boolean, scant = false): WhySaid => {
    const who = (seat: number, other: number, unnamed: string): Addressed =>
      seat === you
        ? { name: 'you', of: 'your' }
        : named(names, seat, other, brief ? unnamed : null);
    const me = who(why.seat, why.enemy, 'this pilot');
    const them = who(why.enemy, why.seat, 'the enemy');
    const blow = blowText(why.mine, brief);
    return {
      why,
      me,
      them,
      brief,
      scant,
      did: didText(why.mine, brief),
      theyDid: didText(why.theirs, brief),
      blow: blow === null ? null : `${me.of} ${blow}`,
    };
  };
  const ways = [saidBriefly(false), saidBriefly(true), saidBriefly(true, true)].map(waysOf);
  return turned(ways.find(({ length }) => length >= ENOUGH) ?? sure(ways.at(-1)), why);
};
