import type { GameHand } from '../../src/rules/fight/hands.ts';
import { occasionOf } from '../../src/rules/fight/hands.ts';
import type { FightRecord } from '../../src/rules/fight/record.ts';
import { sealedTurns } from '../../src/tactics/pilot/remark.ts';
import type { DrawnHow } from '../../src/tactics/pilot/seal.ts';
import { shownSeal } from '../../src/tactics/pilot/seal.ts';

/** A computer pilot that has shown its seals in all its turns of a record, as it does at a table. */
export const withSealsShown = (
  record: FightRecord,
  pilot: number,
  hand: GameHand,
  how: DrawnHow = 'judged',
): GameHand => ({
  ...hand,
  seals: Object.fromEntries(
    sealedTurns(record, pilot, hand).map(({ at, order }) => [
      occasionOf(at),
      shownSeal(hand.seed, at, order, how),
    ]),
  ),
});
