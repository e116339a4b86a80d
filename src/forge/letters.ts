import type { ForgedCell } from './cell.ts';

const countOf = (cells: readonly ForgedCell[], screen: number, letter: string): number =>
  cells.filter((cell) => cell.screen === screen && cell.letter === letter).length;

/** Assigns the letters of a page to cells (F15): a cell keeps its own if the page has it, others
 *  get the least used one, the first in a tie. A letter without a cell then takes one from the most
 *  used. */
export const lettered = (
  cells: readonly ForgedCell[],
  screen: number,
  letters: readonly string[],
): readonly ForgedCell[] => {
  const given = cells.map((cell) =>
    cell.screen === screen && !letters.includes(cell.letter) ? { ...cell, letter: '' } : cell,
  );
  const used = new Map(letters.map((letter) => [letter, countOf(given, screen, letter)]));
  const least = (): string =>
    letters.reduce((one, other) => ((used.get(other) ?? 0) < (used.get(one) ?? 0) ? other : one));
  const most = (): string =>
    letters.reduce((one, other) => ((used.get(other) ?? 0) > (used.get(one) ?? 0) ? other : one));
  const give = (at: number, letter: string): void => {
    const cell = given[at];
    if (!cell) return;
    used.set(cell.letter, (used.get(cell.letter) ?? 0) - 1);
    given[at] = { ...cell, letter };
    used.set(letter, (used.get(letter) ?? 0) + 1);
  };
  given.forEach((cell, at) => {
    if (cell.screen === screen && cell.letter === '') give(at, least());
  });
  for (const letter of letters) {
    const rich = most();
    if (used.get(letter) !== 0 || (used.get(rich) ?? 0) < 2) continue;
    give(
      given.findLastIndex((cell) => cell.screen === screen && cell.letter === rich),
      letter,
    );
  }
  return given;
};
