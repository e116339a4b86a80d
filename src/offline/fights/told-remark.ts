import type { GameHand } from '../../rules/fight/hands.ts';
import { occasionOf } from '../../rules/fight/hands.ts';
import type { FightRecord } from '../../rules/fight/record.ts';
import type { Remark } from '../../tactics/pilot/remark.ts';
import { UNSEALED, readRemark, sealedTurns } from '../../tactics/pilot/remark.ts';
import { REMARK_TROUBLE } from '../../tactics/words.ts';

/** What a text says of its computer pilots, or why that is left out, as a sentence; neither where it says nothing. */
export interface ToldRemark {
  readonly remark?: Remark;
  /** By pilot, whose seeds and seals are told; null for all others. */
  readonly hands?: readonly (GameHand | null)[];
  readonly leftOut?: string;
}

/** What a record tells of its computer pilots, if it is sound. It comes with the first record that tells of any. */
export const toldRemark = (text: string, record: FightRecord, over: boolean): ToldRemark => {
  const remark = readRemark(text, record);
  if (remark === null) return {};
  if (typeof remark === 'string') return { leftOut: REMARK_TROUBLE[remark] };
  if (over && remark.pilots.some((told) => told && told.seed === undefined))
    return { leftOut: REMARK_TROUBLE['no seed'] };
  return { remark, hands: remark.pilots.map((_, pilot) => handTold(remark, record, pilot)) };
};

/** A computer pilot as a remark tells of it, with its seed and with what it showed. */
const handTold = ({ pilots, sum }: Remark, record: FightRecord, pilot: number): GameHand | null => {
  const told = pilots[pilot];
  if (told?.seed === undefined) return null;
  const { hash: _, seals, seed, ...said } = told;
  const shown = sealedTurns(record, pilot, said).map(
    ({ at }, place) => [occasionOf(at), seals[place] ?? UNSEALED] as const,
  );
  return {
    ...{ ...said, seed },
    seals: Object.fromEntries(shown.filter(([, seal]) => seal !== UNSEALED)),
    ...(sum === 'none' ? { unsummed: true } : {}),
  };
};
