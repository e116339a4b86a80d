/** The default of an entry, and a check of what is kept. The schemas of rows could do it too, but
 *  their library takes a tenth of the first load's budget. */
export interface KeptEntry<Value> {
  readonly first: Value;
  readonly fits: (kept: unknown) => boolean;
}

export const choiceOf = <const Choice>(
  choices: readonly [Choice, ...Choice[]],
): KeptEntry<Choice> => ({
  first: choices[0],
  fits: (kept) => choices.some((choice) => choice === kept),
});

export const some = <Value>(
  each: KeptEntry<Value>,
  first: readonly Value[],
): KeptEntry<readonly Value[]> => ({
  first,
  fits: (kept) => Array.isArray(kept) && kept.every(each.fits),
});

export const two = <Value>(
  each: KeptEntry<Value>,
  first: readonly [Value, Value] = [each.first, each.first],
): KeptEntry<readonly [Value, Value]> => ({
  first,
  fits: (kept) => Array.isArray(kept) && kept.length === 2 && kept.every(each.fits),
});

export const text: KeptEntry<string> = { first: '', fits: (kept) => typeof kept === 'string' };
export const anything: KeptEntry<unknown> = { first: null, fits: () => true };
export const entries: KeptEntry<Readonly<Record<string, unknown>>> = {
  first: {},
  fits: (kept) => kept !== null && typeof kept === 'object',
};

/** For all tabs and visits, or for one tab until it is closed. */
const STORAGES = { device: () => localStorage, tab: () => sessionStorage } as const;

/** The value of a kept text: JSON, or a bare word from an older build. */
const said = (kept: string): unknown => {
  try {
    return JSON.parse(kept);
  } catch {
    return kept;
  }
};

/** A small value that may be lost. */
export interface Kept<Value> {
  /** The kept value, or the default if there is none or it is not valid. */
  read(): Value;
  /** Keeps it if the browser allows it; null forgets it. */
  write(value: Value | null): void;
}

/** A small value under a key that may be lost, like settings; neither reading nor writing throws.
 *  Browsers write it late: input, and anything that matters, belongs in a row. */
export const kept = <Value>(
  key: string,
  { first, fits }: KeptEntry<Value>,
  where: keyof typeof STORAGES = 'device',
): Kept<Value> => ({
  read() {
    try {
      const value = said(STORAGES[where]().getItem(key) ?? 'null');
      return value !== null && fits(value) ? (value as Value) : first;
    } catch {
      return first;
    }
  },
  write(value) {
    try {
      if (value === null) STORAGES[where]().removeItem(key);
      else STORAGES[where]().setItem(key, JSON.stringify(value));
    } catch {
      // Next time it has its default.
    }
  },
});
