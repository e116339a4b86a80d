import type { Both } from '../../rules/battle/battle.ts';
import { OTHER_SIDE, SIDES } from '../../rules/battle/battle.ts';
import type { Booklet } from '../../rules/booklet/booklet.ts';
import { maneuverAt } from '../../rules/booklet/stat-card.ts';
import { sure } from '../../rules/sure.ts';
import { RANGES } from '../../rules/vocabulary.ts';
import { counted } from '../../rules/words/counted.ts';
import { listed } from '../../rules/words/listed.ts';
import { loadText } from '../../rules/words/seat-brought.ts';
import type { Hold } from './balance.ts';
import type { Score, PairTally } from './tally.ts';
import { chosenShare, hitShare, knownScore, rangeShares, turnsWithin } from './tally.ts';

// What is said of booklets that were weighed against each other.

/** Two booklets as far as they are weighed. */
export interface Weighed {
  readonly booklets: Both<Booklet>;
  /** Whether they are judged roughly, before any turn and in each; else by what was learned of them. */
  readonly isRough: boolean;
  /** Whether something was learned of them, and is not at hand. */
  readonly isMissing?: boolean;
  /** What the first wins of 100, as it is judged before any turn. */
  readonly judged: number;
  readonly holds: Both<readonly Hold[]>;
  readonly tally: PairTally;
}

export const BALANCE_WORDS = {
  title: 'Balance',
  about: 'Every booklet on the shelf against every other, played out by good pilots',
  reading:
    '± is how far off such a report is at most, 95 times in 100. A pair takes about half a minute; it goes on while this page is in sight and nothing is touched.',
  shades: 'Dark wins, light loses, gray is too close to call.',
  estimated: 'estimated',
  alone: 'One booklet has nobody to be weighed against. Add another.',
  noDuels: 'No duels have been played yet.',
  roughly: 'Both pilots judge roughly: nothing was learned of these two.',
  notHere:
    'Both pilots judge roughly: what was learned of these two is not on this device and could not be fetched.',
  learned: 'Both pilots judge by what was learned of these two.',
  noLocks: 'Neither can hold the other.',
  even: 'No booklet stands out.',
  ends: 'Heat and ammunition end a lock. With ammunition ignored (A3) only heat does.',
  chosen: 'Chosen when open',
  copied: 'The report is copied.',
  table: 'What the booklet of the row wins of 100 duels against that of the column',
  corner: 'row wins, of 100',
  outs: 'What stands out',
} as const;

const whole = (number: number): number => Math.floor(number + 0.5);

/** `50 ± 3`. */
export const scoreText = ({ points, within }: Score): string =>
  `${whole(points)} ± ${Math.ceil(within)}`;

/** How a score is read: whether it wins or loses, or is as near to 50 as it may be off. */
export const readingOf = ({ points, within }: Score): 'good' | 'bad' | 'even' =>
  Math.abs(points - 50) <= within ? 'even' : points > 50 ? 'good' : 'bad';

/** `Rifleman RFL-3N`. */
export const fullName = ({ mech }: Pick<Booklet, 'mech'>): string =>
  `${mech.name} ${mech.designation}`;

/** `Rifleman RFL-3N against Griffin GRF-1N`. */
export const pairTitle = ({ booklets: { lone, rival } }: Pick<Weighed, 'booklets'>): string =>
  `${fullName(lone)} against ${fullName(rival)}`;

/** How one holds the other: `The Griffin can hold the Rifleman on 59.`, and what by. */
export const holdTexts = (
  { console, damage, rounds, screens }: Hold,
  holder: Booklet,
  held: Booklet,
): readonly [title: string, by: string] => {
  const [one, other] = [holder.mech.name, held.mech.name];
  const maneuver = sure(maneuverAt(holder.statCard, console)).name;
  const { armor } = held.statCard;
  const all = rounds && Math.min(armor, rounds.points * damage);
  const spent = rounds
    ? `; ${loadText(rounds.ammunition, rounds.points)} take ${all} of its ${armor} armor`
    : ', and spends no ammunition';
  return [
    `The ${one} can hold the ${other} on ${listed(screens.map(String), 'or')}.`,
    `${maneuver} hits whatever it calls, for ${counted(damage, 'point')} a turn at least${spent}.`,
  ];
};

/** What a booklet wins of 100 against each other one that it was weighed against. */
const scoresOf = (edition: string, pairs: readonly Weighed[]): readonly number[] =>
  pairs.flatMap(({ booklets, judged, tally }) =>
    SIDES.flatMap((side) => {
      if (booklets[side].edition !== edition) return [];
      const { points } = knownScore(judged, tally);
      return [side === 'lone' ? points : 100 - points];
    }),
  );

/** What one booklet wins of 100 against another; null as long as that is not known. */
export const scoreBetween = (
  one: Pick<Booklet, 'edition'>,
  other: Pick<Booklet, 'edition'>,
  pairs: readonly Weighed[],
): Score | null => {
  for (const { booklets, judged, tally } of pairs)
    for (const side of SIDES)
      if (
        booklets[side].edition === one.edition &&
        booklets[OTHER_SIDE[side]].edition === other.edition
      ) {
        const score = knownScore(judged, tally);
        return { ...score, points: side === 'lone' ? score.points : 100 - score.points };
      }
  return null;
};

