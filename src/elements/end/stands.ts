import type { DuelSave } from '../../offline/fights/duel-save.ts';
import { readFor } from '../../offline/fights/lacking-booklets.ts';
import { battleStanding, standingFrom } from '../../offline/fights/standing.ts';
import type { Library } from '../../offline/booklets/library.ts';
import { tallyOf } from '../../rules/battle/course.ts';
import { ONLY_BATTLE } from '../../rules/fight/fight.ts';

/** One pilot's stand alone against several. */
export interface ReplayedStand {
  /** Id of the save. */
  readonly id: string;
  readonly pilot: string;
  readonly mech: string;
  readonly against: readonly string[];
  /** Including the last. */
  readonly turns: number;
  readonly won: boolean;
  /** To all rivals together. */
  readonly damage: number;
  readonly criticals: number;
}

/** The same pilots, in any seats. */
const samePilots = (one: DuelSave, other: DuelSave): boolean =>
  one.summary.pilots.toSorted().join('\n') === other.summary.pilots.toSorted().join('\n');

/** Stands for one table: the last of each of the same pilots, up to this one. */
export const standsOfTable = (saves: readonly DuelSave[], last: DuelSave): readonly DuelSave[] => {
  const rounds = new Map<string, DuelSave>();
  for (const save of [...saves, last].toSorted((one, other) => one.begun - other.begun))
    if (
      save.ended &&
      save.summary.few.length === 1 &&
      save.begun <= last.begun &&
      samePilots(save, last)
    )
      rounds.set(save.summary.pilots[0] ?? '', save);
  rounds.set(last.summary.pilots[0] ?? '', last);
  return [...rounds.values()];
};

/** The stand from a replayed record; null if it cannot be replayed. */
export const replayedStand = async (
  save: DuelSave,
  library: Library,
): Promise<ReplayedStand | null> => {
  await readFor(save, library);
  const standing = standingFrom(save, library);
  const battle = typeof standing === 'string' ? null : battleStanding(standing, ONLY_BATTLE);
  const exchanges = battle?.exchanges ?? [];
  const [pilot = '', ...against] = save.summary.pilots;
  if (exchanges.length === 0) return null;
  const { criticals, damage } = tallyOf(exchanges, 0);
  return {
    id: save.id,
    pilot,
    mech: save.summary.mechs[0] ?? '',
    against,
    turns: save.summary.turn,
    won: save.ended?.kind === 'win' && save.ended.winner === 'few',
    damage,
    criticals,
  };
};

/** Longest first; of equal ones the winner. */
export const byLength = (stands: readonly ReplayedStand[]): readonly ReplayedStand[] =>
  stands.toSorted((one, other) =>
    one.won === other.won
      ? (other.turns - one.turns) * (one.won ? -1 : 1)
      : Number(other.won) - Number(one.won),
  );

/** The next seat around the table without a stand, else simply the next. */
export const nextAlone = (pilots: readonly string[], stood: readonly string[]): number => {
  const seats = pilots.map((_, seat) => seat).slice(1);
  return seats.find((seat) => !stood.includes(pilots[seat] ?? '')) ?? 1;
};
