import type { SeatOrder } from '../rules/battle/orders.ts';
import type { Booklet } from '../rules/booklet/booklet.ts';
import { battleNamed, standingOf } from '../rules/fight/fight.ts';
import { isOneBattle } from '../rules/fight/one-battle.ts';
import type { FightRecord } from '../rules/fight/record.ts';
import { seatName } from '../rules/fight/seat-name.ts';
import type { Replayed } from '../rules/fight/replay.ts';
import { replayText } from '../rules/fight/replay.ts';
import type { CalledTurn } from '../rules/fight/turns-of-pilot.ts';
import { turnsOfPilot } from '../rules/fight/turns-of-pilot.ts';
import { sure } from '../rules/sure.ts';
import { COURSE, keepsCourse } from '../rules/words/lesson.ts';
import { faultText } from '../rules/words/refusal-text.ts';
import { orderOfPilot } from '../tactics/pilot.ts';
import type { Remarked } from '../tactics/remark.ts';
import { remarkIn } from '../tactics/remark.ts';
import { orderText, sealOf, seedHash } from '../tactics/seal.ts';
import { unthoughtOrder } from '../tactics/unthought.ts';
import { REMARK_TROUBLE } from '../tactics/words.ts';
import { judgementOf } from './nets.ts';

/** What the seals of a record come to: a line for each turn of a computer pilot, and what is wrong, as sentences. */
interface SealLines {
  readonly lines: readonly string[];
  readonly faults: readonly string[];
}

/** A record, and how its fight stood before each of its moves. */
type Played = Pick<Replayed, 'fights'> & { readonly record: FightRecord };

/** Whether an order is the one that the course has there, in a duel that may have been led as far as that. */
const isOfCourse = (record: FightRecord, { at, move, order }: CalledTurn): boolean =>
  isOneBattle(record) &&
  keepsCourse({ ...record, moves: record.moves.slice(0, move) }) &&
  COURSE[at.turn - 1]?.[at.seat]?.console === order.console;

/** How an order came about: as its pilot draws it there, with nobody to think, or neither of these; null where the
 *  judgment is not at hand. */
const drawnHow = (
  { at, move, order }: CalledTurn,
  { pilot, judged, seed = '' }: Remarked,
  fights: Replayed['fights'],
): 'so' | 'otherwise' | 'unthought' | null => {
  const fight = sure(fights[move]);
  const booklets = fight.sides.map((_, each) => standingOf(fight, each).booklet);
  const judge = judgementOf(judged, booklets);
  const battle = battleNamed(fight, at.battle)?.battle;
  if (!battle) return null;
  const isCalled = (drawn: SeatOrder): boolean => orderText(drawn) === orderText(order);
  if (judge && isCalled(orderOfPilot(battle, pilot, judge, seed, at))) return 'so';
  if (isCalled(unthoughtOrder(battle, seed, at))) return 'unthought';
  return judge ? 'otherwise' : null;
};

/** What is to be said of one turn: words, and whether something is wrong. */
const saidOf = (
  turn: CalledTurn,
  shown: string | undefined,
  told: Remarked,
  { fights, record }: Played,
): readonly [words: string, wrong: boolean] => {
  const { hash, judged, seed } = told;
  if (seed === undefined) return [`sealed ${shown ?? 'not at all'}`, shown === undefined];
  const fits = seedHash(seed) === hash && sealOf(seed, turn.at, turn.order).digits === shown;
  if (!fits) return ['does not fit', true];
  const drawn = drawnHow(turn, told, fights);
  if (drawn === 'so') return ['fits, drawn so', false];
  // Nobody draws in the turns of a duel that is led: the course has their numbers.
  if (isOfCourse(record, turn)) return ['fits, as the course has it', false];
  if (drawn === 'unthought') return ['fits, drawn with nobody to think', false];
  return drawn === null
    ? [`fits, the judgment ${judged ?? ''} not at hand`, false]
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

/** Holds what a record says and what its computer pilots have sealed to each other, by the booklets at hand. */
export const sealLines = (text: string, library: ReadonlyMap<string, Booklet>): SealLines => {
  const { fault, fights, record } = replayText(text, (id, edition) => {
    const booklet = library.get(id);
    return edition === null || booklet?.edition === edition ? booklet : undefined;
  });
  if (!record || fault) return { lines: [], faults: fault ? [faultText(fault)] : [] };
  const remark = remarkIn(text, record);
  if (remark === null)
    return { lines: [], faults: ['Behind its last turn no computer pilot is told of.'] };
  if (typeof remark === 'string') return { lines: [], faults: [REMARK_TROUBLE[remark]] };
  const lines = remark.pilots
    .flatMap((told, pilot) => (told ? linesOf({ fights, record }, pilot, told) : []))
    .toSorted((one, other) => one.move - other.move);
  const wrong = lines.filter((line) => line.wrong).length;
  return {
    lines: lines.map(({ words }) => words),
    faults: wrong > 0 ? [`${wrong} of ${lines.length} turns do not hold.`] : [],
  };
};
