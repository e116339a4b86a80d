import type { Finding, Keys } from './finding.ts';
import { inDocument } from './finding.ts';

/** Lists and objects inside one another: a booklet has nine. */
export const DEEPEST = 16;
/** What is found in a document with more of them. */
export const TOO_DEEP = { kind: 'too deep', most: DEEPEST } as const;
/** Values of a document, each list, object and entry counted: a full booklet has some two thousand. */
export const MOST_VALUES = 12_000;
/** What is found in a document with more of them. */
export const TOO_MANY = { kind: 'too many entries', most: MOST_VALUES } as const;
const MOST_FAULTS = 200;

/** Names that reach behind an object instead of into it. */
const NO_NAMES: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** Whether no entry of a document may be called so. */
export const isNoName = (key: string): boolean => NO_NAMES.has(key.trim());

/** The fault of an entry whose name `isNoName`. */
export const noName = (keys: Keys, name: string): Finding => ({
  place: inDocument(...keys, name),
  kind: 'forbidden name',
  name,
});

interface TreeChecked {
  readonly faults: readonly Finding[];
  /** Whether the document is small enough to be looked at further. */
  readonly measured: boolean;
}

/** How deep and how large a document is, and entries that none may have. */
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
