/** A number in [0, 1) at each call. */
export type Chance = () => number;

/** A repeatable stream of numbers in [0, 1): the same seed gives the same picture (mulberry32). */
export const chance = (seed: number): Chance => {
  let state = Math.trunc(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};
