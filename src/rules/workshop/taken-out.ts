import type { Keys } from '../check/finding.ts';
import { at } from '../check/sound-parts.ts';
import { changedAlong } from './renamed.ts';

/** The document after a row of a list came or went at a place: its sources say where each row is now; what they said of
 *  one that went is dropped. */
export const sourcesMoved = (document: unknown, list: string, row: number, by: 1 | -1): unknown => {
  const moved = (path: unknown): readonly unknown[] => {
    const [own, ...deeper] = String(path).replace(`${list}.`, '').split('.');
    if (!String(path).startsWith(`${list}.`) || !(Number(own) >= row)) return [path];
    return by < 0 && Number(own) === row ? [] : [[list, Number(own) + by, ...deeper].join('.')];
  };
  return changedAlong(document, ['sources', 'cells'], (cells) =>
    !Array.isArray(cells)
      ? cells
      : cells.flatMap((cell: unknown) => {
          const of = at(cell, 'of');
          if (!Array.isArray(of) || of.length === 0) return [cell];
          const left = of.flatMap(moved);
          return left.length > 0 ? [changedAlong(cell, ['of'], () => left)] : [];
        }),
  );
};

/** The document without the value at its keys, of an object or a list; the last path of a source takes the source along. */
export const takenOut = (document: unknown, keys: Keys): unknown => {
  const [path, key] = [keys.slice(0, -1).map(String), String(keys.at(-1))];
  let isRow = false;
  let isLast = false;
  const left = changedAlong(document, path, (value) => {
    isRow = Array.isArray(value);
    isLast =
      Array.isArray(value) && value.length === 1 && path[0] === 'sources' && path[3] === 'of';
    if (Array.isArray(value)) return value.toSpliced(Number(key), 1);
    return typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).filter(([own]) => own !== key))
      : value;
  });
  if (isLast) return takenOut(document, keys.slice(0, 3));
  return isRow ? sourcesMoved(left, path.join('.'), Number(key), -1) : left;
};
