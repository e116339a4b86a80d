import type { BattleStanding, Standing } from '../../offline/fights/standing.ts';
import type { Fight } from '../../rules/fight/fight.ts';
import { battleNamed, freePilots, nextBattle, runningBattles } from '../../rules/fight/fight.ts';

/** The only battle left, played on without the board: nobody else fights or can join. Null otherwise. */
export const onlyBattle = (fight: Fight): string | null => {
  const waits = freePilots(fight).some((pilot) => !fight.sittingOut.includes(pilot));
  return runningBattles(fight).length === 1 && !waits ? (nextBattle(fight)?.name ?? null) : null;
};

/** The lone pilot of this battle is on the larger side of the fight. */
export const isSwapped = ({ fight }: Standing, { name }: BattleStanding): boolean =>
  fight.sides[battleNamed(fight, name)?.pilots[0] ?? 0] === 'many';

/** A battle just ended because a pilot left (D7): its turn is not shown further. */
export const hasParted = ({ battle: { outcome, seats }, battles }: BattleStanding): boolean =>
  outcome !== null &&
  seats.some(
    ({ out }, seat) =>
      (out === 'bailed out' || out === 'escaped') && battles.at(-2)?.seats[seat]?.out === null,
  );
