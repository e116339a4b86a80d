import type { Booklet } from '../../booklet/booklet.ts';
import type { FindBooklet } from '../../fight/replay.ts';
import type { Hangar } from '../hangar/hangar.ts';
import { mechBooklet, flyingPilot, mechOfPilot, withMech } from '../hangar/hangar.ts';
import { hinder } from '../card/hindrance.ts';
import type { Mech } from '../card/mech.ts';
import type { PilotId } from '../card/names.ts';
import type { Rounds } from '../card/shapes.ts';
import { areRounds } from '../card/shapes.ts';
import { roundsOf, together, withRounds } from '../hangar/stockpile.ts';
import type { Act } from './act.ts';
import { itsPilot } from './act.ts';

/** Every third game of a 'Mech brings a full load, the others half a load (K9). */
export const FULL_LOAD_EVERY = 3;

export interface Load {
  readonly ammunition: string;
  readonly before: number;
  readonly after: number;
  readonly full: number;
  /** Points above full, which may be stockpiled. */
  readonly excess: number;
}

/** Whether a 'Mech gets a full load after its last game, given how many it has played (K9). */
export const isFullLoad = (games: number): boolean => games % FULL_LOAD_EVERY === 0;

/** K9: the load of a 'Mech after the game just played, by kind: a full one after every third, else
 *  half a one, rounded down, added to what is left but never above full. */
export const loadsOf = (
  { statCard }: Booklet,
  { ammunition, games }: Pick<Mech, 'ammunition' | 'games'>,
): readonly Load[] =>
  Object.entries(statCard.ammunition).map(([kind, full]) => {
    const before = roundsOf(ammunition, kind);
    const load = isFullLoad(games) ? full : Math.floor(full / 2);
    const after = Math.max(before, Math.min(full, before + load));
    return { ammunition: kind, before, after, full, excess: before + load - after };
  });

/** Loads a pilot's 'Mech, and stockpiles the excess if wanted (K9). */
const reloaded = (
  hangar: Hangar,
  id: PilotId,
  excess: 'stockpiled' | 'left',
  find: FindBooklet,
): Hangar => {
  const mech = mechOfPilot(hangar, id);
  const loads = loadsOf(mechBooklet(mech, find), mech);
  const loaded = withMech(hangar, mech.id, {
    ammunition: Object.fromEntries(loads.map(({ ammunition, after }) => [ammunition, after])),
  });
  return excess === 'left'
    ? loaded
    : withRounds(
        loaded,
        id,
        Object.fromEntries(loads.map((load) => [load.ammunition, load.excess])),
      );
};

/** Points of the stockpile that there is room for, by kind; kinds without any are left out (K9). */
export const loadable = (hangar: Hangar, id: PilotId, find: FindBooklet): Rounds => {
  const { rounds } = flyingPilot(hangar, id);
  const mech = mechOfPilot(hangar, id);
  const full = mechBooklet(mech, find).statCard.ammunition;
  return Object.fromEntries(
    Object.entries(full)
      .map(([kind, most]): [string, number] => [
        kind,
        Math.min(roundsOf(rounds, kind), most - roundsOf(mech.ammunition, kind)),
      ])
      .filter(([, points]) => points > 0),
  );
};

/** K9: loads stockpiled ammunition, never above full. */
const loadedFrom = (hangar: Hangar, id: PilotId, load: Rounds, find: FindBooklet): Hangar => {
  flyingPilot(hangar, id);
  const mech = mechOfPilot(hangar, id);
  const after = loadedWith(mech, mechBooklet(mech, find), load);
  return withRounds(withMech(hangar, mech.id, { ammunition: after }), id, together(load, {}), -1);
};

/** A 'Mech's ammunition with so much more. Hinders if that is above full, or no ammunition of its. */
export const loadedWith = (
  mech: Pick<Mech, 'ammunition'>,
  { statCard, mech: printed }: Booklet,
  load: Rounds,
): Rounds => {
  if (!areRounds(load)) hinder({ kind: 'no rounds' });
  const after: Record<string, number> = { ...mech.ammunition };
  for (const [ammunition, points] of Object.entries(load)) {
    if (points === 0) continue;
    if (!Object.hasOwn(statCard.ammunition, ammunition))
      hinder({ kind: 'other ammunition', ammunition, mech: printed.name });
    const full = roundsOf(statCard.ammunition, ammunition);
    after[ammunition] = roundsOf(mech.ammunition, ammunition) + points;
    if (after[ammunition] > full) hinder({ kind: 'above full', ammunition, full });
  }
  return after;
};

/** On a page the load of the game, and ammunition of the stockpile; between games only this (K9). */
export const load: Act<'reload', 'load'> = {
  step: {
    came: ['stands', 'escaped'],
    // Nothing is above full, and the stockpile has nothing that there is room for.
    isIdle: ({ after, game }, pilot, find) => {
      const isLoaded = game.muster.options.ammunition === 'counted';
      const mech = mechOfPilot(after, pilot);
      const loads = loadsOf(mechBooklet(mech, find), mech);
      if (isLoaded && loads.some(({ excess }) => excess > 0)) return false;
      const loaded = isLoaded ? reloaded(after, pilot, 'left', find) : after;
      return Object.keys(loadable(loaded, pilot, find)).length === 0;
    },
    first: (_, pilot) => ({ step: 'reload', pilot, excess: 'stockpiled', load: {} }),
    // If ammunition was ignored, supplies do not change.
    onPage: (settlement, { pilot, excess }, find) =>
      settlement.game.muster.options.ammunition === 'ignored'
        ? settlement
        : { ...settlement, after: reloaded(settlement.after, pilot, excess, find) },
    deeds: ({ pilot, load: rounds }) =>
      Object.values(rounds).some((points) => points !== 0)
        ? [{ kind: 'load', pilot, load: rounds }]
        : [],
  },
  deed: {
    away: itsPilot,
    effect: (hangar, { pilot, load: rounds }, find) => loadedFrom(hangar, pilot, rounds, find),
  },
};
