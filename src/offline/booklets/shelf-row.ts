import type { Booklet } from '../../rules/booklet/booklet.ts';
import { CHECKER } from '../../rules/check/checker.ts';
import { newId } from '../disk/new-id.ts';
import * as v from 'valibot';
import { EDITION } from '../../rules/vocabulary.ts';
import type { UnreadableRow } from '../disk/row.ts';
import { climb, rung } from '../disk/row.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const edition = v.pipe(v.string(), v.regex(EDITION));

const name = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,20}$/));

const everyVersion = {
  revision: count,
  changed: v.number(),
  edition,
  /** The number of the check that found it sound. */
  checked: count,
  name: v.string(),
  tonnage: v.number(),
  /** Whether it comes before the game's booklet of the same name. */
  front: v.boolean(),
  /** The edition of the game's booklet of that name that the players were told about; null if none. */
  met: v.nullable(edition),
};

/** The id of a row was the booklet's name. */
const VERSION_1 = rung(
  v.strictObject({ ...everyVersion, id: name, version: v.literal(1) }),
  (row) => ({ ...row, version: 2, booklet: row.id }),
);

const sinceVersion2 = {
  ...everyVersion,
  /** The row's own id, independent of the booklet's name. */
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)),
  /** The booklet's id in records: the designation in lower case. */
  booklet: name,
};

/** No booklet was forged on the device. */
const VERSION_2 = rung(v.strictObject({ ...sinceVersion2, version: v.literal(2) }), (row) => ({
  ...row,
  version: 3,
  sheet: null,
}));

/** An added booklet as a row, with enough for a list. Its text is kept by its edition. */
const shelfRow = v.strictObject({
  ...sinceVersion2,
  version: v.literal(3),
  /** The sheet that it was forged from; null if it was not. */
  sheet: v.nullable(v.string()),
});

export type ShelfRow = Readonly<v.InferOutput<typeof shelfRow>>;

export const readShelfRow = (row: unknown): ShelfRow | UnreadableRow =>
  climb(row, { what: 'a booklet', schema: shelfRow, rungs: [VERSION_1, VERSION_2] });

export const newShelfRow = (
  { mech, ...booklet }: Booklet,
  { id = newId(), sheet = null }: Partial<Pick<ShelfRow, 'id' | 'sheet'>> = {},
): ShelfRow => ({
  id,
  version: 3,
  sheet,
  booklet: booklet.id,
  revision: 0,
  changed: Date.now(),
  edition: booklet.edition,
  checked: CHECKER,
  name: mech.name,
  tonnage: mech.tonnage,
  front: true,
  met: null,
});
