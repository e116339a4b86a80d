import { foundOf } from '../rules/check/finding.ts';
import { checkSheet } from './check-sheet.ts';
import type { SheetFault } from './fault.ts';
import { readAlphaStrike } from './read-alpha-strike.ts';
import { leglessOf } from './read-common.ts';
import { readDestiny } from './read-destiny.ts';
import { readRecordSheet } from './read-record-sheet.ts';
import type { Sheet } from './sheet.ts';
import { SheetReader } from './sheet-reader.ts';

const GAMES: Readonly<Record<string, (reader: SheetReader, value: unknown) => Sheet>> = {
  'record sheet': readRecordSheet,
  destiny: readDestiny,
  'alpha strike': readAlphaStrike,
};
/** The values of a sheet's `game`. */
export const SHEET_GAMES: readonly string[] = Object.keys(GAMES);

type Read =
  | { readonly ok: true; readonly sheet: Sheet }
  | { readonly ok: false; readonly faults: readonly SheetFault[] };

/** Reads a sheet of any game, or lists every fault of it with its place. */
export const readSheet = (value: unknown): Read => {
  const reader = new SheetReader();
  const whole = reader.part(value, [], null);
  const game = reader.has(whole, 'game') ? whole.value['game'] : undefined;
  const read = typeof game === 'string' && Object.hasOwn(GAMES, game) ? GAMES[game] : undefined;
  if (reader.faults.length > 0) return { ok: false, faults: reader.faults };
  const legless = leglessOf(reader, whole);
  if (legless)
    reader.add(reader.has(whole, 'type') ? ['type'] : [], { kind: 'no legs', what: legless });
  else if (!read)
    reader.add(
      ['game'],
      game === undefined
        ? { kind: 'lacking', what: 'game' }
        : { kind: 'no such game', found: foundOf(game) },
    );
  const sheet = legless ? undefined : read?.(reader, value);
  if (sheet && reader.faults.length === 0) checkSheet(reader, sheet);
  return sheet && reader.faults.length === 0
    ? { ok: true, sheet }
    : { ok: false, faults: reader.faults };
};
