import type { FightRecord } from '../../rules/fight/record.ts';
import type { Remark } from '../../tactics/remark.ts';
import { readRemark } from '../../tactics/remark.ts';
import { REMARK_TROUBLE } from '../../tactics/words.ts';

/** What a text says of its computer pilots, or why that is left out, as a sentence; neither where it says nothing. */
export interface ToldRemark {
  readonly remark?: Remark;
  readonly leftOut?: string;
}

/** What a record tells of its computer pilots, if it is sound. It comes with the first record that tells of any. */
export const toldRemark = (text: string, record: FightRecord): ToldRemark => {
  const remark = readRemark(text, record);
  if (remark === null) return {};
  return typeof remark === 'string' ? { leftOut: REMARK_TROUBLE[remark] } : { remark };
};
