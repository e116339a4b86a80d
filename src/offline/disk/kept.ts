/** What an entry is where it is missing or odd, and whether what is kept is one. The schemas of rows would say it too,
 *  but what reads them is a tenth of what the first load may weigh. */
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

/** Where small things are kept: for all tabs and visits, or for one tab until it is closed. */
const STORAGES = { device: () => localStorage, tab: () => sessionStorage } as const;

/** What a kept text says: JSON, or, where an older build kept a bare word, that word. */
const said = (kept: string): unknown => {
  try {
    return JSON.parse(kept);
  } catch {
    return kept;
  }
};

/** A small thing that may be lost. */
export interface Kept<Value> {
  /** As it is kept; as it is at first where nothing is kept, or nothing that fits. */
  read(): Value;
  /** Keeps it where the browser allows it; null forgets it. */
  write(value: Value | null): void;
}

/**
 * A small thing that may be lost, as settings may, under a key; neither reading nor writing ever throws. The browser
 * writes it late: what is typed, and all that matters, is a row.
 */
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
      // It is as it was at first the next time.
    }
  },
});
