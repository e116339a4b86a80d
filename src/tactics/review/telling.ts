import type { Battle, Both, Side } from '../../rules/battle/battle.ts';
import { OTHER_SIDE } from '../../rules/battle/battle.ts';
import { DUEL, seatIn } from '../../rules/battle/duel.ts';
import { openManeuvers } from '../../rules/battle/open-maneuvers.ts';
import { whatIf } from '../../rules/battle/what-if.ts';
import { sure } from '../../rules/sure.ts';
import type { Thought } from '../judge/thought.ts';
import type { Mixes, Payoffs } from '../matrix/equilibrium.ts';

/** What the rules say of a choice and one answer to it: whether it hits there, is hit, and could hit at all. */
export interface Encounter {
  readonly hits: boolean;
  readonly isHit: boolean;
  /** Whatever the enemy calls, it does not hit. */
  readonly neverHits: boolean;
}

/** A choice that might have been made instead. */
export interface Instead {
  readonly console: number;
  /** Whether it takes less damage from the same answer. */
  readonly isSafer: boolean;
}

/** What tells of a choice and one answer to it. */
export interface ChoiceReason {
  /** The enemy's console number. */
  readonly answer: number;
  /** How often the enemy's best mix has it: 0 to 1. */
  readonly answered: number;
  /** The side's own chance that is left then, in points. */
  readonly chance: number;
  /** Whether the enemy's best mix has nothing more often. */
  readonly isLikeliest: boolean;
  /** What the choice does there by the rules. */
  readonly meeting: Encounter;
  /** What the own best mix has most often; null where that was chosen. */
  readonly instead: Instead | null;
}

/** The place of what a mix has most often. */
const likeliest = (mix: Float64Array): number =>
  mix.reduce((most, often, at) => (often > sure(mix[most]) ? at : most), 0);

/** An edge (−½ to ½) in whole points, the other side's being the same below 0. */
export const pointsOf = (edge: number): number =>
  edge < 0 ? 0 - pointsOf(0 - edge) : Math.floor(100 * edge + 0.5);

/** The console numbers that are open to each of two. */
export const openIn = ({ answers, choices }: Thought): Both<readonly number[]> => ({
  lone: choices.map(({ maneuver }) => maneuver.console),
  rival: sure(answers[0]).maneuvers.map(({ console }) => console),
});

/** What a side gains where it does the maneuver at one place and the enemy that at another. */
export const gainIn = (
  { rival, gains }: Payoffs,
  side: Side,
  own: number,
  answer: number,
): number => {
  const [lone, across] = side === 'lone' ? [own, answer] : [answer, own];
  const gain = gains[lone * rival + across] as number;
  return side === 'lone' ? gain : 0 - gain;
};

/** The answer of the enemy's mix with the largest term of mix × square: most lost to it, or most of a guess missed by it. */
export const tellingAnswer = (
  payoffs: Payoffs,
  mixes: Mixes,
  side: Side,
  at: Both<number>,
  kind: 'choice' | 'guess',
): number => {
  const value = side === 'lone' ? mixes.value : 0 - mixes.value;
  const enemy = OTHER_SIDE[side];
  const from = kind === 'choice' ? value : gainIn(payoffs, side, at[side], at[enemy]);
  let [telling, most] = [0, -Infinity];
  mixes[enemy].forEach((often, answer) => {
    const term = often * (from - gainIn(payoffs, side, at[side], answer));
    if (often > 0 && term > most) [telling, most] = [answer, term];
  });
  return telling;
};

/** What a choice would have met with: what it does against an answer, and what another one takes from it. */
const meetingOf = (
  battle: Battle,
  side: Side,
  [own, answer, other]: readonly [own: number, answer: number, other: number | undefined],
): { readonly meeting: Encounter; readonly instead: Instead | null } => {
  const seat = seatIn(DUEL, side);
  const met = (console: number) =>
    whatIf(
      battle,
      seat,
      sure(openManeuvers(battle, seat).find((each) => each.console === console)),
    );
  const all = met(own);
  const against = (those: typeof all) => sure(those.find((each) => each.answer.console === answer));
  const { do: does, take } = against(all);
  return {
    meeting: {
      ...{ hits: does.hits, isHit: take.hits },
      neverHits: all.every((each) => !each.do.hits),
    },
    instead:
      other === undefined || other === own
        ? null
        : { console: other, isSafer: against(met(other)).take.damage < take.damage },
  };
};

/** What tells of a side's choice at one place against the answer at another. */
export const tellingOf = (
  battle: Battle,
  open: Both<readonly number[]>,
  mixes: Mixes,
  payoffs: Payoffs,
  side: Side,
  own: number,
  answer: number,
): ChoiceReason => {
  const enemy = OTHER_SIDE[side];
  const called = sure(open[enemy][answer]);
  const best = open[side][likeliest(mixes[side])];
  return {
    answer: called,
    answered: sure(mixes[enemy][answer]),
    chance: 50 + pointsOf(gainIn(payoffs, side, own, answer)),
    isLikeliest: likeliest(mixes[enemy]) === answer,
    ...meetingOf(battle, side, [sure(open[side][own]), called, best]),
  };
};
