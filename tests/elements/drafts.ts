import { database } from '../../src/offline/disk/database.ts';
import { Drafts } from '../../src/offline/disk/drafts.ts';
import { KeptRows } from '../../src/offline/disk/kept-rows.ts';

/** What was said of drafts that could not be written. */
export const saidOfDrafts: string[] = [];

let drafts: Drafts | null = null;

/** The drafts of the page, as the app has them. */
export const loadDrafts = async (): Promise<Drafts> =>
  (drafts ??= new Drafts(new KeptRows(), (sentence) => saidOfDrafts.push(sentence)));

/** From now on it is as after a reload of the page, or as in another tab beside it. */
export const loadAnew = async (where: 'here' | 'in another tab' = 'here'): Promise<void> => {
  await drafts?.flush();
  drafts = null;
  if (where !== 'here') sessionStorage.removeItem('viewscreen-tab');
};

/** The rows of a place, as they lie on disk. */
export const draftRows = async (
  of: string,
): Promise<readonly { readonly id: string; readonly data: unknown }[]> => {
  await drafts?.flush();
  const rows = await (await database()).getAll('drafts');
  return (rows as unknown as { id: string; of: string; data: unknown }[]).filter(
    (row) => row.of === of,
  );
};

/** Nothing is typed anywhere. */
export const forgetDrafts = async (): Promise<void> => {
  await drafts?.flush();
  drafts = null;
  saidOfDrafts.length = 0;
  sessionStorage.clear();
  await (await database()).clear('drafts');
};
