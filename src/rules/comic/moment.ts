import type { Claim, Sound } from './comic-page.ts';
import type { SeenView, ToldBattle } from './told-battle.ts';
import { doneIn, sightsIn, takenIn, warmedIn } from './told-battle.ts';

/** What stands in a panel besides its windows. */
export interface Spoken {
  /** The same in several ways, each shorter. */
  readonly captions: readonly string[];
  readonly note?: readonly string[];
  readonly plate?: string;
  readonly sound?: Sound | null;
}

/** Things of one turn follow each other. */
export const MOMENT_KINDS = ['blow', 'explosion', 'shutdown', 'wreck'] as const;

/** What may become a panel. */
export interface Moment {
  readonly claim: Claim;
  readonly kind: (typeof MOMENT_KINDS)[number];
  /** The place of its turn, from 0. */
  readonly at: number;
  /** The windows that would show it, the best first: one, or a pair. */
  readonly ways: readonly (readonly SeenView[])[];
  readonly say: (sights: readonly SeenView[]) => Spoken;
}

/** A moment with its windows. */
export interface ChosenMoment extends Omit<Moment, 'ways' | 'say'>, Spoken {
  readonly sights: readonly SeenView[];
}

/** The windows that show the blows of a turn: a pair where two hit each other, then each page by its damage, and by
 *  what its 'Mech did or was heated. */
export const blowWays = (told: ToldBattle, at: number): Moment['ways'] => {
  const sights = sightsIn(told, at);
  const sum = (way: readonly SeenView[]): number =>
    way.reduce((all, sight) => all + takenIn(sight), 0);
  const pairs = sights
    .flatMap((one, place) => {
      const other = sights[place + 1];
      return place % 2 === 0 && other && takenIn(one) > 0 && doneIn(one) > 0 ? [[one, other]] : [];
    })
    .toSorted((one, other) => sum(other) - sum(one));
  const singles = sights.toSorted(
    (one, other) =>
      takenIn(other) - takenIn(one) ||
      doneIn(other) - doneIn(one) ||
      warmedIn(told, at, other.seen) - warmedIn(told, at, one.seen),
  );
  return [...pairs, ...singles.map((sight) => [sight])];
};

/** Every way of showing one or two things beside each other, the best first; then one of two alone. */
export const beside = ([ones = [], others = []]: readonly (readonly SeenView[])[]) => [
  ...ones.flatMap((one) => others.map((other) => [one, other])),
  ...[...ones, ...others].map((sight) => [sight]),
];
