import type { Entrant, FightRecord } from '../../rules/fight/record.ts';
import { freshEntrant } from '../../rules/fight/record.ts';
import { standingOf } from '../../rules/fight/fight.ts';
import { sittingOf } from '../../rules/fight/sitting.ts';
import { sure } from '../../rules/sure.ts';
import type { DuelSave } from './duel-save.ts';
import { newTable } from './new-table.ts';
import type { Library } from '../booklets/library.ts';
import type { Standing } from './standing.ts';

/** The same pilots once more, perhaps with the booklets swapped. */
export const rematchOf = ({ entrants }: FightRecord, swapped: boolean): readonly Entrant[] => {
  const flown = entrants.map(({ booklet }) => booklet);
  const next = swapped ? flown.toReversed() : flown;
  return entrants.map(({ pilot }, seat) => freshEntrant(sure(next[seat]), pilot));
};

/** The same pilots, each in the own 'Mech, another of them alone: those after that one follow round the table. */
export const againAlone = ({ entrants }: FightRecord, lone: number): readonly Entrant[] =>
  [...entrants.slice(lone), ...entrants.slice(0, lone)].map(({ booklet, pilot }) =>
    freshEntrant(booklet, pilot),
  );

/**
 * The same battles once more with these, by the options of the fight that stands; flown by the shelf, else by the
 * editions that were flown.
 */
export const nextSave = async (
  { fight, record: { battles, options }, save }: Standing,
  entrants: readonly Entrant[],
  library: Library,
): Promise<DuelSave> => {
  const before = fight.sides.map((_, pilot) => standingOf(fight, pilot).booklet);
  const flown = await Promise.all(
    entrants.map(async ({ booklet }) =>
      sure((await library.read(booklet)) ?? before.find(({ id }) => id === booklet)),
    ),
  );
  return newTable(sittingOf({ battles, entrants, options }, save.secrecy), flown);
};
