import type { FindBooklet } from '../../../src/rules/fight/replay.ts';
import { faultText } from '../../../src/rules/words/refusal-text.ts';
import { findBook } from '../battle/table-top.ts';
import { battleFrom } from './one-battle.ts';

/** Who sits down in a duel, and with a third. */
export const HEAD = ['viewscreen record 2', 'lone: rfl-3n Ada', 'rival: grf-1n Ben'];
export const MANY = [...HEAD, 'rival: rfl-3n Cem'];
export const lines = (...written: readonly string[]): string => written.join('\n');
export const shelf: FindBooklet = (id, edition) =>
  edition === null || findBook(id)?.edition === edition ? findBook(id) : undefined;
/** What is said of the first line that cannot be. */
export const faultOf = (...written: readonly string[]): string | null => {
  const { fault } = battleFrom(lines(...written), shelf);
  return fault && faultText(fault);
};
