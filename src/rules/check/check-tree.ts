import type { Fault } from './fault.ts';
import { pathOf, shown } from './fault.ts';

/** Lists and objects inside one another: a booklet has nine. */
export const DEEPEST = 16;
/** What is told of a document with more of them. */
export const TOO_DEEP = `the document is nested deeper than ${DEEPEST}; a booklet needs no more`;
/** Values of a document, each list, object and entry counted: a full booklet has some two thousand. */
export const MOST_VALUES = 12_000;
/** What is told of a document with more of them. */
export const TOO_MANY = `the document has more than ${MOST_VALUES.toLocaleString('en')} entries; a full booklet has some 2,000`;
const MOST_FAULTS = 200;

/** Names that reach behind an object instead of into it. */
const NO_NAMES: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** Whether no entry of a document may be called so. */
export const isNoName = (key: string): boolean => NO_NAMES.has(key.trim());

/** The fault of an entry whose name `isNoName`. */
export const noName = (path: readonly (string | number)[], key: string): Fault => ({
  path: pathOf(...path, key),
  problem: `no entry of a booklet is called ${shown(key)}; take it out`,
});

interface TreeChecked {
  readonly faults: readonly Fault[];
  /** Whether the document is small enough to be looked at further. */
  readonly measured: boolean;
}

/** How deep and how large a document is, and entries that none may have. */
export const checkTree = (document: unknown): TreeChecked => {
  const faults: Fault[] = [];
  let values = 0;
  let refused: Fault | null = null;
  const walk = (value: unknown, path: readonly (string | number)[]): void => {
    if (refused) return;
    values += 1;
    if (values > MOST_VALUES) refused = { path: '', problem: TOO_MANY };
    else if (value === null || typeof value !== 'object') return;
    else if (path.length >= DEEPEST)
      refused = {
        path: pathOf(...path),
        problem: TOO_DEEP,
      };
    else
      for (const key in value) {
        if (!Object.hasOwn(value, key)) continue;
        if (isNoName(key)) {
          if (faults.length < MOST_FAULTS) faults.push(noName(path, key));
        } else walk((value as Record<string, unknown>)[key], [...path, key]);
        if (refused) return;
      }
  };
  walk(document, []);
  return { faults: refused ? [...faults, refused] : faults, measured: refused === null };
};
