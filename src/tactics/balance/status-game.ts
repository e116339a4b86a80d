import type { Booklet, Sighting } from '../../rules/booklet/booklet.ts';
import type { Maneuver } from '../../rules/booklet/stat-card.ts';
import type { FacingNode, FacingSquare } from '../../rules/check/facings.ts';
import { facingsOf } from '../../rules/check/facings.ts';
import type { Mixes, Payoffs } from '../matrix/equilibrium.ts';
import { equilibrium } from '../matrix/equilibrium.ts';
import { edgeOf } from '../matrix/exponential.ts';

/** What things of a turn are worth in points of armor, of a 'Mech that has so many (F18). */
const USUAL_ARMOR = 36;
const WORTH = { critical: 1.2, death: 14, heat: 0.5, supply: 2 };
/** What the next turn is worth of this one. */
const DISCOUNT = 0.85;
/** How many logits a point is. */
const STEEPNESS = 0.2;

/** The game is solved when no facing changes by more in a round. */
const SETTLED = 0.02;
/** After so many rounds the mixes are followed for one turn at a time only, which always comes to an end. */
const [BOLD_ROUNDS, MOST_ROUNDS, TURNS_AHEAD] = [12, 80, 16];

/** A facing as a matrix of what a turn pays, with the facing that each square leads to. */
interface Stage {
  readonly lone: number;
  readonly rival: number;
  readonly pays: Float64Array;
  readonly next: Int32Array;
}

/** What a hit is worth: its damage, and what comes with it. */
const blowOf = (damage: number, { line }: Sighting): number => {
  if (!line || damage < line.threshold) return damage;
  const { effects } = line.critical;
  const kills = effects.some(
    (effect) => effect.effect === 'pilot killed' && effect.heatAbove === undefined,
  );
  return damage + (kills ? WORTH.death : WORTH.critical);
};

/** What a maneuver costs its own 'Mech: heat, and a shot of what there is little of. */
const costOf = ({ heat, ammunition }: Maneuver, { statCard }: Booklet): number =>
  WORTH.heat * heat +
  (ammunition === null ? 0 : WORTH.supply / Math.max(1, statCard.ammunition[ammunition] ?? 1));

const stageOf = (
  { open, answers, rows }: FacingNode,
  at: ReadonlyMap<FacingNode, number>,
  here: number,
  [lone, rival]: readonly [Booklet, Booklet],
): Stage => {
  const pays = new Float64Array(open.length * answers.length);
  const next = new Int32Array(pays.length).fill(here);
  const [loneScale, rivalScale] = [lone, rival].map(
    ({ statCard }) => USUAL_ARMOR / statCard.armor,
  ) as [number, number];
  const pay = (one: Maneuver, other: Maneuver, square: FacingSquare): number =>
    rivalScale * (blowOf(square.oneDoes, square.seen) + costOf(other, rival)) -
    loneScale * (blowOf(square.otherDoes, square.shown) + costOf(one, lone));
  open.forEach((one, row) => {
    answers.forEach((other, column) => {
      const square = rows[row]?.[column];
      if (!square) return;
      pays[row * answers.length + column] = pay(one, other, square);
      next[row * answers.length + column] = at.get(square.next) ?? here;
    });
  });
  return { lone: open.length, rival: answers.length, pays, next };
};

/** What each square is worth with what lies behind it. */
const payoffsOf = ({ lone, rival, pays, next }: Stage, values: Float64Array): Payoffs => ({
  ...{ lone, rival },
  gains: pays.map((pay, at) => pay + DISCOUNT * (values[next[at] as number] as number)),
});

/** What two mixes come to. */
const worthOf = (stage: Stage, { lone, rival }: Mixes, values: Float64Array): number => {
  let sum = 0;
  for (let one = 0; one < stage.lone; one += 1) {
    const often = lone[one] as number;
    if (often === 0) continue;
    for (let across = 0; across < stage.rival; across += 1) {
      const both = often * (rival[across] as number);
      if (both === 0) continue;
      const at = one * stage.rival + across;
      const behind = values[stage.next[at] as number] as number;
      sum += both * ((stage.pays[at] as number) + DISCOUNT * behind);
    }
  }
  return sum;
};

/** The facings of two booklets as stages of a game, the opening first. */
const stagesOf = (lone: Booklet, rival: Booklet): readonly Stage[] => {
  const nodes = facingsOf(lone, rival);
  const at = new Map(nodes.map((node, place) => [node, place]));
  return nodes.map((node, place) => stageOf(node, at, place, [lone, rival]));
};

/**
 * What the opening is worth to the lone seat by the status game (F18), in points of armor: both view screens and the
 * range are its states, each turn pays damage less its own cost, and what comes later counts for less. Neither seat
 * can gain by another mix in any state.
 */
export const statusValue = (lone: Booklet, rival: Booklet): number => {
  const stages = stagesOf(lone, rival);
  const values = new Float64Array(stages.length);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    let change = 0;
    const mixes = stages.map((stage, at) => {
      const mix = equilibrium(payoffsOf(stage, values));
      change = Math.max(change, Math.abs(mix.value - (values[at] as number)));
      return mix;
    });
    if (change < SETTLED) break;
    for (let ahead = 0; ahead < (round < BOLD_ROUNDS ? TURNS_AHEAD : 1); ahead += 1)
      stages.forEach((stage, at) => {
        values[at] = worthOf(stage, mixes[at] as Mixes, values);
      });
  }
  return values[0] as number;
};

/** What the lone seat's booklet wins of 100 duels against the rival's by the status game (F18): off by some eleven. */
export const statusShare = (lone: Booklet, rival: Booklet): number =>
  50 + 100 * edgeOf(STEEPNESS * statusValue(lone, rival));
