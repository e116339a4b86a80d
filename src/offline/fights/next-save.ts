import type { Entrant, FightRecord } from '../../rules/fight/record.ts';
import { freshEntrant } from '../../rules/fight/record.ts';
import { againstFirst } from '../../rules/fight/lineup.ts';
import type { Booklet } from '../../rules/booklet/booklet.ts';
import { standingOf } from '../../rules/fight/fight.ts';
import type { Sitting } from '../../rules/fight/sitting.ts';
import { sittingOf } from '../../rules/fight/sitting.ts';
import { sure } from '../../rules/sure.ts';
import type { DuelSave } from './duel-save.ts';
import type { FightStanding } from './fight-standing.ts';
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

/** A row for those who sit down again, flown by the shelf, else by the editions that were flown. */
const anew = async (
  sitting: Sitting,
  flown: readonly Booklet[],
  library: Library,
): Promise<DuelSave> =>
  newTable(
    sitting,
    await Promise.all(
      sitting.seats.map(async ({ booklet }) =>
        sure((await library.read(booklet)) ?? flown.find(({ id }) => id === booklet)),
      ),
    ),
  );

/** A battle of these, by the options of the one that stands. */
export const nextSave = (
  { battles, record: { options }, save }: Standing,
  entrants: readonly Entrant[],
  library: Library,
): Promise<DuelSave> => {
  const flown = sure(battles[0]).seats.map(({ booklet }) => booklet);
  const lineups = againstFirst(entrants.length);
  return anew(sittingOf({ battles: lineups, entrants, options }, save.secrecy), flown, library);
};

/** The same fight of several battles once more, each pilot in the own 'Mech. */
export const fightAgain = (
  { fight, record: { battles, entrants, options }, save }: FightStanding,
  library: Library,
): Promise<DuelSave> => {
  const flown = entrants.map((_, pilot) => standingOf(fight, pilot).booklet);
  const same = entrants.map(({ booklet, pilot }) => freshEntrant(booklet, pilot));
  return anew(sittingOf({ battles, entrants: same, options }, save.secrecy), flown, library);
};
