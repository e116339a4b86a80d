import type { Livery } from '../battle/livery.ts';
import type { Entrant, FightRecord } from './record.ts';

/** What the 'Mechs of a record wear, by entrant; null for one that wears nothing. */
export type Liveries = readonly (Livery | null)[];

/** A record whose 'Mechs wear what is kept beside it. No record has it written down: nothing is decided by it. */
export const dressed = <Worn extends Pick<FightRecord, 'entrants'>>(
  record: Worn,
  liveries: Liveries = [],
): Worn => ({
  ...record,
  entrants: record.entrants.map((entrant, place) => {
    const livery = liveries[place];
    return livery ? { ...entrant, livery } : entrant;
  }),
});

/** What the 'Mechs of a record wear, to be kept beside it; undefined where none wears anything. */
export const liveriesOf = (entrants: readonly Entrant[]): Liveries | undefined =>
  entrants.some(({ livery }) => livery) ? entrants.map(({ livery }) => livery ?? null) : undefined;
