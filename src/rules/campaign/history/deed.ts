import * as v from 'valibot';
import { kindOf, written } from '../../document/schema-words.ts';
import { buyBackShape, newPilotShape, partRefs, replacingShape } from './choice.ts';
import { mechWords, mechWordsShape } from '../card/mech.ts';
import { day, mechId, pilotId } from '../card/names.ts';
import { partRef } from '../card/part.ts';
import { pilotWordsShape } from '../card/pilot-card.ts';
import { categoryShape, memorialLine, rounds } from '../card/shapes.ts';

const on = day;
const pilot = pilotId;

/** What a pilot gives from the stockpile (K7). */
const goods = written({ pilot, parts: partRefs, rounds });
export type Goods = v.InferOutput<typeof goods>;

export const deedShape = kindOf('kind', 'deed', [
  // A new pilot in a new 'Mech, possibly succeeding a remembered one (K11).
  written({ kind: v.literal('enlist'), on, who: newPilotShape, after: v.nullable(pilot) }),
  written({ kind: v.literal('retire'), on, pilot, line: memorialLine }),
  written({ kind: v.literal('remember'), on, pilot, line: memorialLine }),
  written({ kind: v.literal('rename pilot'), on, pilot, words: pilotWordsShape }),
  written({
    kind: v.literal('rename mech'),
    on,
    mech: mechId,
    words: written({ name: mechWords.name, paint: mechWords.paint }),
  }),
  written({ kind: v.literal('give'), on, goods, to: pilot }),
  written({
    kind: v.literal('trade'),
    on,
    goods: v.pipe(v.strictTuple([goods, goods]), v.readonly()),
  }),
  written({ kind: v.literal('learn'), on, pilot, category: categoryShape }),
  written({ kind: v.literal('repair'), on, pilot, fit: partRef }),
  written({ kind: v.literal('load'), on, pilot, load: rounds }),
  written({ kind: v.literal('replace'), on, pilot, mech: replacingShape }),
  written({ kind: v.literal('buy back'), on, pilot, point: buyBackShape }),
  // A new 'Mech in place of the present one (K4).
  written({ kind: v.literal('take new mech'), on, pilot, mech: mechWordsShape }),
]);
export type Deed = v.InferOutput<typeof deedShape>;

export type DeedOf<Kind extends Deed['kind']> = Extract<Deed, { readonly kind: Kind }>;

type WithoutDay<One> = One extends Deed ? Omit<One, 'on'> : never;
export type Undated = WithoutDay<Deed>;
