/** What an address gives the stage that it names. */
export interface Given {
  /** Of a booklet, a duel or a hangar; empty where the address has none. */
  readonly id: string;
  /** Of something in it: a pilot, a 'Mech or a game of a hangar; empty where the address has none. */
  readonly of: string;
  /** Of a page or a turn; null where the address has none. */
  readonly number: number | null;
}

const ID = /^[a-z0-9-]{1,40}$/;
const NUMBER = /^\d{1,5}$/;

/**
 * What the hash of an address gives the stage of a pattern, or null where it is not that stage's. A
 * pattern is words; `:id` stands for a name, `:of` for that of something in it, and `:number`
 * at its end for a number that may be missing, or be none at all.
 */
export const givenBy = (hash: string, pattern: string): Given | null => {
  const asked = pattern.split('/');
  const words = hash.replace(/^#?\/?/, '').split('/');
  const fits = asked.every((each, at) => {
    const word = words[at];
    if (each === ':number') return true;
    const isName = each === ':id' || each === ':of';
    return isName ? word !== undefined && ID.test(word) : word === each;
  });
  if (!fits || words.length > asked.length) return null;
  const given = (each: string): string => words[asked.indexOf(each)] ?? '';
  const number = given(':number');
  return {
    id: given(':id'),
    of: given(':of'),
    number: NUMBER.test(number) ? Number(number) : null,
  };
};
