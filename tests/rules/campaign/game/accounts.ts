import { USUAL_OPTIONS } from '../../../../src/rules/battle/options.ts';
import type { PaperAccount, Told } from '../../../../src/rules/campaign/game/paper.ts';
import type { Lineup } from '../../../../src/rules/fight/lineup.ts';

export const DUEL: readonly Lineup[] = [{ lone: 0, rivals: [1] }];
export const AGAINST_TWO: readonly Lineup[] = [{ lone: 0, rivals: [1, 2] }];

export const stays: Told = {
  ...{ out: null, turn: null, killedBy: null, armor: 20, ammunition: {} },
  ...{ criticals: [], damage: {} },
};
export const goes = (out: NonNullable<Told['out']>, turn: number, damage = {}): Told => ({
  ...{ ...stays, out, turn, damage, armor: out === 'fell' ? 0 : 20 },
});

export const game = (battles: readonly Lineup[], ...fighters: readonly Told[]) => ({
  muster: {
    battles,
    options: USUAL_OPTIONS,
    fighters: fighters.map((_, place) => ({ pilot: `p${place + 1}`, mech: `m${place + 1}` })),
  },
  account: { turns: 9, fighters } satisfies PaperAccount,
});

export const TWO_DUELS: readonly Lineup[] = [
  { lone: 0, rivals: [2] },
  { lone: 1, rivals: [3] },
];
