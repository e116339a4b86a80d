import * as v from 'valibot';
import { kindOf, oneOf, written } from '../../document/schema-words.ts';
import { buyBackShape, newPilotShape, partRefs, replacingShape } from './choice.ts';
import { mechWords, mechWordsShape } from '../card/mech.ts';
import { day, mechId, partName, pilotId } from '../card/names.ts';
import { partRef } from '../card/part.ts';
import { pilotWordsShape } from '../card/pilot-card.ts';
import { categoryShape, memorialLine, rounds } from '../card/shapes.ts';
import { enemyBooklets, eventCard, foeCard, missionName, seedShape } from '../contract/state.ts';
import { GRADES } from '../contract/tables.ts';

const on = day;
const pilot = pilotId;

/** What a pilot gives from the stockpile (K7). */
const goods = written({ pilot, parts: partRefs, rounds });
export type Goods = v.InferOutput<typeof goods>;

/** What MC buy for a pilot (S16). */
const purchase = kindOf('buys', 'purchase', [
  written({ buys: v.literal('critical'), part: partName }),
  written({ buys: v.literal('rounds'), rounds }),
  written({ buys: v.literal('mech'), mech: mechWordsShape }),
]);
export type Purchase = v.InferOutput<typeof purchase>;

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
  // A contract and its days (S1, S6, S12).
  written({
    kind: v.literal('contract'),
    on,
    seed: seedShape,
    grade: oneOf(GRADES),
    booklets: enemyBooklets,
  }),
  written({ kind: v.literal('mission'), on, mission: missionName }),
  written({ kind: v.literal('rest'), on }),
  written({ kind: v.literal('turn back'), on }),
  // On an enemy, or for a pilot's 'Mech or one of its parts, where the card asks for that (S19).
  written({
    kind: v.literal('play card'),
    on,
    card: eventCard,
    foe: v.nullable(foeCard),
    pilot: v.nullable(pilot),
    part: v.nullable(partName),
  }),
  written({ kind: v.literal('lesson'), on, pilot, category: categoryShape }),
  written({ kind: v.literal('buy'), on, pilot, what: purchase }),
  // A new pilot in a new 'Mech, for MC.
  written({ kind: v.literal('hire'), on, who: newPilotShape }),
]);
export type Deed = v.InferOutput<typeof deedShape>;

export type DeedOf<Kind extends Deed['kind']> = Extract<Deed, { readonly kind: Kind }>;

const OF_CONTRACTS = [
  ...(['contract', 'mission', 'rest', 'turn back', 'play card', 'lesson', 'buy', 'hire'] as const),
] satisfies readonly Deed['kind'][];
/** A deed of a contract. */
export type ContractDeed = DeedOf<(typeof OF_CONTRACTS)[number]>;
export const isOfContract = (deed: Deed): deed is ContractDeed =>
  OF_CONTRACTS.some((kind) => kind === deed.kind);

type WithoutDay<One> = One extends Deed ? Omit<One, 'on'> : never;
export type Undated = WithoutDay<Deed>;
