import type { Battle, Side } from '../../rules/battle/battle.ts';
import { DUEL, seatIn } from '../../rules/battle/duel.ts';
import { openManeuvers } from '../../rules/battle/open-maneuvers.ts';
import { whatIf } from '../../rules/battle/what-if.ts';
import { sure } from '../../rules/sure.ts';

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

/** What one of two would have met with: what its choice does against an answer, and what another one takes from it. */
export const meetingOf = (
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

/** The place of what a mix has most often. */
export const likeliest = (mix: Float64Array): number =>
  mix.reduce((most, often, at) => (often > sure(mix[most]) ? at : most), 0);
