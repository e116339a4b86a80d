import type { Booklet } from '../rules/booklet/booklet.ts';
import { isOneBattle } from '../rules/fight/record.ts';
import type { Pasted } from '../rules/fight/pasted.ts';
import { replayRead } from '../rules/fight/replay.ts';
import { faultText } from '../rules/words/refusal-text.ts';
import { findIn } from './library.ts';
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
const turnPlace = (fights: readonly Fight[], move: number, battle: string): Place => {
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

/** What a record comes to: a line of JSON for each good turn, and why the rest is none, with its line. */
export interface ReplayedLines {
  readonly lines: readonly string[];
  readonly fault: string | null;
}

/** Replays a record by the booklets at hand, by id; each line says of which file it is, where one is named. */
export const replayedLines = (
  read: Pasted,
  library: ReadonlyMap<string, Booklet>,
  file?: string,
): ReplayedLines => {
  const { exchanges, fault, fights, record } = replayRead(read, findIn(library));
  const isFight = record !== null && !isOneBattle(record);
  const lines = exchanges.flatMap((exchange, index) => {
    const move = record?.moves[index];
    const of = isFight && move?.kind === 'turn' ? turnPlace(fights, index, move.battle) : {};
    // A join is no turn: what came of it stands in the turns after it.
    return exchange ? [turnLine(exchange, { ...(file ? { file } : {}), ...of })] : [];
  });
  return { lines, fault: fault && faultText(fault) };
};
