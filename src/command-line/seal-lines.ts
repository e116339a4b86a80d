import { onlyOpenManeuver } from '../rules/battle/open-maneuvers.ts';
import type { Booklet } from '../rules/booklet/booklet.ts';
import { battleNamed, standingOf } from '../rules/fight/fight.ts';
import { isOneBattle } from '../rules/fight/record.ts';
import { parseRecord } from '../rules/fight/parse.ts';
import { openTurn } from '../rules/fight/progress.ts';
import type { FightRecord, RecordRead } from '../rules/fight/record.ts';
import { seatName } from '../rules/fight/lineup.ts';
import type { Replayed } from '../rules/fight/replay.ts';
import { replayRead } from '../rules/fight/replay.ts';
import type { CalledTurn } from '../rules/fight/turn-count.ts';
import { turnsOfPilot } from '../rules/fight/turn-count.ts';
import { sure } from '../rules/sure.ts';
import { isLedCall, keepsCourse } from '../rules/words/lesson.ts';
import { faultText } from '../rules/words/refusal-text.ts';
import { roughly } from '../tactics/judge/judgment.ts';
import { orderOfPilot } from '../tactics/pilot/pilot.ts';
import type { Remarked } from '../tactics/pilot/remark.ts';
import { UNSEALED, remarkIn, sealedTurns } from '../tactics/pilot/remark.ts';
import type { DrawnHow } from '../tactics/pilot/seal.ts';
import { openedSeal, orderText, saysDrawn, sealFits, seedHash } from '../tactics/pilot/seal.ts';
import { unthoughtOrder } from '../tactics/pilot/unthought.ts';
import { REMARK_TROUBLE } from '../tactics/words.ts';
import { findIn } from './library.ts';
import { judgmentOf } from './nets.ts';

/** What is wrong with a record as a whole. */
const SEAL_FAULTS = {
  nobody: 'Behind its last turn no computer pilot is told of.',
  older:
    'This record has no sum, as those of older games: whether it was changed by hand cannot be checked.',
  changed: 'The record does not fit its sum: something in it was changed by hand.',
  goesOn: 'It is not over yet: its seals can be opened once it is.',
  count: (pilot: string, seals: number, turns: number): string =>
    `${pilot} has ${seals} seals for ${turns} turns.`,
  seed: (pilot: string, isOver: boolean): string =>
    isOver
      ? `It is over, but the seed of ${pilot} is missing: its seals cannot be opened.`
      : `It is not over, and yet the seed of ${pilot} is told.`,
  turns: (wrong: number, all: number): string =>
    `${wrong} of ${all} turns do not hold, or cannot be checked.`,
} as const;

/** What the seals of a record come to: a line for each turn of a computer pilot, and what is wrong, as sentences. */
interface SealLines {
  readonly lines: readonly string[];
  readonly faults: readonly string[];
}

/** A record, and how its fight stood before each of its moves. */
type Played = Pick<Replayed, 'fights'> & {
  readonly record: FightRecord;
  /** Whether its remark has a sum, and so says where nobody could think. */
  readonly isSummed: boolean;
};

/** Whether an order is the one that the course has there, in a duel that may have been led as far as that. */
const isOfCourse = (record: FightRecord, { at, move, order }: CalledTurn): boolean =>
  isOneBattle(record) &&
  keepsCourse({ ...record, moves: record.moves.slice(0, move) }) &&
  isLedCall(at.turn, at.seat, order.console);

/** How an order came about, in words. */
const DRAWN: Readonly<Record<DrawnHow, string>> = {
  judged: 'drawn so',
  roughly: 'drawn so by a rough judgment',
  unthought: 'drawn with nobody to think',
};

/** Whether an order is what its pilot draws there in one of the ways; null where the judgment is not at hand. */
const drawing =
  (
    { at, move, order }: CalledTurn,
    { pilot, judged, seed = '' }: Remarked,
    fights: Replayed['fights'],
  ) =>
  (how: DrawnHow): boolean | null => {
    const fight = sure(fights[move]);
    const { battle } = sure(battleNamed(fight, at.battle));
    const booklets = fight.sides.map((_, each) => standingOf(fight, each).booklet);
    const only = onlyOpenManeuver(battle, at.seat);
    if (only) return only.console === order.console;
    const judge = how === 'judged' ? judgmentOf(judged, booklets) : roughly;
    if (!judge) return null;
    const drawn =
      how === 'unthought'
        ? unthoughtOrder(battle, seed, at)
        : orderOfPilot(battle, pilot, judge, seed, at);
    return orderText(drawn) === orderText(order);
  };

