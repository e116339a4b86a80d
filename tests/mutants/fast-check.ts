import fc from 'fast-check';

export * from 'fast-check';

/** Cases that a law is tried with in a mutation run. */
const CASES = 20;

fc.configureGlobal({ seed: 1987, endOnFailure: true });

/** What the laws import as `fast-check` in a mutation run: fewer cases, always the same ones. */
const assert = <Drawn>(
  property: fc.IRawProperty<Drawn>,
  { numRuns = CASES, ...others }: fc.Parameters<Drawn> = {},
): void | Promise<void> => fc.assert(property, { ...others, numRuns: Math.min(numRuns, CASES) });

export default { ...fc, assert };
