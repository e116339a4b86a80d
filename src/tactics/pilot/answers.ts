import type { Battle } from '../../rules/battle/battle.ts';
import { OTHER_SIDE, bookletOf, pairingsOf, seatOf, sideOf } from '../../rules/battle/battle.ts';
import { pairingOfDuel, pairingWith } from '../../rules/battle/duel.ts';
import type { Exchange } from '../../rules/battle/exchange.ts';
import { exchange } from '../../rules/battle/exchange.ts';
import { attackedBy } from '../../rules/battle/heard.ts';
import { mayEscape } from '../../rules/battle/leaving.ts';
import { offersOf } from '../../rules/battle/offers.ts';
import type { SeatOrder, SeatOrders } from '../../rules/battle/orders.ts';
import { maneuverAt } from '../../rules/booklet/stat-card.ts';
import type { Fight, FightSide } from '../../rules/fight/fight.ts';
import { fightersIn, runningBattles } from '../../rules/fight/fight.ts';
import type { GamePilot } from '../../rules/fight/hands.ts';
import { join, joinsOf } from '../../rules/fight/join.ts';
import type { Move } from '../../rules/fight/record.ts';
import type { Answer, Question } from '../../rules/fight/undecided.ts';
import { answered } from '../../rules/fight/undecided.ts';
import { sure } from '../../rules/sure.ts';
import { equilibrium } from '../matrix/equilibrium.ts';
import { FastDuel } from '../duel/fast-duel.ts';
import type { Judging } from '../judge/judgment.ts';
import { edgeIn } from '../judge/judgment.ts';
import { FLYING } from './pilot.ts';
import { POSITIONS, forcedWin } from '../duel/proof.ts';
import { think } from '../judge/thought.ts';

/** The lone seat's edge over a rival who fought it before the turn. */
const edgeOver = (after: Battle, rival: number, judge: Judging): number => {
  const lone = seatOf(after, 0).out !== null;
  const other = seatOf(after, rival).out !== null;
  if (lone || other) return lone && other ? 0 : lone ? -0.5 : 0.5;
  const pairing = pairingWith(after, { rival });
  return !pairing || after.outcome ? 0 : edgeIn(after, pairing, judge);
};

/** A seat's edge after a turn, on average over those that it fought before: its chance to win less a half. */
const edgeAfter = (before: Battle, after: Battle, seat: number, judge: Judging): number => {
  const fought = pairingsOf(before, seat);
  const sum = fought.reduce((all, { rival }) => all + edgeOver(after, rival, judge), 0);
  return (seat === 0 ? sum : 0 - sum) / Math.max(1, fought.length);
};

/** What a computer pilot may say to a question: of equal answers the first is given. */
const answersTo = (battle: Battle, orders: SeatOrders, question: Question): readonly Answer[] => {
  const { seat } = question;
  switch (question.kind) {
    case 'ammunition lost':
      return Object.keys(question.supplies).map((ammunition) => ({
        kind: question.kind,
        seat,
        ammunition,
      }));
    case 'modifier shared': {
      const order = sure(orders[seat]);
      const maneuver = sure(maneuverAt(bookletOf(battle, seat).statCard, order.console));
      const attacked = attackedBy(battle.pairings, maneuver, order);
      return offersOf(question.split, attacked).map(({ shares }) => ({
        kind: question.kind,
        seat,
        shares,
      }));
    }
    case 'critical ignored':
      return [{ kind: question.kind, seat, ignores: true }];
  }
};

/**
 * What a computer pilot says where a turn asks it: the supply whose point is worth least (H4), the offer that
 * is worth most (M4); a critical that may be ignored is (K3).
 */
export const answerOfPilot = (
  battle: Battle,
  orders: SeatOrders,
  question: Question,
  judge: Judging,
): Answer => {
  const played = exchange(battle, { seats: orders });
  let [best, most]: [Answer | null, number] = [null, -Infinity];
  for (const answer of answersTo(battle, orders, question)) {
    const seats = sure(answered(played, orders, answer));
    const edge = edgeAfter(battle, exchange(battle, { seats }).battle, question.seat, judge);
    if (edge > most) [best, most] = [answer, edge];
  }
  return sure(best);
};

