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

/** A part with this many criticals can no longer be salvaged (K5). */
export const MOST_CRITICALS = 3;

/** What mends itself after each game, and is no part (K5, K8). */
const MENDS_ITSELF = /^(?:armor|heat sinks?)$/i;
export const mendsItself = (name: string): boolean => MENDS_ITSELF.test(name);

/** The part that fits only where the same engine is printed (K6). */
const ENGINE = /^engine$/i;

/** A critical that a part suffers from, and how often it has received it (K8). */
export const scar = {
  effects: v.pipe(v.array(effectDocument), v.minLength(1), v.maxLength(MOST_EFFECTS), v.readonly()),
  times: atLeastOne,
};
const scarShape = written(scar);
export type Scar = v.InferOutput<typeof scarShape>;

/** Which part of all that there are: the 'Mech that it was built into, and its name. */
export const partRef = written({ of: mechId, name: partName });
export type PartRef = v.InferOutput<typeof partRef>;

const anyPart = written({
  ...partRef.entries,
  /** Which engine it is; null for any other part. */
  engine: v.nullable(v.pipe(v.string(), v.maxLength(40))),
  scars: list(scarShape, 200),
});
/** A part, wherever it is now. */
export type Part = v.InferOutput<typeof anyPart>;

/** A hangar has thousands of parts, nearly all of them whole: they are looked at without further ado. */
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

/** A part as it is written down. */
export const partShape = v.custom<Part>(
  (value) =>
    typeof value === 'object' && value !== null && (isWholePart(value) || v.is(anyPart, value)),
  'is no part',
);

/** The most parts that one 'Mech, one stockpile or the scrap can have: more than 50,000 games leave behind. */
const MOST_PARTS = 1_000_000;
export const partList = list(partShape, MOST_PARTS);

/** The parts of a new 'Mech, as its critical damage displays name them (K5), each once. */
export const partsOf = ({ criticals, mech }: Booklet, of: MechId): readonly Part[] =>
  [...new Set(criticals.map(({ part }) => part))]
    .filter((name) => !mendsItself(name))
    .map((name) => ({ of, name, engine: ENGINE.test(name) ? mech.engine : null, scars: [] }));

/** Whether this is the part that is meant. */
export const isPart = (part: PartRef, { of, name }: PartRef): boolean =>
  part.of === of && part.name === name;

/** How many criticals a part has received. */
export const criticalsOf = ({ scars }: Pick<Part, 'scars'>): number =>
  scars.reduce((sum, { times }) => sum + times, 0);

/** Whether a part has received none. */
export const isWhole = (part: Pick<Part, 'scars'>): boolean => part.scars.length === 0;

/** Whether an effect kills the pilot at once, not only where it is too hot. */
export const killsPilot = (effect: Effect): boolean =>
  effect.effect === 'pilot killed' && effect.heatAbove === undefined;

/**
 * Why a part is no salvage (K5): three criticals, one "do no", one "received twice: do no" received so
 * often, or the death of its pilot. Effects that came at once count as criticals. Null where it is usable.
 */
export const whyUnusable = (part: Part): PartHindrance | null => {
  const has = (meant: (effect: Effect, times: number) => boolean): boolean =>
    part.scars.some(({ effects, times }) => effects.some((effect) => meant(effect, times)));
  if (has(killsPilot)) return { kind: 'destroyed with its pilot', part: part.name };
  if (has((effect, times) => isShutting(effect) && times >= (effect.received ?? 1)))
    return { kind: 'do no', part: part.name };
  return criticalsOf(part) >= MOST_CRITICALS ? { kind: 'three criticals', part: part.name } : null;
};

/** Whether a part is salvage (K5). */
export const isUsable = (part: Part): boolean => whyUnusable(part) === null;

/**
 * Why a part may not replace another (K6): the same part is the same name, in any booklet; an Engine has
 * to be the same engine too. Null where it may.
 */
export const whyNotInstead = (part: Part, before: Part): PartHindrance | null =>
  part.name !== before.name
    ? { kind: 'no such part', part: part.name, of: before.of }
    : part.engine !== before.engine
      ? { kind: 'other engine', engine: part.engine ?? '', wanted: before.engine ?? '' }
      : null;

/** What the parts of a 'Mech bring along into a battle (K6, K8). */
export const broughtBy = (parts: readonly Part[]): readonly BroughtCritical[] =>
  parts.flatMap(({ name, scars }) =>
    scars.map(({ effects, times }) => ({ part: name, effects, times })),
  );

/** The parts after a battle that left these criticals on them: armor and heat sinks are whole again (K8). */
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
