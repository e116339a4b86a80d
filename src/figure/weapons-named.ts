import type { ViewScreen } from '../rules/booklet/booklet.ts';

/** Small words of titles, singular. */
const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => (word === 'fires' ? 'firing' : word.replace(/s$/, '')));

/** Which of a 'Mech's weapons a picture names; where it only says "firing", the first on the card. */
export const weaponsIn = (
  screen: Pick<ViewScreen, 'picture' | 'title'>,
  weapons: readonly string[],
): readonly string[] => {
  const said = new Set([...wordsOf(screen.picture), ...wordsOf(screen.title)]);
  if (!said.has('firing')) return [];
  const whole = weapons.filter((weapon) => wordsOf(weapon).every((word) => said.has(word)));
  // "Autocannon and laser" does not say which laser: the first on the card.
  const inPart = weapons.find(
    (weapon) =>
      !whole.some((other) => wordsOf(other).some((word) => wordsOf(weapon).includes(word))) &&
      wordsOf(weapon).some((word) => said.has(word)),
  );
  const named = [...whole, ...(inPart && said.has(wordsOf(inPart).at(-1) ?? '') ? [inPart] : [])];
  return named.length > 0 ? named : weapons.slice(0, 1);
};
