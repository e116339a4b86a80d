import type { Battle } from '../rules/battle/battle.ts';
import { seatOf } from '../rules/battle/battle.ts';
import type { Deed } from '../rules/battle/deed.ts';
import type { Exchange } from '../rules/battle/exchange.ts';
import { openManeuvers } from '../rules/battle/open-maneuvers.ts';

const deed = ({ console, sees, damage, criticals }: Deed) => ({
  console,
  sees: sees.screen.number,
  letter: sees.line?.letter ?? null,
  damage,
  criticals: criticals.map(({ part }) => part),
});

const seat = (battle: Battle, index: number) => {
  const { armor, heat, ammunition, shutDown, out } = seatOf(battle, index);
  return {
    armor,
    heat,
    ammunition,
    shutDown,
    open: openManeuvers(battle, index)
      .map(({ console }) => console)
      .sort((one, other) => one - other),
    ...(out && battle.seats.length > 2 ? { out } : {}),
  };
};

/**
 * A turn as one line of JSON: what each side of a pairing saw and did, every 'Mech after it with the
 * consoles it may choose next, and the outcome or null.
 */
export const turnLine = (
  { battle, pairings }: Exchange,
  of: { readonly file?: string } = {},
): string => {
  const several = battle.seats.length > 2;
  return JSON.stringify({
    ...of,
    turn: battle.turns,
    pairings: pairings.map(({ rival, range, deeds }) => ({
      ...(several ? { seat: rival } : {}),
      range,
      lone: deed(deeds.lone),
      rival: deed(deeds.rival),
    })),
    seats: battle.seats.map((_, index) => seat(battle, index)),
    outcome: battle.outcome,
  });
};
