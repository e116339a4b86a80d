import * as v from 'valibot';
import type { BroughtCritical } from '../../battle/entry.ts';
import type { Booklet } from '../../booklet/booklet.ts';
import type { Effect } from '../../document/booklet-document.ts';
import { effectDocument } from '../../document/booklet-document.ts';
import { written } from '../../document/schema-words.ts';
import { isShutting } from '../../booklet/critical.ts';
import { MOST_EFFECTS } from '../../vocabulary.ts';
import type { PartHindrance } from './hindrance.ts';
import type { MechId } from './names.ts';
import { MECH_ID, mechId, partName } from './names.ts';
import { atLeastOne, list } from './shapes.ts';

/** From this many criticals a part is no salvage (K5). */
export const MOST_CRITICALS = 3;

/** Mends itself after each game, and is no part (K5, K8). */
const MENDS_ITSELF = /^(?:armor|heat sinks?)$/i;
export const mendsItself = (name: string): boolean => MENDS_ITSELF.test(name);

/** Fits only if the same engine is printed (K6). */
export const isEngine = (name: string): boolean => /^engine$/i.test(name);

/** A critical of a part, and how often it was received (K8). */
export const scar = {
  effects: v.pipe(v.array(effectDocument), v.minLength(1), v.maxLength(MOST_EFFECTS), v.readonly()),
  times: atLeastOne,
};
const scarShape = written(scar);
export type Scar = v.InferOutput<typeof scarShape>;

/** Identifies a part by the 'Mech that it was first built into, and its name. */
export const partRef = written({ of: mechId, name: partName });
export type PartRef = v.InferOutput<typeof partRef>;

const anyPart = written({
  ...partRef.entries,
  /** Which engine it is; null for other parts. */
  engine: v.nullable(v.pipe(v.string(), v.maxLength(40))),
  scars: list(scarShape, 200),
});
export type Part = v.InferOutput<typeof anyPart>;

/** Almost all of a hangar's thousands of parts are whole; this check of those is fast. */
const isWholePart = (value: object): boolean => {
  const { of, name, engine, scars, ...more } = value as Partial<Record<keyof Part, unknown>>;
  return (
    typeof of === 'string' &&
    MECH_ID.test(of) &&
    typeof name === 'string' &&
    name.length > 0 &&
    name.length <= 32 &&
    engine === null &&
    Array.isArray(scars) &&
    scars.length === 0 &&
    Object.keys(more).length === 0
  );
};

export const partShape = v.custom<Part>(
  (value) =>
    typeof value === 'object' && value !== null && (isWholePart(value) || v.is(anyPart, value)),
  'is no part',
);

/** The most parts of one 'Mech, one stockpile or the scrap: more than 50,000 games leave behind. */
const MOST_PARTS = 1_000_000;
export const partList = list(partShape, MOST_PARTS);

/** The parts of a new 'Mech, as named in its critical damage displays (K5), each once. */
export const partsOf = ({ criticals, mech }: Booklet, of: MechId): readonly Part[] =>
  [...new Set(criticals.map(({ part }) => part))]
    .filter((name) => !mendsItself(name))
    .map((name) => ({ of, name, engine: isEngine(name) ? mech.engine : null, scars: [] }));

export const isPart = (part: PartRef, { of, name }: PartRef): boolean =>
  part.of === of && part.name === name;

export const criticalsOf = ({ scars }: Pick<Part, 'scars'>): number =>
  scars.reduce((sum, { times }) => sum + times, 0);

export const isWhole = (part: Pick<Part, 'scars'>): boolean => part.scars.length === 0;

/** Whether an effect kills the pilot at once, at any heat. */
export const killsPilot = (effect: Effect): boolean =>
  effect.effect === 'pilot killed' && effect.heatAbove === undefined;

/** Why a part is no salvage (K5): three criticals, one "do no", one "received twice: do no"
 *  received that often, or its pilot's death. Immediate effects count as criticals. Null if it is
 *  usable. */
export const whyUnusable = (part: Part): PartHindrance | null => {
  const has = (meant: (effect: Effect, times: number) => boolean): boolean =>
    part.scars.some(({ effects, times }) => effects.some((effect) => meant(effect, times)));
  if (has(killsPilot)) return { kind: 'destroyed with its pilot', part: part.name };
  if (has((effect, times) => isShutting(effect) && times >= (effect.received ?? 1)))
    return { kind: 'do no', part: part.name };
  return criticalsOf(part) >= MOST_CRITICALS ? { kind: 'three criticals', part: part.name } : null;
};

/** K5. */
export const isUsable = (part: Part): boolean => whyUnusable(part) === null;

/** Why a part may not replace another (K6): it needs the same name, in any booklet, and for an
 *  Engine the same engine. Null if it may. */
export const whyNotInstead = (part: Part, before: Part): PartHindrance | null =>
  part.name !== before.name
    ? { kind: 'no such part', part: part.name, of: before.of }
    : part.engine !== before.engine
      ? { kind: 'other engine', engine: part.engine ?? '', wanted: before.engine ?? '' }
      : null;

/** The criticals that the parts of a 'Mech bring into a battle (K6, K8). */
export const broughtBy = (parts: readonly Part[]): readonly BroughtCritical[] =>
  parts.flatMap(({ name, scars }) =>
    scars.map(({ effects, times }) => ({ part: name, effects, times })),
  );

/** The parts after a battle that left these criticals; armor and heat sinks are whole again (K8). */
export const wornBy = (
  parts: readonly Part[],
  criticals: readonly BroughtCritical[],
): readonly Part[] =>
  parts.map((part) => ({
    ...part,
    scars: criticals.flatMap(({ part: name, effects, times }) =>
      name === part.name ? [{ effects, times }] : [],
    ),
  }));
