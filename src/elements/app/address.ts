export interface Given {
  /** Of a booklet, a duel or a hangar, or what a link holds; empty if there is none. */
  readonly id: string;
  /** A pilot, a 'Mech or a game of that hangar; empty if there is none. */
  readonly of: string;
  /** A page or a turn; null if there is none. */
  readonly number: number | null;
}

const ID = /^[a-z0-9-]{1,40}$/;
const NUMBER = /^\d{1,5}$/;

/**
 * The parts of a hash by a stage's pattern; null if the hash is not that stage's. A pattern is words; `:id`
 * stands for a name, `:of` for that of something in it, a final `:number` for a number that may be missing or
 * malformed, and a final `:all` for whatever follows.
 */
export const givenBy = (hash: string, pattern: string): Given | null => {
  const asked = pattern.split('/');
  const all = asked.indexOf(':all');
  const found = hash.replace(/^#?\/?/, '').split('/');
  const words = all < 0 ? found : [...found.slice(0, all), found.slice(all).join('/')];
  const fits = asked.every((each, at) => {
    const word = words[at];
    if (each === ':number' || each === ':all') return true;
    const isName = each === ':id' || each === ':of';
    return isName ? word !== undefined && ID.test(word) : word === each;
  });
  if (!fits || words.length > asked.length) return null;
  const given = (each: string): string => words[asked.indexOf(each)] ?? '';
  const number = given(':number');
  return {
    id: given(all < 0 ? ':id' : ':all'),
    of: given(':of'),
    number: NUMBER.test(number) ? Number(number) : null,
  };
};
