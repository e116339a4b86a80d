import type { Fault } from './fault.ts';
import { pathOf, shown } from './fault.ts';

/** Largest booklet that is read, in characters: twenty times a full one. */
export const LARGEST_BOOKLET = 1_000_000;
const DEEPEST = 16;
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);
const MOST_FAULTS = 200;

/** Size, nesting and JSON of a booklet's text. `document` is there where JSON could be made of it. */
export const readJson = (
  text: string,
): { readonly document?: unknown; readonly faults: readonly Fault[] } => {
  const whole = (problem: string) => ({ faults: [{ path: '', problem }] });
  if (text.length > LARGEST_BOOKLET)
    return whole(
      `the file has ${text.length.toLocaleString('en')} characters; a booklet has at most ${LARGEST_BOOKLET.toLocaleString('en')}`,
    );
  const scanned = scan(text);
  if (scanned.deepest > DEEPEST)
    return whole(
      `the document is nested ${scanned.deepest} deep; a booklet needs at most ${DEEPEST}`,
    );
  try {
    return { document: JSON.parse(text.replace(/^\uFEFF/, '')) as unknown, faults: scanned.twice };
  } catch (error) {
    return whole(
      `the file is no JSON: ${placed(text, error instanceof Error ? error.message : '')}`,
    );
  }
};

/** Where a parser stumbled, in lines and columns. */
const placed = (text: string, message: string): string => {
  const at = /position (\d+)/.exec(message)?.[1];
  const said = message.replace(/ in JSON.*$/s, '').replace(/ \(line.*$/s, '');
  if (at === undefined) return said || 'it cannot be read';
  const before = text.slice(0, Number(at)).split('\n');
  return `${said}, line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
};

/** How deep the text is nested, and the entries that stand twice in one object. */
const scan = (text: string): { readonly deepest: number; readonly twice: readonly Fault[] } => {
  const open: { keys: Set<string> | null; at: string | number }[] = [];
  const twice: Fault[] = [];
  let deepest = 0;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    const inside = open.at(-1);
    if (character === '{' || character === '[') {
      open.push({ keys: character === '{' ? new Set() : null, at: character === '[' ? 0 : '' });
      deepest = Math.max(deepest, open.length);
      if (deepest > DEEPEST * 4) break;
    } else if (character === '}' || character === ']') open.pop();
    else if (character === ',' && typeof inside?.at === 'number') inside.at += 1;
    else if (character === '"') {
      const start = index;
      for (index += 1; index < text.length && text[index] !== '"'; index += 1)
        if (text[index] === '\\') index += 1;
      if (!inside?.keys || !/^\s*:/.test(text.slice(index + 1, index + 40))) continue;
      const key = text.slice(start + 1, index);
      inside.at = key;
      if (inside.keys.has(key) && twice.length < MOST_FAULTS)
        twice.push({
          path: pathOf(...open.map(({ at }) => at)),
          problem: 'this entry stands here twice; keep one',
        });
      inside.keys.add(key);
    }
  }
  return { deepest, twice };
};

/** Entries that no document may have, and nesting too deep to be one. */
export const checkKeys = (document: unknown): readonly Fault[] => {
  const faults: Fault[] = [];
  const walk = (value: unknown, path: readonly (string | number)[]): void => {
    if (value === null || typeof value !== 'object' || faults.length >= MOST_FAULTS) return;
    if (path.length > DEEPEST) {
      faults.push({
        path: pathOf(...path),
        problem: `the document is nested deeper than ${DEEPEST}`,
      });
      return;
    }
    for (const key of Object.keys(value)) {
      if (FORBIDDEN.has(key))
        faults.push({
          path: pathOf(...path, key),
          problem: `no entry of a booklet is called ${shown(key)}; take it out`,
        });
      else walk((value as Record<string, unknown>)[key], [...path, key]);
    }
  };
  walk(document, []);
  return faults;
};
