import type { Battle } from '../rules/battle/battle.ts';
import { seatOf } from '../rules/battle/battle.ts';
import type { Deed } from '../rules/battle/deed.ts';
import type { Exchange } from '../rules/battle/exchange.ts';
import { openManeuvers } from '../rules/battle/open-maneuvers.ts';
import type { Fight, FightEnded } from '../rules/fight/fight.ts';
import { battleNamed } from '../rules/fight/fight.ts';
import { sure } from '../rules/sure.ts';

const deed = ({ console, sees, damage, criticals }: Deed) => ({
  console,
  sees: sees.screen.number,
  letter: sees.line?.letter ?? null,
  damage,
  criticals: criticals.map(({ part }) => part),
});

const seat = (battle: Battle, index: number, several: boolean) => {
  const { armor, heat, ammunition, shutDown, out } = seatOf(battle, index);
  return {
    armor,
    heat,
    ammunition,
    shutDown,
    open: openManeuvers(battle, index)
      .map(({ console }) => console)
      .sort((one, other) => one - other),
    ...(out && several ? { out } : {}),
  };
};

/** Where a turn was played in a fight of several battles, and whether it ended the fight. */
interface Place {
  readonly battle?: string;
  /** By seat, from 1. */
  readonly pilots?: readonly number[];
  readonly fight?: FightEnded | null;
}

/** The place of a move's turn. */
export const turnPlace = (fights: readonly Fight[], move: number, battle: string): Place => {
  const after = sure(fights[move + 1]);
  return {
    battle,
    pilots: sure(battleNamed(after, battle)).pilots.map((pilot) => pilot + 1),
    fight: after.outcome,
  };
};

/**
 * A turn as one line of JSON: what each side of a pairing saw and did, every 'Mech after it with the
 * consoles it may choose next, and the outcome or null. In a fight it says first which battle it is of, with
 * the pilots in its seats, and last how the fight ended.
 */
export const turnLine = (
  { battle, pairings }: Exchange,
  { fight, ...of }: Place & { readonly file?: string } = {},
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
    seats: battle.seats.map((_, index) => seat(battle, index, several || fight !== undefined)),
    outcome: battle.outcome,
    ...(fight === undefined ? {} : { fight }),
  });
};
