import { seatOf } from '../../battle/battle.ts';
import type { Exchange } from '../../battle/exchange.ts';
import type { Seat } from '../../battle/seat.ts';
import type { Fight, FightBattle, FightSide } from '../../fight/fight.ts';
import { battleNamed, standingOf } from '../../fight/fight.ts';
import type { Move } from '../../fight/record.ts';
import { sure } from '../../sure.ts';
import type { FighterStand, Stand, Victor } from '../history/stand.ts';

/** A finished fight: before the first move and after each, with the turns' exchanges. */
interface Played {
  readonly moves: readonly Move[];
  readonly fights: readonly Fight[];
  /** By move; null if it played no turn. */
  readonly exchanges: readonly (Exchange | null)[];
}

interface Turn {
  readonly before: FightBattle;
  readonly after: FightBattle;
  readonly exchange: Exchange;
}

/** The stand of a game, by fighter (K1, K5, K8–K11); null if it is not over. */
export const standOf = (played: Played): Stand | null => {
  const end = sure(played.fights.at(-1));
  const { outcome } = end;
  if (!outcome) return null;
  const turns = turnsOf(played);
  const damage = damageOf(turns, end.sides.length);
  return {
    turns: Math.max(0, ...end.battles.map(({ battle }) => battle.turns)),
    outcome,
    fighters: end.sides.map((side, fighter) => fighterOf(end, side, fighter, turns, damage)),
  };
};

const turnsOf = ({ moves, fights, exchanges }: Played): readonly Turn[] =>
  moves.flatMap((move, index): readonly Turn[] => {
    const exchange = exchanges[index];
    if (move.kind !== 'turn' || !exchange) return [];
    const [before, after] = [fights[index], fights[index + 1]].map((fight) =>
      sure(battleNamed(sure(fight), move.battle)),
    );
    return [{ before: sure(before), after: sure(after), exchange }];
  });

/** Points of damage by and to each fighter: by scores (D8), not by criticals and heat. */
const damageOf = (turns: readonly Turn[], fighters: number): readonly (readonly number[])[] => {
  const damage = Array.from({ length: fighters }, () => new Array<number>(fighters).fill(0));
  for (const { before, exchange } of turns)
    for (const incident of exchange.incidents)
      if (incident.kind === 'scored') {
        const by = sure(damage[sure(before.pilots[incident.seat])]);
        const on = sure(before.pilots[incident.on]);
        by[on] = sure(by[on]) + incident.damage;
      }
  return damage;
};

const fighterOf = (
  end: Fight,
  side: FightSide,
  fighter: number,
  turns: readonly Turn[],
  damage: readonly (readonly number[])[],
): FighterStand => {
  const { out, armor, ammunition, wounds } = standingOf(end, fighter);
  const last = turns.find(({ before, after }) => wentOut(before, after, fighter));
  return {
    side,
    out,
    turn: last?.after.battle.turns ?? null,
    killedBy: last ? killerOf(last, fighter) : null,
    armor,
    ammunition: { ...ammunition },
    criticals: wounds.suffered.map(({ critical: { part, effects }, times }) => ({
      part,
      effects,
      times,
    })),
    victors: last
      ? victorsIn(last, fighter)
          .map((victor): Victor => ({ fighter: victor, damage: damage[victor]?.[fighter] ?? 0 }))
          .sort((one, other) => other.damage - one.damage || one.fighter - other.fighter)
      : [],
  };
};

const seatIn = ({ battle, pilots }: FightBattle, fighter: number): Seat | null => {
  const seat = pilots.indexOf(fighter);
  return seat < 0 ? null : seatOf(battle, seat);
};

const wentOut = (before: FightBattle, after: FightBattle, fighter: number): boolean =>
  seatIn(before, fighter)?.out === null && seatIn(after, fighter)?.out !== null;

const killerOf = ({ before, exchange }: Turn, fighter: number): FighterStand['killedBy'] =>
  exchange.incidents.flatMap((incident) =>
    incident.kind === 'pilot killed' && before.pilots[incident.seat] === fighter
      ? [incident.by]
      : [],
  )[0] ?? null;

/** K1: those who fought it and are still in after the turn. If it bailed out of a battle in which
 *  nobody is left, an enemy who escaped in that turn has still won (B1). */
const victorsIn = ({ before, after }: Turn, fighter: number): readonly number[] => {
  const isLone = before.pilots[0] === fighter;
  const enemies = before.pilots.filter(
    (other, seat) => (seat === 0) !== isLone && seatIn(before, other)?.out === null,
  );
  const stillIn = enemies.filter((enemy) => seatIn(after, enemy)?.out === null);
  return stillIn.length === 0 && seatIn(after, fighter)?.out === 'bailed out'
    ? enemies.filter((enemy) => seatIn(after, enemy)?.out === 'escaped')
    : stillIn;
};
