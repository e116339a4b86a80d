import * as v from 'valibot';
import { kindOf, object, oneOf } from '../../document/schema-words.ts';
import { buyBackShape, newPilotShape, partRefs, replacingShape } from './choice-shape.ts';
import type { Deed } from './deed.ts';
import {
  category,
  day,
  hangarName,
  mechId,
  mechWords,
  mechWordsShape,
  memorialLine,
  partRef,
  pilotId,
  pilotWords,
  rounds,
} from './entry-shapes.ts';
import type { Founding } from './founding.ts';
import { HOUSE_RULES } from './founding.ts';

/** What is said when a hangar is founded, as somebody has written it down. */
export const foundingShape = object({
  name: hangarName,
  replacements: oneOf(HOUSE_RULES),
  on: day,
}) satisfies v.GenericSchema<unknown, Founding>;

const on = day;
const pilot = pilotId;
const goods = object({ pilot, parts: partRefs, rounds });

/** A deed between games, as somebody has written it down. */
export const deedShape = kindOf('kind', 'deed', [
  object({ kind: v.literal('enlist'), on, who: newPilotShape, after: v.nullable(pilot) }),
  object({ kind: v.literal('retire'), on, pilot, line: memorialLine }),
  object({ kind: v.literal('remember'), on, pilot, line: memorialLine }),
  object({ kind: v.literal('rename pilot'), on, pilot, words: object(pilotWords) }),
  object({
    kind: v.literal('rename mech'),
    on,
    mech: mechId,
    words: object({ name: mechWords.name, paint: mechWords.paint }),
  }),
  object({ kind: v.literal('give'), on, goods, to: pilot }),
  object({ kind: v.literal('trade'), on, goods: v.strictTuple([goods, goods]) }),
  object({ kind: v.literal('learn'), on, pilot, category }),
  object({ kind: v.literal('repair'), on, pilot, fit: partRef }),
  object({ kind: v.literal('load'), on, pilot, load: rounds }),
  object({ kind: v.literal('replace'), on, pilot, mech: replacingShape }),
  object({ kind: v.literal('buy back'), on, pilot, point: buyBackShape }),
  object({ kind: v.literal('take new mech'), on, pilot, mech: mechWordsShape }),
]) satisfies v.GenericSchema<unknown, Deed>;
