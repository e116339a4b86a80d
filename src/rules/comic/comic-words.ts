import type { LeftBy } from '../battle/seat.ts';
import type { Critical } from '../booklet/booklet.ts';
import type { Range } from '../vocabulary.ts';
import { capital } from '../words/capital.ts';
import { counted, countedInWords } from '../words/counted.ts';
import { inWords } from '../words/in-words.ts';
import type { Named } from '../words/tell.ts';
import { possessive, roundOf } from '../words/tell.ts';
import { number, sufferedText } from '../words/words.ts';

/** The longest caption, in letters: two lines. */
export const LONGEST_CAPTION = 64;
/** The longest line at the foot. */
export const LONGEST_FOOT = 110;
/** The longest words on a black plate. */
export const LONGEST_PLATE = 32;

const mechOf = ({ mech, pilot }: Named): string => `${possessive(pilot)} ${mech}`;

/** Somebody's armor at the start and at the end. */
interface Armor {
  readonly who: Named;
  readonly from: number;
  readonly to: number;
}

/** The same thing, each way shorter than the one before; the last is the effect alone, without a name. */
type Ways = readonly string[];

/** Short forms of what the log says. */
export const COMIC_WORDS = {
  notOver: 'There will be a comic page once the battle is over.',
  noTurn: 'There is no comic page for a battle in which nobody called a number.',

  against: 'against',
  rivals: (many: number): string => inWords(many),
  length: (many: number): string => counted(many, 'turn'),
  turn: (turn: number): string => `Turn ${turn}`,
  lastTurn: (turn: number): string => `Turn ${turn} · the last`,
  call: (console: number): string => `${console}!`,
  found: (screen: number, letter: string | null): string =>
    letter === null ? String(screen) : `${screen} ${letter}`,
  heat: (heat: number): string => `heat ${heat}`,

  decided: ['This turn decided it.'],
  damage: (who: Named, damage: number, from: number, to: number): Ways => [
    `${mechOf(who)}: ${damage} damage, armor ${number(from)} to ${number(to)}.`,
    `${who.mech}: armor ${number(from)} to ${number(to)}.`,
    `${damage} damage.`,
  ],
  bigBlow: (damage: number): Ways => [`${damage} in one blow.`],
  firstHit: (who: Named, damage: number): Ways => [
    `The first hit: ${damage} damage to ${mechOf(who)}.`,
    `The first hit: ${damage} damage.`,
  ],
  bothHit: (range: Range): Ways => [`Both hit at ${range} range.`, 'Both hit.'],
  someHit: (hits: number, of: number, who: Named): Ways => {
    const all = of === 2 ? 'Both' : `All ${inWords(of)}`;
    const many = hits === of ? all : `${capital(inWords(hits))} of ${inWords(of)}`;
    return [`${many} hit ${mechOf(who)}.`, `${many} hit.`];
  },
  critical: (who: Named, critical: Critical): Ways => {
    const effect = sufferedText(critical);
    return [
      `${critical.part} of ${mechOf(who)}: ${effect}.`,
      `${critical.part}: ${effect}.`,
      isForGood(critical) ? `${capital(effect)} any more.` : `${critical.part} hit.`,
    ];
  },
  armGone: (who: Named, side: string): Ways => [
    `${mechOf(who)}: ${side} arm gone.`,
    `${capital(side)} arm gone.`,
  ],
  /** Null for ammunition that is not counted. */
  goesOff: (who: Named, ammunition: string | null): Ways => {
    const round = ammunition === null ? 'Ammunition' : capital(oneOf(ammunition));
    return [`${round} goes off in ${mechOf(who)}.`, `${round} goes off.`];
  },
  goesOffInEach: ['Ammunition goes off in both.'],
  shutDown: (who: Named, heat: number): Ways => [
    `Heat ${heat} shuts ${mechOf(who)} down.`,
    `Heat ${heat}: shut down.`,
  ],
  bothShutDown: (one: number, other: number): Ways => [
    `Heat ${one} and heat ${other}: both shut down.`,
    'Both shut down.',
  ],
  shows: (who: Named, title: string, heat: number | null): Ways => [
    ...(heat === null ? [] : [`${mechOf(who)}: ${title}. Heat ${heat}.`]),
    `${mechOf(who)}: ${title}.`,
    `${capital(title)}.`,
    ...(heat === null ? [] : [`Heat ${heat}.`]),
  ],
  down: (who: Named): Ways => [`${mechOf(who)} is knocked down.`, 'Knocked down.'],
  eachDown: ['Each knocks the other down.'],
  does: (who: Named, title: string, damage: number): Ways => [
    `${mechOf(who)}, ${title}, does ${damage} damage.`,
    `${capital(title)}: does ${damage} damage.`,
    `Does ${damage} damage.`,
  ],
  misses: ({ pilot }: Named): Ways => [`${pilot} misses.`, 'A miss.'],
  isOut: ({ pilot }: Named): string => `${pilot} is out`,

  fell: (who: Named): Ways => [`${mechOf(who)} has no armor left.`, 'No armor left.'],
  killed: ({ pilot }: Named): Ways => [`${pilot} is killed.`, 'Killed.'],
  bailedOut: ({ pilot }: Named): Ways => [`${pilot} bails out.`, 'Bailed out.'],
  escaped: ({ pilot }: Named): Ways => [`${pilot} escapes.`, 'Escaped.'],
  /** How several went out together, if all did alike; else as if they fell. */
  several: (many: number, of: number, alike: LeftBy): Ways => {
    const did = { escaped: 'escape', 'bailed out': 'bail out', fell: 'are out' };
    return [`${of === 2 ? 'Both' : capital(inWords(many))} ${did[alike]}.`];
  },
  narrow: ({ pilot }: Named, armor: number): Ways => [
    `${pilot}: ${countedInWords(armor, 'point')} of armor left.`,
    `${capital(countedInWords(armor, 'point'))} of armor left.`,
  ],
  /** `title` of an end; of many who win or escape no names. */
  ended: (title: string, many: number): Ways => [
    title,
    `The ${inWords(many)} ${title.endsWith('escape') ? 'escape' : 'win'}`,
  ],
  nobody: (by: string): Ways => [`${capital(by)}.`],

  /** `shut` counts those who were shut down all the while, if everybody was. */
  quiet: (from: number, to: number, shut: number): Ways => [
    ...(shut > 0
      ? [`Turns ${from} to ${to}: ${shut === 2 ? 'both' : 'all'} are shut down. Nobody hits.`]
      : []),
    `Turns ${from} to ${to}: nobody hits.`,
  ],

  footOfTwo: (armors: readonly Armor[]): Ways => [
    `Armor: ${armors.map(({ from, to, who }) => `${who.pilot} ${from} to ${to}`).join(', ')}. Two booklets, no dice.`,
  ],
  footOfSeveral: (standing: readonly Armor[], rivals: number): Ways => {
    const dice = `One against ${inWords(rivals)}, no dice.`;
    const left = standing.map(({ to, who }) => `${who.pilot} ${to}`);
    return [
      left.length > 0 ? `Armor left: ${left.join(', ')}. ${dice}` : `Nobody is left. ${dice}`,
      `${left.length} of ${rivals + 1} are left. ${dice}`,
    ];
  },
  others: (battles: readonly (readonly [name: string, ended: string])[]): Ways => [
    battles.map(([name, ended]) => `Battle ${name}: ${ended}.`).join(' '),
    `${capital(countedInWords(battles.length, 'other battle'))} in this fight.`,
  ],
} as const;

/** Whether it shuts maneuvers and does nothing else. */
const isForGood = ({ effects }: Critical): boolean =>
  effects.every((effect) => effect.effect === 'forbid' && !effect.received);

const oneOf = (ammunition: string): string => {
  const round = roundOf(ammunition);
  return `${/^[aeiou]/iu.test(round) ? 'an' : 'a'} ${round}`;
};

/** Those that are short enough; the last if none is. */
export const short = (ways: Ways, most = LONGEST_CAPTION): Ways => {
  const found = ways.filter((words) => [...words].length <= most);
  return found.length > 0 ? found : ways.slice(-1);
};

/** The first of them; null if there are none. */
export const fitting = (ways: Ways, most = LONGEST_CAPTION): string | null =>
  short(ways, most)[0] ?? null;
