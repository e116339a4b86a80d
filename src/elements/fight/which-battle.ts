import type { BattleStanding, Standing } from '../../offline/fights/standing.ts';
import type { Fight } from '../../rules/fight/fight.ts';
import { battleNamed, freePilots, nextBattle, runningBattles } from '../../rules/fight/fight.ts';

/** The battle that is played on without a look at the board: nobody else fights, and nobody may join. */
export const onlyBattle = (fight: Fight): string | null => {
  const waits = freePilots(fight).some((pilot) => !fight.sittingOut.includes(pilot));
  return runningBattles(fight).length === 1 && !waits ? (nextBattle(fight)?.name ?? null) : null;
};

/** Whether who is alone in a battle is of the larger side of its fight. */
export const isSwapped = ({ fight }: Standing, { name }: BattleStanding): boolean =>
  fight.sides[battleNamed(fight, name)?.pilots[0] ?? 0] === 'many';

/** Whether leaving has just ended a battle (D7): its turn is shown no further. */
export const hasParted = ({ battle: { outcome, seats }, battles }: BattleStanding): boolean =>
  outcome !== null &&
  seats.some(
    ({ out }, seat) =>
      (out === 'bailed out' || out === 'escaped') && battles.at(-2)?.seats[seat]?.out === null,
  );
