import { HEAT } from '../../rules/battle/heat.ts';
import type { ManeuverSet } from '../../rules/booklet/stat-card.ts';
import type { Duellist } from '../duel/duellist.ts';
import type { FastDuel } from '../duel/fast-duel.ts';
import { MOST_MANEUVERS } from '../duel/plays.ts';
import { LONE, OWN, SHARED } from '../duel/position.ts';

/**
 * What is looked at of a seat, and what one more of it than the enemy has is worth, in logits. Learned from
 * duels that it played against itself, fresh and worn, with booklets of the game and with odd ones
 * (`tests/tactics/judge/learn-rough.ts`).
 */
export const DIFFERENCES = {
  /** Armor, in forties; in twenties and in eights as far as it goes; its share of what both have. */
  armor: 1.02,
  lastArmor: 0.76,
  fewArmor: -0.07,
  share: 1.71,
  /** Heat to the own shutdown number, in sixteens; by how much it is nearer than eight. */
  coolness: 0.7,
  nearShutdown: -0.54,
  /** Whether it is shut down, and how far from starting up, in sixteens. */
  shutDown: -0.26,
  farFromStart: -0.02,
  /** Heat above twenty where ammunition may explode, in eights. */
  explosive: -0.57,
  /** Rounds, in eights as far as they go; and the share of the card that is shut for want of them, or forbidden. */
  rounds: -0.08,
  dry: -2.17,
  forbidden: -0.91,
  /** Points and heat cost of the card's maneuvers with wear, skill and penalty, in eights. */
  points: 1.56,
  cost: -2.67,
  /** What is open: how many, in sixteens, their points, and the heat of the coolest, in eights. */
  open: 1.14,
  openPoints: 0.65,
  coolest: -0.74,
};

/** The names of the differences, in the order of their numbers. */
export const DIFFERENCE_NAMES = Object.keys(DIFFERENCES) as readonly (keyof typeof DIFFERENCES)[];

const WEIGHTS = Float64Array.from(DIFFERENCE_NAMES, (name) => DIFFERENCES[name]);

const sizeOf = (set: ManeuverSet): number => {
  let size = 0;
  for (let left = set; left !== 0; left &= left - 1) size += 1;
  return size;
};

const between = (least: number, number: number, most: number): number =>
  number < least ? least : number > most ? most : number;

/** Writes what is looked at of a seat. */
const look = (
  mech: Duellist,
  row: Int32Array,
  own: number,
  enemyArmor: number,
  range: number,
  to: Float64Array,
): void => {
  const { wear, shutdown, card } = mech;
  const state = row[own + OWN.wear] as number;
  const armor = row[own + OWN.armor] as number;
  const heat = row[own + OWN.heat] as number;
  const isDown = row[own + OWN.shutDown] === 1;
  const forbidden = card & (wear.forbidden[state] as number);
  let rounds = 0;
  for (let kind = 0; kind < mech.kinds.length; kind += 1)
    rounds += row[own + OWN.supply + kind] as number;
  const size = sizeOf(card);
  let points = 0;
  let cost = 0;
  const begin = state * MOST_MANEUVERS;
  for (let left = card; left !== 0; left &= left - 1) {
    const place = 31 - Math.clz32(left & -left);
    points += wear.points[begin + place] as number;
    cost += wear.cost[begin + place] as number;
  }
  const open = mech.open(row, own, range);
  let openPoints = 0;
  let coolest = 8;
  for (let left = open; left !== 0; left &= left - 1) {
    const place = 31 - Math.clz32(left & -left);
    openPoints += wear.points[begin + place] as number;
    coolest = Math.min(coolest, wear.cost[begin + place] as number);
  }
  const opens = sizeOf(open);
  to[0] = armor / 40;
  to[1] = Math.min(armor, 20) / 20;
  to[2] = Math.min(armor, 8) / 8;
  to[3] = armor / (armor + enemyArmor);
  to[4] = between(-1, (shutdown - heat) / 16, 2);
  to[5] = between(0, (heat + 8 - shutdown) / 8, 2);
  to[6] = isDown ? 1 : 0;
  to[7] = isDown ? between(0, (heat - HEAT.restart) / 16, 2) : 0;
  to[8] = rounds > 0 && shutdown >= HEAT.explosion ? between(0, (heat - 20) / 8, 2) : 0;
  to[9] = Math.min(rounds, 8) / 8;
  to[10] = sizeOf(mech.spent(row, own) & ~forbidden) / size;
  to[11] = sizeOf(forbidden) / size;
  to[12] = points / size / 8;
  to[13] = cost / size / 8;
  to[14] = opens / 16;
  to[15] = opens === 0 ? 0 : openPoints / opens / 8;
  to[16] = coolest / 8;
};

const [lone, rival] = [new Float64Array(WEIGHTS.length), new Float64Array(WEIGHTS.length)];

/** Writes the differences of a position: what the lone seat has less what the rival has. */
export const writeDifferences = (
  duel: FastDuel,
  row: Int32Array,
  at: number,
  to: Float64Array,
): void => {
  const own = at + LONE;
  const across = at + duel.half;
  const range = row[at + SHARED.range] as number;
  look(duel.lone, row, own, row[across + OWN.armor] as number, range, lone);
  look(duel.rival, row, across, row[own + OWN.armor] as number, range, rival);
  for (let each = 0; each < to.length; each += 1)
    to[each] = (lone[each] as number) - (rival[each] as number);
};

const differences = new Float64Array(WEIGHTS.length);

/** How a position stands for the lone seat, roughly, in logits: of any two booklets and entries, at once. */
export const roughLogit = (duel: FastDuel, row: Int32Array, at: number): number => {
  writeDifferences(duel, row, at, differences);
  let logit = 0;
  for (let each = 0; each < WEIGHTS.length; each += 1)
    logit += (WEIGHTS[each] as number) * (differences[each] as number);
  return logit;
};
