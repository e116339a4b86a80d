import type { ManeuverDocument } from '../rules/document/booklet-document.ts';
import type { ForgedCell, TableCell } from './cell.ts';
import { CELLS } from './cell.ts';
import type { HarmRow } from './critical-table.ts';
import { HARMS } from './critical-table.ts';
import { lettered } from './letters.ts';
import type { Machine } from './machine.ts';
import { ownPage } from './own-page.ts';

/** Whether an owner of this mobility is hit in a cell (F11). */
const isHit = ({ hit }: TableCell, { mobility, jets }: Machine): boolean =>
  hit !== null && mobility <= hit.upTo && (hit.by === 'all' || hit.by === (jets ? 'jump' : 'run'));

/** The cells of a 'Mech (F9–F11, F15), with letters assigned; some pages may still be unused. */
export const cellsOf = (
  machine: Machine,
  maneuvers: readonly ManeuverDocument[],
): readonly ForgedCell[] => {
  const has = new Set(maneuvers.map((row) => row.console));
  const moves = machine.jets ? 'jump' : 'run';
  const cells = CELLS.map((cell): ForgedCell => {
    const { holder, owner, hit } = cell;
    if (!has.has(owner)) return { holder, owner, screen: 0, letter: '' };
    return hit && isHit(cell, machine)
      ? { holder, owner, screen: hit.screen, letter: hit.letter[moves] }
      : { holder, owner, screen: ownPage(machine, cell), letter: '' };
  });
  return Object.entries(HARMS[moves]).reduce(
    (all, [screen, rows]) => lettered(all, Number(screen), lettersOf(rows)),
    cells as readonly ForgedCell[],
  );
};

const lettersOf = (rows: readonly HarmRow[]): readonly string[] =>
  rows.flatMap(({ letters }) => Object.keys(letters)).toSorted();
