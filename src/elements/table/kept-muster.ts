import type { Side } from '../../rules/battle/battle.ts';
import { SIDES } from '../../rules/battle/battle.ts';
import { GAME_PILOTS } from '../../rules/fight/hands.ts';
import type { Called } from './mustering.ts';
import { withSide } from './mustering.ts';

/** The columns in which sides were picked before their signs stood still. */
const COLUMNS: Readonly<Record<string, Side>> = { first: 'lone', second: 'rival' };

/** Who was called in a hangar before; from outside: what cannot be is left out. */
export const musterIn = (kept: unknown): readonly Called[] =>
  (Array.isArray(kept) ? kept : []).reduce((called: readonly Called[], each: unknown) => {
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
