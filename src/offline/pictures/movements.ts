import type { Movement } from '../../figure/drawing.ts';
import type { ShownBooklet, ViewScreen } from '../../rules/booklet/booklet.ts';
import table from '../moves.json';
import { placeSought } from './picture-places.ts';

/**
 * By booklet, eight signs a view screen from 1 to 63: a letter for how something moves there, where from (hundredths of
 * the picture from its upper left) and which way (hundredths of a turn). `npm run pictures` writes it from the drawing.
 */
const DRAWN: Readonly<Record<string, string>> = table;

const KINDS: Readonly<Record<string, Movement['kind']>> = { s: 'shoots', b: 'bursts', d: 'drifts' };

/** How what is on the second sheet of a view screen moves; likely so where nobody has looked at the drawing. */
export const movementOf = (
  booklet: Pick<ShownBooklet, 'id'>,
  screen: Pick<ViewScreen, 'number' | 'picture' | 'range'>,
): Movement => {
  const at = (screen.number - 1) * 4;
  const row = DRAWN[booklet.id]?.slice(at, at + 7) ?? '';
  const kind = KINDS[row.slice(0, 1)];
  const share = (from: number): number => Number(row.slice(from, from + 2)) / 100;
  if (kind) return { kind, x: share(1), y: share(3), way: row.endsWith('-') ? null : share(5) };
  const y = placeSought(booklet, screen, 'hit');
  if (screen.picture.includes('hit')) return { kind: 'bursts', x: 0.5, y, way: null };
  return { kind: /firing/.test(screen.picture) ? 'shoots' : 'drifts', x: 0.5, y, way: null };
};
