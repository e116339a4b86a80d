import type { Booklet } from '../../rules/booklet/booklet.ts';
import { battleName } from '../../rules/fight/fight.ts';
import { unusualOptions } from '../../rules/battle/options.ts';
import { printRecord } from '../../rules/fight/print.ts';
import type { Chooser, SeatHand } from '../../rules/fight/hands.ts';
import { isPerson } from '../../rules/fight/hands.ts';
import type { Sitting } from '../../rules/fight/sitting.ts';
import { liveriesOf } from '../../rules/fight/record.ts';
import { beginTurn } from '../../rules/fight/turn.ts';
import type { Library } from '../booklets/library.ts';
import { newId } from '../disk/new-id.ts';
import type { DuelSave } from './duel-save.ts';

/** What a table needs to know of a booklet that is flown there. */
export type FlownBooklet = Pick<Booklet, 'edition'> & {
  readonly mech: Pick<Booklet['mech'], 'name'>;
};

/** 128 bits of chance, as 32 hexadecimal digits. */
export const newSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** Who chooses at a new table: a computer pilot has a new seed at each. */
const chooserFrom = (hand: SeatHand): Chooser =>
  hand === 'person' ? hand : { pilot: hand, seed: newSeed() };

/**
 * The row of a duel or fight to which these sit down, the only place that makes one: nothing is played and
 * nothing chosen. `flown` are the booklets of its 'Mechs, by pilot.
 */
export const newTable = (sitting: Sitting, flown: readonly FlownBooklet[]): DuelSave => {
  const { battles, coach, game, led, options, seats, secrecy } = sitting;
  const liveries = liveriesOf(seats);
  const now = Date.now();
  return {
    id: newId(),
    version: unusualOptions(options).length > 0 ? 8 : 7,
    revision: 0,
    record: printRecord({ options, entrants: seats, battles, moves: [] }),
    editions: flown.map(({ edition }) => edition),
    chooses: seats.map(({ chooses }) => chooserFrom(chooses)),
    ...(liveries ? { liveries } : {}),
    secrecy,
    battles: battles.map(({ rivals }, place) => ({
      name: battleName(place),
      turn: beginTurn(1 + rivals.length),
    })),
    begun: now,
    changed: now,
    ended: null,
    summary: {
      pilots: seats.map(({ pilot }) => pilot),
      mechs: flown.map(({ mech }) => mech.name),
      few: battles.map(({ lone }) => lone),
      turn: 1,
    },
    ...(led ? { led } : {}),
    ...(coach ? { coach } : {}),
    ...(game ? { game } : {}),
  };
};

/** The same, flown with the booklets of the shelf, which are read for it; null where one cannot be read. */
export const tableFromShelf = async (
  sitting: Sitting,
  library: Pick<Library, 'read'>,
): Promise<DuelSave | null> => {
  const read = await Promise.all(
    sitting.seats.map(({ booklet, edition }) => library.read(booklet, edition)),
  );
  const flown = read.filter((booklet) => booklet !== undefined);
  if (flown.length < read.length) return null;
  return withJudgment(newTable(sitting, flown), flown);
};

/** The same table, its computer pilots thinking with what was learned of its 'Mechs; without any it stays as it is. */
export const withJudgment = async (
  table: DuelSave,
  flown: readonly Booklet[],
): Promise<DuelSave> => {
  if (table.chooses?.every(isPerson) ?? true) return table;
  const nets = await import('./nets.ts').catch(() => null);
  return nets ? nets.withNets(table, flown) : table;
};