/** Whether nobody had a choice in a turn: then nothing was sealed. */
const isBound = ({ at, move }: CalledTurn, fights: Replayed['fights']): boolean => {
  const battle = battleNamed(sure(fights[move]), at.battle)?.battle;
  return battle !== undefined && openTurn(battle).kind === 'telling';
};

/** What is to be said of one turn: words, and whether something is wrong with it or cannot be checked. */
const saidOf = (
  turn: CalledTurn,
  shown: string | undefined,
  told: Remarked,
  { fights, isSummed, record }: Played,
): readonly [words: string, wrong: boolean] => {
  const { hash, judged, seed } = told;
  if (shown === undefined) return ['not sealed', true];
  if (shown === UNSEALED)
    return isBound(turn, fights)
      ? ['no choice, so nothing sealed', false]
      : ['its seal was not kept', true];
  if (seed === undefined) return [`sealed ${shown}`, false];
  const fits =
    seedHash(seed) === hash && sealFits(openedSeal(seed, turn.at, shown), turn.at, turn.order);
  if (!fits) return ['does not fit', true];
  const says = saysDrawn(shown);
  const draws = drawing(turn, told, fights);
  if (draws(says)) return [`fits, ${DRAWN[says]}`, false];
  // Nobody draws in the turns of a duel that is led: the course has their numbers.
  if (says === 'judged' && isOfCourse(record, turn)) return ['fits, as the course has it', false];
  if (!isSummed && draws('unthought')) return [`fits, ${DRAWN.unthought}`, false];
  return says === 'judged' && draws('judged') === null
    ? [`fits, but the judgment ${judged ?? ''} is not at hand to draw it again`, true]
    : ['fits, drawn otherwise', true];
};

/** The lines of one computer pilot, by the moves that they are of. */
const linesOf = (
  played: Played,
  pilot: number,
  told: Remarked,
): readonly { readonly move: number; readonly words: string; readonly wrong: boolean }[] =>
  turnsOfPilot(played.record, pilot).map((turn, place) => {
    const { record } = played;
    const { at, move, order } = turn;
    const sealed = place + 1 - (told.since ?? 1);
    const [said, wrong] =
      sealed < 0
        ? (['before this seed', false] as const)
        : saidOf(turn, told.seals[sealed], told, played);
    const one = isOneBattle(record);
    const name = one ? seatName(pilot, record.entrants.length) : `pilot ${pilot + 1}`;
    const words = `${one ? '' : at.battle}${at.turn}. ${name} ${orderText(order)}: ${said}`;
    return { move, words, wrong };
  });

/** What is wrong with what is told of one pilot, besides its turns. */
const faultsOf = (
  record: FightRecord,
  pilot: number,
  told: Remarked,
  isOver: boolean,
): readonly string[] => {
  const { pilot: name, seals, seed } = told;
  const turns = sealedTurns(record, pilot, told).length;
  return [
    ...(seals.length === turns ? [] : [SEAL_FAULTS.count(name, seals.length, turns)]),
    ...(isOver === (seed !== undefined) ? [] : [SEAL_FAULTS.seed(name, isOver)]),
  ];
};

/** Holds what a record says and what its computer pilots have sealed to each other, by the booklets at hand. */
export const sealLines = (
  text: string,
  library: ReadonlyMap<string, Booklet>,
  read: RecordRead = parseRecord(text),
): SealLines => {
  const { fault, fights, record } = replayRead(read, findIn(library));
  if (!record || fault) return { lines: [], faults: fault ? [faultText(fault)] : [] };
  const remark = remarkIn(text, record);
  if (remark === null) return { lines: [], faults: [SEAL_FAULTS.nobody] };
  if (typeof remark === 'string') return { lines: [], faults: [REMARK_TROUBLE[remark]] };
  const played = { fights, record, isSummed: remark.sum !== 'none' };
  const lines = remark.pilots
    .flatMap((told, pilot) => (told ? linesOf(played, pilot, told) : []))
    .toSorted((one, other) => one.move - other.move);
  const wrong = lines.filter((line) => line.wrong).length;
  const isOver = sure(fights.at(-1)).outcome !== null;
  return {
    lines: lines.map(({ words }) => words),
    faults: [
      ...(remark.sum === 'none' ? [SEAL_FAULTS.older] : []),
      ...(remark.sum === 'does not fit' ? [SEAL_FAULTS.changed] : []),
      ...(isOver ? [] : [SEAL_FAULTS.goesOn]),
      ...remark.pilots.flatMap((told, pilot) =>
        told ? faultsOf(record, pilot, told, isOver) : [],
      ),
      ...(wrong > 0 ? [SEAL_FAULTS.turns(wrong, lines.length)] : []),
    ],
  };
};