/** What a booklet wins of 100 on average; null where it was weighed against none. */
export const meanOf = (
  { edition }: Pick<Booklet, 'edition'>,
  pairs: readonly Weighed[],
): number | null => {
  const scores = scoresOf(edition, pairs);
  return scores.length === 0 ? null : scores.reduce((sum, each) => sum + each, 0) / scores.length;
};

/** From how many points on a booklet stands out that wins so many of 100 against every other. */
const STANDS_OUT = 60;

/** What stands out, in sentences. */
export const standsOut = (
  booklets: readonly Booklet[],
  pairs: readonly Weighed[],
): readonly string[] =>
  booklets.flatMap((booklet) => {
    const scores = scoresOf(booklet.edition, pairs).toSorted((one, other) => one - other);
    const [least, most] = [scores[0], scores.at(-1)];
    if (least === undefined || most === undefined) return [];
    // As far off as the least known of its scores may be.
    const off = pairs.reduce(
      (widest, { judged, tally }) => Math.max(widest, knownScore(judged, tally).within),
      0,
    );
    const too =
      least - off >= STANDS_OUT ? 'strong' : most + off <= 100 - STANDS_OUT ? 'weak' : null;
    const between =
      whole(least) === whole(most) ? `${whole(least)}` : `${whole(least)} to ${whole(most)}`;
    return too
      ? [`The ${fullName(booklet)} is too ${too}: ${between} of 100 against every other.`]
      : [];
  });

/** By what the pilots of a pair judge, in a sentence. */
export const judgedText = ({
  isRough,
  isMissing,
}: Pick<Weighed, 'isMissing' | 'isRough'>): string => {
  if (!isRough) return BALANCE_WORDS.learned;
  return isMissing ? BALANCE_WORDS.notHere : BALANCE_WORDS.roughly;
};

/** Some figures of a pair, each with what it is. */
export const figuresOf = ({
  isRough,
  judged,
  tally,
}: Weighed): readonly (readonly [string, string])[] => {
  const { points, within } = knownScore(judged, tally);
  const before = isRough ? 'judged roughly' : 'judged by what was learned';
  const first = [
    `${whole(points)} : ${100 - whole(points)}`,
    `± ${Math.ceil(within)}, ${tally.duels === 0 ? before : counted(tally.duels, 'duel')}`,
  ] as const;
  return tally.duels === 0
    ? [first]
    : [
        first,
        [
          String(turnsWithin(tally, 0.5)),
          `turns, half of the duels; 1 of 100 longer than ${turnsWithin(tally, 0.99)}`,
        ],
        [rangeShares(tally).map(whole).join(' · '), `${listed(RANGES)} range, in % of turns`],
        [`${whole(hitShare(tally))} %`, 'of turns somebody is hit'],
      ];
};

/** How often a console number is chosen where it is open. */
export interface Chosen {
  readonly console: number;
  readonly name: string;
  /** Of 100; null where it was too seldom open to say. */
  readonly share: number | null;
}

/** `63 %`, `never`, or a dash where nothing can be said. */
export const shareText = ({ share }: Pick<Chosen, 'share'>): string =>
  share === null ? '–' : share === 0 ? 'never' : share < 1 ? 'below 1 %' : `${whole(share)} %`;

/** What the pilots of one of two chose when it was open, the most often chosen first. */
export const chosenBy = (
  { booklets, tally }: Pick<Weighed, 'booklets' | 'tally'>,
  side: keyof Weighed['booklets'],
): readonly Chosen[] =>
  booklets[side].statCard.maneuvers
    .map(({ console, name }) => ({ console, name, share: chosenShare(tally, side, console) }))
    .toSorted((one, other) => (other.share ?? -1) - (one.share ?? -1));

/** The report of one pair, line by line. */
const pairLines = (weighed: Weighed): readonly string[] => [
  pairTitle(weighed),
  `  ${judgedText(weighed)}`,
  ...figuresOf(weighed).map(([figure, words]) => `  ${figure} ${words}`),
  ...SIDES.flatMap((side) => {
    const [one, other] = [weighed.booklets[side], weighed.booklets[OTHER_SIDE[side]]];
    return weighed.holds[side].map((hold) => `  ${holdTexts(hold, one, other).join(' ')}`);
  }),
  ...(weighed.tally.duels === 0
    ? []
    : SIDES.flatMap((side) => [
        `  ${fullName(weighed.booklets[side])}: chosen when open`,
        ...chosenBy(weighed, side).map(
          (each) => `    ${String(each.console).padStart(2)} ${each.name} ${shareText(each)}`,
        ),
      ])),
];

/** The whole report as text. */
export const balanceText = (booklets: readonly Booklet[], pairs: readonly Weighed[]): string =>
  [
    ...booklets.map((booklet) => {
      const mean = meanOf(booklet, pairs);
      return `${fullName(booklet)}: ${mean === null ? '–' : whole(mean)} of 100 on average`;
    }),
    ...standsOut(booklets, pairs),
    ...pairs.flatMap((pair) => ['', ...pairLines(pair)]),
    '',
  ].join('\n');
