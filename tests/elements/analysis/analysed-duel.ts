import type { AnalysisStage } from '../../../src/elements/analysis/analysis-stage.ts';
import { importRecord } from '../../../src/offline/fights/import-record.ts';
import type { Thinker } from '../../../src/offline/fights/thinker.ts';
import type { DuelSave } from '../../../src/offline/fights/duel-save.ts';
import { libraryOf } from '../../offline/booklets/libraries.ts';
import { griffin, rifleman } from '../parts.ts';
import type { Table } from '../table.ts';
import { layTable } from '../table.ts';
import { until } from '../until.ts';
import { thinksHere } from './thinks-here.ts';

/** The row of a record that was taken in. */
export const rowOfRecord = async (record: string): Promise<DuelSave> => {
  const read = await importRecord(record, libraryOf(rifleman, griffin));
  if (read.kind === 'fault') throw new Error(read.told);
  return read.save;
};

/** The analysis of a record on a table, at one of its turns. */
export const analysisOf = async (
  record: string,
  {
    thinker = thinksHere(),
    turn = 1,
  }: { readonly thinker?: Pick<Thinker, 'ask'>; readonly turn?: number } = {},
): Promise<{ readonly stage: AnalysisStage; readonly table: Table; readonly row: DuelSave }> => {
  const table = await layTable();
  const row = await rowOfRecord(record);
  await table.saves.put(row);
  const stage = document.createElement('analysis-stage');
  stage.saveId = row.id;
  stage.turn = turn;
  stage.thinker = thinker;
  table.place.append(stage);
  await until(
    () => stage.renderRoot.querySelector('turn-ledger, [role=alert], [role=status]') !== null,
  );
  return { stage, table, row };
};
