import type { Both, Side } from '../../rules/battle/battle.ts';
import { SIDES } from '../../rules/battle/battle.ts';
import { RANGES } from '../../rules/vocabulary.ts';

// What came of duels that good pilots played with two booklets, as counts: they can be added up, kept and gone on with.

/** How many numbers a card may have, and how many turns are told apart: the last stands for as many and more. */
const [CONSOLES, TURNS] = [32, 101];

/** What came of some duels; the lone seat's booklet comes first. */
export interface PairTally {
  readonly duels: number;
  /** How many the lone seat won, and how many nobody did. */
  readonly won: number;
  readonly drawn: number;
  /** How many took so many turns. */
  readonly turns: readonly number[];
  /** How many turns ended at each range. */
  readonly ranges: readonly number[];
  /** In how many turns somebody was hit. */
  readonly hits: number;
  /** How often each console number was chosen, and how often it was open: by half the number less one. */
  readonly chosen: Both<readonly number[]>;
  readonly open: Both<readonly number[]>;
}

const zeros = (length: number): readonly number[] => new Array<number>(length).fill(0);
const zerosOfBoth = (): Both<readonly number[]> => ({
  lone: zeros(CONSOLES),
  rival: zeros(CONSOLES),
});

/** No duel yet. */
export const NO_DUELS: PairTally = {
  ...{ duels: 0, won: 0, drawn: 0, hits: 0 },
  turns: zeros(TURNS),
  ranges: zeros(RANGES.length),
  chosen: zerosOfBoth(),
  open: zerosOfBoth(),
};

/** The place of so many turns. */
export const placeOfTurns = (turns: number): number => Math.min(turns, TURNS - 1);

const sums = (some: readonly number[], others: readonly number[]): readonly number[] =>
  some.map((each, at) => each + (others[at] ?? 0));
const sumsOfBoth = (some: PairTally['open'], others: PairTally['open']): PairTally['open'] => ({
  lone: sums(some.lone, others.lone),
  rival: sums(some.rival, others.rival),
});

/** Two tallies of the same booklets as one. */
export const added = (one: PairTally, other: PairTally): PairTally => ({
  duels: one.duels + other.duels,
  won: one.won + other.won,
  drawn: one.drawn + other.drawn,
  hits: one.hits + other.hits,
  turns: sums(one.turns, other.turns),
  ranges: sums(one.ranges, other.ranges),
  chosen: sumsOfBoth(one.chosen, other.chosen),
  open: sumsOfBoth(one.open, other.open),
});

/** The same, told of the rival's booklet first. */
export const turnedRound = (tally: PairTally): PairTally => ({
  ...tally,
  won: tally.duels - tally.drawn - tally.won,
  chosen: { lone: tally.chosen.rival, rival: tally.chosen.lone },
  open: { lone: tally.open.rival, rival: tally.open.lone },
});

const isCount = (kept: unknown): kept is number => Number.isSafeInteger(kept) && Number(kept) >= 0;
const areCounts = (kept: unknown, length: number): boolean =>
  Array.isArray(kept) && kept.length === length && kept.every(isCount);
const areOfBoth = (kept: unknown): boolean =>
  typeof kept === 'object' &&
  kept !== null &&
  SIDES.every((side) => areCounts((kept as Partial<Record<Side, unknown>>)[side], CONSOLES));

/** A tally as it was kept; null where that is none. */
export const readTally = (kept: unknown): PairTally | null => {
  if (typeof kept !== 'object' || kept === null) return null;
  const { chosen, drawn, duels, hits, open, ranges, turns, won } = kept as Partial<
    Record<keyof PairTally, unknown>
  >;
  const sound =
    [drawn, duels, hits, won].every(isCount) &&
    Number(won) + Number(drawn) <= Number(duels) &&
    areCounts(turns, TURNS) &&
    areCounts(ranges, RANGES.length) &&
    areOfBoth(chosen) &&
    areOfBoth(open);
  return sound ? (kept as PairTally) : null;
};

/** What the lone seat wins of 100, and by how much 95 of 100 such reports would differ at most. */
export interface Score {
  readonly points: number;
  readonly within: number;
  /** As it was judged: not enough duels are played to say. */
  readonly estimated?: true;
}

/** How far off a score may be that is judged roughly, no duel having been played. */
const ROUGHLY = 11;

/** The score of so many duels, where nobody wins half of one; two more of each outcome are taken in, so that few tell little. */
export const playedScore = ({ drawn, duels, won }: PairTally): Score => {
  const share = (won + drawn / 2 + 2) / (duels + 4);
  const points = (100 * (won + drawn / 2)) / Math.max(1, duels);
  return { points, within: 196 * Math.sqrt((share * (1 - share)) / (duels + 4)) };
};

/** The better known of two scores: of the duels, or as it was judged before them. */
export const knownScore = (judged: number, tally: PairTally): Score => {
  const played = playedScore(tally);
  return played.within < ROUGHLY ? played : { points: judged, within: ROUGHLY, estimated: true };
};

/** How many turns this share of the duels takes at most. */
export const turnsWithin = ({ duels, turns }: PairTally, share: number): number => {
  let left = share * duels;
  return Math.max(
    0,
    turns.findIndex((many) => (left -= many) <= 0),
  );
};

/** What share of all turns is so: 0 to 100. */
const ofTurns = ({ ranges }: PairTally, many: number): number =>
  (100 * many) /
  Math.max(
    1,
    ranges.reduce((sum, each) => sum + each, 0),
  );

/** What share of the turns ended at each range, and in what share somebody was hit. */
export const rangeShares = (tally: PairTally): readonly number[] =>
  tally.ranges.map((many) => ofTurns(tally, many));
export const hitShare = (tally: PairTally): number => ofTurns(tally, tally.hits);

/** How often a console number was chosen where it was open, of 100; null where it was too seldom open to say. */
export const chosenShare = (
  { chosen, open }: PairTally,
  side: Side,
  console: number,
): number | null => {
  const place = console / 2 - 1;
  const times = open[side][place] ?? 0;
  return times < SELDOM ? null : (100 * (chosen[side][place] ?? 0)) / times;
};
/** What was open less often tells nothing. */
const SELDOM = 20;
