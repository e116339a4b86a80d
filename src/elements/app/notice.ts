/** A sentence above the stage until it is dismissed. */
export interface Notice {
  readonly text: string;
  /** It replaces the notice about the same thing. */
  readonly about?: string;
  readonly act?: { readonly name: string; readonly do: () => void };
  /** It stays until the next start. */
  readonly stays?: true;
}

/** Whether it goes by itself. */
export const isPassing = ({ act, stays }: Notice): boolean => !act && !stays;
