import type { Battle } from '../battle/battle.ts';
import { lockIn } from './progress.ts';
import type { Chooser } from './sitting.ts';
import type { TurnInProgress } from './turn.ts';

/** Chooses for a seat that chooses by itself: one of the console numbers that are open to it (D2). */
type Chooses = (battle: Battle, seat: number) => number;

/** How each chooser chooses; null where somebody is asked. */
export const CHOOSES: Readonly<Record<Chooser, Chooses | null>> = { person: null };

/** Whether a seat chooses by itself; one of which nothing is said is a person's. */
export const choosesByItself = (chooser: Chooser = 'person'): boolean => CHOOSES[chooser] !== null;

/**
 * The turn once every seat that chooses by itself has chosen, each from the battle as it stands between two turns:
 * no number of this turn is known to it. `choosers` are those of the seats; one that is lacking is a person.
 */
export const chosenByThemselves = (
  battle: Battle,
  turn: TurnInProgress,
  choosers: readonly (Chooser | undefined)[],
): TurnInProgress =>
  battle.seats.reduce((now, { out }, seat) => {
    const chooses = CHOOSES[choosers[seat] ?? 'person'];
    return chooses && out === null && now.kind === 'choosing' && now.locked[seat] === null
      ? (lockIn(battle, now, seat, chooses(battle, seat)) ?? now)
      : now;
  }, turn);
