import type { Battle, Pairing } from '../../rules/battle/battle.ts';
import { openBattle } from '../../rules/battle/battle.ts';
import { fresh } from '../../rules/battle/entry.ts';
import { USUAL_OPTIONS } from '../../rules/battle/options.ts';
import type { Entry } from '../../rules/battle/entry.ts';
import type { Duellist } from '../duel/duellist.ts';
import { edgeOf } from '../matrix/exponential.ts';
import { Eyes } from './eyes.ts';
import { FastDuel } from '../duel/fast-duel.ts';
import type { Net } from './net.ts';
import type { Plays } from '../duel/plays.ts';
import { LONE, OWN } from '../duel/position.ts';
import { roughLogit } from './rough.ts';
import { isLearned } from './sight.ts';

/** Says how positions of one pairing stand. */
export interface Judgment {
  /** Whether it is of no learning about these two booklets, or about 'Mechs as worn as these. */
  readonly isRough: boolean;
  /** The lone seat's chance to win less a half (−½ to ½) in the position that begins at `at`. */
  readonly edge: (row: Int32Array, at: number) => number;
}

/** Judges a pairing. */
export type Judging = (duel: FastDuel) => Judgment;

/** The lone seat's chance in a pairing of a battle, less a half. */
export const edgeIn = (battle: Battle, pairing: Pairing, judge: Judging): number => {
  const duel = new FastDuel(battle, pairing);
  return judge(duel).edge(duel.rowOf(battle, pairing), 0);
};

/** The judgment of any two booklets and entries. */
export const roughly: Judging = (duel) => ({
  isRough: true,
  edge: (row, at) => edgeOf(roughLogit(duel, row, at)),
});

/** A new 'Mech but for what it suffered of its own booklet's criticals. */
const asNew = ({ plays: { booklet, harms }, wear }: Duellist): Entry => ({
  ...fresh(booklet, ''),
  criticals: harms.flatMap(({ critical: { part, effects } }, at) => {
    const times = wear.times(0, at);
    return times > 0 ? [{ part, effects, times }] : [];
  }),
});

/** Where a net has not learned what was brought along: the same position without it, and roughly what it makes. */
const roughlyBy = (net: Net, duel: FastDuel): Judgment => {
  const battle = openBattle({
    options: USUAL_OPTIONS,
    lone: asNew(duel.lone),
    rivals: [asNew(duel.rival)],
  });
  const bare = new FastDuel(battle);
  const eyes = new Eyes(net, bare);
  const row = new Int32Array(duel.width);
  return {
    isRough: true,
    edge: (from, at) => {
      row.set(from.subarray(at, at + duel.width));
      for (const [own, side] of [
        [LONE, 'lone'],
        [duel.half, 'rival'],
      ] as const) {
        const harms = duel[side].wear.harmsOf(row[own + OWN.wear] as number);
        row[own + OWN.wear] = bare[side].wear.after(harms);
        row[own + OWN.ignores] = 0;
      }
      const brought = roughLogit(duel, from, at) - roughLogit(bare, row, 0);
      return edgeOf(eyes.logit(row, 0) + brought);
    },
  };
};

/** The net of two plays, in either order, if there is one. */
export type Nets = (one: Plays, other: Plays) => Net | undefined;

/** Judges by what was learned, where it was; roughly else. */
export const judgingBy =
  (nets: Nets): Judging =>
  (duel) => {
    const net = nets(duel.lone.plays, duel.rival.plays);
    if (!net) return roughly(duel);
    if (!isLearned(duel.lone) || !isLearned(duel.rival)) return roughlyBy(net, duel);
    const eyes = new Eyes(net, duel);
    return { isRough: false, edge: (row, at) => eyes.edge(row, at) };
  };
