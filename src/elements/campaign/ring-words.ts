import type { Ring } from '../../rules/campaign/card/mech.ts';

/** `no rings`, `3 rings, one of them hollow for an escape`. */
export const ringWords = (rings: readonly Pick<Ring, 'hollow'>[]): string => {
  const hollow = rings.filter((ring) => ring.hollow).length;
  if (rings.length === 0) return 'no rings';
  if (rings.length === 1) return hollow === 1 ? 'one ring, hollow for an escape' : 'one ring';
  const all = `${rings.length} rings`;
  if (hollow === 0) return all;
  if (hollow === rings.length) return `${all}, all hollow for escapes`;
  return `${all}, ${hollow === 1 ? 'one of them hollow for an escape' : `${hollow} of them hollow for escapes`}`;
};
