import * as v from 'valibot';
import { kindOf, oneOf, written } from '../../document/schema-words.ts';
import { mechWords, mechWordsShape } from '../card/mech.ts';
import { mechId, partName, pilotId } from '../card/names.ts';
import { partRef } from '../card/part.ts';
import { pilotWords } from '../card/pilot-card.ts';
import { MOST_CHOICES, categoryShape, list, memorialLine, rounds } from '../card/shapes.ts';

/** A list that says something of many parts or points at most. */
const several = <const Schema extends v.GenericSchema>(of: Schema) => list(of, MOST_CHOICES);

/** A new pilot in a new 'Mech (K11). */
export const newPilotShape = written({ ...pilotWords, mech: mechWordsShape });
export type NewPilot = v.InferOutput<typeof newPilotShape>;

/** A new 'Mech in place of a lost one: a replacement (K10), or one at the price of a new one (K4). */
export const replacingShape = written({ ...mechWords, as: oneOf(['replacement', 'new']) });
export type Replacing = v.InferOutput<typeof replacingShape>;

/** One point that is bought back (K10): by 50 experience, or by a part of the own stockpile. */
export const buyBackShape = written({
  category: categoryShape,
  by: v.union(
    [v.literal('experience'), partRef],
    'a point is bought back by "experience" or by a part {"of": …, "name": …}',
  ),
});
export type BuyBack = v.InferOutput<typeof buyBackShape>;
export type Payment = BuyBack['by'];

/** Parts of a stockpile. */
export const partRefs = several(partRef);

const pilot = pilotId;

/**
 * A step of a settlement, done by one pilot: taking it back is leaving it out. The steps stand in the order in
 * which they open to a pilot who has them.
 */
export const choiceShape = kindOf('step', 'step', [
  written({
    step: v.literal('experience'),
    pilot,
    /** One category for each step of 250 tons that is taken; what is not is kept for later (K2). */
    learn: several(categoryShape),
  }),
  written({
    step: v.literal('salvage'),
    pilot,
    of: mechId,
    /** Parts of one 'Mech; none: no more of it. Several who pick take one each in turn (K5). */
    take: several(partName),
  }),
  written({
    step: v.literal('repair'),
    pilot,
    /** Parts of the own stockpile, each in the place of its like (K6). */
    fit: partRefs,
  }),
  written({
    step: v.literal('reload'),
    pilot,
    /** Whether the excess of the load is stockpiled, or left (K9). */
    excess: oneOf(['stockpiled', 'left']),
    /** What is loaded from the stockpile besides. */
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
    /** Who takes a dead pilot's place; null: nobody yet (K11). */
    successor: v.nullable(newPilotShape),
  }),
  written({
    step: v.literal('replacement'),
    pilot,
    /** What is flown in place of the lost 'Mech; null: none yet (K10). */
    mech: v.nullable(replacingShape),
  }),
  written({ step: v.literal('buy back'), pilot, points: several(buyBackShape) }),
  written({ step: v.literal('settled'), pilot }),
]);
export type Choice = v.InferOutput<typeof choiceShape>;

export type Step = Choice['step'];
/** The steps of a settlement in their order. */
export const STEPS: readonly Step[] = choiceShape.options.map(
  ({ entries }) => entries.step.literal,
);

/** A choice of one step. */
export type ChoiceOf<Name extends Step> = Extract<Choice, { readonly step: Name }>;

/** What somebody has typed so far: a name that is empty yet, or none that can be kept. */
const typed = v.pipe(v.string(), v.maxLength(400));
const typedMech = { ...mechWords, name: typed };

/** A step of a settlement that is being written: as it may be written down, but for the words. */
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
