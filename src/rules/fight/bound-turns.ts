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

/** A turn in which no pilot had a choice. */
export interface BoundTurn {
  /** Before it. */
  readonly battle: Battle;
  readonly turn: Telling;
  readonly played: Exchange;
}

/** Worth a film of their own even without a choice. A fall always comes with a hit or an
 *  explosion. */
const EVENTS: readonly Incident['kind'][] = ['exploded', 'pilot killed', 'ended'];

/** Whether a turn changes nothing but heat and range: no hit, no question to a pilot, no chance to
 *  escape. */
const isUneventful = ({ battle, played, turn }: BoundTurn): boolean =>
  played.pairings.every(({ deeds }) => deeds.lone.damage === 0 && deeds.rival.damage === 0) &&
  !played.incidents.some(({ kind }) => EVENTS.includes(kind)) &&
  !battle.seats.some((_, seat) => mayEscape(battle, seat, played.pairings)) &&
  undecidedOf(played, turn.orders).length === 0;

/** The turns that run at once, up to the first choice: in each, every pilot has a single maneuver
 *  open, and only heat and range change. They stop as soon as a draw may be claimed (D15), so that
 *  it can be. */
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

/** Whether no pilot still fighting has a choice: the numbers are called as the turn begins. */
const allBound = (battle: Battle): boolean =>
  battle.seats.every(({ out }, seat) => out !== null || onlyOpenManeuver(battle, seat));

/** Whether a draw may be claimed (D15): while the pilots choose or, if none of them has a choice,
 *  until it is decided that they all stay. */
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
