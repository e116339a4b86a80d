/** A sentence above the stage until it is dismissed. */
export interface Notice {
  readonly text: string;
  /** It replaces the notice about the same thing. */
  readonly about?: string;
  readonly act?: { readonly name: string; readonly do: () => void };
  /** It stays until the next start. */
  readonly stays?: true;
  /** It stays until it is put away. */
  readonly waits?: true;
  /** It is read where the bar of the game is: it disturbs no duel and no settlement. */
  readonly atBar?: true;
}

/** Whether it goes by itself. */
export const isPassing = ({ act, stays, waits }: Notice): boolean => !act && !stays && !waits;
