import { withDatabase } from '../disk/database.ts';

export interface OwnScreen {
  /** The view screen in whose place it is. */
  readonly number: number;
  readonly picture: Blob;
}

/** Takes the pictures of one's own of a booklet off the disk, and gives them. Rejects without a database. */
export const takenPictures = async (id: string): Promise<readonly OwnScreen[]> => {
  const range = IDBKeyRange.bound(`${id}/`, `${id}/\uffff`);
  const rows = await withDatabase((db) => db.getAll('pictures', range));
  await withDatabase((db) => db.delete('pictures', range));
  return rows.map((row) => ({ number: Number(row.id.slice(id.length + 1)), picture: row.picture }));
};
