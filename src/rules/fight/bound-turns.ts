import type { Battle } from '../battle/battle.ts';
import type { Exchange } from '../battle/exchange.ts';
import type { Incident } from '../battle/incident.ts';
import { exchange } from '../battle/exchange.ts';
import { mayEscape } from '../battle/leaving.ts';
import { QUIET_TURNS } from '../vocabulary.ts';
import { openTurn } from './progress.ts';
import type { Telling, TurnInProgress } from './turn.ts';
import { undecidedOf } from './undecided.ts';
import { onlyOpenManeuver } from '../battle/open-maneuvers.ts';

/** A turn in which nobody had a choice. */
export interface BoundTurn {
  /** The battle as it stood before it. */
  readonly battle: Battle;
  readonly turn: Telling;
  readonly played: Exchange;
}

/** What is worth a film of its own, though nobody chose it. Who falls was hit, or explodes. */
const EVENTS: readonly Incident['kind'][] = ['exploded', 'pilot killed', 'ended'];

/** Whether nothing comes of a turn but heat and range: nobody is hit, nobody asked, nobody would leave it. */
const isUneventful = ({ battle, played, turn }: BoundTurn): boolean =>
  played.pairings.every(({ deeds }) => deeds.lone.damage === 0 && deeds.rival.damage === 0) &&
  !played.incidents.some(({ kind }) => EVENTS.includes(kind)) &&
  !battle.seats.some((_, seat) => mayEscape(battle, seat, played.pairings)) &&
  undecidedOf(played, turn.orders).length === 0;

/**
 * The turns that run at once, up to the first choice: in each of them every pilot has one single maneuver
 * open, and nothing comes of it but heat and range. None where somebody has a choice; they end where a
 * draw may be claimed (D15), so that it can be.
 */
export const boundTurns = (battle: Battle): readonly BoundTurn[] => {
  const turns: BoundTurn[] = [];
  let before = battle;
  while (before.quiet < QUIET_TURNS) {
    const turn = openTurn(before);
    if (turn.kind !== 'telling') break;
    const played = exchange(before, { seats: turn.orders });
    const next = { battle: before, turn, played };
    if (!isUneventful(next)) break;
    turns.push(next);
    before = played.battle;
  }
  return turns;
};

/** Whether nobody who fights has a choice: the numbers are called as the turn begins. */
const allBound = (battle: Battle): boolean =>
  battle.seats.every(({ out }, seat) => out !== null || onlyOpenManeuver(battle, seat));

/**
 * Whether a draw may be claimed (D15): while the pilots choose, or, where neither has a choice, until it
 * is decided that nobody leaves.
 */
export const mayClaim = ({
  battle,
  turn,
}: {
  readonly battle: Battle;
  readonly turn: TurnInProgress;
}): boolean => {
  const open = turn.kind === 'choosing' || (!turn.decided && allBound(battle));
  return open && battle.quiet >= QUIET_TURNS;
};
