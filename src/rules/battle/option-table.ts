/** The kinds of game whose forms offer options. */
export const KINDS = ['duel', 'fight', 'game of a hangar'] as const;
export type Kind = (typeof KINDS)[number];

interface OptionRow {
  /** The usual choice first. */
  readonly choices: readonly [string, ...string[]];
  /** Where it is offered; any other game has the usual choice. */
  readonly offered: readonly Kind[];
  /**
   * The first version of game rows and files that can hold it; a later option needs a new one. Records, rows and
   * files always name an option of version 1, and a later one only if its choice is not the usual one.
   */
  readonly since: number;
}

/** What both sides agree on before a battle: one row for each option. */
export const OPTION_TABLE = {
  /** A3. */
  ammunition: { choices: ['counted', 'ignored'], offered: KINDS, since: 1 },
} as const satisfies Readonly<Record<string, OptionRow>>;
