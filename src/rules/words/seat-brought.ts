import { LOWEST_SHUTDOWN } from '../campaign/card/mech.ts';
import type { BroughtCritical } from '../battle/entry.ts';
import type { Seat } from '../battle/seat.ts';
import { isSameCritical } from '../booklet/critical.ts';
import type { Category } from '../vocabulary.ts';
import { CATEGORIES, CATEGORY_NAMES } from '../vocabulary.ts';
import { roundOf } from './tell.ts';
import { signed } from './words.ts';

/** A supply in a sentence: `rounds`, `missiles`, `machine gun rounds`. */
export const roundsName = (kind: string): string =>
  kind === 'autocannon' ? 'rounds' : kind.endsWith('s') ? kind : `${roundOf(kind)}s`;

/** The same over a count, long and short: `rounds` and `rnds`, `long missiles` and `l msls`; the
 *  same word twice if it is short already. */
export const roundsLabel = (kind: string): readonly [whole: string, short: string] => {
  if (kind === 'autocannon') return ['rounds', 'rnds'];
  if (kind === 'missile') return ['missiles', 'msls'];
  const name = roundsName(kind).replace(/ rounds$/, '');
  return [name, name.replace(/^(\S)\S* missiles$/, '$1 msls')];
};

/** `4 rounds`, `1 missile`. */
export const loadText = (kind: string, points: number): string =>
  `${points} ${points === 1 ? roundsName(kind).replace(/s$/, '') : roundsName(kind)}`;

const gamesText = (games: number): string => `${games} ${games === 1 ? 'game' : 'games'}`;

/** A worn shutdown number (K4): each game of a 'Mech takes 1 off the printed one. */
export const wornText = (printed: number, games: number): string =>
  `${printed} as printed, worn by ${gamesText(games)}`;

export const broughtTimes = (
  { brought }: Pick<Seat, 'brought'>,
  critical: Pick<BroughtCritical, 'part' | 'effects'>,
): number => brought.criticals.find((each) => isSameCritical(each, critical))?.times ?? 0;

/** How often a critical was received, and how many of these were brought along: ` (2 times, 1
 *  brought)`. */
export const timesText = (times: number, brought: number): string => {
  const words = [
    ...(times > 1 ? [`${times} times`] : []),
    ...(brought === 0 ? [] : [brought < times ? `${brought} brought along` : 'brought along']),
  ];
  return words.length === 0 ? '' : ` (${words.join(', ')})`;
};

/** Points by category, without zeros: `Laser +1, Physical +5`. */
const pointsText = (points: (category: Category) => number): string =>
  CATEGORIES.filter((category) => points(category) !== 0)
    .map((category) => `${CATEGORY_NAMES[category]} ${signed(points(category))}`)
    .join(', ');

/** How a seat began, as far as not printed and without its criticals: `shuts down at 25, worn by 5
 *  games`. */
export const seatBrought = ({ booklet, brought, shutdown }: Seat): readonly string[] => {
  const { statCard } = booklet;
  const worn = statCard.shutdown - shutdown;
  const skill = pointsText((category) => brought.skill[category]);
  const penalties = new Set(CATEGORIES.map((category) => brought.penalty[category]));
  const [everywhere = 0] = penalties;
  const penalty =
    penalties.size === 1 && everywhere !== 0
      ? `every score ${signed(-everywhere)}`
      : pointsText((category) => 0 - brought.penalty[category]);
  return [
    // The lowest number no longer says how many games there were.
    ...(worn > 0
      ? [
          shutdown === LOWEST_SHUTDOWN
            ? `shuts down at ${shutdown}, worn`
            : `shuts down at ${shutdown}, worn by ${gamesText(worn)}`,
        ]
      : []),
    ...Object.entries(statCard.ammunition).flatMap(([kind, full]) => {
      const is = brought.ammunition[kind] ?? 0;
      return is === full ? [] : [`${is} of ${full} ${roundsName(kind)}`];
    }),
    ...(skill ? [`skill: ${skill}`] : []),
    ...(penalty ? [`a replacement: ${penalty}`] : []),
  ];
};
