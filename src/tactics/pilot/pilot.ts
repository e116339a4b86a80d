import type { Battle } from '../../rules/battle/battle.ts';
import { bookletOf } from '../../rules/battle/battle.ts';
import { onlyOpenManeuver } from '../../rules/battle/open-maneuvers.ts';
import type { SeatOrder } from '../../rules/battle/orders.ts';
import type { Maneuver } from '../../rules/booklet/stat-card.ts';
import { reached } from '../../rules/booklet/stat-card.ts';
import type { Reach } from '../../rules/document/booklet-document.ts';
import type { GamePilot } from '../../rules/fight/hands.ts';
import { calling } from '../../rules/fight/progress.ts';
import { sure } from '../../rules/sure.ts';
import { placeIn } from '../matrix/dice.ts';
import type { Mix, Payoffs } from '../matrix/equilibrium.ts';
import { normal } from '../matrix/equilibrium.ts';
import type { Judging } from '../judge/judgment.ts';
import { response } from '../matrix/response.ts';
import type { SealedTurn } from './seal.ts';
import { drawOf } from './seal.ts';
import type { Thought } from '../judge/thought.ts';
import { think } from '../judge/thought.ts';

/** What a computer pilot likes to do: points (of 100 duels) for maneuvers of a kind. */
interface Liking {
  readonly of: readonly Reach[];
  readonly points: number;
}

interface Flying {
  /** How many points (of 100 duels) one choice must be better than another before the pilot notices. */
  readonly temperature: number;
  readonly likes: readonly Liking[];
  /** Below how many points it flees where others fight on and it may (E1); 0 never. */
  readonly fleesBelow: number;
}

/** How each computer pilot flies. */
export const FLYING = {
  /** A recruit: charges when in doubt. */
  Tuck: {
    temperature: 15,
    fleesBelow: 0,
    likes: [
      { of: [{ maneuver: 'Charge' }, { maneuver: 'Death From Above' }], points: 3 },
      { of: [{ group: 'Physical' }, { manner: 'Run' }], points: 2 },
    ],
  },
  /** A regular: covers and shoots. */
  Marlow: {
    temperature: 8,
    fleesBelow: 0,
    likes: [
      { of: [{ manner: 'Cover' }], points: 3 },
      { of: [{ any: 'weapon' }], points: 2 },
    ],
  },
  /** A veteran: keeps its distance. */
  Iris: {
    temperature: 3,
    fleesBelow: 10,
    likes: [
      {
        of: [
          { maneuver: 'Run Back' },
          { maneuver: 'Jump Back' },
          { maneuver: 'Run Away' },
          { maneuver: 'Jump Away' },
        ],
        points: 3,
      },
      { of: [{ any: 'weapon', range: 'long' }], points: 1 },
    ],
  },
  /** An ace: the best mix as it judges it. Its likeliest number is right in 59 to 72 of 100 turns, by the pair. */
  Sable: { temperature: 0, fleesBelow: 20, likes: [] },
} as const satisfies Readonly<Record<GamePilot, Flying>>;

/** What is chosen less often than this is not chosen. */
const SELDOM = 0.01;

/** The points that a pilot likes each maneuver of a card by, as edges. */
const liking = (
  likes: readonly Liking[],
  card: readonly Maneuver[],
): ((maneuver: Maneuver) => number) => {
  const sets = likes.map(({ of, points }) => ({ set: reached(card, of), points }));
  return ({ bit }) =>
    sets.reduce((most, { set, points }) => (set & bit ? Math.max(most, points) : most), 0) / 100;
};

/** The payoffs as a pilot in this seat sees them who likes some maneuvers. */
const asLiked = (
  { choices, answers }: Thought,
  seat: number,
  likes: (maneuver: Maneuver) => number,
): readonly Payoffs[] =>
  answers.map(({ rival, maneuvers, payoffs }, place) => ({
    ...payoffs,
    gains: payoffs.gains.map((gain, at) => {
      const [choice, answer] = [Math.floor(at / payoffs.rival), at % payoffs.rival];
      // A liking counts once, however many rivals there are.
      if (seat === 0) return place === 0 ? gain + likes(sure(choices[choice]).maneuver) : gain;
      return seat === rival ? gain - likes(sure(maneuvers[answer])) : gain;
    }),
  }));

/** How often a computer pilot in this seat would choose each of its choices, nothing that is seldom among them. */
export const mixOf = (battle: Battle, seat: number, pilot: GamePilot, thought: Thought): Mix => {
  const { temperature, likes }: Flying = FLYING[pilot];
  const payoffs =
    likes.length === 0
      ? thought.answers.map((each) => each.payoffs)
      : asLiked(thought, seat, liking(likes, bookletOf(battle, seat).statCard.maneuvers));
  const { lone, rivals } = response(payoffs, temperature / 100);
  const at = thought.answers.findIndex(({ rival }) => rival === seat);
  const mix = seat === 0 ? lone : sure(rivals[at]);
  return normal(mix.map((often) => (often < SELDOM ? 0 : often)));
};

/**
 * What a computer pilot in this seat does in the next turn: from the battle between two turns, what it judges
 * by, its seed and the occasion, and from nothing else.
 */
export const orderOfPilot = (
  battle: Battle,
  pilot: GamePilot,
  judge: Judging,
  seed: string,
  at: SealedTurn,
): SeatOrder => {
  const { seat } = at;
  const only = onlyOpenManeuver(battle, seat);
  if (only) return calling(battle, seat, only.console);
  const thought = think(battle, judge);
  const place = placeIn(mixOf(battle, seat, pilot, thought), drawOf(seed, at));
  if (seat !== 0)
    return {
      console: sure(thought.answers.find(({ rival }) => rival === seat)?.maneuvers[place]).console,
    };
  const { maneuver, meant } = sure(thought.choices[place]);
  return calling(battle, seat, maneuver.console, meant);
};
