import type { Side } from '../../rules/battle/battle.ts';
import { SIDES } from '../../rules/battle/battle.ts';
import { GAME_PILOTS } from '../../rules/fight/hands.ts';
import type { Called } from './mustering.ts';
import { withSide } from './mustering.ts';

const KEY = 'viewscreen-muster-';

/** The columns in which sides were picked before their signs stood still. */
const COLUMNS: Readonly<Record<string, Side>> = { first: 'lone', second: 'rival' };

/** Who was called in a hangar in this tab, before a reload; from outside: what cannot be is left out. Never throws. */
export const keptMuster = (hangar: string): readonly Called[] => {
  try {
    const read: unknown = JSON.parse(sessionStorage.getItem(KEY + hangar) ?? '[]');
    return (Array.isArray(read) ? read : []).reduce((called: readonly Called[], each: unknown) => {
      const { pilot, side, column, against, hand } = (each ?? {}) as Readonly<
        Record<string, unknown>
      >;
      const known = SIDES.find((one) => one === side) ?? COLUMNS[String(column)];
      if (typeof pilot !== 'string' || !known || called.some((one) => one.pilot === pilot))
        return called;
      return withSide(called, pilot, known).map((one) =>
        one.pilot === pilot
          ? {
              ...one,
              ...(typeof against === 'string' ? { against } : {}),
              hand: GAME_PILOTS.find((flies) => flies === hand),
            }
          : one,
      );
    }, []);
  } catch {
    return [];
  }
};

/** Keeps who is called until the tab is closed, where the browser allows it; nobody is forgotten. */
export const keepMuster = (hangar: string, called: readonly Called[]): void => {
  try {
    if (called.length === 0) sessionStorage.removeItem(KEY + hangar);
    else sessionStorage.setItem(KEY + hangar, JSON.stringify(called));
  } catch {
    // They are called again after a reload.
  }
};
