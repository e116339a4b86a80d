/** What an address tells the stage that it names. */
export interface Given {
  /** Of a booklet or a duel; empty where the address has none. */
  readonly id: string;
  /** Of a page or a turn; null where the address has none. */
  readonly number: number | null;
}

const ID = /^[a-z0-9-]{1,40}$/;
const NUMBER = /^\d{1,5}$/;

/**
 * What the hash of an address gives the stage of a pattern, or null where it is not that stage's. A
 * pattern is words; `:id` stands for a name, and `:number` at its end for a number that may be
 * missing, or be none at all.
 */
export const givenBy = (hash: string, pattern: string): Given | null => {
  const asked = pattern.split('/');
  const words = hash.replace(/^#?\/?/, '').split('/');
  const fits = asked.every((each, at) => {
    const word = words[at];
    if (each === ':number') return true;
    return each === ':id' ? word !== undefined && ID.test(word) : word === each;
  });
  if (!fits || words.length > asked.length) return null;
  const number = words[asked.indexOf(':number')] ?? '';
  return {
    id: words[asked.indexOf(':id')] ?? '',
    number: NUMBER.test(number) ? Number(number) : null,
  };
};
