/** A sentence above the stage. It goes by itself unless it has a button or one of the flags below. */
export interface Notice {
  readonly text: string;
  readonly about?: string;
  readonly act?: { readonly name: string; readonly do: () => void };
  readonly stays?: true;
  readonly waits?: true;
  /** Shown only on stages with the bar, so that it does not disturb a duel or a settlement. */
  readonly atBar?: true;
}

/** Goes by itself. */
export const isPassing = ({ act, stays, waits }: Notice): boolean => !act && !stays && !waits;
