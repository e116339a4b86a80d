import * as v from 'valibot';
import { kindOf, object, oneOf } from '../../document/schema-words.ts';
import type { BuyBack, Choice, NewPilot, Replacing } from './choice.ts';
import {
  MOST_CHOICES,
  category,
  list,
  mechId,
  mechWords,
  mechWordsShape,
  memorialLine,
  partName,
  partRef,
  pilotId,
  pilotWords,
  rounds,
} from './entry-shapes.ts';

/** A list that says something of many parts or points at most. */
const several = <Schema extends v.GenericSchema>(of: Schema) => list(of, MOST_CHOICES);

/** A new pilot in a new 'Mech, as somebody has written it down. */
export const newPilotShape = object({
  ...pilotWords,
  mech: mechWordsShape,
}) satisfies v.GenericSchema<unknown, NewPilot>;

/** What is flown in place of a lost 'Mech, likewise. */
export const replacingShape = object({
  ...mechWords,
  as: oneOf(['replacement', 'new']),
}) satisfies v.GenericSchema<unknown, Replacing>;

/** A point that is bought back, likewise. */
export const buyBackShape = object({
  category,
  by: v.union(
    [v.literal('experience'), partRef],
    'a point is bought back by "experience" or by a part {"of": …, "name": …}',
  ),
}) satisfies v.GenericSchema<unknown, BuyBack>;

/** Parts of a stockpile that are fitted, likewise. */
export const partRefs = several(partRef);

/** A step of a settlement, as somebody has written it down. */
export const choiceShape = kindOf('step', 'step of a settlement', [
  object({ step: v.literal('experience'), pilot: pilotId, learn: several(category) }),
  object({ step: v.literal('salvage'), pilot: pilotId, of: mechId, take: several(partName) }),
  object({ step: v.literal('repair'), pilot: pilotId, fit: partRefs }),
  object({
    step: v.literal('reload'),
    pilot: pilotId,
    excess: oneOf(['stockpiled', 'left']),
    load: rounds,
  }),
  object({ step: v.literal('memorial'), pilot: pilotId, line: memorialLine }),
  object({ step: v.literal('successor'), pilot: pilotId, successor: v.nullable(newPilotShape) }),
  object({ step: v.literal('replacement'), pilot: pilotId, mech: v.nullable(replacingShape) }),
  object({ step: v.literal('buy back'), pilot: pilotId, points: several(buyBackShape) }),
  object({ step: v.literal('settled'), pilot: pilotId }),
]) satisfies v.GenericSchema<unknown, Choice>;

/** What somebody has typed so far: a name that is empty yet, or none that can be kept. */
const typed = v.pipe(v.string(), v.maxLength(400));
const typedMech = { ...mechWords, name: typed };

/** A step of a settlement that is being written: as it may be written down, but for the words. */
export const draftShape = v.union([
  choiceShape,
  object({ step: v.literal('memorial'), pilot: pilotId, line: typed }),
  object({
    step: v.literal('successor'),
    pilot: pilotId,
    successor: object({ name: typed, nickname: typed, unit: typed, mech: object(typedMech) }),
  }),
  object({
    step: v.literal('replacement'),
    pilot: pilotId,
    mech: object({ ...typedMech, as: oneOf(['replacement', 'new']) }),
  }),
]) satisfies v.GenericSchema<unknown, Choice>;