/**
 * Whether a computer pilot would have nobody win: it agrees to a draw, and claims one, where it stands below 50
 * (D14, D15), `after` the turn that is shown, if one is.
 */
export const wantsDraw = (
  battle: Battle,
  seat: number,
  judge: Judging,
  after: Battle = battle,
): boolean => edgeAfter(battle, after, seat, judge) < 0;

/** How a pilot leaves. */
export type Leaves = NonNullable<SeatOrder['leaves']>;

/** What hangs on a battle: nothing more, others who fight on, or pilots who live on. */
export type Stakes = 'single duel' | 'fight' | 'hangar game';

/** How many points are left to a pilot who knows itself lost, and after how many turns of that it yields. */
const LOST = { points: 2, turns: 3 } as const;

/** Whether nothing is left to one of two: the enemy wins whatever it does, or it judges so, where it does not judge roughly. */
const isLost = (battle: Battle, seat: number, judge: Judging): boolean => {
  const pairing = pairingOfDuel(battle);
  if (battle.outcome || !pairing) return false;
  if (forcedWin(battle, OTHER_SIDE[sideOf(seat)], POSITIONS.play)) return true;
  if (judge(new FastDuel(battle, pairing)).isRough) return false;
  const { value } = equilibrium(sure(think(battle, judge).answers[0]).payoffs);
  return (seat === 0 ? value : 0 - value) <= LOST.points / 100 - 0.5;
};

/**
 * Whether a computer pilot leaves, once the pages of a turn lie open (D7): it escapes where little is left
 * to win, and bails out where pilots live on and it would be killed. In a single duel it yields, which is to bail out,
 * where it has been lost for three turns. `before` are the battles up to this turn, the last of them the one it is of:
 * what it does hangs on them alone, and is the same after a reload.
 */
export const leaveOfPilot = (
  before: readonly Battle[],
  played: Exchange,
  seat: number,
  pilot: GamePilot,
  judge: Judging,
  stakes: Stakes,
): Leaves | null => {
  const battle = sure(before.at(-1));
  if (stakes === 'single duel') {
    const last = [...before, played.battle].slice(0 - LOST.turns);
    const yields = last.length === LOST.turns && last.every((each) => isLost(each, seat, judge));
    return yields ? 'bails out' : null;
  }
  const after = edgeAfter(battle, played.battle, seat, judge);
  const flees =
    after < FLYING[pilot].fleesBelow / 100 - 0.5 && mayEscape(battle, seat, played.pairings);
  if (flees) return 'escapes';
  return stakes === 'hangar game' && !seatOf(played.battle, seat).pilotLives ? 'bails out' : null;
};

/**
 * How many more enemies than friends a side may expect to see beaten, over all battles that go on. Where one is against
 * several either that one beats all of them or is beaten.
 */
const prospectOf = (fight: Fight, side: FightSide, judge: Judging): number =>
  runningBattles(fight).reduce((sum, running) => {
    const [lone, ...rivals] = fightersIn(running);
    const { battle } = running;
    const wins = battle.pairings.reduce(
      (chance, pairing) => chance * (0.5 + edgeIn(battle, pairing, judge)),
      1,
    );
    const gained = wins * rivals.length - (1 - wins);
    return fight.sides[sure(lone)] === side ? sum + gained : sum - gained;
  }, 0);

/**
 * What a free computer pilot does (M7): it joins where its side's prospect rises most, of equal ways the first, and
 * sits out where it rises nowhere. Null for one who is not free.
 */
export const joinOfPilot = (fight: Fight, pilot: number, judge: Judging): Move | null => {
  const ways = joinsOf(fight, pilot);
  if (ways.length === 0) return null;
  const side = sure(fight.sides[pilot]);
  let most = prospectOf(fight, side, judge);
  let best: Move = { kind: 'sits out', pilot };
  for (const way of ways) {
    const prospect = prospectOf(join(fight, way), side, judge);
    if (prospect > most) [most, best] = [prospect, { kind: 'join', pilot, opens: way.opens }];
  }
  return best;
};
