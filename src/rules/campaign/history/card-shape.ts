import * as v from 'valibot';
import { kindOf, object, whole } from '../../document/schema-words.ts';
import {
  MOST_COUNTED,
  MOST_PARTS,
  category,
  count,
  day,
  gameId,
  list,
  mechId,
  mechWords,
  memorialLine,
  pilotId,
  pilotWords,
  rounds,
  scarShape,
} from './entry-shapes.ts';
import type { Mech } from '../card/mech.ts';
import type { Part } from '../card/part.ts';
import type { Pilot } from '../card/pilot-card.ts';
import { MECH_ID } from './wording.ts';

const scars = list(scarShape, 200);
const PART_ENTRIES = 4;

/** A hangar has thousands of parts, nearly all of them whole: they are looked at without further ado. */
const isPart = (value: unknown): value is Part => {
  if (typeof value !== 'object' || value === null) return false;
  const { of, name, engine, scars: suffered } = value as Partial<Record<keyof Part, unknown>>;
  return (
    typeof of === 'string' &&
    MECH_ID.test(of) &&
    typeof name === 'string' &&
    name.length > 0 &&
    name.length <= 32 &&
    (engine === null || (typeof engine === 'string' && engine.length <= 40)) &&
    Array.isArray(suffered) &&
    (suffered.length === 0 || v.is(scars, suffered)) &&
    Object.keys(value).length === PART_ENTRIES
  );
};

/** A part as it is kept. */
export const partShape = v.custom<Part>(isPart, 'is no part');

const parts = list(partShape, MOST_PARTS);

/** A pilot's card as it is kept. */
export const pilotShape = object({
  ...pilotWords,
  id: pilotId,
  experience: count,
  spent: count,
  learned: list(category, 4000),
  // Halves for those that escaped.
  victories: v.pipe(v.number(), v.minValue(0), v.maxValue(MOST_COUNTED), v.multipleOf(0.5)),
  games: count,
  mech: v.nullable(mechId),
  stockpile: parts,
  rounds,
  after: v.nullable(pilotId),
  end: v.nullable(
    kindOf('kind', 'end', [
      object({ kind: v.literal('killed'), game: gameId, line: memorialLine }),
      object({ kind: v.literal('retired'), on: day, line: memorialLine }),
    ]),
  ),
}) satisfies v.GenericSchema<unknown, Pilot>;

/** A 'Mech as it is kept. */
export const mechShape = object({
  ...mechWords,
  id: mechId,
  pilot: pilotId,
  games: count,
  ammunition: rounds,
  parts,
  rings: list(object({ game: gameId, mech: mechId, hollow: v.boolean() }), 10_000),
  replacement: v.nullable(
    object({
      penalty: whole(0, 3),
      boughtBack: list(
        object({ category, by: v.union([v.literal('experience'), partShape]) }),
        100,
      ),
    }),
  ),
  fate: v.nullable(
    kindOf('kind', 'fate', [
      object({ kind: v.literal('lost'), game: gameId, to: v.nullable(pilotId) }),
      object({ kind: v.literal('given up'), on: day }),
      object({ kind: v.literal('retired'), on: day }),
    ]),
  ),
}) satisfies v.GenericSchema<unknown, Mech>;
