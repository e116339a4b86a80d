/** Smallest factor of the usual size. */
const LEAST = 0.3;
const STEP = 0.05;

/** Content overflows the box below or beside. */
const isCut = (inside: HTMLElement): boolean =>
  inside.scrollHeight > inside.clientHeight ||
  [...inside.querySelectorAll('td')].some((cell) => cell.scrollWidth > cell.clientWidth);

/** Shrinks the words of a sheet in steps until long names fit. Its style sheet reads `--size`. */
export const fit = (inside: HTMLElement): void => {
  let size = 1;
  do inside.style.setProperty('--size', String(size));
  while (isCut(inside) && (size -= STEP) >= LEAST);
};
