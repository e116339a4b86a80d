import type { Battle, Pairing } from '../../rules/battle/battle.ts';
import { pairingWith } from '../../rules/battle/duel.ts';
import type { Maneuver } from '../../rules/booklet/stat-card.ts';
import type { Range } from '../../rules/vocabulary.ts';
import { sure } from '../../rules/sure.ts';
import { byRange } from '../card/elsewhere.ts';

/** What a lone player looks at while choosing. */
interface Looking {
  readonly battle: Battle;
  /** What is picked: its range is attacked. */
  readonly pick: Maneuver | null;
  /** The range that was touched last. */
  readonly range: Range | null;
  /** The rival that was turned to last. */
  readonly rival: number | null;
}

/** Where a lone player attacks (M2), and which rival is turned to. */
export interface Attack {
  readonly range: Range;
  /** The first rival at that range: what is told there governs the card. */
  readonly at: Pairing;
  /** The rival whose page and answers are shown. */
  readonly turned: Pairing;
}

/** The closest range, and the first rival there, until something else is said. */
export const attackOf = ({ battle, pick, range, rival }: Looking): Attack => {
  const ranges = byRange(battle);
  const wanted = pick?.range ?? range;
  const here = sure(ranges.find((each) => each.range === wanted) ?? ranges[0]);
  const at = sure(battle.pairings.find((each) => each.range === here.range));
  const turned = rival === null ? undefined : pairingWith(battle, { rival });
  return { range: here.range, at, turned: turned ?? at };
};
