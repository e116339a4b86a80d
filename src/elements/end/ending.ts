import type { BattleStanding, Standing } from '../../offline/fights/standing.ts';
import type { Battle, Side } from '../../rules/battle/battle.ts';
import { seatOf, sideOf } from '../../rules/battle/battle.ts';
import type { Tally } from '../../rules/battle/course.ts';
import { tallyOf } from '../../rules/battle/course.ts';
import type { Exchange } from '../../rules/battle/exchange.ts';
import type { Seat } from '../../rules/battle/seat.ts';
import { commentsByTurn } from '../../rules/fight/comments.ts';
import type { FightSide } from '../../rules/fight/fight.ts';
import { turnsOf } from '../../rules/fight/replay.ts';
import { sure } from '../../rules/sure.ts';
import { endedTitle } from '../../rules/words/ended-title.ts';
import { fateOf } from '../../rules/words/fate.ts';
import type { Named } from '../../rules/words/tell.ts';
import { LIMIT_REACHED, outcomeText } from '../../rules/words/tell.ts';

/** A finished battle. */
export interface Fought {
  /** By seat, their index in the fight. */
  readonly pilots: readonly number[];
  /** Before the first turn and after each. */
  readonly battles: readonly Battle[];
  readonly exchanges: readonly Exchange[];
  /** For each turn its number in the record, from 1. */
  readonly turns: readonly number[];
}

/** Everything the end of a duel or fight shows. */
export interface Ending {
  /** `Ada wins`. */
  readonly title: string;
  /** `Turn 16: Ben has no armor left`. */
  readonly by: string;
  /** By pilot, like `sides`. */
  readonly names: readonly Named[];
  readonly sides: readonly Side[];
  readonly fought: readonly Fought[];
  /** Comments on each turn of the record. */
  readonly comments: readonly (readonly string[])[];
}

/** A pilot's last battle, with the turn of going out. */
export interface Last {
  readonly fought: Fought;
  readonly seat: number;
  readonly mech: Seat;
  /** Turn of that battle; null if not out. */
  readonly turn: number | null;
  /** The same turn in the record, from 1. */
  readonly at: number | null;
}

const lastBattle = ({ battles }: Fought): Battle => sure(battles.at(-1));

export const lastOf = ({ fought }: Ending, pilot: number): Last => {
  const last = sure(fought.findLast(({ pilots }) => pilots.includes(pilot)));
  const seat = last.pilots.indexOf(pilot);
  const mech = seatOf(lastBattle(last), seat);
  const out = last.battles.findIndex((battle) => seatOf(battle, seat).out !== null);
  return {
    fought: last,
    seat,
    mech,
    turn: last.battles[out]?.turns ?? null,
    at: last.turns[out - 1] ?? null,
  };
};

/** In all battles together. */
export const tallyIn = ({ fought }: Ending, pilot: number): Tally =>
  fought
    .filter(({ pilots }) => pilots.includes(pilot))
    .map(({ exchanges, pilots }) => tallyOf(exchanges, pilots.indexOf(pilot)))
    .reduce((sum, each) => ({
      hits: sum.hits + each.hits,
      damage: sum.damage + each.damage,
      criticals: sum.criticals + each.criticals,
      explosions: sum.explosions + each.explosions,
    }));

/** Pilots who are out, in order of going out; all if no one is. */
export const fallen = (ending: Ending): readonly number[] => {
  const pilots = ending.names.map((_, pilot) => pilot);
  const outs = pilots
    .flatMap((pilot) => {
      const { at } = lastOf(ending, pilot);
      return at === null ? [] : [{ pilot, at }];
    })
    .toSorted((one, other) => one.at - other.at)
    .map(({ pilot }) => pilot);
  return outs.length > 0 ? outs : pilots;
};

/** False if a draw ended the battle before a turn. */
export const hasCalls = (fought: Pick<Fought, 'exchanges'> | undefined): boolean =>
  fought?.exchanges.some(({ pairings }) => pairings.length > 0) ?? false;

/** Fates of those pilots. */
export const fateTexts = (ending: Ending): readonly string[] =>
  fallen(ending).map((pilot) =>
    fateOf(lastOf(ending, pilot).mech, ending.names[pilot]?.pilot ?? ''),
  );

/** Turns of each battle. */
export const lengthsOf = ({ fought }: Ending): readonly number[] =>
  fought.map(({ exchanges }) => exchanges.length).filter((turns) => turns > 0);

/** The end of one battle: a duel, or one against several. */
export const endingOfBattle = ({
  battles,
  exchanges,
  names,
  record,
}: Pick<BattleStanding, 'battles' | 'exchanges' | 'names'> &
  Partial<Pick<BattleStanding, 'record'>>): Ending => {
  const battle = sure(battles.at(-1));
  const { title, by } = outcomeText(sure(battle.outcome ?? undefined), names);
  const pilots = names.map((_, seat) => seat);
  return {
    title,
    by: `Turn ${battle.turns}: ${by}`,
    names,
    sides: pilots.map(sideOf),
    comments: record ? commentsByTurn(record) : [],
    fought: [{ pilots, battles, exchanges, turns: exchanges.map((_, at) => at + 1) }],
  };
};

export const endingOfFight = ({
  exchanges,
  fight,
  fights,
  names,
  record,
}: Omit<Standing, 'save'>): Ending => {
  const { moves } = record;
  const turns = moves.filter((move) => move.kind === 'turn');
  const fought = fight.battles.map(({ name, pilots }): Fought => ({
    pilots,
    ...turnsOf(moves, { exchanges, fights }, name),
    turns: turns.flatMap(({ battle }, at) => (battle === name ? [at + 1] : [])),
  }));
  const last = Math.max(...fought.map((each) => lastBattle(each).turns));
  const ofSide = (side: FightSide): readonly string[] =>
    names.flatMap(({ pilot }, at) => (fight.sides[at] === side ? [pilot] : []));
  const [few, many] = [ofSide('few'), ofSide('many')];
  const isLimited = fought.some((each) => {
    const { outcome } = lastBattle(each);
    return outcome?.kind === 'nobody' && outcome.by === 'limit';
  });
  const limit = isLimited ? `, ${LIMIT_REACHED}` : '';
  return {
    title: endedTitle(sure(fight.outcome ?? undefined), { few, many }),
    by: `${few.length} against ${many.length}, ${last} turns${limit}`,
    names,
    sides: fight.sides.map((side) => (side === 'few' ? 'lone' : 'rival')),
    fought,
    comments: commentsByTurn(record),
  };
};
