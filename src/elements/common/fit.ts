/** Smallest size that words are set in, of the usual one. */
const LEAST = 0.3;
const STEP = 0.05;

/** Whether something of `inside` stands below or beside its box. */
const isCut = (inside: HTMLElement): boolean =>
  inside.scrollHeight > inside.clientHeight ||
  [...inside.querySelectorAll('td')].some((cell) => cell.scrollWidth > cell.clientWidth);

/** Sets what stands on a sheet smaller, step by step, until all of it is there: a booklet may carry
 *  long names. Its style sheet reads `--size`. */
export const fit = (inside: HTMLElement): void => {
  let size = 1;
  do inside.style.setProperty('--size', String(size));
  while (isCut(inside) && (size -= STEP) >= LEAST);
};
