import type { KeptRow, RowTable } from './row.ts';

/** A table whose reader is loaded with its first row, to keep it out of the first load. */
export const lateTable = <Row extends KeptRow>(
  name: RowTable<Row>['name'],
  load: () => Promise<RowTable<Row>['read']>,
): RowTable<Row> => {
  let read: RowTable<Row>['read'] | null = null;
  return {
    name,
    async ready() {
      read ??= await load();
    },
    read(row) {
      if (!read) throw new Error(`A row of ${name} is read before what reads it is there.`);
      return read(row);
    },
  };
};
