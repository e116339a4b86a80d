import * as v from 'valibot';
import { kindOf, oneOf, written } from '../../document/schema-words.ts';
import { mechWords, mechWordsShape } from '../card/mech.ts';
import { mechId, partName, pilotId } from '../card/names.ts';
import { partRef } from '../card/part.ts';
import { pilotWords } from '../card/pilot-card.ts';
import { MOST_CHOICES, categoryShape, list, memorialLine, rounds } from '../card/shapes.ts';

const several = <const Schema extends v.GenericSchema>(of: Schema) => list(of, MOST_CHOICES);

/** K11. */
export const newPilotShape = written({ ...pilotWords, mech: mechWordsShape });
export type NewPilot = v.InferOutput<typeof newPilotShape>;

/** A 'Mech in place of a lost one: a replacement (K10), or a new one at its price (K4). */
export const replacingShape = written({ ...mechWords, as: oneOf(['replacement', 'new']) });
export type Replacing = v.InferOutput<typeof replacingShape>;

/** One point bought back (K10): by 50 experience, or by a part of the pilot's own stockpile. */
export const buyBackShape = written({
  category: categoryShape,
  by: v.union(
    [v.literal('experience'), partRef],
    'a point is bought back by "experience" or by a part {"of": …, "name": …}',
  ),
});
export type BuyBack = v.InferOutput<typeof buyBackShape>;
export type Payment = BuyBack['by'];

export const partRefs = several(partRef);

const pilot = pilotId;

/** A step of a settlement, done by one pilot; taking it back means removing it. Listed in the order
 *  in which they open to a pilot. */
export const choiceShape = kindOf('step', 'step', [
  written({
    step: v.literal('experience'),
    pilot,
    /** One category for each step of 250 tons taken; steps not taken are kept for later (K2). */
    learn: several(categoryShape),
  }),
  written({
    step: v.literal('salvage'),
    pilot,
    of: mechId,
    /** Parts of one 'Mech; empty ends the picking. Several pilots pick one part each in turn (K5). */
    take: several(partName),
  }),
  written({
    step: v.literal('repair'),
    pilot,
    /** Parts of the pilot's own stockpile, each in place of the same part (K6). */
    fit: partRefs,
  }),
  written({
    step: v.literal('reload'),
    pilot,
    /** The excess of the load (K9). */
    excess: oneOf(['stockpiled', 'left']),
    /** What else is loaded from the stockpile. */
    load: rounds,
  }),
  written({
    step: v.literal('memorial'),
    pilot,
    /** It may be empty. */
    line: memorialLine,
  }),
  written({
    step: v.literal('successor'),
    pilot,
    /** The dead pilot's successor; null if none yet (K11). */
    successor: v.nullable(newPilotShape),
  }),
  written({
    step: v.literal('replacement'),
    pilot,
    /** What replaces the lost 'Mech; null if nothing yet (K10). */
    mech: v.nullable(replacingShape),
  }),
  written({ step: v.literal('buy back'), pilot, points: several(buyBackShape) }),
  written({ step: v.literal('settled'), pilot }),
]);
export type Choice = v.InferOutput<typeof choiceShape>;

export type Step = Choice['step'];
export const STEPS: readonly Step[] = choiceShape.options.map(
  ({ entries }) => entries.step.literal,
);

export type ChoiceOf<Name extends Step> = Extract<Choice, { readonly step: Name }>;

/** Text still being typed: possibly empty, or not valid yet. */
const typed = v.pipe(v.string(), v.maxLength(400));
const typedMech = { ...mechWords, name: typed };

/** A step of a settlement still being filled in: valid except for its typed text. */
export const draftShape = v.union([
  choiceShape,
  written({ step: v.literal('memorial'), pilot, line: typed }),
  written({
    step: v.literal('successor'),
    pilot,
    successor: written({ name: typed, nickname: typed, unit: typed, mech: written(typedMech) }),
  }),
  written({
    step: v.literal('replacement'),
    pilot,
    mech: written({ ...typedMech, as: replacingShape.entries.as }),
  }),
]) satisfies v.GenericSchema<unknown, Choice>;
