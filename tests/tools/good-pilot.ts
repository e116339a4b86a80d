import type { Battle } from '../../src/rules/battle/battle.ts';
import { exchange } from '../../src/rules/battle/exchange.ts';
import { offersOf } from '../../src/rules/battle/offers.ts';
import { openManeuvers } from '../../src/rules/battle/open-maneuvers.ts';
import type { SeatOrder, TurnOrders } from '../../src/rules/battle/orders.ts';
import { splitOf } from '../../src/rules/battle/split.ts';
import type { Fate, WhatIf } from '../../src/rules/battle/what-if.ts';
import { prospectsOf } from '../../src/rules/battle/what-if.ts';
import type { Maneuver } from '../../src/rules/booklet/stat-card.ts';

/** What a fate weighs beside points of damage. */
const WEIGHTS: Readonly<Record<Fate, number>> = {
  'pilot killed': 25,
  out: 20,
  'shuts down': 6,
  'may escape': 0,
  'nobody wins': 0,
  explodes: 0,
  'starts up': 0,
};
/** What a letter that bites weighs, and a point of heat. */
const [LETTER, HEAT] = [3, 0.05];
/** So near to the best (points) a maneuver is as good, and one of them is drawn. */
const NEAR = 0.5;

const weightOf = (fates: readonly Fate[]): number =>
  fates.reduce((sum, fate) => sum + WEIGHTS[fate], 0);

const mean = (answers: readonly WhatIf[], worth: (one: WhatIf) => number): number =>
  answers.reduce((sum, one) => sum + worth(one), 0) / Math.max(1, answers.length);

/** What a maneuver would do to an enemy, over all that this one may call. */
const given = (answers: readonly WhatIf[]): number =>
  mean(answers, (one) => one.do.damage + (one.do.bites ? LETTER : 0) + weightOf(one.enemy));

/** What it would cost, likewise. */
const taken = (answers: readonly WhatIf[]): number =>
  mean(
    answers,
    (one) => one.take.damage + (one.take.bites ? LETTER : 0) + weightOf(one.own) + HEAT * one.heat,
  );

/** How a lone pilot weighs that several shoot back: each like the only one, or all of them together. */
export const STANCES = ['attacks', 'takes cover'] as const;
export type Stance = (typeof STANCES)[number];

/** What a seat's maneuvers are worth: most of all on one enemy, for the modifier counts once (M4). */
const worthOf = (
  battle: Battle,
  seat: number,
  stance: Stance,
): ((maneuver: Maneuver) => number) => {
  const against = battle.pairings
    .filter(({ rival }) => seat === 0 || rival === seat)
    .map((pairing) => prospectsOf(battle, seat, pairing));
  const each = stance === 'attacks' ? against.length : 1;
  return ({ console }) => {
    const answers = against.map((prospects) => prospects(console));
    const cost = answers.reduce((sum, one) => sum + taken(one), 0);
    return Math.max(0, ...answers.map(given)) - cost / each;
  };
};

const calledBy = (
  battle: Battle,
  seat: number,
  stance: Stance,
  random: () => number,
): SeatOrder => {
  const worth = worthOf(battle, seat, stance);
  const rated = openManeuvers(battle, seat).map((maneuver) => ({ maneuver, is: worth(maneuver) }));
  const best = Math.max(...rated.map(({ is }) => is));
  const good = rated.filter(({ is }) => is >= best - NEAR);
  const drawn = good[Math.floor(random() * good.length)];
  if (!drawn) throw new RangeError('Something is always open (D13).');
  return { console: drawn.maneuver.console };
};

/**
 * A turn as good pilots play it who see what both booklets say and nobody's choice: each calls what does most
 * and suffers least over all that the others may call; nobody leaves; the lone one shares as is offered first.
 */
export const goodTurn = (battle: Battle, stance: Stance, random: () => number): TurnOrders => {
  const seats = battle.seats.map((seat, at) =>
    seat.out ? null : calledBy(battle, at, stance, random),
  );
  const turn = exchange(battle, { seats });
  const split = splitOf(turn);
  const [lone] = seats;
  const attacked = split?.hits[0]?.rival;
  if (!split || !lone || attacked === undefined) return { seats };
  const shares = offersOf(split, attacked)[0]?.shares;
  return { seats: shares ? seats.with(0, { ...lone, shares }) : seats };
};
