import type { Side } from '../../rules/battle/battle.ts';
import { SIDES, seatOf } from '../../rules/battle/battle.ts';
import { enemyIn, seatIn } from '../../rules/battle/duel.ts';
import { mayEscape } from '../../rules/battle/leaving.ts';
import { isShortName } from '../../rules/fight/name.ts';
import type { Account } from './account.ts';
import { incidentOf } from './incident-places.ts';

/** Why a pilot may want to leave, by what lies open. */
export type Peril = 'falls' | 'killed' | 'escape';

/** What threatens a side, or lets it go, as far as both can see it on the pages that lie open. */
const perilOf = (account: Account, side: Side, turned: readonly Side[]): Peril | null => {
  const { battle, played, pairing } = account;
  const enemy: Side = side === 'lone' ? 'rival' : 'lone';
  if (!turned.includes(enemy)) return null;
  const seat = seatIn(pairing, side);
  if (mayEscape(battle, seat, played.pairings)) return 'escape';
  const struck = incidentOf(played, 'scored', enemyIn(pairing, side));
  if (!struck || struck.damage <= 0) return null;
  if (incidentOf(played, 'fell', seat)) return 'falls';
  const killed = incidentOf(played, 'pilot killed', seat);
  return killed && killed.by !== 'heat' ? 'killed' : null;
};

/** What threatens whom, of those whose enemy's page is among those `turned`. */
export const perilsOf = (account: Account, turned: readonly Side[]): ReadonlyMap<Side, Peril> =>
  new Map(
    SIDES.flatMap((side) => {
      const peril = perilOf(account, side, turned);
      return peril ? [[side, peril] as const] : [];
    }),
  );

/**
 * The line that says what the corner to leave in would save somebody from. Of several lines one that is
 * `brief` leaves a long name out.
 */
export const perilWords = (account: Account, side: Side, peril: Peril, brief = false): string => {
  const seat = seatIn(account.pairing, side);
  const { pilot = '', mech = "'Mech" } = account.names[seat] ?? {};
  const mayLeave = brief && !isShortName(pilot) ? '' : ` ${pilot} may bail out.`;
  switch (peril) {
    case 'falls':
      return `This would put the ${mech} out: armor ${seatOf(account.battle, seat).armor}.${mayLeave}`;
    case 'killed':
      return `This would kill ${pilot}, who may bail out.`;
    case 'escape':
      return `View screen 29: ${pilot} may escape.`;
  }
};

/** The same, said to the pilot of that side. */
export const ownPerilWords = (account: Account, side: Side, peril: Peril): string => {
  const seat = seatIn(account.pairing, side);
  const { mech = "'Mech" } = account.names[seat] ?? {};
  switch (peril) {
    case 'falls':
      return `This would put your ${mech} out: armor ${seatOf(account.battle, seat).armor}. You may bail out.`;
    case 'killed':
      return 'This would kill you. You may bail out.';
    case 'escape':
      return 'View screen 29: you may escape.';
  }
};
