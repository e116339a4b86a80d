import type { Finding, Keys } from './finding.ts';
import { inDocument } from './finding.ts';

/** Nesting of lists and objects: a booklet has nine levels. */
export const DEEPEST = 16;
export const TOO_DEEP = { kind: 'too deep', most: DEEPEST } as const;
/** The most values of a document, with each list, object and entry: a full booklet has some 2,000. */
export const MOST_VALUES = 12_000;
export const TOO_MANY = { kind: 'too many entries', most: MOST_VALUES } as const;
const MOST_FAULTS = 200;

/** Names that reach behind an object instead of into it. */
const NO_NAMES: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** Whether no entry of a document may have this name. */
export const isNoName = (key: string): boolean => NO_NAMES.has(key.trim());

/** The fault of an entry for whose name `isNoName` holds. */
export const noName = (keys: Keys, name: string): Finding => ({
  place: inDocument(...keys, name),
  kind: 'forbidden name',
  name,
});

interface TreeChecked {
  readonly faults: readonly Finding[];
  /** Whether the document is small enough for further checks. */
  readonly measured: boolean;
}

/** Checks the depth and size of a document, and entries with forbidden names. */
export const checkTree = (document: unknown): TreeChecked => {
  const faults: Finding[] = [];
  let values = 0;
  let refused: Finding | null = null;
  const walk = (value: unknown, keys: Keys): void => {
    if (refused) return;
    values += 1;
    if (values > MOST_VALUES) refused = { place: inDocument(), ...TOO_MANY };
    else if (value === null || typeof value !== 'object') return;
    else if (keys.length >= DEEPEST) refused = { place: inDocument(...keys), ...TOO_DEEP };
    else
      for (const key in value) {
        if (!Object.hasOwn(value, key)) continue;
        if (isNoName(key)) {
          if (faults.length < MOST_FAULTS) faults.push(noName(keys, key));
        } else walk((value as Record<string, unknown>)[key], [...keys, key]);
        if (refused) return;
      }
  };
  walk(document, []);
  return { faults: refused ? [...faults, refused] : faults, measured: refused === null };
};
