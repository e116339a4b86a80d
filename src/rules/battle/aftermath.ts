import type { Acting } from './acting.ts';
import type { Battle, Pairing, Outcome } from './battle.ts';
import { seatOf } from './battle.ts';
import type { Meeting } from './deed.ts';
import { rangeAfter } from './deed.ts';
import { isShutDownAt, heatCost } from './heat.ts';
import type { Incident } from './incident.ts';
import type { Leaving } from './leaving.ts';
import { turnLimit } from './options.ts';
import type { Seat } from './seat.ts';
import { beatenBy } from './leaving.ts';
import { openManeuvers } from './open-maneuvers.ts';

/** D10, D14, D16, M10: the outcome after damage; null while the battle goes on. */
const ended = (battle: Battle): Outcome | null => {
  const lone = seatOf(battle, 0);
  const rivals = battle.seats.slice(1);
  const rivalsOut = rivals.every(({ out }) => out !== null);
  if (lone.out && rivalsOut) return { kind: 'nobody', by: 'mutual' };
  if (lone.out) return { kind: 'win', winner: 'rival', by: beatenBy([lone]) };
  if (rivalsOut) return { kind: 'win', winner: 'lone', by: beatenBy(rivals) };
  if (isStalemate(battle)) return { kind: 'nobody', by: 'stalemate' };
  return battle.turns === turnLimit(battle.options) ? { kind: 'nobody', by: 'limit' } : null;
};

/** Everybody who fights is shut down and cannot lower the heat any more (D14, M11). */
const isStalemate = (battle: Battle): boolean =>
  battle.seats.every(({ out, shutDown }) => out !== null || shutDown) &&
  battle.seats.every((mech, seat) =>
    openManeuvers(battle, seat).every((maneuver) => heatCost(mech, maneuver) >= 0),
  );

/** H2, H3, D10–D12 and D14: the battle after the turn. */
export const aftermath = (
  battle: Battle,
  acting: readonly (Acting | null)[],
  meetings: readonly Meeting[],
  left: Leaving,
  incidents: Incident[],
): Battle => {
  const seats = battle.seats.map((before, seat) => {
    const mech = acting[seat];
    return mech ? seatAfter(mech, left, incidents) : before;
  });
  const after: Battle = {
    options: battle.options,
    seats,
    pairings: pairingsAfter(meetings, seats),
    turns: battle.turns + 1,
    quiet: armorFell(battle, seats) ? 0 : battle.quiet + 1,
    outcome: left.outcome,
  };
  const outcome = left.outcome ?? ended(after);
  if (outcome) {
    incidents.push({ kind: 'ended', outcome });
    return { ...after, outcome };
  }
  for (const { rival, range, sees } of after.pairings)
    incidents.push(
      { kind: 'status', seat: 0, by: rival, screen: sees.rival, range },
      { kind: 'status', seat: rival, by: 0, screen: sees.lone, range },
    );
  return after;
};

/** A seat after the turn. If leaving ends the battle, only heat and ammunition change. */
const seatAfter = (
  { seat, before, armor, heat, ammunition, wounds, pilotLives, ignores }: Acting,
  left: Leaving,
  incidents: Incident[],
): Seat => {
  const leave = left.seats[seat] ?? null;
  const shutDown = isShutDownAt(before, heat);
  const fights = left.outcome === null && leave === null;
  if (fights && armor <= 0) incidents.push({ kind: 'fell', seat, armor });
  else if (fights && shutDown !== before.shutDown)
    incidents.push({ kind: shutDown ? 'shut down' : 'started up', seat, heat });
  return {
    booklet: before.booklet,
    pilot: before.pilot,
    fullArmor: before.fullArmor,
    shutdown: before.shutdown,
    skill: before.skill,
    penalty: before.penalty,
    brought: before.brought,
    ignores,
    armor,
    heat,
    ammunition,
    wounds,
    shutDown,
    pilotLives,
    out: leave ?? (fights && (armor <= 0 || !pilotLives) ? 'fell' : null),
    livery: before.livery,
  };
};

/** Drops the pairings in which one of the two is out. */
const pairingsAfter = (
  meetings: readonly Meeting[],
  seats: readonly Seat[],
): readonly Pairing[] => {
  const pairings: Pairing[] = [];
  for (const { pairing, deeds } of meetings) {
    const { rival, sees: saw } = pairing;
    if (seatOf({ seats }, 0).out || seatOf({ seats }, rival).out) continue;
    const sees = { lone: deeds.lone.sees.screen, rival: deeds.rival.sees.screen };
    pairings.push({ rival, range: rangeAfter(deeds), sees, saw });
  }
  return pairings;
};

/** D15. */
const armorFell = (before: Battle, after: readonly Seat[]): boolean =>
  after.some(({ armor }, seat) => armor < seatOf(before, seat).armor);
