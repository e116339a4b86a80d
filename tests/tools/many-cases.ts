import fc from 'fast-check';

export * from 'fast-check';

/** What fast-check tries where a law asks for no number. */
const USUAL = 100;
const times = Number(process.env['LAWS_TIMES']);

/** What laws import as `fast-check` when `laws.ts` runs them: so many times as many cases. */
const assert = <Drawn>(
  property: fc.IRawProperty<Drawn>,
  { numRuns = USUAL, ...others }: fc.Parameters<Drawn> = {},
): void | Promise<void> => fc.assert(property, { ...others, numRuns: numRuns * times });

export default { ...fc, assert };
