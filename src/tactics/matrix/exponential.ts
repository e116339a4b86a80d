/** Into so many parts a number is divided before its polynomial, which is squared so often after it. */
const [PARTS, SQUARINGS] = [256, 8];
/** What each degree of the polynomial is divided by, the highest first. */
const SHARES = [9, 8, 7, 6, 5, 4, 3, 2, 1].map((degree) => 1 / degree);
/** Below this nothing is left of it. */
const NOTHING = -60;

/**
 * e to the power of a number that is 0 or less, to nine digits. Of sums, products and quotients alone: the
 * same to the bit in every browser, which `Math.exp` is not.
 */
export const exponential = (power: number): number => {
  if (power <= NOTHING) return 0;
  const part = power / PARTS;
  let sum = 1;
  for (const share of SHARES) sum = 1 + part * sum * share;
  for (let times = 0; times < SQUARINGS; times += 1) sum *= sum;
  return sum;
};

/** A sum of odds as a chance less a half: −½ to ½, and the other way round for the other side, to the bit. */
export const edgeOf = (logit: number): number => {
  const other = exponential(logit < 0 ? logit : 0 - logit);
  const edge = (1 - other) / (2 * (1 + other));
  return logit < 0 ? 0 - edge : edge;
};
