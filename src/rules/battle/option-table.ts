/** The kinds of game that offer options: at the start, for several pilots, in a hangar. */
export const GAME_KINDS = ['duel', 'fight', 'hangar'] as const;
export type GameKind = (typeof GAME_KINDS)[number];

export interface OptionRow {
  /** The usual choice first. */
  readonly choices: readonly [string, ...string[]];
  /** Where it is offered; any other game has the usual choice. */
  readonly offered: readonly GameKind[];
  /**
   * The first version of game rows and files that can hold it; a later option needs a new one, whichever game offers it. Records, rows and
   * files always name an option of version 1, and a later one only if its choice is not the usual one.
   */
  readonly since: number;
}

/** What both sides agree on before a battle: one row for each option. */
export const OPTION_TABLE = {
  /** A3. */
  ammunition: { choices: ['counted', 'ignored'], offered: GAME_KINDS, since: 1 },
  /** D16: the turns after which nobody wins. */
  limit: { choices: ['none', '12', '16', '18', '24', '30'], offered: GAME_KINDS, since: 4 },
} as const satisfies Readonly<Record<string, OptionRow>>;
