import type { Booklet } from '../../rules/booklet/booklet.ts';
import { battleName } from '../../rules/fight/fight.ts';
import { printRecord } from '../../rules/fight/print.ts';
import type { Sitting } from '../../rules/fight/sitting.ts';
import { liveriesOf } from '../../rules/fight/dressed.ts';
import { beginTurn } from '../../rules/fight/turn.ts';
import type { Library } from '../booklets/library.ts';
import { newId } from '../disk/new-id.ts';
import type { DuelSave } from './duel-save.ts';

/** What a table needs to know of a booklet that is flown there. */
export type FlownBooklet = Pick<Booklet, 'edition'> & {
  readonly mech: Pick<Booklet['mech'], 'name'>;
};

/**
 * The row of a duel or fight to which these sit down, the only place that makes one: nothing is played and
 * nothing chosen. `flown` are the booklets of its 'Mechs, by pilot.
 */
export const newTable = (sitting: Sitting, flown: readonly FlownBooklet[]): DuelSave => {
  const { battles, game, led, options, seats, secrecy } = sitting;
  const liveries = liveriesOf(seats);
  const now = Date.now();
  return {
    id: newId(),
    version: 5,
    revision: 0,
    record: printRecord({ options, entrants: seats, battles, moves: [] }),
    editions: flown.map(({ edition }) => edition),
    chooses: seats.map(({ chooses }) => chooses),
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
  return flown.length < read.length ? null : newTable(sitting, flown);
};
