import type { Battle } from '../../battle/battle.ts';
import type { Exchange } from '../../battle/exchange.ts';
import type { Incident, IncidentOf } from '../../battle/incident.ts';
import type { Fight } from '../../fight/fight.ts';
import { battleOf } from '../../fight/fight.ts';
import type { Move, Liveries } from '../../fight/record.ts';
import { parseRecord } from '../../fight/parse.ts';
import { replay, turnsOf } from '../../fight/replay.ts';
import { dressed } from '../../fight/record.ts';
import type { FindBooklet } from '../../fight/replay.ts';
import { sure } from '../../sure.ts';
import type { OpenGame } from '../history/game.ts';
import { killsPilot } from '../card/part.ts';

export interface ReplayedGame {
  readonly end: Fight;
  readonly moves: readonly Move[];
  /** By move; null if it played no turn. */
  readonly exchanges: readonly (Exchange | null)[];
}

/** Replays a game from its record; null if it was played on paper or cannot be replayed. `liveries`
 *  are what its 'Mechs wore (`liveriesIn`); pass them if pictures are shown. */
export const replayGame = (
  { record: text }: Pick<OpenGame, 'record'>,
  find: FindBooklet,
  liveries: Liveries = [],
): ReplayedGame | null => {
  if (text === null) return null;
  const { fault, record } = parseRecord(text);
  if (fault || !record) return null;
  const replayed = replay(dressed(record, liveries), find);
  const end = replayed.fights.at(-1);
  return end && !replayed.fault
    ? { end, moves: record.moves, exchanges: replayed.exchanges }
    : null;
};

export interface LastBattle {
  /** At its end. */
  readonly battle: Battle;
  readonly exchanges: readonly Exchange[];
  /** The fighter in each seat, by place. */
  readonly pilots: readonly number[];
  /** The fighter's. */
  readonly seat: number;
}

export const lastBattleOf = (
  { end, moves, exchanges }: ReplayedGame,
  fighter: number,
): LastBattle => {
  const { name, battle, pilots } = battleOf(end, fighter);
  return {
    battle,
    exchanges: turnsOf(moves, { exchanges, fights: [] }, name).exchanges,
    pilots,
    seat: pilots.indexOf(fighter),
  };
};

/** The turn in which a fighter went out, from the record. */
export interface LastBlow {
  /** The fighter, by place, whose critical killed the pilot; or did most damage in that turn; or looked. */
  readonly by: number;
  /** That fighter's. */
  readonly maneuver: string;
  /** That fighter's (D8); 0 for none. */
  readonly damage: number;
  /** The one seen. */
  readonly screen: number;
  readonly letter: string | null;
  /** The part whose critical killed the pilot; null if none did. */
  readonly killer: string | null;
  /** The ammunition whose explosion took the last armor; null if none did. */
  readonly exploded: string | null;
  /** At the end of the turn. */
  readonly heat: number;
}

/** How a fighter went out; null if it did not. */
export const lastBlowOf = (game: ReplayedGame, fighter: number): LastBlow | null => {
  const { exchanges, pilots, seat } = lastBattleOf(game, fighter);
  const last = exchanges.find(({ battle }) => sure(battle.seats[seat]).out !== null);
  if (!last) return null;
  const all = <Kind extends Incident['kind']>(kind: Kind): readonly IncidentOf<Kind>[] =>
    last.incidents.filter((each): each is IncidentOf<Kind> => each.kind === kind);
  const scores = all('scored')
    .filter(({ on }) => on === seat)
    .toSorted((one, other) => other.damage - one.damage);
  const exploded = all('exploded').find(
    (each) => each.seat === seat && each.from > 0 && each.to <= 0,
  );
  const killer = all('critical').find(
    ({ on, reached, line }) => on === seat && reached && line.critical.effects.some(killsPilot),
  );
  const deadly = (killer ?? scores[0])?.seat;
  const looks = all('looked up').filter(({ enemy }) => enemy === seat);
  const look = looks.find((each) => each.seat === deadly) ?? sure(looks[0]);
  const did = sure(all('called').find((each) => each.seat === look.seat));
  return {
    by: sure(pilots[look.seat]),
    maneuver: did.maneuver.name,
    damage: scores.find((each) => each.seat === look.seat)?.damage ?? 0,
    screen: look.sighting.screen.number,
    letter: look.sighting.line?.letter ?? null,
    killer: killer?.line.critical.part ?? null,
    exploded: exploded?.ammunition ?? null,
    heat: sure(last.battle.seats[seat]).heat,
  };
};
